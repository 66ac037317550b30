import { pathOf } from '../../../src/domain/paths';
import { PROFILES_COLLECTION } from '../../../src/domain/roles';
import { wordsOf } from '../../support/words';
import { holdBack } from '../hold-back';
import { changeLanguage, expect, hydrated, test } from '../journey';
import { createAdmin, followAdminLink, signIn, signOut, USER } from '../staff';

test('the admin page sends a visitor to the login and refuses a user, who signs out in the menu', {
  tag: '@phone',
}, async ({ page, site }) => {
  const { guard } = site.words('auth');
  await page.goto(site.path('admin'));
  await expect(page).toHaveURL(site.path('auth'));
  await signIn(page, site, USER);
  await page.goto(site.path('admin'));
  await expect(page.getByRole('heading', { name: guard.deniedTitle })).toBeVisible();
  await expect(page.getByText(guard.denied)).toBeVisible();
  const { header, bottomBar } = site.words('common');
  await page.getByRole('button', { name: bottomBar.openMenu }).click();
  const drawer = page.locator('[data-account=drawer]');
  await expect(drawer.getByRole('link', { name: header.adminPanel })).toHaveCount(0);
  await drawer.getByRole('button', { name: header.signOut }).press('Enter');
  await expect(drawer.getByRole('link', { name: header.login })).toBeFocused();
});

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

test('a deactivated admin loses the admin page without a reload, and a header shows the role when its tab is visible', {
  tag: '@desktop',
}, async ({ page, site, services }) => {
  const { header } = site.words('common');
  const { uid, email } = await createAdmin(services);
  await signIn(page, site, { email });
  const other = await page.context().newPage();
  await other.goto(site.path('partners'));
  const account = other.getByRole('banner').locator('[data-account]');
  await expect(account.getByText(header.admin, { exact: true })).toBeVisible();
  await page.goto(`${site.path('admin')}?tab=library`);
  const upload = page.getByRole('button', { name: site.words('library').uploadButton, exact: true });
  await expect(upload).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await services.firestore.collection(PROFILES_COLLECTION).doc(uid).update({ is_active: false });
  // A headless browser never hides a tab.
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(account.getByText(header.user, { exact: true })).toBeVisible();
  const heading = page.getByRole('heading', { name: site.words('auth').guard.deniedTitle });
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
  await services.auth.deleteUser(uid);
});
