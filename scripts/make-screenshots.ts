/**
 * Takes the screenshots for the browser's install prompt, in public/screenshots. Run it when these pages have changed:
 * `npm run build && npx tsx scripts/make-screenshots.ts`.
 */
import sharp from 'sharp';
import { SCREENSHOTS, screenshotPath } from '../build/screenshots';
import { LOCALES } from '../src/domain/locale';
import { pathOf } from '../src/domain/paths';
import { launchBrowser } from './chromium';
import { serveSite } from './serve-site';

/** Width of the window in CSS pixels. */
const WIDTHS = { narrow: 390, wide: 1280 };

const site = await serveSite('dist');
const browser = await launchBrowser();
for (const { page: id, form, size } of SCREENSHOTS) {
  const deviceScaleFactor = size.width / WIDTHS[form];
  const viewport = { width: WIDTHS[form], height: size.height / deviceScaleFactor };
  const page = await browser.newPage({ viewport, deviceScaleFactor, ignoreHTTPSErrors: true });
  for (const locale of LOCALES) {
    await page.goto(site.origin + pathOf(id, locale), { waitUntil: 'networkidle' });
    const picture = sharp(await page.screenshot()).png({ palette: true, compressionLevel: 9, effort: 10 });
    await picture.toFile(`public${screenshotPath(form, id, locale)}`);
  }
}
await browser.close();
site.close();
