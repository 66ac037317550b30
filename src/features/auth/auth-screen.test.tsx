import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { fillIn } from '../../../tests/support/fill-in';
import { fillSilently } from '../../../tests/support/fill-silently';
import { renderComponent, toast } from '../../../tests/support/render-component';
import { changeSession } from '../../../tests/support/watched-session';
import { AccountError, MIN_PASSWORD_LENGTH, type SessionEnd } from '../../domain/accounts';
import words from '../../locales/en/auth.json';
import common from '../../locales/en/common.json';
import { withTimeLimit } from '../../services/time-limit';
import { AuthScreen } from './auth-screen';

const accounts = vi.hoisted(() => ({
  signIn: vi.fn(),
  signUp: vi.fn(),
  resendVerification: vi.fn(),
  sendPasswordReset: vi.fn(),
}));
vi.mock('./api/accounts', () => accounts);
vi.mock('../../services/time-limit', { spy: true });
vi.mock('./api/watch-session', () => import('../../../tests/support/watched-session'));

const ANA = { email: 'ana@example.com', password: 'correct horse' };
const panel = page.getByRole('tabpanel');
const note = panel.getByRole('status');
const name = panel.getByLabelText(words.fields.fullName);
const code = panel.getByLabelText(words.fields.code);
const email = panel.getByRole('textbox', { name: words.fields.email });
const password = panel.getByLabelText(/^Password/).first();
const button = (name: string) => panel.getByRole('button', { name, exact: true });

async function submit(form: 'login' | 'signUp') {
  await email.fill(ANA.email);
  await password.fill(ANA.password);
  await button(words[form].submit).click();
}

beforeEach(async () => {
  history.replaceState(null, '', '/auth');
  await renderComponent(<AuthScreen />, ['auth']);
});

test('is busy during a login', async () => {
  accounts.signIn.mockReturnValue(new Promise(() => {}));
  await submit('login');
  await expect.element(button(words.login.busy)).toBeDisabled();
});

test('stays busy after a login until the session is known', async () => {
  await submit('login');
  await expect.element(toast(words.login.done)).toBeVisible();
  await expect.element(button(words.login.busy)).toBeDisabled();
});

test('logs in with the address and the password', async () => {
  await submit('login');
  await vi.waitFor(() => expect(accounts.signIn).toHaveBeenCalledWith(ANA.email, ANA.password, undefined));
});

test.for([
  ['address', email, 'username'],
  ['password', password, 'current-password'],
] as const)('a password manager knows the %s of a login', async ([, box, purpose]) => {
  await expect.element(box).toHaveAttribute('autocomplete', purpose);
});

test.for([
  ['name', name, 'name'],
  ['address', email, 'username'],
  ['new password', password, 'new-password'],
] as const)('a password manager knows the %s of a sign-up', async ([, box, purpose]) => {
  await page.getByRole('tab', { name: words.tabs.signUp }).click();
  await expect.element(name).toBeVisible();
  await expect.element(box).toHaveAttribute('autocomplete', purpose);
});

test('hides the password until its owner asks to see it', async () => {
  await expect.element(password).toHaveAttribute('type', 'password');
});

test('shows the typed password on request', async () => {
  await password.fill(ANA.password);
  await button(words.fields.showPassword).click();
  await expect.element(password).toHaveAttribute('type', 'text');
  await expect.element(password).toHaveValue(ANA.password);
});

test('hides a shown password again', async () => {
  await button(words.fields.showPassword).click();
  await button(words.fields.hidePassword).click();
  await expect.element(password).toHaveAttribute('type', 'password');
});

test('the button of a shown password says that it hides it', async () => {
  await button(words.fields.showPassword).click();
  await expect.element(button(words.fields.hidePassword)).toHaveTextContent(words.fields.hide);
});

test('the keyboard stays on the button that shows the password', async () => {
  await button(words.fields.showPassword).click();
  await expect.element(button(words.fields.hidePassword)).toHaveFocus();
});

test('logs in with a password that is shown', async () => {
  await button(words.fields.showPassword).click();
  await submit('login');
  await vi.waitFor(() => expect(accounts.signIn).toHaveBeenCalledWith(ANA.email, ANA.password, undefined));
});

