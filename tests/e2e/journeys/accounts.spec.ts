import type { Page } from 'playwright/test';
import { addressOf } from '../../../emulators/ports';
import { PASSWORD } from '../../../emulators/seed/accounts';
import { pathOf } from '../../../src/domain/paths';
import { mailLinks } from '../../support/mail-links';
import { fillIn, wordsOf } from '../../support/words';
import { expectAccessibleInBothThemes } from '../accessibility';
import { expectToFit } from '../fit';
import { changeLanguage, expect, forgive, holdBack, test } from '../journey';
import { claimOnline } from '../services';
import { followAdminLink, logIn, openLogIn, signIn, signOut } from '../staff';

const newAddress = () => `e2e-${crypto.randomUUID()}@example.com`;

/** The browser logs responses with error codes of the account server. */
const REFUSALS = new RegExp(addressOf('auth'));

test('a visitor signs up, confirms the address and logs in @desktop', async ({ page, context, site, complaints }) => {
  const { tabs, fields, signUp, login, verification, failures } = site.words('auth');
  const email = newAddress();
  const expectToast = (title: string, text: string) => {
    const toast = page.locator('[data-scope=toast][data-part=root]', { hasText: title }).filter({ hasText: text });
    return expect(toast.first()).toBeVisible();
  };
  await claimOnline(context);
  await site.open('auth');
  await page.getByRole('tab', { name: tabs.signUp }).click();
  let form = page.getByRole('tabpanel', { name: tabs.signUp });
  await form.getByLabel(fields.fullName).fill('Ana Luz');
  await form.getByLabel(fields.email).fill(email);
  await form.getByLabel(fields.password, { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: signUp.submit }).click();
  await expectToast(signUp.doneTitle, signUp.done);
  form = page.getByRole('tabpanel', { name: tabs.login });
  await expect(form).toContainText(fillIn(verification.sent, { email }));
  await form.getByLabel(fields.email).fill(email);
  await form.getByLabel(fields.password, { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: login.submit }).click();
  await expectToast(login.failed, failures.unverified);
  await form.getByRole('button', { name: verification.resend }).click();
  await expectToast(verification.doneTitle, signUp.done);
  const links = await mailLinks(email);
  const home = `${new URL(page.url()).origin}/`;
  expect(links.map((link) => link.searchParams.get('continueUrl'))).toEqual([home, home]);
  await fetch(String(links.at(-1)), { redirect: 'manual' });
  await logIn(page, site, { email });
  forgive(complaints, REFUSALS);
});

test('a user removes a second factor, and signs out', async ({ page, site, services: { auth }, complaints }) => {
  const { header, routes, bottomBar } = site.words('common');
  const { guard } = site.words('auth');
  const { off, on, remove, hero, setup } = site.words('security');
  const email = newAddress();
  // The emulator knows only factors by text message.
  const factor = { uid: 'phone-1', factorId: 'phone' as const, phoneNumber: '+19565550142', displayName: 'Red phone' };
  const enrolledFactors = [{ ...factor, enrollmentTime: new Date().toUTCString() }];
  const { uid } = await auth.createUser({ email, password: PASSWORD, emailVerified: true });
  await page.goto(site.path('security'));
  await expect(page).toHaveURL(site.path('auth'));
  await logIn(page, site, { email });
  await page.goto(site.path('admin'));
  await expect(page.getByRole('heading', { name: guard.deniedTitle })).toBeVisible();

  const menu = page.locator('[data-account=drawer]');
  await auth.updateUser(uid, { multiFactor: { enrolledFactors } });
  await page.getByRole('button', { name: bottomBar.openMenu }).click();
  await expect(menu.getByRole('link', { name: header.adminPanel })).toHaveCount(0);
  await menu.getByRole('link', { name: routes.security }).click();
  await expect(page.getByRole('heading', { name: hero.title })).toBeFocused();
  await expect(page.getByText(on)).toBeVisible();
  await expectAccessibleInBothThemes(page, 'a second factor', 'main');
  await page.getByRole('button', { name: fillIn(remove.named, { name: 'Red phone' }) }).press('Enter');
  const confirmation = page.getByRole('alertdialog', { name: remove.title });
  await confirmation.getByRole('button', { name: remove.label }).press('Enter');
  await expect(page.getByText(off)).toBeVisible();
  expect((await auth.getUser(uid)).multiFactor?.enrolledFactors ?? []).toEqual([]);

  // The emulator has no authenticator apps, so the test fakes Google's response. No other server gets the QR code.
  const totpSessionInfo = {
    sharedSecretKey: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    hashingAlgorithm: 'SHA1',
    sessionInfo: 'setup',
    verificationCodeLength: 6,
    periodSec: 30,
    finalizeEnrollmentTime: new Date(Date.now() + 600_000),
  };
  const headers = { 'access-control-allow-origin': '*' };
  await page.route(/mfaEnrollment:start/, (route) => route.fulfill({ headers, json: { totpSessionInfo } }));
  await page.getByRole('button', { name: setup.start }).press('Enter');
  await expect(page.getByRole('img', { name: setup.qr })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'the setup', 'main');
  await expectToFit(page, true);

  await page.getByRole('button', { name: bottomBar.openMenu }).click();
  await menu.getByRole('button', { name: header.signOut }).press('Enter');
  await expect(menu.getByRole('link', { name: header.login })).toBeFocused();
  await expect(page).toHaveURL(site.path('auth'));
  await auth.deleteUser(uid);
  forgive(complaints, REFUSALS);
});

