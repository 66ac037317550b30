/**
 * npm run screenshots: captures every route of the running site (npm start) in both languages, both themes and two
 * sizes, in screenshots/. Words after -- filter by name: npm run screenshots -- home- es-dark
 */
import process from 'node:process';
import type { Browser, Page } from 'playwright';
import { addressOf } from '../emulators/ports';
import { INTL_LOCALE, LOCALES, type Locale } from '../src/domain/locale';
import { pathOf, ROUTE_IDS, type RouteId } from '../src/domain/paths';
import { THEME_KEY } from '../src/domain/theme';
import { launchBrowser, signIn } from './chromium';
import { hydrated } from './hydrated';
import { runScript } from './run.mjs';

const ORIGIN = `http://localhost:${addressOf('hosting').split(':')[1]}`;
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };

/**
 * Makes the window as high as the page, so that fixed bars are at its end and long lists render every row. Rows get
 * their real height only when they render, so the page can grow.
 */
async function showWholePage(page: Page, width: number): Promise<void> {
  let height = 0;
  for (;;) {
    const next = await page.evaluate<number>('document.documentElement.scrollHeight');
    if (next === height) return;
    height = next;
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(400);
  }
}

interface Shot {
  route: RouteId;
  locale: Locale;
  theme: string;
  size: keyof typeof SIZES;
}

const nameOf = ({ route, locale, theme, size }: Shot) =>
  `${route.replace(/[A-Z]/g, '-$&').toLowerCase()}-${locale}-${theme}-${size}`;

async function takePicture(browser: Browser, shot: Shot): Promise<void> {
  const { route, locale, theme, size } = shot;
  const context = await browser.newContext({
    viewport: SIZES[size],
    isMobile: size === 'phone',
    hasTouch: size === 'phone',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    locale: INTL_LOCALE[locale],
  });
  await context.addInitScript(`localStorage.setItem('${THEME_KEY}', '${theme}')`);
  const page = await context.newPage();
  const isForStaff = route === 'admin' || route === 'security';
  if (isForStaff) await signIn(page, ORIGIN);
  await page.goto(ORIGIN + pathOf(route, locale));
  await hydrated(page);
  // The dashboard's listener keeps the network busy.
  await (isForStaff ? page.waitForTimeout(2000) : page.waitForLoadState('networkidle'));
  await showWholePage(page, SIZES[size].width);
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
  await page.evaluate('document.fonts.ready.then(() => {})');
  await page.screenshot({ path: `screenshots/${nameOf(shot)}.png` });
  await context.close();
}

await runScript(async () => {
  const words = process.argv.slice(2);
  const browser = await launchBrowser();
  let count = 0;
  for (const route of ROUTE_IDS) {
    for (const locale of LOCALES) {
      for (const theme of ['dark', 'light']) {
        for (const size of ['phone', 'desktop'] as const) {
          const shot = { route, locale, theme, size };
          if (!words.every((word) => nameOf(shot).includes(word))) continue;
          await takePicture(browser, shot);
          count += 1;
        }
      }
    }
  }
  await browser.close();
  console.log(`${count} pictures are in screenshots/`);
  return 0;
});
