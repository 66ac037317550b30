import { PASSWORD } from '../../../emulators/seed/accounts';
import { pathOf } from '../../../src/domain/paths';
import { PROFILES_COLLECTION, type Profile } from '../../../src/domain/roles';
import { changeLanguage, expect, forgive, hydrated, test } from '../fixtures';
import { holdBack } from '../hold-back';
import { sendLogIn, signIn, signOut } from '../staff';

test('a user who is no admin is refused in the page', async ({ page, site }) => {
  const { guard } = site.interface.auth;
  await signIn(page, site, 'user');
  await page.goto(site.path('admin'));
  await expect(page.getByRole('heading', { name: guard.deniedTitle })).toBeVisible();
  await expect(page.getByText(guard.denied)).toBeVisible();
});

test('a visitor is led from the admin page to the login', async ({ page, site }) => {
  await page.goto(site.path('admin'));
  await expect(page).toHaveURL(site.path('auth'));
});

test('whoever goes back while the login is on its way comes there all the same', async ({ page, context, site }) => {
  const { auth, admin } = site.interface;
  await signIn(page, site, 'admin');
  await page.goto(site.path('admin'));
  await page.getByRole('tab', { name: admin.tabs.analytics }).click();
  await expect(page).toHaveURL(/tab=analytics/);
  const give = await holdBack(context, `**${site.path('auth')}`);
  await signOut(page, site);
  await expect(page).toHaveURL(site.path('auth'));
  await page.goBack();
  give();
  await expect(page.getByRole('tabpanel', { name: auth.tabs.login })).toBeVisible();
});

test('whoever is signed in stays so in the other language, and the panel is announced', async ({
  page,
  site,
  language,
}) => {
  await signIn(page, site, 'admin');
  await page.goto(site.path('home'));
  await hydrated(page);
  const own = page.locator('[data-account] a[href$="/admin"]');
  await expect(own).not.toHaveCount(0);
  const other = await changeLanguage(page, language);
  const ofOther = page.locator(`[data-account] a[href="${pathOf('admin', other)}"]`);
  await expect(ofOther).not.toHaveCount(0);
  await ofOther.first().evaluate((link: HTMLElement) => link.click());
  const { hero } = (await import(`../../../src/content/admin/${other}.ts`)).default;
  await expect(page.getByRole('tablist')).toBeVisible();
  await expect(page.getByRole('heading', { name: hero.title })).toBeFocused();
});

test('a link that is followed right after the login leads where it says', async ({ page, context, site }) => {
  await page.goto(site.path('auth'));
  await hydrated(page);
  const give = await holdBack(context, `**${site.path('southTexas')}`);
  const { auth } = site.interface;
  await sendLogIn(page, site, 'user');
  await expect(page.getByText(auth.session.redirecting)).toBeVisible();
  await page
    .getByRole('contentinfo')
    .locator(`a[href="${site.path('southTexas')}"]`)
    .first()
    .click();
  await page.waitForTimeout(2000); // longer than the login waits before it leads to Home
  give();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText((await site.words('south-texas')).hero.title);
  await expect(page).toHaveURL(site.path('southTexas'));
});

test('an admin who is deactivated loses the page without a reload', async ({ page, site, services, complaints }) => {
  const { guard } = site.interface.auth;
  const { library } = site.interface.media;
  const email = `e2e-${crypto.randomUUID()}@example.com`;
  const { uid } = await services.auth.createUser({ email, password: PASSWORD, emailVerified: true });
  const profile = services.firestore.collection(PROFILES_COLLECTION).doc(uid);
  const admin: Profile = { role: 'admin', is_active: true };
  await profile.set(admin);
  await expect.poll(async () => (await services.auth.getUser(uid)).customClaims?.admin).toBe(true);
  await signIn(page, site, { email });
  await page.goto(`${site.path('admin')}?tab=library`);
  await expect(page.getByRole('button', { name: library.upload, exact: true })).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await profile.update({ is_active: false });
  const heading = page.getByRole('heading', { name: guard.deniedTitle });
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
  await services.auth.deleteUser(uid);
  forgive(complaints, /status of 404/); // the library's tests run beside this one, and take away files that it shows
});
