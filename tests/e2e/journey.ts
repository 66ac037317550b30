import { test as base } from './fixtures';
import { ownForms, resetRateLimit } from './forms';
import { placeFiles, type RealFile, realFiles } from './objects';
import { type Account, createAdmin, libraryOf, openLibrary } from './staff';
import { galleryOf } from './visitor';

type StaffLibrary = ReturnType<typeof libraryOf> & {
  /** Signs in and opens the library with the test's own files. */
  open(account?: Account): Promise<void>;
};

interface OwnData {
  /** Three files that only this test has. */
  files: [RealFile, RealFile, RealFile];
  /** Stores these files (by default all three of `files`) before the test opens a page. */
  place(files?: RealFile[], fields?: object): Promise<void>;
  library: StaffLibrary;
  gallery: ReturnType<typeof galleryOf>;
  forms: ReturnType<typeof ownForms>;
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
  place: async ({ services, files }, use) => use((own = files, fields) => placeFiles(services, own, fields)),

  library: async ({ page, site, mark, admin }, use) => {
    const open = (account = admin) => openLibrary(page, site, mark, account);
    await use({ ...libraryOf(page, site), open });
  },
  gallery: async ({ page, site }, use) => use(galleryOf(page, site)),

  forms: async ({ page, site, services, mark }, use) => {
    await resetRateLimit(services);
    await use(ownForms(page, site, services, `ana-${mark}@example.com`));
  },
});

export { changeLanguage, expect, forgive, hydrated, type Page, type Site } from './fixtures';
