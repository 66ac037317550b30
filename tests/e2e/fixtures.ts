import { type BrowserContext, test as base, expect, type Page } from 'playwright/test';
import { createServices, type Services } from '../../functions/src/context';
import interfaceEn from '../../src/content/interface/en';
import interfaceEs from '../../src/content/interface/es';
import libraryEn from '../../src/content/interface/library.en';
import libraryEs from '../../src/content/interface/library.es';
import { brand } from '../../src/domain/brand';
import { type Locale, localePath, otherLocale } from '../../src/domain/locale';
import { pathOf, type RouteId } from '../../src/domain/paths';
import type { Contents, PageContents } from '../../src/i18n/contents';

export interface SiteOptions {
  language: Locale;
  /**
   * Whether the browser has service workers. Where a test is not about them it has none: what a worker answers cannot
   * be held up or broken.
   */
  workers: boolean;
}

export interface Site {
  /** The pathname of a route, or of a raw path, in the language of the run. */
  path(to: RouteId | `/${string}`): string;
  /** The words of a content folder in the language of the run. */
  words<Name extends keyof Contents>(name: Name): Promise<Contents[Name]>;
  /** Words of the working screens in the language of the run. */
  interface: typeof interfaceEn;
  /** Words of the staff's library in the language of the run. */
  library: typeof libraryEn;
}

const INTERFACES: Record<Locale, typeof interfaceEn> = { en: interfaceEn, es: interfaceEs };
const LIBRARIES: Record<Locale, typeof libraryEn> = { en: libraryEn, es: libraryEs };

const LOOPBACK = /^(https?|wss?):\/\/(localhost|127\.0\.0\.1)(:\d+)?\//;

/**
 * The event of an upload may have written the record first: the client's own commit is then refused, as it should be.
 */
const isLateCommit = (text: string, url: string) => /status of 4(00|03|09)/.test(text) && url.includes(':commit');

/**
 * Parts of the addresses of files that a test has taken away: a page that still shows one is told 404, as it should be.
 */
export const takenAway = new Set<string>();

const isTakenAway = (text: string, url: string) =>
  text.includes('status of 404') && [...takenAway].some((part) => url.includes(encodeURIComponent(part)));

/**
 * Fails a test whose page asks for anything beyond this machine (chrome: is its own PDF viewer), logs an error or a
 * warning of React's, or throws. What a Content-Security-Policy refuses is logged as an error, by pages and workers
 * alike.
 */
export function watch(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('request', (request) => {
    const url = request.url();
    if (!LOOPBACK.test(url) && !/^(data|blob|chrome(-extension)?):/.test(url)) complaints.push(`request to ${url}`);
  });
  context.on('console', (message) => {
    const { url } = message.location();
    if (message.type() !== 'error' || isLateCommit(message.text(), url) || isTakenAway(message.text(), url)) return;
    complaints.push(`console: ${message.text()} (${url})`);
  });
  context.on('serviceworker', async (worker) => {
    worker.on('console', (message) => message.type() === 'error' && complaints.push(`worker: ${message.text()}`));
    // The browser logs what a page is refused, but not what a worker is.
    const tell = () =>
      addEventListener('securitypolicyviolation', (event) => {
        const { effectiveDirective, blockedURI } = event as SecurityPolicyViolationEvent;
        console.error(`Refused by Content Security Policy: ${effectiveDirective} ${blockedURI}`);
      });
    await worker.evaluate(tell).catch(() => {}); // it may have ended by then
  });
  context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().message}`));
  return complaints;
}

export const test = base.extend<SiteOptions & { site: Site; complaints: string[] }, { services: Services }>({
  language: ['en', { option: true }],
  workers: [false, { option: true }],

  context: async ({ context, workers }, use) => {
    if (!workers) await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    await use(context);
  },

  services: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures needed from the pattern
    async ({}, use) => use(createServices(brand.demoProject)),
    { scope: 'worker' },
  ],

  site: async ({ language }, use) => {
    await use({
      path: (to) => (to.startsWith('/') ? localePath(language, to) : pathOf(to as RouteId, language)),
      words: async (name) => (await import(`../../src/content/${name}/${language}.ts`)).default,
      interface: INTERFACES[language],
      library: LIBRARIES[language],
    });
  },

  /** What a page complained of; a test that expects a complaint takes it out again, with `forgive`. */
  complaints: [
    async ({ context }, use) => {
      const complaints = watch(context);
      await use(complaints);
      expect(complaints, 'nothing unexpected happened in the page').toEqual([]);
    },
    { auto: true },
  ],
});

/** Takes out of the complaints those that a test has brought about: the browser itself logs each failed request. */
export function forgive(complaints: string[], expected: RegExp): void {
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !expected.test(complaint)));
}

/** The content folder of a route; the site's own function (src/i18n/content.ts) is for Vite alone. */
export const contentOf = (id: RouteId) =>
  id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) as keyof PageContents;

/**
 * Goes to the same page in the other language than `language`, as the visitor does: without a reload. Gives that one.
 */
export async function changeLanguage(page: Page, language: Locale): Promise<Locale> {
  const other = otherLocale(language);
  await page.locator(`a[data-language=${other}]:visible`).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  return other;
}

export { hydrated } from '../../scripts/hydrated';
export { expect, type Page };
