import { defineConfig, devices } from 'playwright/test';
import firebase from '../../firebase.json' with { type: 'json' };
import { INTL_LOCALE, LOCALES } from '../../src/domain/locale';
import type { SiteOptions } from './fixtures';

const { port } = firebase.emulators.hosting;

export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * Chromium with all that a browser has around its engine; the tests run in its headless shell else, where there is one.
 */
export const FULL_BROWSER = { executablePath: process.env.PLAYWRIGHT_BROWSER_PATH, args: BROWSER_ARGS };

const SIZES = {
  phone: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
  desktop: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
};

/** Has a build of its own, and nothing in it depends on the size of the screen. */
const HYDRATION = /hydration\.spec/;

/** Nothing in these depends on how size and language go together: each size and each language is seen once. */
const ONCE =
  /(faults|access|accounts|dashboard|forms|frame|gallery|keyboard|library|library-files|library-uploads|parts|reading|search)\.spec/;
const WITH_ONCE = ['phone-es', 'desktop-en'];
/** These are of what no phone has, or of what is the same on each: each language is seen once. */
const ON_DESKTOP = /(chat|head)\.spec/;
/** And these are long, or nothing in them depends on either: they are seen in one of the two. */
const ALONE: Record<string, RegExp> = {
  'phone-es': /(clock-faults|gallery-pdf|install|offline|refused|server-gone|slow-faults|tab-faults|versions)\.spec/,
  'desktop-en':
    /(device-faults|hostile-forms|library-kills|observatory|policy|server-refuses|session-faults|storage-faults)\.spec/,
};

/**
 * `pages/` read the site and change nothing; they may run side by side. `journeys/` change the one library, bucket and
 * database, and take turns; scripts/steps.mjs says which have nothing in common. Both run in a phone's and a desktop's
 * size and in both languages, against the running emulators.
 */
export default defineConfig<SiteOptions>({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  forbidOnly: !!process.env.CI,
  fullyParallel: false,
  workers: 1, // for the pages the command says 2
  retries: 1, // the emulator can lose an event whose worker is slow to start; what needed it is listed as flaky
  timeout: 120_000, // twice what the longest takes where the processors are slow: only what hangs comes to it
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.PLAYWRIGHT_CHROMIUM_PATH,
      args: BROWSER_ARGS,
    },
  },
  projects: [
    { name: 'development', testMatch: HYDRATION, use: SIZES.desktop },
    ...Object.entries(SIZES).flatMap(([size, device]) =>
      LOCALES.map((language) => {
        const name = `${size}-${language}`;
        return {
          name,
          testIgnore: [
            HYDRATION,
            ...(WITH_ONCE.includes(name) ? [] : [ONCE]),
            ...(size === 'desktop' ? [] : [ON_DESKTOP]),
            ...Object.keys(ALONE).flatMap((project) => (project === name ? [] : (ALONE[project] ?? []))),
          ],
          use: { ...device, locale: INTL_LOCALE[language], language },
        };
      }),
    ),
  ],
});
