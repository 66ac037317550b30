import type { Route } from 'playwright/test';
import firebase from '../../../firebase.json' with { type: 'json' };
import { brand } from '../../../src/domain/brand';
import { expectAccessible } from '../accessibility';
import { expect, forgive, hydrated, type Page, type Site, test } from '../fixtures';
import { holdBack } from '../hold-back';
import { FIRESTORE } from '../services';
import { signIn } from '../staff';

const { host, port } = firebase.emulators.auth;
const PASSWORD = 'correct horse';

/** The links of the mails to `email`, oldest first. */
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

/** What the browser logs of the server's refusals. */
const REFUSALS = new RegExp(`:${port}`);

const ANYONE = { 'access-control-allow-origin': '*' };

/** A server in trouble, as Google's answers. */
const fail = (route: Route, message: string, status = 503) =>
  route.fulfill({ status, headers: ANYONE, json: { error: { code: status, message } } });

/** The screen, with what is asked of it. */
async function openAuth(page: Page, site: Site) {
  const { auth } = site.interface;
  await page.goto(site.path('auth'));
  await hydrated(page);
  const panel = page.getByRole('tabpanel');
  const fill = async (field: 'fullName' | 'email' | 'password', value: string) =>
    panel.getByLabel(auth.fields[field], { exact: true }).fill(value);
  return {
    panel,
    fill,
    async logIn(email: string, password: string) {
      await page.getByRole('tab', { name: auth.tabs.login }).click();
      await fill('email', email);
      await fill('password', password);
      await panel.getByRole('button', { name: auth.login.submit }).click();
    },
    async signUp(email: string) {
      await page.getByRole('tab', { name: auth.tabs.signUp }).click();
      await fill('fullName', 'Ana Luz');
      await fill('email', email);
      await fill('password', PASSWORD);
      await panel.getByRole('button', { name: auth.signUp.submit }).click();
    },
    toast: (title: string, description: string) =>
      expect(
        page.locator('[data-scope=toast][data-part=root]', { hasText: title }).filter({ hasText: description }).first(),
      ).toBeVisible(),
  };
}

test('from a new account to a welcome: each step says what comes next', async ({ page, site, complaints }) => {
  const { auth } = site.interface;
  const email = newAddress();
  // A machine with nothing but a loopback calls itself offline, and what nobody foresaw is put down to that.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => true }));
  const screen = await openAuth(page, site);
  await screen.signUp(email);
  await screen.toast(auth.signUp.doneTitle, auth.signUp.done);
  await expect(screen.panel).toContainText(auth.verification.sent.replace('{{email}}', email));
  expect((await mails(email, 'VERIFY_EMAIL')).map((link) => link.searchParams.get('continueUrl'))).toEqual([
    `${new URL(page.url()).origin}/`,
  ]);

  await screen.signUp(email);
  await screen.toast(auth.signUp.failed, auth.failures['email-taken']);
  await screen.logIn(email, 'wrong horse');
  await screen.toast(auth.login.failed, auth.failures['wrong-credentials']);
  await screen.logIn(newAddress(), PASSWORD);
  await screen.toast(auth.login.failed, auth.failures['wrong-credentials']);
  await screen.logIn(email, PASSWORD);
  await screen.toast(auth.login.failed, auth.failures.unverified);
  await screen.panel.getByRole('button', { name: auth.verification.resend }).click();
  await screen.toast(auth.verification.doneTitle, auth.signUp.done);
  const links = await mails(email, 'VERIFY_EMAIL');
  expect(links).toHaveLength(2);

  await page.route(/signInWithPassword/, (route) => fail(route, 'SOMETHING_NEW'));
  await screen.logIn(email, PASSWORD);
  await screen.toast(auth.error, auth.failures.unknown);
  await page.unrouteAll();

  await fetch(String(links.at(-1)), { redirect: 'manual' });
  await screen.logIn(email, PASSWORD);
  await screen.toast(auth.login.doneTitle, auth.login.done);
  await expect(page.getByText(auth.session.title)).toBeVisible();
  await expect(page.getByText(auth.session.redirecting)).toBeVisible();
  await expect(page).toHaveURL(site.path('home'));
  forgive(complaints, REFUSALS);
});

