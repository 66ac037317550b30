import { type BrowserContext, expect, type Page } from 'playwright/test';
import { PASSWORD } from '../../emulators/seed/accounts';
import type { Services } from '../../functions/src/context';
import { PROFILES_COLLECTION, type Profile } from '../../src/domain/roles';
import { isSessionKey } from '../../src/firebase/has-session';
import { open, type Site } from './site';

/** An account with the seed's password. */
export interface Account {
  email: string;
}

export async function createAdmin({ auth, firestore }: Services): Promise<{ uid: string; email: string }> {
  const email = `admin-${crypto.randomUUID()}@example.com`;
  const { uid } = await auth.createUser({ email, password: PASSWORD, emailVerified: true });
  const profile: Profile = { role: 'admin', is_active: true };
  // Under load the emulator loses events while it starts a function's worker, so this causes the event again.
  await expect(async () => {
    await firestore.collection(PROFILES_COLLECTION).doc(uid).set(profile);
    const claims = async () => (await auth.getUser(uid)).customClaims;
    await expect.poll(claims, { timeout: 8000 }).toMatchObject({ admin: true });
  }).toPass({ timeout: 60_000 });
  return { uid, email };
}

type Session = Awaited<ReturnType<BrowserContext['storageState']>>['origins'];

/** Stored browser sessions by email. */
const sessions = new Map<string, Session>();

/** Signs an account in for pages that open from now on. An account logs in once; later tests reuse its session. */
export async function signIn(page: Page, site: Site, account: Account): Promise<void> {
  const session = sessions.get(account.email);
  if (session) return page.context().setStorageState({ cookies: [], origins: session });
  await openLogIn(page, site, account);
  const { origins } = await page.context().storageState();
  const stored = origins.map((origin) => ({
    ...origin,
    localStorage: origin.localStorage.filter(({ name }) => isSessionKey(name)),
  }));
  sessions.set(account.email, stored);
}

/** Logs in on the login page, even if the browser has a session. */
export async function openLogIn(page: Page, site: Site, account: Account): Promise<void> {
  await open(page, site.path('auth'));
  await logIn(page, site, account);
}

/** Logs in with the form on the page, and waits for the home page. */
export async function logIn(page: Page, site: Site, account: Account): Promise<void> {
  const auth = site.words('auth');
  const form = page.getByRole('tabpanel', { name: auth.tabs.login });
  await form.getByLabel(auth.fields.email).fill(account.email);
  await form.getByLabel(auth.fields.password, { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: auth.login.submit }).click();
  // In parallel: on a slow page change, the toast disappears before the URL changes.
  await Promise.all([expect(page).toHaveURL(site.path('home')), expect(page.getByText(auth.login.done)).toBeVisible()]);
}
