import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fillIn } from '../../../tests/support/fill-in';
import { fillSilently } from '../../../tests/support/fill-silently';
import { renderComponent, toast } from '../../../tests/support/render-component';
import { AccountError, type KnownSession, type SessionEnd, type SessionEvent } from '../../domain/accounts';
import words from '../../locales/en/auth.json';
import { AuthScreen } from './auth-screen';

const accounts = vi.hoisted(() => ({
  signIn: vi.fn(),
  signUp: vi.fn(),
  resendVerification: vi.fn(),
  sendPasswordReset: vi.fn(),
}));
const firebase = vi.hoisted(() => ({ change: (_session: KnownSession) => {} }));
vi.mock('./api/accounts', () => accounts);
vi.mock('./api/watch-session', () => ({
  watchSession(onEvent: (event: SessionEvent) => void) {
    firebase.change = (session) => onEvent({ type: 'user-updated', session });
    return { refresh: async () => {}, signOut: async () => {}, stop: () => {} };
  },
}));

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

test('is busy during a login, explains why it failed, and sends the email again to an unconfirmed address', async () => {
  let fail = (_error: Error) => {};
  accounts.signIn.mockReturnValue(new Promise((_, reject) => (fail = reject)));
  await submit('login');
  await expect.element(button(words.login.busy)).toBeDisabled();
  await vi.waitFor(() => expect(accounts.signIn).toHaveBeenCalledWith(ANA.email, ANA.password, undefined));
  fail(new AccountError('unverified'));
  await expect.element(panel.getByRole('alert')).toHaveTextContent(words.failures.unverified);
  await expect.element(toast(words.failures.unverified)).toBeVisible();
  await button(words.verification.resend).click();
  await expect.element(toast(words.verification.doneTitle)).toBeVisible();
  await expect.element(note).toHaveTextContent(fillIn(words.verification.sent, ANA));
  expect(accounts.resendVerification).toHaveBeenCalledWith(ANA.email, ANA.password, 'en');
});

test('says at the field that an address already has an account, and where the email of a new one is', async () => {
  accounts.signUp.mockRejectedValueOnce(new AccountError('email-taken'));
  await page.getByRole('tab', { name: words.tabs.signUp }).click();
  await name.fill('Ana Luz');
  await submit('signUp');
  await expect.element(email).toHaveAccessibleDescription(words.failures['email-taken']);
  await expect.element(email).toHaveFocus();
  await button(words.signUp.submit).click();
  await expect.element(toast(words.signUp.done)).toBeVisible();
  await expect.element(note).toHaveTextContent(fillIn(words.verification.sent, ANA));
  expect(accounts.signUp).toHaveBeenLastCalledWith({ ...ANA, fullName: 'Ana Luz', language: 'en' });
});

test('asks for a code only for an account with an authenticator app', async () => {
  accounts.signIn.mockImplementation(async (_email, _password, code) => {
    throw new AccountError(code ? 'wrong-code' : 'code-required');
  });
  await submit('login');
  await expect.element(code).toHaveFocus();
  await code.fill('123 456');
  await userEvent.keyboard('{Enter}');
  await expect.element(toast(words.failures['wrong-code'])).toBeVisible();
  await expect.element(code).toHaveFocus();
  expect(accounts.signIn).toHaveBeenLastCalledWith(ANA.email, ANA.password, '123456');
});

test('asks for the code again if the box is empty', async () => {
  accounts.signIn.mockRejectedValue(new AccountError('code-required'));
  await submit('login');
  await expect.element(code).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(code).toHaveAccessibleDescription(`${words.errors.code} ${words.fields.codeHint}`);
  expect(accounts.signIn).toHaveBeenCalledOnce();
});

test('asks for no code once another address is typed', async () => {
  accounts.signIn.mockRejectedValue(new AccountError('code-required'));
  await submit('login');
  await expect.element(code).toBeVisible();
  await email.fill('luis@example.com');
  await expect.element(code).not.toBeInTheDocument();
});

test('sends a mail for a new password only to a complete address, and says nothing about its account', async () => {
  await button(words.reset.ask).click();
  await expect.element(email).toHaveAccessibleDescription(words.errors.email);
  expect(accounts.sendPasswordReset).not.toHaveBeenCalled();
  await email.fill(ANA.email);
  await button(words.reset.ask).click();
  await expect.element(note).toHaveTextContent(fillIn(words.reset.sent, ANA));
  expect(accounts.sendPasswordReset).toHaveBeenCalledWith(ANA.email, 'en');
});

test('reads boxes that were filled without an event, at each button that sends them', async () => {
  accounts.signIn.mockRejectedValue(new AccountError('wrong-credentials'));
  fillSilently(email, ANA.email);
  fillSilently(password, ANA.password);
  await button(words.login.submit).click();
  await expect.element(panel.getByRole('alert')).toHaveTextContent(words.failures['wrong-credentials']);
  expect(accounts.signIn).toHaveBeenCalledWith(ANA.email, ANA.password, undefined);
  fillSilently(email, 'ben@example.com');
  await button(words.reset.ask).click();
  await vi.waitFor(() => expect(accounts.sendPasswordReset).toHaveBeenCalledWith('ben@example.com', 'en'));
  await page.getByRole('tab', { name: words.tabs.signUp }).click();
  fillSilently(name, 'Ana Luz');
  fillSilently(email, ANA.email);
  fillSilently(password, ANA.password);
  await button(words.signUp.submit).click();
  await vi.waitFor(() => expect(accounts.signUp).toHaveBeenCalledWith({ ...ANA, fullName: 'Ana Luz', language: 'en' }));
});

test('says that the visitor is signed in, and goes to the home page', async () => {
  firebase.change({ state: 'signed-in', uid: 'ana', email: ANA.email, name: null, role: 'user' });
  await expect.element(page.getByText(words.session.title)).toBeVisible();
  await expect.element(page.getByText(words.session.redirecting)).toBeVisible();
  await expect.poll(() => location.pathname).toBe('/');
});

test.each<[SessionEnd, string]>([
  ['session-ended', words.failures['session-ended']],
  ['factor-removed', words.session.factorRemoved],
])('says why the server ended the session: %s', async (end, text) => {
  firebase.change({ state: 'signed-out', end });
  await expect.element(note).toHaveTextContent(text);
});
