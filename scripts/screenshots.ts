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
const THEMES = ['dark', 'light'] as const;
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };

interface Shot {
  name: string;
  route: RouteId;
  locale: Locale;
  theme: (typeof THEMES)[number];
  size: keyof typeof SIZES;
}

function allShots(): Shot[] {
  const shots: Shot[] = [];
  for (const route of ROUTE_IDS) {
    const kebab = route.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    for (const locale of LOCALES) {
      for (const theme of THEMES) {
        for (const size of ['phone', 'desktop'] as const) {
          shots.push({ name: `${kebab}-${locale}-${theme}-${size}`, route, locale, theme, size });
        }
      }
    }
  }
  return shots;
}

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

async function takePicture(browser: Browser, { name, route, locale, theme, size }: Shot): Promise<void> {
  const context = await browser.newContext({
    viewport: SIZES[size],
    isMobile: size === 'phone',
    hasTouch: size === 'phone',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    locale: INTL_LOCALE[locale],
  });
  try {
    await context.addInitScript(`localStorage.setItem('${THEME_KEY}', '${theme}')`);
    const page = await context.newPage();
    if (route === 'admin') await signIn(page, ORIGIN);
    await page.goto(ORIGIN + pathOf(route, locale));
    await hydrated(page);
    // The dashboard's listener keeps the network busy.
    await (route === 'admin' ? page.waitForTimeout(2000) : page.waitForLoadState('networkidle'));
    await showWholePage(page, SIZES[size].width);
    await page.waitForFunction(() => [...document.images].every((image) => image.complete));
    await page.evaluate('document.fonts.ready.then(() => {})');
    await page.screenshot({ path: `screenshots/${name}.png` });
  } finally {
    await context.close();
  }
}

await runScript(async () => {
  const words = process.argv.slice(2);
  const wanted = allShots().filter(({ name }) => words.every((word) => name.includes(word)));
  const browser = await launchBrowser();
  for (const shot of wanted) await takePicture(browser, shot);
  await browser.close();
  console.log(`${wanted.length} pictures are in screenshots/`);
  return 0;
});
