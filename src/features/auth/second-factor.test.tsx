import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fillSilently } from '../../../tests/support/fill-silently';
import { button, renderComponent, toast } from '../../../tests/support/render-component';
import { AccountError } from '../../domain/accounts';
import { brand } from '../../domain/brand';
import auth from '../../locales/en/auth.json';
import common from '../../locales/en/common.json';
import security from '../../locales/en/security.json';
import SecondFactor from './second-factor';

const EMAIL = 'ana+staff@example.com';
const FACTOR = { uid: 'app-1', factorId: 'totp', displayName: 'Red phone', enrollmentTime: '2026-01-15T12:00:00Z' };
const { setup, remove, ...words } = security;

/** The account server: its factors, and its answers. */
const server = vi.hoisted(() => ({ factors: [] as object[] }));
const answers = vi.hoisted(() => ({ generateSecret: vi.fn(), enroll: vi.fn(), unenroll: vi.fn(), signIn: vi.fn() }));
const firebase = vi.hoisted(() => ({ auth: { currentUser: null as object | null }, explainEnd: vi.fn() }));
vi.mock('../../firebase/auth', () => firebase);
vi.mock('./api/watch-session', () => ({
  watchSession: () => ({ explainEnd: firebase.explainEnd, stop: () => {} }),
}));
vi.mock('./api/accounts', () => ({ signIn: answers.signIn }));
vi.mock('firebase/auth', async (original) => ({
  ...(await original<object>()),
  multiFactor: () => ({
    ...answers,
    get enrolledFactors() {
      return server.factors;
    },
    getSession: async () => 'session',
  }),
  TotpMultiFactorGenerator: {
    generateSecret: answers.generateSecret,
    assertionForEnrollment: ({ secretKey }: { secretKey: string }, code: string) => `${secretKey} ${code}`,
  },
}));

const refusal = (code: string) => Object.assign(new Error(code), { code: `auth/${code}` });

