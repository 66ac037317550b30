import type { Locator } from 'playwright/test';
import firebase from '../../../firebase.json' with { type: 'json' };
import { brand } from '../../../src/domain/brand';
import { fillIn } from '../../support/words';
import { expectAccessible, expectAccessibleInBothThemes } from '../accessibility';
import { expectToFit } from '../fit';
import { expect, forgive, hydrated, type Page, type Site, test } from '../journey';
import { claimOnline } from '../services';
import { signOut } from '../staff';

const { host, port } = firebase.emulators.auth;
const PASSWORD = 'correct horse';

/** Links in the emails to `email`, oldest first. */
async function mails(email: string, kind: 'VERIFY_EMAIL' | 'PASSWORD_RESET'): Promise<URL[]> {
  const answer = await fetch(`http://${host}:${port}/emulator/v1/projects/${brand.demoProject}/oobCodes`);
  const { oobCodes } = (await answer.json()) as {
    oobCodes: { email: string; requestType: string; oobLink: string }[];
  };
  return oobCodes
    .filter((mail) => mail.email === email && mail.requestType === kind)
    .map(({ oobLink }) => new URL(oobLink));
}

const newAddress = () => `e2e-${crypto.randomUUID()}@example.com`;

/** The browser logs responses with error codes of the account server. */
const REFUSALS = new RegExp(`:${port}`);

const CORS = { 'access-control-allow-origin': '*' };

async function openAuth(page: Page, site: Site) {
  const auth = site.words('auth');
  await page.goto(site.path('auth'));
  await hydrated(page);
  // By name, because the other panel is there until its animation ends.
  const panel = (tab: 'login' | 'signUp') => page.getByRole('tabpanel', { name: auth.tabs[tab] });
  const login = panel('login');
  const field = (form: Locator, name: 'fullName' | 'email' | 'password') =>
    form.getByLabel(auth.fields[name], { exact: true });
  return {
    login,
    email: field(login, 'email'),
    async logIn(email: string, password: string) {
      await page.getByRole('tab', { name: auth.tabs.login }).click();
      await field(login, 'email').fill(email);
      await field(login, 'password').fill(password);
      await login.getByRole('button', { name: auth.login.submit }).click();
    },
    async signUp(email: string) {
      await page.getByRole('tab', { name: auth.tabs.signUp }).click();
      const form = panel('signUp');
      await field(form, 'fullName').fill('Ana Luz');
      await field(form, 'email').fill(email);
      await field(form, 'password').fill(PASSWORD);
      await form.getByRole('button', { name: auth.signUp.submit }).click();
    },
    toast: (title: string, description: string) =>
      expect(
        page.locator('[data-scope=toast][data-part=root]', { hasText: title }).filter({ hasText: description }).first(),
      ).toBeVisible(),
  };
}

