import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fillIn } from '../../../tests/support/fill-in';
import { fillSilently } from '../../../tests/support/fill-silently';
import { button, hasToast, renderComponent, toast } from '../../../tests/support/render-component';
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

describe('if the factors cannot be loaded', () => {
  beforeEach(async () => {
    api.getFactors.mockRejectedValueOnce(new AccountError('offline'));
    await show();
  });

  test('says so', async () => {
    await expect.element(page.getByRole('heading', { name: words.loadFailed })).toBeVisible();
  });

  test('does not say that no app is set up', async () => {
    await expect.element(page.getByText(words.loadFailed)).toBeVisible();
    await expect.element(page.getByText(words.off)).not.toBeInTheDocument();
  });

  test('a retry lists them', async () => {
    factors = [FACTOR];
    await button(common.retry).click();
    await expect.element(row).toHaveTextContent('Red phone');
    await expect.element(page.getByText(words.loadFailed)).not.toBeInTheDocument();
  });
});

test('an app without a name is listed as an authenticator app', async () => {
  factors = [{ ...FACTOR, name: null }];
  await show();
  await expect.element(row).toHaveTextContent(words.app);
  await expect.element(button(fillIn(remove.named, { name: words.app }))).toBeVisible();
});

test('a phone number without a name is listed as a text message', async () => {
  factors = [{ ...FACTOR, isApp: false, name: null }];
  await show();
  await expect.element(row).toHaveTextContent(words.phone);
  await expect.element(button(fillIn(remove.named, { name: words.phone }))).toBeVisible();
});

test('offers an app to an account that only has a phone number', async () => {
  factors = [{ ...FACTOR, isApp: false }];
  await show();
  await expect.element(button(setup.start)).toBeVisible();
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

describe('the key of the setup', () => {
  const copied = page.getByRole('status').filter({ hasText: setup.copied });

  const succeed = async () => {};
  const refuse = async () => {
    throw new DOMException('denied', 'NotAllowedError');
  };

  async function copyKey(copy: () => Promise<void>) {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(copy);
    await startSetup();
    await button(setup.copy).click();
    return writeText;
  }

  test('can be copied', async () => {
    const writeText = await copyKey(succeed);
    expect(writeText).toHaveBeenCalledExactlyOnceWith(SECRET.secretKey);
  });

  test('is shown as copied', async () => {
    await copyKey(succeed);
    await expect.element(button(setup.copied)).toBeVisible();
  });

  test('is announced as copied', async () => {
    await copyKey(succeed);
    await expect.element(copied).toBeInTheDocument();
  });

  test('can be copied by hand if the browser refuses to copy it', async () => {
    await copyKey(refuse);
    await expect.element(toast(setup.copyFailed)).toBeVisible();
  });

  test('is not called copied if the browser refuses to copy it', async () => {
    await copyKey(refuse);
    await expect.element(toast(setup.copyFailed)).toBeVisible();
    await expect.element(button(setup.copy)).toBeVisible();
    await expect.element(copied).not.toBeInTheDocument();
  });
});

test('the setup has a link that opens an app on the same phone', async () => {
  await startSetup();
  const link = page.getByRole('link', { name: setup.open, includeHidden: true }); // only phones show it
  await expect.element(link).toHaveAttribute('href', `otpauth://totp/${EMAIL}`);
});

/** Whether the page can be left without a question. */
const mayLeave = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('asks before a reload during the setup, which would make another key', async () => {
  await startSetup();
  await expect.element(code).toBeVisible();
  expect(mayLeave()).toBe(false);
});

test('asks nothing when the link opens an app: the page stays open', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  await startSetup();
  await expect.element(code).toBeVisible();
  const left = new Promise<Event>((resolve) => addEventListener('beforeunload', resolve, { once: true }));
  await page.getByRole('link', { name: setup.open }).click();
  expect((await left).defaultPrevented).toBe(false);
});

test('asks before a reload after the link opened an app in a browser that does not report that it is left', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  await startSetup();
  await expect.element(code).toBeVisible();
  addEventListener('click', (event) => event.preventDefault(), { once: true }); // as such a browser, it reports nothing
  await page.getByRole('link', { name: setup.open }).click();
  expect(mayLeave()).toBe(false);
});

test('a canceled setup is gone and can start again', async () => {
  await startSetup();
  await button(common.cancel).click();
  await expect.element(code).not.toBeInTheDocument();
  await button(setup.start).click();
  await expect.element(code).toBeVisible();
});

