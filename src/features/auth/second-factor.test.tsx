import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fillIn } from '../../../tests/support/fill-in';
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
  const url = `otpauth://totp/${encodeURIComponent(brand.name)}:ana%2Bstaff%40example.com`;
  await expect.element(link).toHaveAttribute('href', url);
});

test('the keyboard alone sets up an app', async () => {
  await show();
  await expect.element(button(setup.start)).toBeVisible();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByRole('heading', { name: setup.title })).toHaveFocus();
  await userEvent.keyboard('{Tab}{Tab}123 456{Enter}');
  await expect.element(page.getByText(words.on)).toBeVisible();
  expect(answers.enroll).toHaveBeenCalledExactlyOnceWith('JBSWY3DPEHPK3PXP 123456', setup.defaultName);
});

test('lists an app with its name and its date', async () => {
  await startSetup();
  await submit('123456');
  await expect.element(row).toHaveTextContent(`${setup.defaultName}${words.since.replace('{{time}}', 'Jan 15, 2026')}`);
});

test('offers no second app', async () => {
  server.factors = [FACTOR];
  await show();
  await expect.element(row).toBeVisible();
  await expect.element(button(setup.start)).not.toBeInTheDocument();
});

test('says that the connection failed during a setup', async () => {
  answers.enroll.mockRejectedValueOnce(refusal('network-request-failed'));
  await startSetup();
  await submit('111111');
  await expect.element(alert).toHaveTextContent(auth.failures.offline);
});

describe('after a wrong code, the setup', () => {
  beforeEach(async () => {
    answers.enroll.mockRejectedValueOnce(refusal('invalid-verification-code'));
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
  answers.generateSecret.mockRejectedValueOnce(refusal('operation-not-allowed'));
  await startSetup();
  await expect.element(alert).toHaveTextContent(setup.notOffered);
});

test('offers the setup again after it could not start', async () => {
  answers.generateSecret.mockRejectedValueOnce(refusal('operation-not-allowed'));
  await startSetup();
  await expect.element(alert).toBeVisible();
  await expect.element(button(setup.start)).toBeVisible();
});

describe('after an old sign-in, the setup', () => {
  const dialog = page.getByRole('dialog', { name: auth.again.title });
  const password = dialog.getByLabelText(auth.fields.password, { exact: true });

  beforeEach(async () => {
    answers.enroll.mockRejectedValueOnce(refusal('requires-recent-login'));
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
    answers.signIn.mockRejectedValueOnce(new AccountError('wrong-credentials'));
    await typePassword();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(auth.failures['wrong-credentials']);
  });

  test('keeps a wrong password for a correction', async () => {
    answers.signIn.mockRejectedValueOnce(new AccountError('wrong-credentials'));
    await typePassword();
    await expect.element(dialog.getByRole('alert')).toBeVisible();
    await expect.element(password).toHaveValue('correct horse');
  });

  test('moves the focus to the code if the account needs one', async () => {
    answers.signIn.mockRejectedValueOnce(new AccountError('code-required'));
    await typePassword();
    await expect.element(dialog.getByLabelText(auth.fields.code)).toHaveFocus();
  });

  test('signs in with the password and the code', async () => {
    answers.signIn.mockRejectedValueOnce(new AccountError('code-required'));
    await typePassword();
    await dialog.getByLabelText(auth.fields.code).fill('222 222');
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(answers.signIn).toHaveBeenLastCalledWith(EMAIL, 'correct horse', '222222'));
  });

  test('continues with what was typed', async () => {
    await name.fill('Blue phone');
    await typePassword();
    await expect.element(page.getByText(words.on)).toBeVisible();
    expect(answers.enroll).toHaveBeenLastCalledWith('JBSWY3DPEHPK3PXP 123456', 'Blue phone');
  });

  test('reads a password that was filled in without an event', async () => {
    await submit('123456');
    await expect.element(password).toHaveFocus();
    fillSilently(password, 'correct horse');
    await button(auth.again.submit).click();
    await vi.waitFor(() => expect(answers.signIn).toHaveBeenCalledWith(EMAIL, 'correct horse', undefined));
  });
});

test('the setup reads boxes that were filled without an event', async () => {
  await startSetup();
  await expect.element(code).toBeVisible();
  fillSilently(code, '123456');
  fillSilently(name, 'Blue phone');
  await button(setup.submit).click();
  await expect.element(row).toHaveTextContent('Blue phone');
  expect(answers.enroll).toHaveBeenLastCalledWith('JBSWY3DPEHPK3PXP 123456', 'Blue phone');
});

const RED_PHONE = { name: 'Red phone' };

async function askToRemove() {
  server.factors = [FACTOR];
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
  expect(answers.unenroll).not.toHaveBeenCalled();
});

test('removes an app after a confirmation', async () => {
  await removeFactor();
  await expect.element(page.getByText(words.off)).toBeVisible();
  expect(answers.unenroll).toHaveBeenCalledExactlyOnceWith('app-1');
});

test('says why an app could not be removed', async () => {
  answers.unenroll.mockRejectedValueOnce(refusal('network-request-failed'));
  await removeFactor();
  await expect.element(alert).toHaveTextContent(auth.failures.offline);
});

test('an app that could not be removed can be removed at another try', async () => {
  answers.unenroll.mockRejectedValueOnce(refusal('network-request-failed'));
  await removeFactor();
  await expect.element(alert).toBeVisible();
  await button(fillIn(remove.named, RED_PHONE)).click();
  await button(remove.label).click();
  await expect.element(page.getByText(words.off)).toBeVisible();
});

describe('removing an app that ends the session', () => {
  beforeEach(async () => {
    answers.unenroll.mockImplementation(async () => {
      server.factors = [];
      firebase.auth.currentUser = null;
      throw refusal('user-token-expired');
    });
    await removeFactor();
  });

  test('explains the end of the session', async () => {
    await vi.waitFor(() => expect(firebase.explainEnd).toHaveBeenCalledWith('factor-removed'));
  });

  test('shows no toast', async () => {
    await vi.waitFor(() => expect(firebase.explainEnd).toHaveBeenCalled());
    await expect.element(toast(fillIn(remove.done, RED_PHONE))).not.toBeInTheDocument();
  });
});