describe('a login without a password', () => {
  beforeEach(async () => {
    await email.fill(ANA.email);
    await button(words.login.submit).click();
  });

  test('says so at its field', async () => {
    await expect.element(password).toHaveAccessibleDescription(words.errors.password);
  });

  test('moves the focus to the password', async () => {
    await expect.element(password).toHaveFocus();
  });

  test('is not sent', async () => {
    await expect.element(password).toBeInvalid();
    expect(accounts.signIn).not.toHaveBeenCalled();
  });
});

describe('a login with a wrong password', () => {
  beforeEach(async () => {
    accounts.signIn.mockRejectedValue(new AccountError('wrong-credentials'));
    await submit('login');
  });

  test('says above the form why it failed', async () => {
    await expect.element(panel.getByRole('alert')).toHaveTextContent(words.failures['wrong-credentials']);
  });

  test('says in a toast why it failed', async () => {
    await expect.element(toast(words.login.failed)).toBeVisible();
    await expect.element(toast(words.failures['wrong-credentials'])).toBeVisible();
  });

  test('keeps what was typed for a correction', async () => {
    await expect.element(panel.getByRole('alert')).toBeVisible();
    await expect.element(email).toHaveValue(ANA.email);
    await expect.element(password).toHaveValue(ANA.password);
  });
});

describe('a login with an address that the server refuses', () => {
  beforeEach(async () => {
    accounts.signIn.mockRejectedValue(new AccountError('invalid-email'));
    await submit('login');
  });

  test('says so at its field', async () => {
    await expect.element(email).toHaveAccessibleDescription(words.failures['invalid-email']);
  });

  test('moves the focus to the address', async () => {
    await expect.element(email).toHaveFocus();
  });
});

describe('a login that fails while the visitor looks at the sign-up', () => {
  beforeEach(async () => {
    const { promise, reject } = Promise.withResolvers<void>();
    accounts.signIn.mockReturnValue(promise);
    await submit('login');
    await page.getByRole('tab', { name: words.tabs.signUp }).click();
    reject(new AccountError('disabled'));
    await expect.element(toast(words.failures.disabled)).toBeVisible();
  });

  test('is not explained above the other form', async () => {
    await expect.element(panel.getByRole('alert')).not.toBeInTheDocument();
  });

  test('is explained above its form when the visitor returns', async () => {
    await page.getByRole('tab', { name: words.tabs.login }).click();
    await expect.element(panel.getByRole('alert')).toHaveTextContent(words.failures.disabled);
  });
});

describe('a login with an address that is not confirmed', () => {
  beforeEach(async () => {
    accounts.signIn.mockRejectedValue(new AccountError('unverified'));
    await submit('login');
  });

  test('says above the form why it failed', async () => {
    await expect.element(panel.getByRole('alert')).toHaveTextContent(words.failures.unverified);
  });

  test('says in a toast why it failed', async () => {
    await expect.element(toast(words.failures.unverified)).toBeVisible();
  });

  test('sends the email again on request', async () => {
    await button(words.verification.resend).click();
    await expect.element(toast(words.verification.doneTitle)).toBeVisible();
    expect(accounts.resendVerification).toHaveBeenCalledWith(ANA.email, ANA.password, 'en');
  });

  test('says where it sent the email', async () => {
    await button(words.verification.resend).click();
    await expect.element(note).toHaveTextContent(fillIn(words.verification.sent, ANA));
  });

  test('sends the email again from the toast', async () => {
    await page.getByRole('region', { name: common.toasts.label }).getByText(words.verification.resend).click();
    await expect.element(note).toHaveTextContent(fillIn(words.verification.sent, ANA));
    expect(accounts.resendVerification).toHaveBeenCalledExactlyOnceWith(ANA.email, ANA.password, 'en');
  });

  test('says why it could not send the email again', async () => {
    accounts.resendVerification.mockRejectedValueOnce(new AccountError('too-many-attempts'));
    await button(words.verification.resend).click();
    await expect.element(toast(words.verification.failed)).toBeVisible();
    await expect.element(toast(words.failures['too-many-attempts'])).toBeVisible();
  });

  test('an email that could not be sent again can be sent at another try', async () => {
    accounts.resendVerification.mockRejectedValueOnce(new AccountError('offline'));
    await button(words.verification.resend).click();
    await expect.element(toast(words.failures.offline)).toBeVisible();
    await button(words.verification.resend).click();
    await expect.element(note).toHaveTextContent(fillIn(words.verification.sent, ANA));
  });
});

