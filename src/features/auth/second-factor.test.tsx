import { QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderComponent, wordsOf } from '../../../tests/support/render-component';
import { LOCALES, type Locale } from '../../domain/locale';
import { queryClient } from '../../services/query-client';
import SecondFactor from './second-factor';

const EMAIL = 'ana+staff@example.com';
const FACTOR = { uid: 'app-1', factorId: 'totp', displayName: 'Red phone', enrollmentTime: '2026-01-15T12:00:00Z' };
const words = wordsOf('security');
const auth = wordsOf('auth');
const media = wordsOf('media');

/** The account server: its factors, and its answers. */
const server = vi.hoisted(() => ({
  factors: [] as object[],
  reload: vi.fn(),
  generateSecret: vi.fn(),
  enroll: vi.fn(),
  unenroll: vi.fn(),
  signIn: vi.fn(),
}));
vi.mock('../../firebase/auth', () => ({ auth: { currentUser: { reload: server.reload } } }));
vi.mock('./api/accounts', () => ({ signIn: server.signIn }));
vi.mock('firebase/auth', async (original) => ({
  ...(await original<object>()),
  multiFactor: () => ({
    get enrolledFactors() {
      return server.factors;
    },
    getSession: async () => 'session',
    enroll: server.enroll,
    unenroll: server.unenroll,
  }),
  TotpMultiFactorGenerator: {
    generateSecret: server.generateSecret,
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
  queryClient.clear();
  server.factors = [];
  for (const answer of Object.values(server)) if (vi.isMockFunction(answer)) answer.mockReset();
  server.generateSecret.mockImplementation(async () => secretOf('JBSWY3DPEHPK3PXP'));
  server.enroll.mockImplementation(async (_assertion: string, displayName: string) => {
    server.factors = [{ ...FACTOR, displayName }];
  });
  server.unenroll.mockImplementation(async (id: string) => {
    server.factors = server.factors.filter((factor) => (factor as typeof FACTOR).uid !== id);
  });
  vi.spyOn(console, 'warn').mockReturnValue();
});

const show = (locale: Locale = 'en') =>
  renderComponent(
    <QueryClientProvider client={queryClient}>
      <SecondFactor email={EMAIL} />
    </QueryClientProvider>,
    ['security', 'auth', 'media'],
    locale,
  );
const button = (name: string) => page.getByRole('button', { name, exact: true });
const code = page.getByLabelText(auth.fields.code);
const name = page.getByLabelText(words.setup.name);

test.each(LOCALES)('sets up an app with the keyboard alone, in %s', async (locale) => {
  const { setup, ...words } = wordsOf('security', locale);
  await show(locale);
  await expect.element(page.getByText(words.off)).toBeVisible();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByRole('heading', { name: setup.title })).toHaveFocus();
  await expect.element(page.getByRole('img', { name: setup.qr })).toBeVisible();
  await expect.element(page.getByText('JBSWY3DPEHPK3PXP')).toBeVisible();
  await userEvent.keyboard('{Tab}{Tab}123 456{Enter}');
  await vi.waitFor(() => expect(server.enroll).toHaveBeenCalledWith('JBSWY3DPEHPK3PXP 123456', setup.defaultName));
  const time = new Intl.DateTimeFormat(locale === 'en' ? 'en-US' : 'es-US', { dateStyle: 'medium' });
  const row = page.getByRole('listitem');
  await expect.element(row).toHaveTextContent(setup.defaultName);
  await expect.element(row).toHaveTextContent(time.format(Date.parse(FACTOR.enrollmentTime)));
  await expect.element(page.getByText(words.on)).toBeVisible();
  await expect.element(page.getByRole('img')).not.toBeInTheDocument();
  await expect.element(button(setup.start)).not.toBeInTheDocument();
});

test('puts the account into the link for an app on the same phone, escaped, and copies the key', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await page.viewport(390, 800);
  await show();
  await button(words.setup.start).click();
  await expect
    .element(page.getByRole('link', { name: words.setup.open }))
    .toHaveAttribute(
      'href',
      expect.stringMatching(/^otpauth:\/\/totp\/Mesquite%20Payments:ana%2Bstaff%40example\.com\?/),
    );
  await button(words.setup.copy).click();
  await expect.element(button(words.setup.copied)).toBeVisible();
  expect(copied).toHaveBeenCalledWith('JBSWY3DPEHPK3PXP');
  await page.viewport(1280, 800);
});

