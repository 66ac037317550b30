/**
 * Creates the preview image of each page for shared links, in public/social. Run it when a title, a price, the name,
 * address or phone number has changed: `npx tsx scripts/make-social-images.ts`.
 */
import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { runnerImport } from 'vite';
import { SOCIAL_IMAGE_SIZE } from '../build/social-image';
import { launchBrowser } from './chromium';

process.loadEnvFile('.env'); // `runnerImport` does not read it
const { module } = await runnerImport<{ socialCards: { file: string; html: string }[] }>('/build/social-cards.tsx');

/** The site's fonts and base styles, with the font files inlined. */
let style = parse(await readFile('index.html', 'utf8')).querySelector('style')?.outerHTML ?? '';
style = style.replaceAll('optional', 'block');
for (const [address] of style.matchAll(/(?<=url\(')(.*?)(?=')/g)) {
  style = style.replace(address, `data:font/woff2;base64,${await readFile(`public${address}`, 'base64')}`);
}

const browser = await launchBrowser();
const page = await browser.newPage({ viewport: SOCIAL_IMAGE_SIZE });
for (const { file, html } of module.socialCards) {
  await page.setContent(html.replace('<head>', (head) => head + style));
  await page.evaluate('document.fonts.ready.then(() => {})');
  // Flat colors: a palette keeps text sharp and takes a third of the bytes of a JPEG.
  const picture = sharp(await page.screenshot());
  await picture.png({ palette: true, quality: 90, dither: 0, compressionLevel: 9, effort: 10 }).toFile(`public${file}`);
}
await browser.close();
