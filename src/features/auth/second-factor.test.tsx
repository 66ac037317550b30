import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fillIn } from '../../../tests/support/fill-in';
import { fillSilently } from '../../../tests/support/fill-silently';
import { button, renderComponent, toast } from '../../../tests/support/render-component';
import { explainEnd } from '../../../tests/support/watched-session';
import type { SecondFactorFields } from '../../domain/account-forms';
import { AccountError } from '../../domain/accounts';
import auth from '../../locales/en/auth.json';
import common from '../../locales/en/common.json';
import security from '../../locales/en/security.json';
import type { SecondFactor as Factor } from './api/second-factor';
import SecondFactor from './second-factor';

const EMAIL = 'ana+staff@example.com';
const FACTOR: Factor = { id: 'app-1', isApp: true, name: 'Red phone', since: Date.UTC(2026, 0, 15, 12) };
const SECRET = { secretKey: 'JBSWY3DPEHPK3PXP' };
const { setup, remove, ...words } = security;

/** The factors of the account. */
let factors: Factor[];
const api = vi.hoisted(() => ({
  getFactors: vi.fn(),
  startSetup: vi.fn(),
  confirmSetup: vi.fn(),
  removeFactor: vi.fn(),
}));
const signIn = vi.hoisted(() => vi.fn());
vi.mock('./api/second-factor', () => api);
vi.mock('./api/accounts', () => ({ signIn }));
vi.mock('./api/watch-session', () => import('../../../tests/support/watched-session'));

beforeEach(() => {
  factors = [];
  localStorage.setItem('firebase:authUser:key:[DEFAULT]', '{}');
  api.getFactors.mockImplementation(async () => factors);
  api.startSetup.mockImplementation(async (email: string) => ({ secret: SECRET, url: `otpauth://totp/${email}` }));
  api.confirmSetup.mockImplementation(async (_secret: object, { name }: SecondFactorFields) => {
    factors = [{ ...FACTOR, name }];
  });
  api.removeFactor.mockImplementation(async () => {
    factors = [];
    return { hasEnded: false };
  });
});

const code = page.getByLabelText(auth.fields.code);
const name = page.getByLabelText(setup.name);
const row = page.getByRole('listitem');
const alert = page.getByRole('alert');

const show = () => renderComponent(<SecondFactor email={EMAIL} />, ['security', 'auth']);
async function startSetup() {
  await show();
  await button(setup.start).click();
}
async function submit(typed: string) {
  await code.fill(typed);
  await button(setup.submit).click();
}

test('says that no app is set up', async () => {
  await show();
  await expect.element(page.getByText(words.off)).toBeVisible();
});

test('the setup moves the focus to its heading', async () => {
  await startSetup();
  await expect.element(page.getByRole('heading', { name: setup.title })).toHaveFocus();
});

test('the setup shows a QR code', async () => {
  await startSetup();
  await expect.element(page.getByRole('img', { name: setup.qr })).toBeVisible();
});

test('the setup shows the key, to type into the app', async () => {
  await startSetup();
  await expect.element(page.getByText('JBSWY3DPEHPK3PXP')).toBeVisible();
});

test('the setup has a link that opens an app on the same phone', async () => {
  await startSetup();
  const link = page.getByRole('link', { name: setup.open, includeHidden: true }); // only phones show it
  await expect.element(link).toHaveAttribute('href', `otpauth://totp/${EMAIL}`);
});

test('the keyboard alone sets up an app', async () => {
  await show();
  await expect.element(button(setup.start)).toBeVisible();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByRole('heading', { name: setup.title })).toHaveFocus();
  await userEvent.keyboard('{Tab}{Tab}123 456{Enter}');
  await expect.element(page.getByText(words.on)).toBeVisible();
  expect(api.confirmSetup).toHaveBeenCalledExactlyOnceWith(SECRET, { code: '123456', name: setup.defaultName });
});

test('lists an app with its name and its date', async () => {
  await startSetup();
  await submit('123456');
  await expect.element(row).toHaveTextContent(`${setup.defaultName}${words.since.replace('{{time}}', 'Jan 15, 2026')}`);
});

test('offers no second app', async () => {
  factors = [FACTOR];
  await show();
  await expect.element(row).toBeVisible();
  await expect.element(button(setup.start)).not.toBeInTheDocument();
});

test('says that the connection failed during a setup', async () => {
  api.confirmSetup.mockRejectedValueOnce(new AccountError('offline'));
  await startSetup();
  await submit('111111');
  await expect.element(alert).toHaveTextContent(auth.failures.offline);
});

describe('after a wrong code, the setup', () => {
  beforeEach(async () => {
    api.confirmSetup.mockRejectedValueOnce(new AccountError('wrong-code'));
    await startSetup();
    await name.fill('Blue phone');
    await submit('111111');
    await expect.element(code).toBeInvalid();
  });

  test('says at the field what is wrong', async () => {
    await expect.element(code).toHaveAccessibleDescription(`${auth.failures['wrong-code']} ${auth.fields.codeHint}`);
  });

  test('moves the focus to the code', async () => {
    await expect.element(code).toHaveFocus();
  });

  test('keeps what was typed', async () => {
    await expect.element(code).toHaveValue('111111');
    await expect.element(name).toHaveValue('Blue phone');
  });

  test('turns on the app with the right code', async () => {
    await submit('123456');
    await expect.element(row).toHaveTextContent('Blue phone');
  });
});

