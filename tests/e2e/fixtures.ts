import { type BrowserContext, test as base, expect, type Page } from 'playwright/test';
import { createServices, type Services } from '../../functions/src/context';
import { hydrated } from '../../scripts/hydrated';
import { brand } from '../../src/domain/brand';
import type { Locale } from '../../src/domain/locale';
import { placeFiles, type RealFile, realFiles, removeMarked } from './objects';
import { type OwnSite, ownSite } from './own-site';
import { galleryOf, libraryOf, quoteForm } from './screens';
import { open, type Site, siteOf } from './site';
import { type Account, createAdmin, signIn } from './staff';

export interface SiteOptions {
  language: Locale;
  /** Whether the browser allows service workers: tests cannot delay or break requests that a worker answers. */
  workers: boolean;
}

/** When it cannot listen, the Firestore SDK requests an image from Google, which the policy blocks. */
const PROBE = 'https://www.google.com/images/cleardot.gif';

const LOOPBACK = /^(https?|wss?):\/\/(localhost|127\.0\.0\.1)(:\d+)?\//;

/** Refused requests that are no faults of the page. */
const isExpected = (text: string, url: string) =>
  // If the upload's trigger writes the record first, Firestore correctly rejects the client's commit.
  (/status of 4(00|03|09)/.test(text) && url.includes(':commit')) ||
  // Every gallery and library shows the files of parallel tests, which remove them.
  (/status of 40[34]/.test(text) && url.includes('/o/')) ||
  // Now and then, the emulator refuses the first request of a listener's session. The SDK opens another session.
  (text.includes('status of 400') && url.includes('/Listen/channel')) ||
  text.includes(PROBE);

/**
 * Collects what no page may do: send a request beyond this machine (chrome: is the browser's own PDF viewer), log an
 * error, including Content-Security-Policy violations, or throw.
 */
function watch(context: BrowserContext, complaints: string[]): void {
  context.on('request', (request) => {
    const url = request.url();
    const isLocal = LOOPBACK.test(url) || /^(data|blob|chrome(-extension)?):/.test(url);
    if (!isLocal && !url.startsWith(PROBE)) complaints.push(`request to ${url}`);
  });
  context.on('console', (message) => {
    const { url } = message.location();
    if (message.type() !== 'error' || isExpected(message.text(), url)) return;
    complaints.push(`console: ${message.text()} (${url})`);
  });
  context.on('serviceworker', (worker) => {
    worker.on('console', (message) => message.type() === 'error' && complaints.push(`worker: ${message.text()}`));
  });
  context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().message}`));
}

const removeWorkers = (context: BrowserContext) =>
  context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));

interface Fixtures {
  site: Site;
  /** Unique part of the names of all files of a test. */
  mark: string;
  /** Errors of the page: any left at the end fails the test. A test removes those it provokes, with `forgive`. */
  complaints: string[];
  /** A page in the browser of another person. */
  otherPage: Page;
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

interface WorkerFixtures {
  services: Services;
  admin: Account;
  server: OwnSite;
}

/**
 * Tests change the library, bucket and database of one back end, several at a time. Each worker has its own admin, each
 * test its own files and email address, and no test asserts anything about others' data.
 */
export const test = base.extend<SiteOptions & Fixtures, WorkerFixtures>({
  language: ['en', { option: true }],
  workers: [false, { option: true }],

  context: async ({ context, workers }, use) => {
    if (!workers) await removeWorkers(context);
    await use(context);
  },

  services: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures needed from the pattern
    async ({}, use) => use(createServices(brand.demoProject)),
    { scope: 'worker' },
  ],

  admin: [
    async ({ services }, use) => {
      const { uid, email } = await createAdmin(services);
      await use({ email });
      await services.auth.deleteUser(uid);
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures needed from the pattern
    async ({}, use) => {
      const server = await ownSite();
      await use(server);
      server.stop();
    },
    { scope: 'worker' },
  ],

  site: ({ page, language }, use) => use(siteOf(page, language)),

  otherPage: async ({ browser, complaints }, use) => {
    const context = await browser.newContext();
    watch(context, complaints);
    await removeWorkers(context);
    await use(await context.newPage());
    await context.close();
  },

  mark: async ({ services }, use) => {
    const mark = `test-${crypto.randomUUID().slice(0, 8)}`;
    await use(mark);
    await removeMarked(services, mark);
  },

  files: async ({ mark }, use) => use(await realFiles(mark)),
  place: async ({ services, files }, use) => use((own = files) => placeFiles(services, own)),

  library: async ({ page, site, mark, admin }, use) => {
    const library = libraryOf(page, site);
    const openOwn = async (account = admin) => {
      await signIn(page, site, account);
      await page.goto(`${site.path('admin')}?tab=library&q=${mark}`);
      await library.shelf.waitFor();
    };
    await use({ ...library, open: openOwn });
  },
  gallery: async ({ page, site }, use) => use(galleryOf(page, site)),
  forms: async ({ page, site, services, mark }, use) => use(quoteForm(page, site, services, `ana-${mark}@example.com`)),

  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      watch(context, complaints);
      await use(complaints);
      expect(complaints, 'nothing unexpected happened in the page').toEqual([]);
    },
    { auto: true },
  ],
});

/** Removes complaints that a test provokes: the browser logs each failed request. */
export function forgive(complaints: string[], expected: RegExp): void {
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !expected.test(complaint)));
}

/** Makes the browser report "online": with only loopback it reports "offline". */
export const claimOnline = (context: BrowserContext) =>
  context.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => true }));

/** Delays requests to `url` until the returned function is called. */
export async function holdBack(context: BrowserContext, url: Parameters<typeof context.route>[0]): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route(url, (route) => isReleased.then(() => route.fallback()));
  return release;
}

/** Marks the document. Returns a function that checks whether the page still shows it, that is, did not reload. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
  return () => page.evaluate(() => 'isMarked' in window);
}

export { expect, hydrated, open, type Page };
