import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderComponent, wordsOf } from '../../../tests/support/render-component';
import { AccountError } from '../../domain/accounts';
import { SignInAgain } from './sign-in-again';

const EMAIL = 'ana@example.com';
const { fields, again, ...words } = wordsOf('auth');
const server = vi.hoisted(() => ({ signIn: vi.fn() }));
vi.mock('./api/accounts', () => server);

async function show() {
  const onDone = vi.fn();
  await renderComponent(<SignInAgain email={EMAIL} onDone={onDone} onClose={() => {}} />, ['auth']);
  const dialog = page.getByRole('dialog', { name: again.title });
  return {
    onDone,
    dialog,
    password: dialog.getByLabelText(fields.password, { exact: true }),
    code: dialog.getByLabelText(fields.code),
    submit: dialog.getByRole('button', { name: again.submit }),
  };
}

test('says whose password it wants, requires it, and continues', async () => {
  const { dialog, password, submit, onDone } = await show();
  await expect.element(dialog).toHaveTextContent(EMAIL);
  await expect.element(password).toHaveFocus();
  await submit.click();
  await expect.element(password).toHaveAccessibleDescription(words.errors.password);
  await password.fill('correct horse');
  let end = () => {};
  server.signIn.mockImplementationOnce(() => new Promise<void>((resolve) => (end = resolve)));
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByRole('button', { name: words.login.busy })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(server.signIn).toHaveBeenCalled()); // after the check of the form
  end();
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(server.signIn.mock.calls).toEqual([[EMAIL, 'correct horse', undefined]]);
});

test('stays open after a failure, with what was typed, and asks for a code if the account needs one', async () => {
  for (const reason of ['wrong-credentials', 'code-required', 'wrong-code'] as const)
    server.signIn.mockRejectedValueOnce(new AccountError(reason));
  const { dialog, password, code, submit, onDone } = await show();
  await password.fill('correct horse');
  await submit.click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(words.failures['wrong-credentials']);
  await expect.element(password).toHaveValue('correct horse');
  await submit.click();
  await expect.element(code).toHaveFocus();
  await code.fill('111 111');
  await submit.click();
  await expect.element(code).toHaveAccessibleDescription(expect.stringContaining(words.failures['wrong-code']));
  await expect.element(code).toHaveFocus();
  expect(onDone).not.toHaveBeenCalled();
  await code.fill('123 456');
  await submit.click();
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(server.signIn).toHaveBeenLastCalledWith(EMAIL, 'correct horse', '123456');
});