test('each step from sign-up to login explains the next one, and a forgotten password is replaced without revealing who has an account', {
  tag: '@desktop',
}, async ({ page, context, site, complaints }) => {
  const auth = site.words('auth');
  const email = newAddress();
  await claimOnline(context);
  const screen = await openAuth(page, site);
  await screen.signUp(email);
  await screen.toast(auth.signUp.doneTitle, auth.signUp.done);
  await expect(screen.login).toContainText(fillIn(auth.verification.sent, { email }));
  expect((await mails(email, 'VERIFY_EMAIL')).map((link) => link.searchParams.get('continueUrl'))).toEqual([
    `${new URL(page.url()).origin}/`,
  ]);

  await screen.signUp(email);
  await screen.toast(auth.signUp.failed, auth.failures['email-taken']);
  await screen.logIn(email, PASSWORD);
  await screen.toast(auth.login.failed, auth.failures.unverified);
  await screen.login.getByRole('button', { name: auth.verification.resend }).click();
  await screen.toast(auth.verification.doneTitle, auth.signUp.done);
  const links = await mails(email, 'VERIFY_EMAIL');
  expect(links).toHaveLength(2);

  await fetch(String(links.at(-1)), { redirect: 'manual' });

  const stranger = newAddress();
  for (const address of [stranger, email]) {
    await screen.email.fill(address);
    await screen.login.getByRole('button', { name: auth.reset.ask }).click();
    await expect(screen.login.getByRole('status')).toHaveText(fillIn(auth.reset.sent, { email: address }));
  }
  expect(await mails(stranger, 'PASSWORD_RESET')).toEqual([]);
  const [link] = await mails(email, 'PASSWORD_RESET');
  expect(link?.searchParams.get('continueUrl')).toBe(new URL(site.path('auth'), page.url()).href);
  link?.searchParams.set('newPassword', 'a better horse');
  await fetch(String(link), { redirect: 'manual' });
  await screen.logIn(email, PASSWORD);
  await screen.toast(auth.login.failed, auth.failures['wrong-credentials']);
  await screen.logIn(email, 'a better horse');
  await screen.toast(auth.login.doneTitle, auth.login.done);
  await expect(page.getByText(auth.session.title)).toBeVisible();
  await expect(page.getByText(auth.session.redirecting)).toBeVisible();
  await expect(page).toHaveURL(site.path('home'));
  forgive(complaints, REFUSALS);
});

test('a user logs in for Account Security, is refused the admin page, sets up and removes a second factor, and signs out in the menu', {
  tag: '@phone',
}, async ({ page, site, services: { auth }, complaints }) => {
  const { header, routes, bottomBar } = site.words('common');
  const { fields, failures, guard } = site.words('auth');
  const { off, on, remove, hero, setup } = site.words('security');
  const email = newAddress();
  const { uid } = await auth.createUser({ email, password: PASSWORD, emailVerified: true });
  await page.goto(site.path('security'));
  await expect(page).toHaveURL(site.path('auth'));
  await openAuth(page, site).then((screen) => screen.logIn(email, PASSWORD));
  await expect(page).toHaveURL(site.path('home'));
  await page.goto(site.path('admin'));
  await expect(page.getByRole('heading', { name: guard.deniedTitle })).toBeVisible();
  await expect(page.getByText(guard.denied)).toBeVisible();

  const menu = page.locator('[data-account=drawer]');
  await page.getByRole('button', { name: bottomBar.openMenu }).click();
  await expect(menu.getByRole('link', { name: header.adminPanel })).toHaveCount(0);
  await menu.getByRole('link', { name: routes.security }).click();
  await expect(page).toHaveURL(site.path('security'));
  await expect(page.getByText(off)).toBeVisible();
  await expect(page.getByRole('heading', { name: hero.title })).toBeFocused();

  // The emulator has no authenticator apps, so the test fakes Google's responses. No other server gets the QR code.
  const totpSessionInfo = {
    ...{ sharedSecretKey: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', hashingAlgorithm: 'SHA1', sessionInfo: 'setup' },
    ...{ verificationCodeLength: 6, periodSec: 30, finalizeEnrollmentTime: new Date(Date.now() + 600_000) },
  };
  await page.route(/mfaEnrollment:start/, (route) => route.fulfill({ headers: CORS, json: { totpSessionInfo } }));
  await page.route(/mfaEnrollment:finalize/, (route) =>
    route.fulfill({ status: 400, headers: CORS, json: { error: { code: 400, message: 'INVALID_CODE' } } }),
  );
  await page.getByRole('button', { name: setup.start }).press('Enter');
  await expect(page.getByRole('heading', { name: setup.title })).toBeFocused();
  await expect(page.getByRole('img', { name: setup.qr })).toBeVisible();
  const code = page.getByLabel(fields.code);
  await code.fill('123 456');
  await code.press('Enter');
  await expect(code).toHaveAccessibleDescription(`${failures['wrong-code']} ${fields.codeHint}`);
  await expectAccessibleInBothThemes(page, 'the setup', 'main');
  await expectToFit(page, true, { hasFileNames: true });

  const app = { mfaEnrollmentId: 'app-1', displayName: setup.defaultName, enrolledAt: new Date(), totpInfo: {} };
  await page.route(/mfaEnrollment:finalize/, (route) => route.fulfill({ headers: CORS, json: {} }));
  await page.route(/accounts:lookup/, async (route) => {
    const response = await route.fetch();
    const { users } = await response.json();
    await route.fulfill({ response, json: { users: [{ ...users[0], mfaInfo: [app] }] } });
  });
  await code.press('Enter');
  await expect(page.getByText(on)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: setup.defaultName })).toBeVisible();
  await page.unroute(/accounts:lookup/);

  // The emulator knows only factors by text message.
  const factor = {
    uid: 'phone-1',
    factorId: 'phone' as const,
    phoneNumber: '+19565550142',
    displayName: 'Red phone',
    enrollmentTime: new Date().toUTCString(),
  };
  await auth.updateUser(uid, { multiFactor: { enrolledFactors: [factor] } });
  await page.reload();
  await expect(page.getByText(on)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Red phone' })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'a second factor', 'main');
  await expectToFit(page, true, { hasFileNames: true }); // an address with a UUID looks like a range
  await page.getByRole('button', { name: fillIn(remove.named, { name: 'Red phone' }) }).press('Enter');
  const confirmation = page.getByRole('alertdialog', { name: remove.title });
  await expectAccessible(page, 'the confirmation', { include: '[role=alertdialog]' });
  await confirmation.getByRole('button', { name: remove.label }).click();
  await expect(page.getByText(off)).toBeVisible();
  expect((await auth.getUser(uid)).multiFactor?.enrolledFactors ?? []).toEqual([]);

  await page.getByRole('button', { name: bottomBar.openMenu }).click();
  await menu.getByRole('button', { name: header.signOut }).press('Enter');
  await expect(menu.getByRole('link', { name: header.login })).toBeFocused();
  await expect(page).toHaveURL(site.path('auth'));
  await auth.deleteUser(uid);
  forgive(complaints, REFUSALS);
});