test('says that the project offers no authenticator apps', async () => {
  api.startSetup.mockRejectedValueOnce(new AccountError('not-offered'));
  await startSetup();
  await expect.element(alert).toHaveTextContent(setup.notOffered);
});

test('offers the setup again after it could not start', async () => {
  api.startSetup.mockRejectedValueOnce(new AccountError('not-offered'));
  await startSetup();
  await expect.element(alert).toBeVisible();
  await expect.element(button(setup.start)).toBeVisible();
});

describe('after an old sign-in, the setup', () => {
  const dialog = page.getByRole('dialog', { name: auth.again.title });
  const password = dialog.getByLabelText(auth.fields.password, { exact: true });

  beforeEach(async () => {
    api.confirmSetup.mockRejectedValueOnce(new AccountError('reauthenticate'));
    await startSetup();
  });

  async function typePassword() {
    await submit('123456');
    await password.fill('correct horse');
    await userEvent.keyboard('{Enter}');
  }

  test('asks for the password of the account', async () => {
    await submit('123456');
    await expect.element(dialog).toHaveTextContent(EMAIL);
  });

  test('moves the focus to the password', async () => {
    await submit('123456');
    await expect.element(password).toHaveFocus();
  });

  test('says that the password is wrong', async () => {
    signIn.mockRejectedValueOnce(new AccountError('wrong-credentials'));
    await typePassword();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(auth.failures['wrong-credentials']);
  });

  test('keeps a wrong password for a correction', async () => {
    signIn.mockRejectedValueOnce(new AccountError('wrong-credentials'));
    await typePassword();
    await expect.element(dialog.getByRole('alert')).toBeVisible();
    await expect.element(password).toHaveValue('correct horse');
  });

  test('moves the focus to the code if the account needs one', async () => {
    signIn.mockRejectedValueOnce(new AccountError('code-required'));
    await typePassword();
    await expect.element(dialog.getByLabelText(auth.fields.code)).toHaveFocus();
  });

  test('signs in with the password and the code', async () => {
    signIn.mockRejectedValueOnce(new AccountError('code-required'));
    await typePassword();
    await dialog.getByLabelText(auth.fields.code).fill('222 222');
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(signIn).toHaveBeenLastCalledWith(EMAIL, 'correct horse', '222222'));
  });

  test('continues with what was typed', async () => {
    await name.fill('Blue phone');
    await typePassword();
    await expect.element(page.getByText(words.on)).toBeVisible();
    expect(api.confirmSetup).toHaveBeenLastCalledWith(SECRET, { code: '123456', name: 'Blue phone' });
  });

  test('reads a password that was filled in without an event', async () => {
    await submit('123456');
    await expect.element(password).toHaveFocus();
    fillSilently(password, 'correct horse');
    await button(auth.again.submit).click();
    await vi.waitFor(() => expect(signIn).toHaveBeenCalledWith(EMAIL, 'correct horse', undefined));
  });
});

test('the setup reads boxes that were filled without an event', async () => {
  await startSetup();
  await expect.element(code).toBeVisible();
  fillSilently(code, '123456');
  fillSilently(name, 'Blue phone');
  await button(setup.submit).click();
  await expect.element(row).toHaveTextContent('Blue phone');
  expect(api.confirmSetup).toHaveBeenLastCalledWith(SECRET, { code: '123456', name: 'Blue phone' });
});

const RED_PHONE = { name: 'Red phone' };

async function askToRemove() {
  factors = [FACTOR];
  await show();
  await button(fillIn(remove.named, RED_PHONE)).click();
}

async function removeFactor() {
  await askToRemove();
  await button(remove.label).click();
}

test('does not remove an app if the user cancels', async () => {
  await askToRemove();
  await button(common.cancel).last().click();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  expect(api.removeFactor).not.toHaveBeenCalled();
});

test('removes an app after a confirmation', async () => {
  await removeFactor();
  await expect.element(page.getByText(words.off)).toBeVisible();
  expect(api.removeFactor).toHaveBeenCalledExactlyOnceWith('app-1');
});

test('says why an app could not be removed', async () => {
  api.removeFactor.mockRejectedValueOnce(new AccountError('offline'));
  await removeFactor();
  await expect.element(alert).toHaveTextContent(auth.failures.offline);
});

test('an app that could not be removed can be removed at another try', async () => {
  api.removeFactor.mockRejectedValueOnce(new AccountError('offline'));
  await removeFactor();
  await expect.element(alert).toBeVisible();
  await button(fillIn(remove.named, RED_PHONE)).click();
  await button(remove.label).click();
  await expect.element(page.getByText(words.off)).toBeVisible();
});

describe('removing an app that ends the session', () => {
  beforeEach(async () => {
    api.removeFactor.mockImplementation(async () => {
      factors = [];
      return { hasEnded: true };
    });
    await removeFactor();
  });

  test('explains the end of the session', async () => {
    await vi.waitFor(() => expect(explainEnd).toHaveBeenCalledWith('factor-removed'));
  });

  test('shows no toast', async () => {
    await vi.waitFor(() => expect(explainEnd).toHaveBeenCalled());
    await expect.element(toast(fillIn(remove.done, RED_PHONE))).not.toBeInTheDocument();
  });
});