test('keeps what was typed after a wrong code, and says so at its field', async () => {
  server.enroll.mockRejectedValueOnce(refusal('invalid-verification-code'));
  await show();
  await button(words.setup.start).click();
  await name.fill('Blue phone');
  await code.fill('111111');
  await button(words.setup.submit).click();
  await expect.element(code).toHaveAccessibleDescription(`${auth.failures['wrong-code']} ${auth.fields.codeHint}`);
  await expect.element(code).toHaveFocus();
  await expect.element(code).toHaveValue('111111');
  await code.fill('12345');
  await button(words.setup.submit).click();
  await expect.element(code).toHaveAccessibleDescription(`${auth.errors.code} ${auth.fields.codeHint}`);
  await code.fill('123456');
  await button(words.setup.submit).click();
  await expect.element(page.getByRole('listitem')).toHaveTextContent('Blue phone');
});

test('offers a new QR code if the old one has expired, and keeps the name', async () => {
  server.generateSecret.mockResolvedValueOnce(secretOf('OLDOLDOLD', -1));
  server.enroll.mockRejectedValueOnce(refusal('code-expired'));
  await show();
  await button(words.setup.start).click();
  await name.fill('Blue phone');
  await code.fill('123456');
  await button(words.setup.submit).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(auth.failures['setup-expired']);
  await button(words.setup.again).click();
  await expect.element(page.getByText('JBSWY3DPEHPK3PXP')).toBeVisible();
  await expect.element(page.getByText('OLDOLDOLD')).not.toBeInTheDocument();
  await expect.element(name).toHaveValue('Blue phone');
});

test.each([
  ['network-request-failed', auth.failures.offline],
  ['too-many-requests', auth.failures['too-many-attempts']],
  ['unverified-email', auth.failures.unverified],
  ['operation-not-allowed', words.setup.notOffered],
  ['something-new', auth.failures.unknown],
])('says what to do after %s, and the next attempt works', async (reason, text) => {
  server.generateSecret.mockRejectedValueOnce(refusal(reason));
  server.enroll.mockRejectedValueOnce(refusal(reason));
  await show();
  await button(words.setup.start).click();
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
  server.enroll.mockRejectedValueOnce(refusal('requires-recent-login'));
  await show();
  await button(words.setup.start).click();
  await code.fill('123456');
  await button(words.setup.submit).click();
  await page.getByRole('dialog').getByLabelText(auth.fields.password, { exact: true }).fill('correct horse');
  await button(auth.again.submit).click();
  await expect.element(page.getByText(words.on)).toBeVisible();
  expect(server.signIn).toHaveBeenCalledWith(EMAIL, 'correct horse', undefined);
  expect(server.enroll).toHaveBeenCalledTimes(2);
});

test('removes a factor only after a confirmation, and asks for the password if the sign-in is old', async () => {
  server.factors = [FACTOR];
  server.unenroll.mockRejectedValueOnce(refusal('requires-recent-login'));
  await show();
  const remove = button(words.remove.named.replace('{{name}}', 'Red phone'));
  await remove.click();
  await button(media.cancel).last().click();
  expect(server.unenroll).not.toHaveBeenCalled();
  await remove.click();
  await button(words.remove.label).click();
  await page.getByRole('dialog').getByLabelText(auth.fields.password, { exact: true }).fill('correct horse');
  await button(auth.again.submit).click();
  await expect.element(page.getByText(words.off)).toBeVisible();
  expect(server.unenroll.mock.calls).toEqual([['app-1'], ['app-1']]);
});

test('says why a factor was not removed, and keeps it', async () => {
  server.factors = [FACTOR];
  server.unenroll.mockRejectedValueOnce(refusal('network-request-failed'));
  await show();
  await button(words.remove.named.replace('{{name}}', 'Red phone')).click();
  await button(words.remove.label).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(auth.failures.offline);
  await expect.element(page.getByRole('listitem')).toHaveTextContent('Red phone');
});

test('lists a factor of another kind beside the offer of an app', async () => {
  server.factors = [{ ...FACTOR, factorId: 'phone', displayName: undefined, enrollmentTime: undefined }];
  await show();
  await expect.element(page.getByRole('listitem')).toHaveTextContent(words.phone);
  await expect.element(button(words.setup.start)).toBeVisible();
});

test('offers a retry if the factors cannot be loaded', async () => {
  server.reload.mockRejectedValueOnce(refusal('network-request-failed'));
  await show();
  await expect.element(page.getByText(words.loadFailed)).toBeVisible();
  await button(media.retry).click();
  await expect.element(page.getByText(words.off)).toBeVisible();
});