async function signUp() {
  await page.getByRole('tab', { name: words.tabs.signUp }).click();
  await name.fill('Ana Luz');
  await submit('signUp');
}

test('creates an account', async () => {
  await signUp();
  await expect.element(toast(words.signUp.done)).toBeVisible();
  expect(accounts.signUp).toHaveBeenCalledExactlyOnceWith({ ...ANA, fullName: 'Ana Luz', language: 'en' });
});

test('says where the email that confirms a new account is', async () => {
  await signUp();
  await expect.element(note).toHaveTextContent(fillIn(words.verification.sent, ANA));
});

test('the password of a new account does not stay in the sign-up', async () => {
  await signUp();
  await expect.element(toast(words.signUp.done)).toBeVisible();
  await page.getByRole('tab', { name: words.tabs.signUp }).click();
  await expect.element(name).toBeVisible();
  await expect.element(password).toHaveValue('');
});

test('the name of a new account does not stay in a draft', async () => {
  await signUp();
  await expect.element(toast(words.signUp.done)).toBeVisible();
  expect(JSON.stringify(sessionStorage)).not.toContain('Ana Luz');
});

describe('a sign-up with an address that already has an account', () => {
  beforeEach(async () => {
    accounts.signUp.mockRejectedValueOnce(new AccountError('email-taken'));
    await signUp();
  });

  test('says so at its field', async () => {
    await expect.element(email).toHaveAccessibleDescription(words.failures['email-taken']);
  });

  test('moves the focus to the address', async () => {
    await expect.element(email).toHaveFocus();
  });

  test('keeps what was typed for another try', async () => {
    await expect.element(email).toHaveFocus();
    await button(words.signUp.submit).click();
    await expect.element(toast(words.signUp.done)).toBeVisible();
    expect(accounts.signUp).toHaveBeenLastCalledWith({ ...ANA, fullName: 'Ana Luz', language: 'en' });
  });
});

describe('a sign-up with a password that is easy to guess', () => {
  beforeEach(async () => {
    accounts.signUp.mockRejectedValue(new AccountError('weak-password'));
    await signUp();
  });

  test('says so at its field', async () => {
    const hint = fillIn(words.fields.passwordHint, { min: MIN_PASSWORD_LENGTH });
    await expect.element(password).toHaveAccessibleDescription(`${words.failures['weak-password']} ${hint}`);
  });

  test('moves the focus to the password', async () => {
    await expect.element(password).toHaveFocus();
  });
});

test('says above the sign-up that the connection failed', async () => {
  accounts.signUp.mockRejectedValue(new AccountError('offline'));
  await signUp();
  await expect.element(panel.getByRole('alert')).toHaveTextContent(words.failures.offline);
  await expect.element(name).toHaveValue('Ana Luz');
});

describe('a sign-up whose email could not be sent', () => {
  beforeEach(async () => {
    accounts.signUp.mockRejectedValue(new AccountError('mail-not-sent'));
    await signUp();
  });

  test('says that the account exists', async () => {
    await expect.element(panel.getByRole('alert')).toHaveTextContent(words.failures['mail-not-sent']);
  });

  test('leads to the login with the address', async () => {
    await expect.element(button(words.login.submit)).toBeVisible();
    await expect.element(email).toHaveValue(ANA.email);
  });

  test('sends the email on request', async () => {
    await button(words.verification.resend).click();
    await expect.element(note).toHaveTextContent(fillIn(words.verification.sent, ANA));
    expect(accounts.resendVerification).toHaveBeenCalledExactlyOnceWith(ANA.email, ANA.password, 'en');
  });
});

