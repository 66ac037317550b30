import { defineConfig, devices } from 'playwright/test';
import firebase from '../../firebase.json' with { type: 'json' };
import { INTL_LOCALE, type Locale } from '../../src/domain/locale';
import type { SiteOptions } from './fixtures';

const { port } = firebase.emulators.hosting;

const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--ignore-certificate-errors', // own-site.ts signs its own certificate; the requests of a service worker need this option
];

/** Language of the browser and of the texts that tests expect. */
const inLanguage = (language: Locale) => ({ language, locale: INTL_LOCALE[language] });

/**
 * A test runs on a phone in Spanish, with `@desktop` in its title on a desktop in English, and with `@both` on both.
 */
export default defineConfig<SiteOptions>({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  forbidOnly: !!process.env.CI,
  fullyParallel: false,
  workers: 3, // tests wait now and then; two leave a part of two cores idle
  retries: 0,
  timeout: 120_000, // the slowest test takes half of this on a slow machine
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    // NODE_ENV=development builds with React's warnings, and with Emotion's style text, which the policy blocks.
    bypassCSP: process.env.NODE_ENV === 'development',
    launchOptions: { executablePath: process.env.PLAYWRIGHT_CHROMIUM_PATH, args: BROWSER_ARGS },
  },
  projects: [
    {
      name: 'phone-es',
      grepInvert: /@desktop\b/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, ...inLanguage('es') },
    },
    {
      name: 'desktop-en',
      grep: /@(desktop|both)\b/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 }, ...inLanguage('en') },
    },
  ],
});
