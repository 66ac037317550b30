import type { Page } from 'playwright/test';
import { ACCOUNTS, PASSWORD } from '../../emulators/seed/accounts';
import { expect, hydrated, type Site } from './fixtures';

/** Signs one of the seeded accounts in through the page, and waits until it has been led to Home. */
export async function signIn(page: Page, site: Site, role: 'admin' | 'user'): Promise<void> {
  const account = ACCOUNTS.find(({ profile }) => profile.role === role);
  if (!account) throw new Error(`The seed has no ${role}`);
  const { auth } = site.interface;
  await page.goto(site.path('auth'));
  await hydrated(page);
  const form = page.getByRole('tabpanel', { name: auth.tabs.login });
  await form.getByLabel(auth.fields.email).fill(account.email);
  await form.getByLabel(auth.fields.password, { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: auth.login.submit }).click();
  await expect(page).toHaveURL(site.path('home'));
  await expect(page.getByText(auth.login.done)).toBeVisible();
}
