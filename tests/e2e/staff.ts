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

/** The staff's library, opened by an admin, with the files whose name holds `mark`; null where there may be none. */
export async function openLibrary(page: Page, site: Site, mark: string | null) {
  const { library } = site;
  await signIn(page, site, 'admin');
  await page.goto(`${site.path('admin')}?tab=library`);
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
    /** A success or an error, as the toasts tell it. */
    told: (text: string) =>
      page.getByRole('region', { name: site.interface.auth.toasts.label }).getByText(text, { exact: true }),
  };
}
