/**
 * Makes the pictures of the site that a browser shows when it offers to install it, from the built site:
 * `npm run build && npx tsx scripts/make-screenshots.ts`. They are kept in public/screenshots; make them again when the
 * pages they show have changed.
 */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { LOCALES } from '../src/domain/locale';
import { pathOf } from '../src/domain/paths';
import { SCREENSHOTS, screenshotPath } from '../src/prerender/screenshots';
import { serveSite } from './bench/server';
import { findBrowser } from './browser.mjs';

/** Width in CSS pixels of the phone and the window that are pictured. */
const WIDTHS = { narrow: 390, wide: 1280 };

const publicFile = (name: string) => fileURLToPath(new URL(`../public${name}`, import.meta.url));

await mkdir(publicFile('/screenshots'), { recursive: true });
const site = await serveSite('dist');
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
for (const { page: id, form, size } of SCREENSHOTS) {
  const scale = size.width / WIDTHS[form];
  const viewport = { width: WIDTHS[form], height: size.height / scale };
  const context = await browser.newContext({ viewport, deviceScaleFactor: scale, ignoreHTTPSErrors: true });
  const page = await context.newPage();
  for (const locale of LOCALES) {
    await page.goto(site.origin + pathOf(id, locale), { waitUntil: 'networkidle' });
    const picture = sharp(await page.screenshot());
    await picture
      .png({ palette: true, compressionLevel: 9, effort: 10 })
      .toFile(publicFile(screenshotPath(form, id, locale)));
  }
  await context.close();
}
await browser.close();
site.close();
process.exit(); // the browser's connections would keep the server up