test('a user signs out in all tabs at once', async ({ page, context, site, services: { auth }, complaints }) => {
  const email = newAddress();
  const { uid } = await auth.createUser({ email, password: PASSWORD, emailVerified: true });
  const tabs = [page, await context.newPage()] as const;
  const expectSession = async (isSignedIn: boolean) => {
    for (const tab of tabs) {
      const user = tab.locator('[data-account=header]').getByText(site.words('common').header.user, { exact: true });
      await expect(user).toHaveCount(isSignedIn ? 1 : 0);
      if (!isSignedIn) await expect(tab.locator('html')).not.toHaveAttribute('data-session');
    }
  };
  const reasonIn = (tab: Page) =>
    tab.getByRole('status').filter({ hasText: site.words('auth').failures['session-ended'] });
  const accountServer = /accounts:lookup|securetoken/;
  await tabs[1].goto(site.path('contact'));
  await openLogIn(page, site, { email });
  await expectSession(true);
  await context.route(accountServer, (route) => route.abort());
  await page.reload();
  await expectSession(true);
  await context.unroute(accountServer);
  await tabs[1].goto(site.path('security'));
  await expect(tabs[1].getByText(site.words('security').off)).toBeVisible(); // until then it may store the user again
  await signOut(page);
  await expectSession(false);
  await expect(tabs[1].getByRole('tabpanel')).toBeVisible();
  await tabs[1].waitForTimeout(500); // a wrong reason would appear a moment later
  await expect(reasonIn(tabs[1])).toHaveCount(0);

  await site.open('auth');
  await logIn(page, site, { email });
  await expectSession(true);
  await auth.deleteUser(uid);
  await page.goto(site.path('admin'));
  await expect(page).toHaveURL(site.path('auth'));
  await expect(reasonIn(page)).toBeVisible();
  await expectSession(false);
  forgive(complaints, REFUSALS);
});

test('only a signed-in user loads Firebase @desktop', async ({ page, context, site, language, admin }) => {
  const scripts = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const serverData = expect.stringMatching(/\/(firebase|query-client|watch-session)-[\w-]+\.js$/);
  await site.open('home');
  for (const route of ['contact', 'resources'] as const) {
    await site.footerLink(route).press('Enter'); // a moving pointer preloads what it passes
    await expect(page).toHaveURL(site.path(route));
  }
  expect(await scripts()).not.toContainEqual(serverData);

  await signIn(page, site, admin);
  await site.open('home');
  await expect(page.locator('[data-account] a[href$="/admin"]')).not.toHaveCount(0);
  expect(await scripts()).toContainEqual(serverData);
  expect(await scripts()).not.toContainEqual(expect.stringMatching(/\/(firebase-listener|query-client)-/));

  const other = await changeLanguage(page, language);
  const path = pathOf('admin', other);
  await expect(page.locator(`[data-account] a[href="${path}"]`)).not.toHaveCount(0);
  await followAdminLink(page, path);
  await expect(page.getByRole('heading', { name: wordsOf('admin', other).hero.title })).toBeFocused();

  // Back while the login page loads still ends at the login.
  await page.getByRole('tab').last().click();
  await expect(page).toHaveURL(/tab=settings/);
  const release = await holdBack(context, '**/assets/auth-*.js');
  const requested = page.waitForRequest('**/assets/auth-*.js');
  await signOut(page);
  await requested;
  await page.goBack();
  release();
  await expect(page.getByRole('tabpanel', { name: wordsOf('auth', other).tabs.login })).toBeVisible();
  await expect(page).toHaveURL(pathOf('auth', other));
});

test('an admin makes a colleague an admin, and takes it back @desktop', async ({
  page,
  otherPage,
  site,
  admin,
  services: { auth },
  mark,
  complaints,
}) => {
  const { team } = site.words('admin');
  const { header } = site.words('common');
  const colleague = { email: `colega-${mark}@example.com` };
  const { uid } = await auth.createUser({ ...colleague, password: PASSWORD, emailVerified: false });
  await openLogIn(page, site, admin); // team changes need a recent sign-in
  await page.goto(site.path('admin'));
  const part = page.getByRole('region', { name: team.title, exact: true });
  const email = part.getByLabel(team.invite);
  await email.fill(colleague.email);
  await email.press('Enter');
  await expect(part.getByText(team.failures.unverified)).toBeVisible();
  await page.reload();
  await expect(email).toHaveValue(colleague.email);
  await auth.updateUser(uid, { emailVerified: true });
  await email.press('Enter');
  const member = part.getByRole('listitem').filter({ has: page.getByText(colleague.email, { exact: true }) });
  await expect(member).toBeVisible();
  const claims = async () => (await auth.getUser(uid)).customClaims ?? {};
  await expect.poll(claims).toEqual({ admin: true });
  await expectAccessibleInBothThemes(page, 'the team', '[aria-labelledby=team]');

  await openLogIn(otherPage, site, colleague);
  const tab = await otherPage.context().newPage();
  await tab.goto(site.path('partners'));
  const account = tab.getByRole('banner').locator('[data-account]');
  await expect(account.getByText(header.admin, { exact: true })).toBeVisible();
  await otherPage.goto(`${site.path('admin')}?tab=library`);
  await expect(otherPage.getByRole('region', { name: site.words('library').title })).toBeVisible();
  await otherPage.evaluate(() => scrollTo(0, document.body.scrollHeight));

  await member.getByRole('button').press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: team.remove, exact: true }).press('Enter');
  await expect(member).toHaveCount(0);
  await expect.poll(claims).toEqual({});
  const heading = otherPage.getByRole('heading', { name: site.words('auth').guard.deniedTitle });
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
  // A headless browser never hides a tab.
  await tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(account.getByText(header.user, { exact: true })).toBeVisible();
  await auth.deleteUser(uid);
  forgive(complaints, /manageTeam|status of 400/); // the refused invitation
});