test('asks for no code at first', () => {
  expect(code.query()).toBeNull();
});

describe('a login to an account with an authenticator app', () => {
  beforeEach(async () => {
    accounts.signIn.mockImplementation(async (_email, _password, code) => {
      throw new AccountError(code ? 'wrong-code' : 'code-required');
    });
    await submit('login');
    await expect.element(code).toBeVisible();
  });

  async function sendCode() {
    await code.fill('123 456');
    await userEvent.keyboard('{Enter}');
  }

  test('moves the focus to the code', async () => {
    await expect.element(code).toHaveFocus();
  });

  test('lets a phone fill in the code from a message', async () => {
    await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code');
  });

  test('opens the keypad of a phone for the code', async () => {
    await expect.element(code).toHaveAttribute('inputmode', 'numeric');
  });

  test('sends the code without its spaces', async () => {
    await sendCode();
    await vi.waitFor(() => expect(accounts.signIn).toHaveBeenLastCalledWith(ANA.email, ANA.password, '123456'));
  });

  test('says in a toast that the code is wrong', async () => {
    await sendCode();
    await expect.element(toast(words.failures['wrong-code'])).toBeVisible();
  });

  test('returns the focus to a wrong code', async () => {
    await code.fill('123 456');
    await button(words.login.submit).click();
    await expect.element(toast(words.failures['wrong-code'])).toBeVisible();
    await expect.element(code).toHaveFocus();
  });

  test('says what is missing if the code is empty', async () => {
    await expect.element(code).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(code).toHaveAccessibleDescription(`${words.errors.code} ${words.fields.codeHint}`);
  });

  test('sends no empty code', async () => {
    await expect.element(code).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(code).toBeInvalid();
    expect(accounts.signIn).toHaveBeenCalledOnce();
  });

  test('asks for no code after a wrong password', async () => {
    accounts.signIn.mockRejectedValue(new AccountError('wrong-credentials'));
    await sendCode();
    await expect.element(panel.getByRole('alert')).toHaveTextContent(words.failures['wrong-credentials']);
    await expect.element(code).not.toBeInTheDocument();
  });

  test('asks for no code once another address is typed', async () => {
    await email.fill('luis@example.com');
    await expect.element(code).not.toBeInTheDocument();
  });
});

test('asks for a complete address before it sends a mail for a new password', async () => {
  await button(words.reset.ask).click();
  await expect.element(email).toHaveAccessibleDescription(words.errors.email);
  expect(accounts.sendPasswordReset).not.toHaveBeenCalled();
});

test('sends a mail for a new password', async () => {
  await email.fill(ANA.email);
  await button(words.reset.ask).click();
  await vi.waitFor(() => expect(accounts.sendPasswordReset).toHaveBeenCalledExactlyOnceWith(ANA.email, 'en'));
});

test('does not say whether the address of a mail for a new password has an account', async () => {
  await email.fill(ANA.email);
  await button(words.reset.ask).click();
  await expect.element(note).toHaveTextContent(fillIn(words.reset.sent, ANA));
});

test('says why it could not send a mail for a new password', async () => {
  accounts.sendPasswordReset.mockRejectedValue(new AccountError('too-many-attempts'));
  await email.fill(ANA.email);
  await button(words.reset.ask).click();
  await expect.element(panel.getByRole('alert')).toHaveTextContent(words.failures['too-many-attempts']);
});

test('is busy while it sends a mail for a new password', async () => {
  accounts.sendPasswordReset.mockReturnValue(new Promise(() => {}));
  await email.fill(ANA.email);
  await button(words.reset.ask).click();
  await expect.element(button(words.reset.busy)).toBeDisabled();
});

test('a mail for a new password that could not be sent can be sent at another try', async () => {
  accounts.sendPasswordReset.mockRejectedValueOnce(new AccountError('offline'));
  await email.fill(ANA.email);
  await button(words.reset.ask).click();
  await expect.element(panel.getByRole('alert')).toHaveTextContent(words.failures.offline);
  await button(words.reset.ask).click();
  await expect.element(note).toHaveTextContent(fillIn(words.reset.sent, ANA));
});

