import { PASSWORD } from '../../../emulators/seed/accounts';
import { mailLinks } from '../../support/mail-links';
import { fillIn } from '../../support/words';
import { expectAccessibleInBothThemes } from '../accessibility';
import { claimOnline, expect, test } from '../fixtures';
import { logIn, openLogIn } from '../staff';

const newAddress = () => `e2e-${crypto.randomUUID()}@example.com`;

test('a visitor signs up, confirms the address and logs in @desktop', async ({ page, context, site }) => {
  const { tabs, fields, signUp } = site.words('auth');
  const email = newAddress();
  await claimOnline(context);
  await site.open('auth');
  await page.getByRole('tab', { name: tabs.signUp }).click();
  const form = page.getByRole('tabpanel', { name: tabs.signUp });
  await form.getByLabel(fields.fullName).fill('Ana Luz');
  await form.getByLabel(fields.email).fill(email);
  await form.getByLabel(fields.password, { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: signUp.submit }).click();
  await expect(page.getByText(signUp.doneTitle)).toBeVisible();
  const [link] = await mailLinks(email);
  await fetch(String(link), { redirect: 'manual' });
  await logIn(page, site, { email });
});

test('a user removes a second factor, and signs out in all tabs', async ({
  page,
  context,
  site,
  services: { auth },
}) => {
  const { header, routes, bottomBar } = site.words('common');
  const { off, on, remove } = site.words('security');
  const email = newAddress();
  const { uid } = await auth.createUser({ email, password: PASSWORD, emailVerified: true });
  const tab = await context.newPage();
  const account = tab.locator('[data-account=header]');
  await tab.goto(site.path('contact'));
  await openLogIn(page, site, { email });
  await expect(account.getByText(header.user, { exact: true })).toHaveCount(1); // a phone shows it in the menu only
  await tab.goto(site.path('admin'));
  await expect(tab.getByRole('heading', { name: site.words('auth').guard.deniedTitle })).toBeVisible();

  // The emulator knows only factors by text message.
  const factor = { uid: 'phone-1', factorId: 'phone' as const, phoneNumber: '+19565550142', displayName: 'Red phone' };
  const enrolledFactors = [{ ...factor, enrollmentTime: new Date().toUTCString() }];
  await auth.updateUser(uid, { multiFactor: { enrolledFactors } });
  await page.getByRole('button', { name: bottomBar.openMenu }).click();
  const menu = page.locator('[data-account=drawer]');
  await expect(menu.getByRole('link', { name: header.adminPanel })).toHaveCount(0);
  await menu.getByRole('link', { name: routes.security }).click();
  await expect(page.getByText(on)).toBeVisible();
  await expectAccessibleInBothThemes(page, 'a second factor', 'main');
  await page.getByRole('button', { name: fillIn(remove.named, { name: 'Red phone' }) }).press('Enter');
  const confirmation = page.getByRole('alertdialog', { name: remove.title });
  await confirmation.getByRole('button', { name: remove.label }).press('Enter');
  await expect(page.getByText(off)).toBeVisible();
  expect((await auth.getUser(uid)).multiFactor?.enrolledFactors ?? []).toEqual([]);

  await page.locator('[data-account=header] button').evaluate((button: HTMLElement) => button.click());
  await expect(page).toHaveURL(site.path('auth'));
  await expect(tab).toHaveURL(site.path('auth'));
  await expect(account.getByText(header.user, { exact: true })).toHaveCount(0);
  await auth.deleteUser(uid);
});

test('a user deletes the account, and reads that it is gone', async ({ page, site, services: { auth } }) => {
  const { session } = site.words('auth');
  const words = site.words('security').delete;
  const email = newAddress();
  const { uid } = await auth.createUser({ email, password: PASSWORD, emailVerified: true });
  await openLogIn(page, site, { email });
  await page.goto(site.path('security'));
  await page.getByRole('button', { name: words.label, exact: true }).press('Enter');
  const question = page.getByRole('alertdialog', { name: words.label });
  await expectAccessibleInBothThemes(page, 'the question', '[role=alertdialog]');
  await question.getByRole('button', { name: words.label, exact: true }).press('Enter');

  await expect(page).toHaveURL(site.path('auth'), { timeout: 60_000 }); // the function may be starting
  await expect(page.getByText(session.accountDeleted)).toBeVisible();
  await expect(auth.getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
});

test('an admin makes a colleague an admin, and takes it back @desktop', async ({
  page,
  otherPage,
  site,
  admin,
  services: { auth },
  mark,
}) => {
  const { team } = site.words('admin');
  const { header, routes } = site.words('common');
  const colleague = { email: `colega-${mark}@example.com` };
  const { uid } = await auth.createUser({ ...colleague, password: PASSWORD, emailVerified: true });
  const claims = async () => (await auth.getUser(uid)).customClaims ?? {};
  await openLogIn(page, site, admin); // team changes need a recent sign-in
  await page.goto(site.path('admin'));
  const part = page.getByRole('region', { name: team.title, exact: true });
  const member = part.getByRole('listitem').filter({ has: page.getByText(colleague.email, { exact: true }) });
  await part.getByRole('button', { name: team.title, exact: true }).click();
  await part.getByLabel(team.invite).fill(colleague.email);
  await part.getByLabel(team.invite).press('Enter');
  await expect(member).toBeVisible();
  await expect.poll(claims).toEqual({ admin: true });
  await expectAccessibleInBothThemes(page, 'the team', '[aria-labelledby=team]');

  await openLogIn(otherPage, site, colleague);
  const account = otherPage.getByRole('banner').locator('[data-account]');
  await expect(account.getByText(header.admin, { exact: true })).toBeVisible();
  await otherPage.goto(site.path('admin'));
  await expect(otherPage.getByRole('tablist')).toBeVisible();
  const tab = await otherPage.context().newPage();
  const label = tab.getByRole('banner').locator('[data-account]');
  await tab.goto(site.path('contact'));
  await expect(label.getByText(header.admin, { exact: true })).toBeVisible();

  await member.getByRole('button').press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: team.remove, exact: true }).press('Enter');
  await expect(member).toHaveCount(0);
  await expect.poll(claims).toEqual({});
  const denied = otherPage.getByRole('heading', { name: site.words('auth').guard.deniedTitle });
  await expect(denied).toBeFocused();
  await expect(account.getByText(header.user, { exact: true })).toBeVisible();
  await tab.getByRole('navigation', { name: header.navigation }).getByRole('link', { name: routes.partners }).click();
  await expect(label.getByText(header.user, { exact: true })).toBeVisible();
  await auth.deleteUser(uid);
});