test('what comes of a login is told in its own tab, though the other one is in view by then', async ({
  page,
  context,
  site,
  complaints,
}) => {
  const { auth } = site.interface;
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => true }));
  await context.route(/signInWithPassword/, (route) => fail(route, 'SOMETHING_NEW'));
  const give = await holdBack(context, /signInWithPassword/);
  const screen = await openAuth(page, site);
  await screen.logIn(newAddress(), PASSWORD);
  await page.getByRole('tab', { name: auth.tabs.signUp }).click();
  await screen.fill('fullName', 'Ana Luz');
  give();
  await screen.toast(auth.error, auth.failures.unknown);
  await expect(screen.panel.getByLabel(auth.fields.fullName)).toBeFocused();
  await expect(screen.panel.getByRole('alert')).toHaveCount(0);
  await page.getByRole('tab', { name: auth.tabs.login }).click();
  await expect(screen.panel.getByRole('alert')).toHaveText(auth.failures.unknown);
  forgive(complaints, REFUSALS);
});

test('an account with an authenticator app is asked for its code, in plain words, and no other account is', async ({
  page,
  site,
  complaints,
}) => {
  const { auth } = site.interface;
  // The emulator knows no such accounts: up to the code, Google's answers are given here.
  const factor = { mfaEnrollmentId: 'app-1', totpInfo: {} };
  await page.route(/signInWithPassword/, (route) =>
    route.fulfill({ headers: ANYONE, json: { localId: 'ana', mfaPendingCredential: 'pending', mfaInfo: [factor] } }),
  );
  await page.route(/mfaSignIn:finalize/, (route) => fail(route, 'INVALID_CODE', 400));
  const screen = await openAuth(page, site);
  const code = screen.panel.getByLabel(auth.fields.code);
  await expect(code).toHaveCount(0);
  await screen.logIn(newAddress(), PASSWORD);
  await expect(code).toBeFocused();
  await code.press('Enter');
  await expect(code).toHaveAccessibleDescription(`${auth.errors.code} ${auth.fields.codeHint}`);
  await code.fill('123 456');
  await code.press('Enter');
  await screen.toast(auth.login.failed, auth.failures['wrong-code']);
  await expect(code).toBeFocused();
  await expectAccessible(page, 'the login with a code');

  await screen.fill('email', newAddress());
  await expect(code).toHaveCount(0);
  await screen.panel.getByRole('button', { name: auth.login.submit }).click();
  await expect(code).toBeFocused();
  for (const tab of [auth.tabs.signUp, auth.tabs.login]) await page.getByRole('tab', { name: tab }).click();
  await expect(code).toHaveCount(0);
  forgive(complaints, REFUSALS);
});

