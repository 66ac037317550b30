import type { BrowserContext, Page } from 'playwright/test';
import { ACCOUNTS, PASSWORD } from '../../emulators/seed/accounts';
import type { Services } from '../../functions/src/context';
import { PROFILES_COLLECTION } from '../../src/domain/roles';
import { isKeptSession } from '../../src/firebase/has-session';
import { expect, hydrated, type Site } from './fixtures';

type Role = 'admin' | 'user';
/** One of the seeded accounts, or another one with the seed's password. */
type Who = Role | { email: string };
type Session = Awaited<ReturnType<BrowserContext['storageState']>>['origins'];

/** Makes an admin of a test's own, with the seed's password. */
export async function createAdmin({ auth, firestore }: Services): Promise<{ uid: string; email: string }> {
  const email = `admin-${crypto.randomUUID()}@example.com`;
  const { uid } = await auth.createUser({ email, password: PASSWORD, emailVerified: true });
  await firestore.collection(PROFILES_COLLECTION).doc(uid).set({ role: 'admin', is_active: true });
  await expect.poll(async () => (await auth.getUser(uid)).customClaims?.admin, { timeout: 30_000 }).toBe(true);
  return { uid, email };
}

/** The sessions of the seeded accounts that have logged in, as the browser keeps them. */
const sessions = new Map<Role, Session>();

/**
 * Signs somebody in for the pages that are opened from now on. The seeded accounts log in once; later tests find their
 * session in the browser, as a visitor who comes back does.
 */
export async function signIn(page: Page, site: Site, who: Who): Promise<void> {
  const kept = typeof who === 'string' && sessions.get(who);
  if (kept) return page.context().setStorageState({ cookies: [], origins: kept });
  await openLogIn(page, site, who);
  if (typeof who === 'string') sessions.set(who, await sessionOf(page));
}

async function sessionOf(page: Page): Promise<Session> {
  const { origins } = await page.context().storageState();
  return origins.map((each) => ({
    ...each,
    localStorage: each.localStorage.filter(({ name }) => isKeptSession(name)),
  }));
}

/** Logs somebody in by the page of the login, whatever session there is of them. */
export async function openLogIn(page: Page, site: Site, who: Who): Promise<void> {
  await page.goto(site.path('auth'));
  await hydrated(page);
  await logIn(page, site, who);
}

/** Sends the login of somebody where it is shown. */
export async function sendLogIn(page: Page, site: Site, who: Who): Promise<void> {
  const account = typeof who === 'object' ? who : ACCOUNTS.find(({ profile }) => profile.role === who);
  if (!account) throw new Error(`The seed has no ${who}`);
  const { auth } = site.interface;
  const form = page.getByRole('tabpanel', { name: auth.tabs.login });
  await form.getByLabel(auth.fields.email).fill(account.email);
  await form.getByLabel(auth.fields.password, { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: auth.login.submit }).click();
}

/** Logs somebody in where the login is shown, and waits until they have been led to Home. */
export async function logIn(page: Page, site: Site, who: Who): Promise<void> {
  const { auth } = site.interface;
  await sendLogIn(page, site, who);
  // At once: where the page is slow to change, the toast is gone by then.
  await Promise.all([expect(page).toHaveURL(site.path('home')), expect(page.getByText(auth.login.done)).toBeVisible()]);
}

/** Signs out whoever is signed in, on whatever page that is, without a reload. */
export async function signOut(page: Page, site: Site): Promise<void> {
  const { header } = await site.words('frame');
  await page
    .locator('[data-account]')
    .getByRole('button', { name: header.signOut, includeHidden: true })
    .first()
    .evaluate((button: HTMLElement) => button.click());
}

/** The staff's library, opened by an admin, with the files whose name holds `mark`; null where there may be none. */
export async function openLibrary(page: Page, site: Site, mark: string | null, who: Who = 'admin') {
  await signIn(page, site, who);
  await page.goto(`${site.path('admin')}?tab=library`);
  return libraryOf(page, site, mark);
}

/** The library where it is shown already. */
export async function libraryOf(page: Page, site: Site, mark: string | null) {
  const { library } = site;
  const shelf = page.getByRole('region', { name: site.interface.media.library.title });
  const search = shelf.getByLabel(library.search);
  if (mark !== null) await search.fill(mark);
  const named = (text: string, name: string) => text.replace('{{name}}', name);
  return {
    shelf,
    search,
    items: shelf.getByRole('listitem').filter({ has: page.getByRole('checkbox') }),
    /** The line that says how many files are shown. */
    showing: (count: number) => shelf.getByText(new RegExp(`^\\D+ ${count} `)),
    view: (title: string) => shelf.getByRole('button', { name: title, exact: true }),
    edit: (name: string) => shelf.getByRole('button', { name: named(library.file.editNamed, name) }),
    remove: (name: string) => shelf.getByRole('button', { name: named(library.file.deleteNamed, name) }),
    select: (name: string) => shelf.getByRole('checkbox', { name: named(library.file.select, name) }),
    dialog: (label: string) =>
      page.getByRole('dialog', { name: label }).or(page.getByRole('alertdialog', { name: label })),
    /** Where the focus is: nowhere, where what had it is gone and nobody took care of it. */
    focused: page.locator(':focus'),
    /** A success or an error, as the toasts tell it. */
    told: (text: string) =>
      page.getByRole('region', { name: site.interface.auth.toasts.label }).getByText(text, { exact: true }),
  };
}
