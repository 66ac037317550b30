import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, renderComponent, wordsOf } from '../../../tests/support/render-component';
import { brand } from '../../domain/brand';
import { LOCALES, type Locale } from '../../domain/locale';
import SecondFactor from './second-factor';

const EMAIL = 'ana+staff@example.com';
const FACTOR = { uid: 'app-1', factorId: 'totp', displayName: 'Red phone', enrollmentTime: '2026-01-15T12:00:00Z' };
const words = wordsOf('security');
const auth = wordsOf('auth');
const common = wordsOf('common');

/** The account server: its factors, and its answers. */
const server = vi.hoisted(() => ({ factors: [] as object[] }));
const answers = vi.hoisted(() => ({
  reload: vi.fn(),
  generateSecret: vi.fn(),
  enroll: vi.fn(),
  unenroll: vi.fn(),
  signIn: vi.fn(),
}));
vi.mock('../../firebase/auth', () => ({ auth: { currentUser: { reload: answers.reload } } }));
vi.mock('./api/accounts', () => ({ signIn: answers.signIn }));
vi.mock('firebase/auth', async (original) => ({
  ...(await original<object>()),
  multiFactor: () => ({ ...answers, enrolledFactors: server.factors, getSession: async () => 'session' }),
  TotpMultiFactorGenerator: {
    generateSecret: answers.generateSecret,
    assertionForEnrollment: ({ secretKey }: { secretKey: string }, code: string) => `${secretKey} ${code}`,
  },
}));

/** A secret that expires in `minutes`. */
const secretOf = (secretKey: string, minutes = 5) => ({
  secretKey,
  enrollmentCompletionDeadline: new Date(Date.now() + minutes * 60_000).toUTCString(),
  generateQrCodeUrl: (account: string, issuer: string) =>
    `otpauth://totp/${issuer}:${account}?secret=${secretKey}&issuer=${issuer}`,
});
const refusal = (code: string) => Object.assign(new Error(code), { code: `auth/${code}` });

beforeEach(() => {
  server.factors = [];
  answers.generateSecret.mockImplementation(async () => secretOf('JBSWY3DPEHPK3PXP'));
  answers.enroll.mockImplementation(async (_assertion: string, displayName: string) => {
    server.factors = [{ ...FACTOR, displayName }];
  });
  answers.unenroll.mockImplementation(async () => {
    server.factors = [];
  });
});

const code = page.getByLabelText(auth.fields.code);
const name = page.getByLabelText(words.setup.name);
const row = page.getByRole('listitem');
const remove = button(words.remove.named.replace('{{name}}', 'Red phone'));

const show = (locale: Locale = 'en') => renderComponent(<SecondFactor email={EMAIL} />, ['security', 'auth'], locale);
async function startSetup() {
  await show();
  await button(words.setup.start).click();
}
async function submit(typed: string) {
  await code.fill(typed);
  await button(words.setup.submit).click();
}
async function signInAgain() {
  await page.getByRole('dialog').getByLabelText(auth.fields.password, { exact: true }).fill('correct horse');
  await button(auth.again.submit).click();
}

test.each(LOCALES)('sets up an app with the keyboard alone, in %s', async (locale) => {
  const { setup, ...words } = wordsOf('security', locale);
  await show(locale);
  await expect.element(page.getByText(words.off)).toBeVisible();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByRole('heading', { name: setup.title })).toHaveFocus();
  await expect.element(page.getByRole('img', { name: setup.qr })).toBeVisible();
  await expect.element(page.getByText('JBSWY3DPEHPK3PXP')).toBeVisible();
  await userEvent.keyboard('{Tab}{Tab}123 456{Enter}');
  await vi.waitFor(() => expect(answers.enroll).toHaveBeenCalledWith('JBSWY3DPEHPK3PXP 123456', setup.defaultName));
  const time = new Intl.DateTimeFormat(locale === 'en' ? 'en-US' : 'es-US', { dateStyle: 'medium' });
  await expect.element(row).toHaveTextContent(setup.defaultName);
  await expect.element(row).toHaveTextContent(time.format(Date.parse(FACTOR.enrollmentTime)));
  await expect.element(page.getByText(words.on)).toBeVisible();
  await expect.element(page.getByRole('img')).not.toBeInTheDocument();
  await expect.element(button(setup.start)).not.toBeInTheDocument();
});