test('lets the page go after a canceled setup', async () => {
  await startSetup();
  await button(common.cancel).click();
  await expect.element(code).not.toBeInTheDocument();
  expect(mayLeave()).toBe(true);
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

test('offers no new key if the connection failed during a setup', async () => {
  api.confirmSetup.mockRejectedValueOnce(new AccountError('offline'));
  await startSetup();
  await submit('111111');
  await expect.element(alert).toHaveTextContent(auth.failures.offline);
  await expect.element(button(setup.again)).not.toBeInTheDocument();
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

describe('after its QR code has expired, the setup', () => {
  beforeEach(async () => {
    api.confirmSetup.mockRejectedValueOnce(new AccountError('setup-expired'));
    await startSetup();
    await name.fill('Blue phone');
    await submit('123456');
    await expect.element(alert).toBeVisible();
  });

  async function restart() {
    api.startSetup.mockResolvedValueOnce({ secret: { secretKey: 'KRSXG5CTMVRXEZLU' }, url: 'otpauth://totp/next' });
    await alert.getByRole('button', { name: setup.again }).click();
    await expect.element(page.getByText('KRSXG5CTMVRXEZLU')).toBeVisible();
  }

  test('says so', async () => {
    await expect.element(alert).toHaveTextContent(auth.failures['setup-expired']);
  });

  test('shows a new key on request', async () => {
    await restart();
    await expect.element(page.getByText(SECRET.secretKey)).not.toBeInTheDocument();
  });

  test('says nothing of the old code next to the new one', async () => {
    await restart();
    await expect.element(alert).not.toBeInTheDocument();
  });

  test('keeps the name that was typed', async () => {
    await restart();
    await expect.element(name).toHaveValue('Blue phone');
  });

  test('turns on the app with a code of the new key', async () => {
    await restart();
    await submit('654321');
    await expect.element(row).toHaveTextContent('Blue phone');
    const fields = { code: '654321', name: 'Blue phone' };
    expect(api.confirmSetup).toHaveBeenLastCalledWith({ secretKey: 'KRSXG5CTMVRXEZLU' }, fields);
  });

  test('can copy the new key after the old one', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await button(setup.copy).click();
    await expect.element(button(setup.copied)).toBeVisible();
    await restart();
    await button(setup.copy).click();
    expect(writeText).toHaveBeenLastCalledWith('KRSXG5CTMVRXEZLU');
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

  test('says at its field that the code of the account is wrong', async () => {
    signIn
      .mockRejectedValueOnce(new AccountError('code-required'))
      .mockRejectedValueOnce(new AccountError('wrong-code'));
    await typePassword();
    const accountCode = dialog.getByLabelText(auth.fields.code);
    await accountCode.fill('222222');
    await button(auth.again.submit).click();
    const description = `${auth.failures['wrong-code']} ${auth.fields.codeHint}`;
    await expect.element(accountCode).toHaveAccessibleDescription(description);
    await expect.element(accountCode).toHaveFocus();
  });

  test('keeps what was typed if the user closes the dialog', async () => {
    await name.fill('Blue phone');
    await submit('123456');
    await expect.element(password).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(name).toHaveValue('Blue phone');
    await expect.element(code).toHaveValue('123456');
  });

  test('reads a password that was filled in without an event', async () => {
    await submit('123456');
    await expect.element(password).toHaveFocus();
    fillSilently(password, 'correct horse');
    await button(auth.again.submit).click();
    await vi.waitFor(() => expect(signIn).toHaveBeenCalledWith(EMAIL, 'correct horse', undefined));
  });
});

/** The user confirms a change with the password, which the server asks for. */
async function signInAgain() {
  await page.getByLabelText(auth.fields.password, { exact: true }).fill('correct horse');
  await userEvent.keyboard('{Enter}');
}

test('after an old sign-in, the start of a setup asks for the password and continues', async () => {
  api.startSetup.mockRejectedValueOnce(new AccountError('reauthenticate'));
  await startSetup();
  await signInAgain();
  await expect.element(page.getByText(SECRET.secretKey)).toBeVisible();
  expect(signIn).toHaveBeenCalledExactlyOnceWith(EMAIL, 'correct horse', undefined);
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

test('says in a toast which app it removed', async () => {
  await removeFactor();
  await expect.element(toast(fillIn(remove.done, RED_PHONE))).toBeVisible();
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

describe('after an old sign-in, a removal', () => {
  beforeEach(async () => {
    api.removeFactor.mockRejectedValueOnce(new AccountError('reauthenticate'));
    await removeFactor();
  });

  test('asks for the password and continues', async () => {
    await signInAgain();
    await expect.element(page.getByText(words.off)).toBeVisible();
    expect(signIn).toHaveBeenCalledExactlyOnceWith(EMAIL, 'correct horse', undefined);
  });

  test('removes nothing after a wrong password', async () => {
    signIn.mockRejectedValueOnce(new AccountError('wrong-credentials'));
    await signInAgain();
    await expect.element(alert).toHaveTextContent(auth.failures['wrong-credentials']);
    expect(api.removeFactor).toHaveBeenCalledOnce();
  });

  test('removes nothing if the user closes the dialog', async () => {
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(row).toHaveTextContent('Red phone');
    expect(api.removeFactor).toHaveBeenCalledOnce();
  });
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
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
    expect(hasToast(fillIn(remove.done, RED_PHONE))).toBe(false);
  });
});