test('a session survives a lost network, and ends in all tabs at a sign-out and with its account', {
  tag: '@phone',
}, async ({ page, context, site, services: { auth }, complaints }) => {
  const email = newAddress();
  const { uid } = await auth.createUser({ email, password: PASSWORD, emailVerified: true });
  const tabs = [page, await context.newPage()] as const;
  const account = (tab: Page) =>
    tab.locator('[data-account=header]').getByText(site.words('common').header.user, { exact: true });
  const { failures, tabs: names } = site.words('auth');
  const reason = failures['session-ended'];
  const expectSignedIn = async () => {
    for (const tab of tabs) await expect(account(tab)).toBeAttached();
  };
  const expectSignedOut = async () => {
    for (const tab of tabs) {
      await expect(account(tab)).toHaveCount(0);
      await expect(tab.locator('html')).not.toHaveAttribute('data-session');
    }
  };
  const logIn = async () => {
    const screen = await openAuth(page, site);
    await expect(screen.login.getByText(reason)).toHaveCount(0);
    await screen.logIn(email, PASSWORD);
    await expect(page).toHaveURL(site.path('home'));
    await expectSignedIn();
  };
  const accountServer = /accounts:lookup|securetoken/;
  await tabs[1].goto(site.path('contact'));
  await logIn();
  await context.route(accountServer, (route) => route.abort());
  await page.reload();
  await expectSignedIn();
  await context.unroute(accountServer);
  await page.reload();
  await expectSignedIn();

  await signOut(page, site);
  await expectSignedOut();

  await logIn();
  await auth.deleteUser(uid);
  await page.goto(site.path('admin'));
  await expect(page).toHaveURL(site.path('auth'));
  await expect(page.getByRole('tabpanel', { name: names.login }).getByRole('status')).toHaveText(reason);
  await expectSignedOut();
  forgive(complaints, REFUSALS);
});
