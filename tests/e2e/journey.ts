import { test as base } from './fixtures';
import { placeFiles, type RealFile, realFiles } from './objects';
import { galleryOf, libraryOf, quoteForm } from './screens';
import { type Account, createAdmin, signIn } from './staff';

interface OwnData {
  /** Three files that only this test has. */
  files: [RealFile, RealFile, RealFile];
  /** Stores these files (by default all three of `files`) before the test opens a page. */
  place(files?: RealFile[]): Promise<void>;
  library: ReturnType<typeof libraryOf> & {
    /** Signs in and opens the library with the test's own files. */
    open(account?: Account): Promise<void>;
  };
  gallery: ReturnType<typeof galleryOf>;
  forms: ReturnType<typeof quoteForm>;
}

/**
 * Journeys change the library, bucket and database of one back end, two at a time. Each worker has its own admin, each
 * test its own files and email address, and no test asserts anything about others' data.
 */
export const test = base.extend<OwnData, { admin: Account }>({
  admin: [
    async ({ services }, use) => {
      const { uid, email } = await createAdmin(services);
      await use({ email });
      await services.auth.deleteUser(uid);
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  files: async ({ mark }, use) => use(await realFiles(mark)),
  place: async ({ services, files }, use) => use((own = files) => placeFiles(services, own)),

  library: async ({ page, site, mark, admin }, use) => {
    const library = libraryOf(page, site);
    const open = async (account = admin) => {
      await signIn(page, site, account);
      await page.goto(`${site.path('admin')}?tab=library&q=${mark}`);
      await library.shelf.waitFor();
    };
    await use({ ...library, open });
  },
  gallery: async ({ page, site }, use) => use(galleryOf(page, site)),
  forms: async ({ page, site, services, mark }, use) => use(quoteForm(page, site, services, `ana-${mark}@example.com`)),
});

export { claimOnline, expect, forgive } from './fixtures';
