import { PASSWORD } from '../../../emulators/seed/accounts';
import { pathOf } from '../../../src/domain/paths';
import { wordsOf } from '../../support/words';
import { expectAccessibleInBothThemes } from '../accessibility';
import { holdBack } from '../hold-back';
import { changeLanguage, expect, forgive, hydrated, test } from '../journey';
import { followAdminLink, openLogIn, signIn, signOut } from '../staff';

test('marketing pages load Firebase only for who is signed in, a session that the other language keeps', {
  tag: '@desktop',
}, async ({ page, site, language, admin }) => {
  const scripts = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.endsWith('.js')),
    );
  const serverData = expect.stringMatching(/\/(firebase|query-client|watch-session)-/);
  await site.open('home');
  for (const route of ['contact', 'resources'] as const) {
    await site.footerLink(route).click();
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
  const { hero } = wordsOf('admin', other);
  await expect(page.getByRole('tablist')).toBeVisible();
  await expect(page.getByRole('heading', { name: hero.title })).toBeFocused();

  await page.goto(pathOf('home', other));
  await hydrated(page);
  await page.locator('[data-account=header] summary').click();
  const account = page.locator('[data-account=header]');
  const { header } = wordsOf('common', other);
  await account.getByRole('button', { name: header.signOut }).press('Enter');
  await expect(account.getByRole('link', { name: header.login })).toBeFocused();
});

test('Back while the login page loads still ends at the login', {
  tag: ['@desktop', '@slow'],
}, async ({ page, context, site, admin }) => {
  const auth = site.words('auth');
  await signIn(page, site, admin);
  await page.goto(site.path('admin'));
  await page.getByRole('tab', { name: site.words('admin').tabs.analytics }).click();
  await expect(page).toHaveURL(/tab=analytics/);
  const release = await holdBack(context, '**/assets/auth-*.js');
  const requested = page.waitForRequest('**/assets/auth-*.js');
  await signOut(page, site);
  await requested;
  await page.goBack();
  release();
  await expect(page).toHaveURL(site.path('auth'));
  await expect(page.getByRole('tabpanel', { name: auth.tabs.login })).toBeVisible();
});

test('an admin makes a colleague an admin, who loses the admin page without a reload when it is taken back', {
  tag: '@desktop',
}, async ({ page, otherPage, site, admin, services, mark, complaints }) => {
  const { team } = site.words('admin');
  const { header } = site.words('common');
  const colleague = { email: `colega-${mark}@example.com` };
  const { uid } = await services.auth.createUser({ ...colleague, password: PASSWORD, emailVerified: false });
  await openLogIn(page, site, admin); // team changes need a recent sign-in
  await page.goto(site.path('admin'));
  const part = page.getByRole('region', { name: team.title, exact: true });
  const invite = async () => {
    await part.getByLabel(team.invite).fill(colleague.email);
    await part.getByRole('button', { name: team.submit }).press('Enter');
  };
  await invite();
  await expect(part.getByText(team.failures.unverified)).toBeVisible();
  await expect(part.getByLabel(team.invite)).toHaveValue(colleague.email);
  await services.auth.updateUser(uid, { emailVerified: true });
  await invite();
  const member = part.getByRole('listitem').filter({ has: page.getByText(colleague.email, { exact: true }) });
  await expect(member).toBeVisible();
  const claims = async () => (await services.auth.getUser(uid)).customClaims ?? {};
  await expect.poll(claims).toEqual({ admin: true });
  await expectAccessibleInBothThemes(page, 'the team', '[aria-labelledby=team]');

  await openLogIn(otherPage, site, colleague);
  const tab = await otherPage.context().newPage();
  await tab.goto(site.path('partners'));
  const account = tab.getByRole('banner').locator('[data-account]');
  await expect(account.getByText(header.admin, { exact: true })).toBeVisible();
  await otherPage.goto(`${site.path('admin')}?tab=library`);
  const upload = otherPage.getByRole('button', { name: site.words('library').uploadButton, exact: true });
  await expect(upload).toBeVisible();
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
  await services.auth.deleteUser(uid);
  forgive(complaints, /manageTeam|status of 400/); // the refused invitation
});