test('puts the account into the link for an app on the same phone, escaped, and copies the key', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await page.viewport(390, 800);
  await startSetup();
  const href = expect.stringContaining(`otpauth://totp/${encodeURIComponent(brand.name)}:ana%2Bstaff%40example.com?`);
  await expect.element(page.getByRole('link', { name: words.setup.open })).toHaveAttribute('href', href);
  await button(words.setup.copy).click();
  await expect.element(button(words.setup.copied)).toBeVisible();
  expect(copied).toHaveBeenCalledWith('JBSWY3DPEHPK3PXP');
  await page.viewport(1280, 800);
});

test('keeps what was typed after a wrong code, and says so at its field', async () => {
  answers.enroll.mockRejectedValueOnce(refusal('invalid-verification-code'));
  await startSetup();
  await name.fill('Blue phone');
  const mayLeave = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(mayLeave(), 'the scanned key would be lost').toBe(false);
  await submit('111111');
  await expect.element(code).toHaveAccessibleDescription(`${auth.failures['wrong-code']} ${auth.fields.codeHint}`);
  await expect.element(code).toHaveFocus();
  await expect.element(code).toHaveValue('111111');
  await submit('12345');
  await expect.element(code).toHaveAccessibleDescription(`${auth.errors.code} ${auth.fields.codeHint}`);
  await submit('123456');
  await expect.element(row).toHaveTextContent('Blue phone');
  expect(mayLeave()).toBe(true);
});

test('offers a new QR code if the old one has expired, and keeps the name', async () => {
  answers.generateSecret.mockResolvedValueOnce(secretOf('OLDOLDOLD', -1));
  answers.enroll.mockRejectedValueOnce(refusal('code-expired'));
  await startSetup();
  await name.fill('Blue phone');
  await submit('123456');
  await expect.element(page.getByRole('alert')).toHaveTextContent(auth.failures['setup-expired']);
  await button(words.setup.again).click();
  await expect.element(page.getByText('JBSWY3DPEHPK3PXP')).toBeVisible();
  await expect.element(page.getByText('OLDOLDOLD')).not.toBeInTheDocument();
  await expect.element(name).toHaveValue('Blue phone');
});

test.each([
  ['network-request-failed', auth.failures.offline],
  ['operation-not-allowed', words.setup.notOffered],
  ['something-new', auth.failures.unknown],
])('says what to do after %s, and the next attempt works', async (reason, text) => {
  answers.generateSecret.mockRejectedValueOnce(refusal(reason));
  answers.enroll.mockRejectedValueOnce(refusal(reason));
  await startSetup();
  await expect.element(page.getByRole('alert')).toHaveTextContent(text);
  await button(words.setup.start).click();
  await code.fill('123456');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await button(words.setup.submit).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(text);
  await expect.element(code).toHaveValue('123456');
  await button(words.setup.submit).click();
  await expect.element(page.getByText(words.on)).toBeVisible();
});

test('asks for the password after an old sign-in, then continues with what was typed', async () => {
  answers.enroll.mockRejectedValueOnce(refusal('requires-recent-login'));
  await startSetup();
  await submit('123456');
  await signInAgain();
  await expect.element(page.getByText(words.on)).toBeVisible();
  expect(answers.signIn).toHaveBeenCalledWith(EMAIL, 'correct horse', undefined);
  expect(answers.enroll).toHaveBeenCalledTimes(2);
});

test('removes a factor only after a confirmation, says why it did not, and asks for the password if needed', async () => {
  server.factors = [FACTOR];
  for (const code of ['network-request-failed', 'requires-recent-login'])
    answers.unenroll.mockRejectedValueOnce(refusal(code));
  await show();
  await remove.click();
  await button(common.cancel).last().click();
  expect(answers.unenroll).not.toHaveBeenCalled();
  await remove.click();
  await button(words.remove.label).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(auth.failures.offline);
  await expect.element(row).toHaveTextContent('Red phone');
  await remove.click();
  await button(words.remove.label).click();
  await signInAgain();
  await expect.element(page.getByText(words.off)).toBeVisible();
  expect(answers.unenroll.mock.calls).toEqual([['app-1'], ['app-1'], ['app-1']]);
});

test('offers a retry if the factors cannot be loaded, and an app beside a factor of another kind', async () => {
  server.factors = [{ ...FACTOR, factorId: 'phone', displayName: undefined, enrollmentTime: undefined }];
  answers.reload.mockRejectedValueOnce(refusal('network-request-failed'));
  await show();
  await expect.element(page.getByText(words.loadFailed)).toBeVisible();
  await button(common.retry).click();
  await expect.element(row).toHaveTextContent(words.phone);
  await expect.element(button(words.setup.start)).toBeVisible();
});
