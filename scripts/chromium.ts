import { type Browser, chromium, type Page } from 'playwright';
import { ACCOUNTS, PASSWORD } from '../emulators/seed/accounts';
import { hydrated } from './hydrated';
import { findBrowser } from './setup.mjs';

/** The demo account with admin rights. */
export const ADMIN = ACCOUNTS.find(({ profile }) => profile.role === 'admin') as (typeof ACCOUNTS)[number];

/** Starts the installed Chromium without a window. It accepts the certificate of `serveSite`. */
export async function launchBrowser(...args: string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--ignore-certificate-errors', ...args],
  });
}

/** Signs in as the demo admin. */
export async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/auth`);
  await hydrated(page);
  await page.locator('main input[type=email]:visible').fill(ADMIN.email);
  await page.locator('main input[type=password]:visible').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${origin}/`);
}
