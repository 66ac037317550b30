import { type BrowserContext, test as base, expect, type Locator, type Page } from 'playwright/test';
import { createServices, type Services } from '../../functions/src/context';
import { hydrated } from '../../scripts/hydrated';
import { brand } from '../../src/domain/brand';
import { type Locale, localePath, otherLocale } from '../../src/domain/locale';
import { pathOf, type RouteId } from '../../src/domain/paths';
import { type Namespace, type Words, wordsOf } from '../support/words';
import { isOfOtherTest, newMark, removeMarked } from './objects';

export interface SiteOptions {
  language: Locale;
  /** Whether the browser allows service workers: tests cannot delay or break requests that a worker answers. */
  workers: boolean;
}

export interface Site {
  /** The pathname of a route or a raw path, in the project's language. */
  path(to: RouteId | `/${string}`): string;
  /** The translations of a namespace in the project's language. */
  words<Name extends Namespace>(name: Name): Words<Name>;
  /** Opens a route or a raw path and waits for hydration. */
  open(to: RouteId | `/${string}`): Promise<void>;
  /** The main heading of the page. */
  heading: Locator;
  /** The footer's link to a route. */
  footerLink(to: RouteId): Locator;
}

const LOOPBACK = /^(https?|wss?):\/\/(localhost|127\.0\.0\.1)(:\d+)?\//;

/** If the upload's trigger writes the record first, Firestore correctly rejects the client's commit. */
const isLateCommit = (text: string, url: string) => /status of 4(00|03|09)/.test(text) && url.includes(':commit');

/**
 * Collects what no page may do: send a request beyond this machine (chrome: is the browser's own PDF viewer), log an
 * error, including Content-Security-Policy violations, or throw.
 */
function watch(context: BrowserContext, complaints: string[]): void {
  context.on('request', (request) => {
    const url = request.url();
    if (!LOOPBACK.test(url) && !/^(data|blob|chrome(-extension)?):/.test(url)) complaints.push(`request to ${url}`);
  });
  context.on('console', (message) => {
    const { url } = message.location();
    if (message.type() !== 'error' || isLateCommit(message.text(), url)) return;
    complaints.push(`console: ${message.text()} (${url})`);
  });
  context.on('serviceworker', async (worker) => {
    worker.on('console', (message) => message.type() === 'error' && complaints.push(`worker: ${message.text()}`));
    // The browser logs violations of a page, but not those of a worker.
    const logRefusals = () =>
      addEventListener('securitypolicyviolation', (event) => {
        const { effectiveDirective, blockedURI } = event as SecurityPolicyViolationEvent;
        console.error(`Refused by Content Security Policy: ${effectiveDirective} ${blockedURI}`);
      });
    await worker.evaluate(logRefusals).catch(() => {}); // the worker may have already stopped
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
}

export const test = base.extend<SiteOptions & Fixtures, { services: Services }>({
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

  site: async ({ page, language }, use) => {
    const path: Site['path'] = (to) =>
      to.startsWith('/') ? localePath(language, to) : pathOf(to as RouteId, language);
    await use({
      path,
      words: (name) => wordsOf(name, language),
      async open(to) {
        await page.goto(path(to));
        await hydrated(page);
      },
      heading: page.getByRole('heading', { level: 1 }),
      footerLink: (to) =>
        page
          .getByRole('contentinfo')
          .locator(`a[href="${path(to)}"]`)
          .first(),
    });
  },

  otherPage: async ({ browser, complaints }, use) => {
    const context = await browser.newContext();
    watch(context, complaints);
    await removeWorkers(context);
    await use(await context.newPage());
    await context.close();
  },

  mark: async ({ services }, use) => {
    const mark = newMark();
    await use(mark);
    await removeMarked(services, mark);
  },

  complaints: [
    // `mark` comes first: this test's own files still exist when its complaints are checked.
    async ({ mark, services, context }, use) => {
      const complaints: string[] = [];
      watch(context, complaints);
      await use(complaints);
      const seen = [...complaints]; // the open page may still add some
      const isForeign = await Promise.all(seen.map((each) => isOfOtherTest(services, each, mark)));
      const own = seen.filter((_, index) => !isForeign[index]);
      expect(own, 'nothing unexpected happened in the page').toEqual([]);
    },
    { auto: true },
  ],
});

/** Removes complaints that a test provokes: the browser logs each failed request. */
export function forgive(complaints: string[], expected: RegExp): void {
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !expected.test(complaint)));
}

/** Switches to the other language, which loads another document, and returns it. */
export async function changeLanguage(page: Page, language: Locale): Promise<Locale> {
  const other = otherLocale(language);
  await page.locator(`a[data-language=${other}]:visible`).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await hydrated(page);
  return other;
}

/** Marks the document. Returns a function that checks whether the page still shows it, that is, did not reload. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
  return () => page.evaluate(() => 'isMarked' in window);
}

export { expect, hydrated, type Page };