test('logs in with boxes that were filled without an event', async () => {
  fillSilently(email, ANA.email);
  fillSilently(password, ANA.password);
  await button(words.login.submit).click();
  await vi.waitFor(() => expect(accounts.signIn).toHaveBeenCalledWith(ANA.email, ANA.password, undefined));
});

test('sends a mail for a new password to an address that was filled in without an event', async () => {
  fillSilently(email, ANA.email);
  await button(words.reset.ask).click();
  await vi.waitFor(() => expect(accounts.sendPasswordReset).toHaveBeenCalledWith(ANA.email, 'en'));
});

test('signs up with boxes that were filled without an event', async () => {
  await page.getByRole('tab', { name: words.tabs.signUp }).click();
  fillSilently(name, 'Ana Luz');
  fillSilently(email, ANA.email);
  fillSilently(password, ANA.password);
  await button(words.signUp.submit).click();
  await vi.waitFor(() => expect(accounts.signUp).toHaveBeenCalledWith({ ...ANA, fullName: 'Ana Luz', language: 'en' }));
});

const enter = () => changeSession({ state: 'signed-in', uid: 'ana', email: ANA.email, name: null, role: 'user' });

test('a login succeeds although the code that knows the session did not load before', async () => {
  await cleanup();
  vi.mocked(withTimeLimit).mockRejectedValueOnce(new Error('Too slow'));
  await renderComponent(<AuthScreen />, ['auth']);
  await expect.element(email).toBeVisible();
  accounts.signIn.mockImplementation(async () => enter());
  await submit('login');
  await expect.element(page.getByText(words.session.title)).toBeVisible();
});

test('forgets the typed address once the visitor is signed in', async () => {
  await email.fill(ANA.email);
  enter();
  await expect.element(page.getByText(words.session.title)).toBeVisible();
  changeSession({ state: 'signed-out' });
  await expect.element(email).toHaveValue('');
});

test('says that the visitor is already signed in', async () => {
  changeSession({ state: 'signed-in', uid: 'ana', email: ANA.email, name: null, role: 'user' });
  await expect.element(page.getByText(words.session.title)).toBeVisible();
  await expect.element(page.getByText(words.session.redirecting)).toBeVisible();
});

test('goes to the home page if the visitor is already signed in', async () => {
  changeSession({ state: 'signed-in', uid: 'ana', email: ANA.email, name: null, role: 'user' });
  await expect.poll(() => location.pathname).toBe('/');
});

test('Back leads a visitor who was already signed in past the login', async () => {
  history.replaceState(null, '', '/contact');
  history.pushState(null, '', '/auth');
  enter();
  await expect.poll(() => location.pathname).toBe('/');
  history.back();
  await expect.poll(() => location.pathname).toBe('/contact');
});

test('does not redirect a visitor whose session ends first', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  enter();
  await vi.waitFor(() => expect(document.body).toHaveTextContent(words.session.title));
  changeSession({ state: 'signed-out' });
  await vi.waitFor(() => expect(document.body).not.toHaveTextContent(words.session.title));
  vi.advanceTimersByTime(1500);
  expect(location.pathname).toBe('/auth');
});

test('does not redirect a signed-in visitor who follows a link first', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const link = document.body.appendChild(document.createElement('a'));
  onTestFinished(() => link.remove());
  link.href = '#other';
  changeSession({ state: 'signed-in', uid: 'ana', email: ANA.email, name: null, role: 'user' });
  await vi.waitFor(() => expect(document.body).toHaveTextContent(words.session.title));
  link.click();
  vi.advanceTimersByTime(1500);
  expect(location.pathname).toBe('/auth');
});

test.each<[SessionEnd, string]>([
  ['session-ended', words.failures['session-ended']],
  ['factor-removed', words.session.factorRemoved],
  ['account-deleted', words.session.accountDeleted],
])('says why the server ended the session: %s', async (end, text) => {
  changeSession({ state: 'signed-out', end });
  await expect.element(note).toHaveTextContent(text);
});
