import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fillIn } from '../../../tests/support/fill-in';
import { renderComponent, toast, wordsOf } from '../../../tests/support/render-component';
import { AccountError, type SessionEvent } from '../../domain/accounts';
import { AuthScreen } from './auth-screen';

const accounts = vi.hoisted(() => ({
  signIn: vi.fn(),
  signUp: vi.fn(),
  resendVerification: vi.fn(),
  sendPasswordReset: vi.fn(),
}));
const firebase = vi.hoisted(() => ({ signedIn: () => {} }));
vi.mock('./api/accounts', () => accounts);
vi.mock('./api/watch-session', () => ({
  watchSession(onEvent: (event: SessionEvent) => void) {
    const session = { state: 'signed-in', uid: 'ana', email: 'ana@example.com', name: null, role: 'user' } as const;
    firebase.signedIn = () => onEvent({ type: 'signed-in', session });
    return { refresh: async () => {}, signOut: async () => {}, stop: () => {} };
  },
}));

const words = wordsOf('auth');
const ANA = { email: 'ana@example.com' };
const panel = page.getByRole('tabpanel');
const tab = (name: 'login' | 'signUp') => page.getByRole('tab', { name: words.tabs[name] });
const name = panel.getByLabelText(words.fields.fullName);
const code = panel.getByLabelText(words.fields.code);
const email = panel.getByRole('textbox', { name: words.fields.email });
const password = panel.getByLabelText(/^Password/).first();
const button = (name: string) => panel.getByRole('button', { name, exact: true });
const alert = panel.getByRole('alert');

async function logIn(address = 'ana@example.com') {
  await email.fill(address);
  await password.fill('correct horse');
  await button(words.login.submit).click();
}

beforeEach(async () => {
  history.replaceState(null, '', '/auth');
  await renderComponent(
    <>
      <AuthScreen />
      <a href="#elsewhere">Elsewhere</a>
    </>,
    ['auth', 'common'],
  );
});

test('explains why a login failed, and offers to send the email again if the address is not confirmed', async () => {
  accounts.signIn.mockRejectedValue(new AccountError('unverified'));
  await logIn();
  await expect.element(alert).toHaveTextContent(words.failures.unverified);
  await expect.element(toast(words.failures.unverified)).toBeVisible();
  await button(words.verification.resend).click();
  await expect.element(toast(words.verification.doneTitle)).toBeVisible();
  const sent = fillIn(words.verification.sent, { email: 'ana@example.com' });
  await expect.element(panel.getByRole('status')).toHaveTextContent(sent);
  expect(accounts.resendVerification).toHaveBeenCalledWith('ana@example.com', 'correct horse', 'en');
  accounts.resendVerification.mockRejectedValue(new AccountError('already-verified'));
  await button(words.verification.resend).click();
  await expect.element(toast(words.failures['already-verified'])).toBeVisible();
});

test('says at the field that an address already has an account, and where the email of a new one is', async () => {
  accounts.signUp.mockRejectedValueOnce(new AccountError('email-taken'));
  await tab('signUp').click();
  await name.fill('Ana Luz');
  await email.fill('ana@example.com');
  await password.fill('correct horse');
  await button(words.signUp.submit).click();
  await expect.element(email).toHaveAccessibleDescription(words.failures['email-taken']);
  await expect.element(email).toHaveFocus();
  await button(words.signUp.submit).click();
  await expect.element(toast(words.signUp.done)).toBeVisible();
  await expect.element(panel.getByRole('status')).toHaveTextContent(fillIn(words.verification.sent, ANA));
  const account = { ...ANA, fullName: 'Ana Luz', password: 'correct horse', language: 'en' };
  expect(accounts.signUp).toHaveBeenLastCalledWith(account);
});

test('shows a failed login in its own tab, and leaves the focus in the other one', async () => {
  let fail = (_error: Error) => {};
  accounts.signIn.mockReturnValue(new Promise((_, reject) => (fail = reject)));
  await logIn();
  await tab('signUp').click();
  await name.fill('Ana Luz');
  fail(new AccountError('unknown'));
  await expect.element(toast(words.failures.unknown)).toBeVisible();
  await expect.element(name).toHaveFocus();
  await expect.element(alert).not.toBeInTheDocument();
  await tab('login').click();
  await expect.element(alert).toHaveTextContent(words.failures.unknown);
});

test('asks for a code only for an account with an authenticator app', async () => {
  accounts.signIn.mockImplementation(async (_email, _password, code) => {
    throw new AccountError(code ? 'wrong-code' : 'code-required');
  });
  await expect.element(code).not.toBeInTheDocument();
  await logIn();
  await expect.element(code).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(code).toHaveAccessibleDescription(`${words.errors.code} ${words.fields.codeHint}`);
  await code.fill('123 456');
  await userEvent.keyboard('{Enter}');
  await expect.element(toast(words.failures['wrong-code'])).toBeVisible();
  await expect.element(code).toHaveFocus();
  expect(accounts.signIn).toHaveBeenLastCalledWith('ana@example.com', 'correct horse', '123456');
  await email.fill('luis@example.com');
  await expect.element(code).not.toBeInTheDocument();
});

test('sends a mail for a new password only to a complete address, and says nothing about its account', async () => {
  await button(words.reset.ask).click();
  await expect.element(email).toHaveAccessibleDescription(words.errors.email);
  expect(accounts.sendPasswordReset).not.toHaveBeenCalled();
  await email.fill('ana@example.com');
  await button(words.reset.ask).click();
  const sent = fillIn(words.reset.sent, { email: 'ana@example.com' });
  await expect.element(panel.getByRole('status')).toHaveTextContent(sent);
});

test('says that the visitor is signed in, and goes to the home page, also after a click', async () => {
  firebase.signedIn();
  await page.getByText(words.session.title).click();
  await expect.poll(() => location.pathname, { timeout: 5000 }).toBe('/');
});

test('does not go to the home page if the visitor follows a link first', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  firebase.signedIn();
  await expect.element(page.getByText(words.session.redirecting)).toBeVisible();
  await page.getByRole('link', { name: 'Elsewhere' }).click();
  vi.advanceTimersByTime(5000);
  expect(location.pathname).toBe('/auth');
  vi.useRealTimers();
});
