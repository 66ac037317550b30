import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fillIn } from '../../../tests/support/fill-in';
import { button, renderComponent } from '../../../tests/support/render-component';
import { explainEnd, signOut } from '../../../tests/support/watched-session';
import { AccountError } from '../../domain/accounts';
import auth from '../../locales/en/auth.json';
import common from '../../locales/en/common.json';
import security from '../../locales/en/security.json';
import DeleteAccount from './delete-account';

const EMAIL = 'ana@example.com';
const words = security.delete;

const deleteAccount = vi.hoisted(() => vi.fn());
const signIn = vi.hoisted(() => vi.fn());
vi.mock('./api/delete-account', () => ({ deleteAccount }));
vi.mock('./api/accounts', () => ({ signIn }));
vi.mock('./api/watch-session', () => import('../../../tests/support/watched-session'));

const question = page.getByRole('alertdialog', { name: words.label });
const alert = page.getByRole('alert');
const again = page.getByRole('dialog', { name: auth.again.title });
const confirm = question.getByRole('button', { name: words.label, exact: true });

beforeEach(() => localStorage.setItem('firebase:authUser:key:[DEFAULT]', '{}'));

async function ask() {
  await renderComponent(<DeleteAccount email={EMAIL} />, ['security', 'auth']);
  await button(words.label).click();
}

async function remove(failure?: AccountError) {
  if (failure) deleteAccount.mockRejectedValueOnce(failure);
  await ask();
  await confirm.click();
}

test('asks first, with the address of the account', async () => {
  await ask();
  await expect.element(question).toHaveAccessibleDescription(fillIn(words.question, { email: EMAIL }));
  expect(deleteAccount).not.toHaveBeenCalled();
});

test('deletes nothing if the user cancels', async () => {
  await ask();
  await button(common.cancel).last().click();
  await expect.element(question).not.toBeInTheDocument();
  expect(deleteAccount).not.toHaveBeenCalled();
});

test('the keyboard alone deletes the account', async () => {
  await renderComponent(<DeleteAccount email={EMAIL} />, ['security', 'auth']);
  await expect.element(button(words.label)).toBeVisible();
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  await expect.element(button(common.cancel).first()).toHaveFocus();
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  await vi.waitFor(() => expect(deleteAccount).toHaveBeenCalledOnce());
});

test('signs out after the deletion, and then says why', async () => {
  await remove();
  await vi.waitFor(() => expect(explainEnd).toHaveBeenCalledExactlyOnceWith('account-deleted'));
  expect(signOut).toHaveBeenCalledBefore(explainEnd);
});

describe.each([
  ['the last admin', 'last-admin'],
  ['a user without a connection', 'offline'],
] as const)('the account of %s', (_, reason) => {
  test('stays, with the reason beside the button', async () => {
    await remove(new AccountError(reason));
    await expect.element(alert).toHaveTextContent(auth.failures[reason]);
  });

  test('stays signed in', async () => {
    await remove(new AccountError(reason));
    await expect.element(alert).toBeVisible();
    expect(signOut).not.toHaveBeenCalled();
  });
});

describe('after an old sign-in', () => {
  const password = again.getByLabelText(auth.fields.password, { exact: true });
  const deleteAfterSignIn = async () => {
    await remove(new AccountError('reauthenticate'));
    await password.fill('correct horse');
    await userEvent.keyboard('{Enter}');
  };

  test('asks for the password', async () => {
    await remove(new AccountError('reauthenticate'));
    await expect.element(again).toHaveTextContent(EMAIL);
  });

  test('deletes the account after the right password', async () => {
    await deleteAfterSignIn();
    await vi.waitFor(() => expect(explainEnd).toHaveBeenCalledWith('account-deleted'));
    expect(signIn).toHaveBeenCalledExactlyOnceWith(EMAIL, 'correct horse', undefined);
    expect(deleteAccount).toHaveBeenCalledTimes(2);
  });

  test('closes the dialog after the right password', async () => {
    await deleteAfterSignIn();
    await vi.waitFor(() => expect(deleteAccount).toHaveBeenCalledTimes(2));
    await expect.element(again).not.toBeInTheDocument();
  });

  test('deletes nothing after a wrong password', async () => {
    signIn.mockRejectedValueOnce(new AccountError('wrong-credentials'));
    await deleteAfterSignIn();
    await expect.element(again.getByRole('alert')).toHaveTextContent(auth.failures['wrong-credentials']);
    expect(deleteAccount).toHaveBeenCalledOnce();
  });

  test('asks for the code of the authenticator app', async () => {
    signIn.mockRejectedValueOnce(new AccountError('code-required'));
    await deleteAfterSignIn();
    await expect.element(again.getByLabelText(auth.fields.code)).toHaveFocus();
    expect(deleteAccount).toHaveBeenCalledOnce();
  });

  test('deletes nothing if the user closes the dialog', async () => {
    await remove(new AccountError('reauthenticate'));
    await expect.element(password).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(again).not.toBeInTheDocument();
    expect(deleteAccount).toHaveBeenCalledOnce();
  });
});