test('a forgotten password is replaced, and nobody learns who has an account', async ({
  page,
  site,
  services,
  complaints,
}) => {
  const { auth } = site.interface;
  const [email, stranger] = [newAddress(), newAddress()];
  await services.auth.createUser({ email, password: PASSWORD, emailVerified: true });
  const screen = await openAuth(page, site);
  const forgot = screen.panel.getByRole('button', { name: auth.reset.ask });
  await forgot.click();
  await expect(screen.panel.getByLabel(auth.fields.email)).toHaveAccessibleDescription(auth.errors.email);
  for (const address of [stranger, email]) {
    await screen.fill('email', address);
    await forgot.click();
    await expect(screen.panel.getByRole('status')).toHaveText(auth.reset.sent.replace('{{email}}', address));
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
  forgive(complaints, REFUSALS);
});

test('a session outlives a lost network and a server in trouble, and ends in all tabs at once', async ({
  page,
  context,
  site,
  services,
  complaints,
}) => {
  const { auth } = site.interface;
  const { header } = await site.words('frame');
  const email = newAddress();
  const { uid } = await services.auth.createUser({ email, password: PASSWORD, emailVerified: true });
  const screen = await openAuth(page, site);
  await screen.logIn(email, PASSWORD);
  await expect(page).toHaveURL(site.path('home'));
  const place = (tab: Page) => tab.locator('[data-account=header]');
  const isIn = (tab: Page) => expect(place(tab).getByText(header.user, { exact: true })).toBeAttached();
  const isOut = async (tab: Page) => {
    await expect(place(tab).getByText(header.user, { exact: true })).toHaveCount(0);
    await expect(tab.locator('html')).not.toHaveAttribute('data-session');
  };
  await isIn(page);

  const other = await context.newPage();
  await other.goto(site.path('contact'));
  await isIn(other);
  for (const trouble of ['lost', 'unavailable'] as const) {
    await context.route(/accounts:lookup|securetoken/, (route) =>
      trouble === 'lost' ? route.abort() : fail(route, 'The service is unavailable.'),
    );
    await page.reload();
    await isIn(page);
    await isIn(other);
    await context.unrouteAll();
    await page.reload();
    await isIn(page);
  }

  await place(page)
    .getByRole('button', { name: header.signOut, includeHidden: true })
    .evaluate((button: HTMLElement) => button.click());
  await isOut(page);
  await isOut(other);

  await openAuth(page, site);
  await expect(screen.panel.getByText(auth.failures['session-ended'])).toHaveCount(0);
  await screen.logIn(email, PASSWORD);
  await expect(page).toHaveURL(site.path('home'));
  await isIn(page);
  await isIn(other);
  await services.auth.deleteUser(uid);
  await page.goto(site.path('admin'));
  await expect(page).toHaveURL(site.path('auth'));
  await expect(screen.panel.getByRole('status')).toHaveText(auth.failures['session-ended']);
  await isOut(other);
  forgive(complaints, REFUSALS);
});

test('whoever signs out with the keyboard goes on where Login is', async ({ page, site }, { project }) => {
  const { header, bottomBar } = await site.words('frame');
  const isPhone = project.name.startsWith('phone');
  await signIn(page, site, 'user');
  await page.goto(site.path('home'));
  await hydrated(page);
  if (isPhone) await page.getByRole('button', { name: bottomBar.openMenu }).click();
  else await page.locator('[data-account=header] summary').click();
  const place = page.locator(`[data-account=${isPhone ? 'drawer' : 'header'}]`);
  await expect(place.getByRole('link', { name: header.adminPanel })).toHaveCount(0);
  await place.getByRole('button', { name: header.signOut }).press('Enter');
  await expect(place.getByRole('link', { name: header.login })).toBeFocused();
});

test('an admin whose role cannot be looked up is told so, not that access is denied, and is let in later', async ({
  page,
  context,
  site,
  complaints,
}) => {
  const { auth, admin, media } = site.interface;
  const { header } = await site.words('frame');
  await signIn(page, site, 'admin');
  const isFollowed = (url: URL) => url.href.includes(FIRESTORE) && url.pathname.includes('/Listen/');
  const isAsked = (url: URL) => url.href.includes(FIRESTORE) && !isFollowed(url);
  for (const cut of [isAsked, isFollowed]) await context.route(cut, (route) => route.abort());
  await page.goto(site.path('admin'));
  await expect(page.getByText(auth.guard.unreachable)).toBeVisible();
  await expect(page.getByText(auth.guard.deniedTitle)).toHaveCount(0);
  await expect(page.locator('[data-account=header]').getByText(header.account, { exact: true })).toBeAttached();

  const retry = page.getByRole('button', { name: media.retry });
  const give = await holdBack(context, isAsked);
  await retry.press('Enter');
  await expect(page.getByRole('button', { name: auth.guard.loading })).toBeFocused();
  give();
  await expect(page.getByRole('alert').filter({ hasText: auth.guard.unreachable })).toContainText(media.retry);
  await expect(retry).toBeFocused();
  // What follows the profile stays cut off: it would find the role by itself, and the button would be gone.
  await context.unroute(isAsked);
  await retry.click();
  await expect(page.getByRole('tab', { name: admin.tabs.library })).toBeVisible();
  // Without an answer, the SDK looks by a picture of Google's whether there is a network at all.
  const other = ['@firebase/firestore', 'could not be found out', 'google\\.com/images/cleardot\\.gif'];
  forgive(complaints, new RegExp([FIRESTORE, ...other].join('|')));
});