beforeEach(() => {
  server.factors = [];
  firebase.auth.currentUser = { reload: async () => {} };
  localStorage.setItem('firebase:authUser:key:[DEFAULT]', '{}');
  answers.generateSecret.mockResolvedValue({
    secretKey: 'JBSWY3DPEHPK3PXP',
    generateQrCodeUrl: (account: string, issuer: string) => `otpauth://totp/${issuer}:${account}`,
  });
  answers.enroll.mockImplementation(async (_assertion: string, displayName: string) => {
    server.factors = [{ ...FACTOR, displayName }];
  });
  answers.unenroll.mockImplementation(async () => {
    server.factors = [];
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

test('sets up an app with the keyboard alone, by a QR code, a key or a link', async () => {
  await show();
  await expect.element(page.getByText(words.off)).toBeVisible();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByRole('heading', { name: setup.title })).toHaveFocus();
  await expect.element(page.getByRole('img', { name: setup.qr })).toBeVisible();
  await expect.element(page.getByText('JBSWY3DPEHPK3PXP')).toBeVisible();
  const link = page.getByRole('link', { name: setup.open, includeHidden: true }); // only phones show it
  const url = `otpauth://totp/${encodeURIComponent(brand.name)}:ana%2Bstaff%40example.com`;
  await expect.element(link).toHaveAttribute('href', url);
  await userEvent.keyboard('{Tab}{Tab}123 456{Enter}');
  await expect.element(page.getByText(words.on)).toBeVisible();
  expect(answers.enroll).toHaveBeenCalledWith('JBSWY3DPEHPK3PXP 123456', setup.defaultName);
  await expect.element(row).toHaveTextContent(`${setup.defaultName}${words.since.replace('{{time}}', 'Jan 15, 2026')}`);
  await expect.element(button(setup.start)).not.toBeInTheDocument();
});

test('says why a setup failed, at the field if the code was wrong, and keeps what was typed', async () => {
  for (const reason of ['network-request-failed', 'invalid-verification-code'])
    answers.enroll.mockRejectedValueOnce(refusal(reason));
  await startSetup();
  await name.fill('Blue phone');
  await submit('111111');
  await expect.element(alert).toHaveTextContent(auth.failures.offline);
  await button(setup.submit).click();
  await expect.element(code).toHaveAccessibleDescription(`${auth.failures['wrong-code']} ${auth.fields.codeHint}`);
  await expect.element(code).toHaveFocus();
  await expect.element(code).toHaveValue('111111');
  await submit('123456');
  await expect.element(row).toHaveTextContent('Blue phone');
});

test('says that the project offers no authenticator apps', async () => {
  answers.generateSecret.mockRejectedValueOnce(refusal('operation-not-allowed'));
  await startSetup();
  await expect.element(alert).toHaveTextContent(setup.notOffered);
  await expect.element(button(setup.start)).toBeVisible();
});

test('asks for the password after an old sign-in, and a code if needed, then continues with what was typed', async () => {
  answers.enroll.mockRejectedValueOnce(refusal('requires-recent-login'));
  for (const reason of ['wrong-credentials', 'code-required'] as const)
    answers.signIn.mockRejectedValueOnce(new AccountError(reason));
  await startSetup();
  await submit('123456');
  const dialog = page.getByRole('dialog', { name: auth.again.title });
  const password = dialog.getByLabelText(auth.fields.password, { exact: true });
  await expect.element(dialog).toHaveTextContent(EMAIL);
  await expect.element(password).toHaveFocus();
  await userEvent.keyboard('correct horse{Enter}');
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(auth.failures['wrong-credentials']);
  await expect.element(password).toHaveValue('correct horse');
  await button(auth.again.submit).click();
  await expect.element(dialog.getByLabelText(auth.fields.code)).toHaveFocus();
  await userEvent.keyboard('222 222{Enter}');
  await expect.element(page.getByText(words.on)).toBeVisible();
  expect(answers.signIn).toHaveBeenLastCalledWith(EMAIL, 'correct horse', '222222');
});

test('reads boxes that were filled without an event', async () => {
  answers.enroll.mockRejectedValueOnce(refusal('requires-recent-login'));
  await startSetup();
  fillSilently(code, '123456');
  fillSilently(name, 'Blue phone');
  await button(setup.submit).click();
  const password = page.getByRole('dialog').getByLabelText(auth.fields.password, { exact: true });
  await expect.element(password).toHaveFocus();
  fillSilently(password, 'correct horse');
  await button(auth.again.submit).click();
  await expect.element(row).toHaveTextContent('Blue phone');
  expect(answers.enroll).toHaveBeenLastCalledWith('JBSWY3DPEHPK3PXP 123456', 'Blue phone');
  expect(answers.signIn).toHaveBeenCalledWith(EMAIL, 'correct horse', undefined);
});

test('removes a factor only after a confirmation, and keeps it after a failure', async () => {
  server.factors = [FACTOR];
  answers.unenroll.mockRejectedValueOnce(refusal('network-request-failed'));
  await show();
  const ask = button(remove.named.replace('{{name}}', 'Red phone'));
  await ask.click();
  await button(common.cancel).last().click();
  expect(answers.unenroll).not.toHaveBeenCalled();
  for (const outcome of [auth.failures.offline, words.off]) {
    await ask.click();
    await button(remove.label).click();
    await expect.element(page.getByText(outcome)).toBeVisible();
  }
  expect(answers.unenroll).toHaveBeenLastCalledWith('app-1');
});

test('explains the end of the session if removing the app ends it', async () => {
  server.factors = [FACTOR];
  answers.unenroll.mockImplementation(async () => {
    server.factors = [];
    firebase.auth.currentUser = null;
    throw refusal('user-token-expired');
  });
  await show();
  await button(remove.named.replace('{{name}}', 'Red phone')).click();
  await button(remove.label).click();
  await vi.waitFor(() => expect(firebase.explainEnd).toHaveBeenCalledWith('factor-removed'));
  await expect.element(toast(remove.done.replace('{{name}}', 'Red phone'))).not.toBeInTheDocument();
});
