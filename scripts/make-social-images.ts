/**
 * Makes the pictures that stand for a page where somebody shares it, from the page's title and its drawing:
 * `npx tsx scripts/make-social-images.ts`. They are kept in public/social; make them again when a title or the
 * phone number changes.
 */
import { mkdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { runnerImport } from 'vite';
import { SOCIAL_IMAGE_SIZE } from '../src/prerender/social-image';
import { findBrowser } from './browser.mjs';

process.loadEnvFile(fileURLToPath(new URL('../.env', import.meta.url))); // `runnerImport` reads none

const publicFile = (name: string) => fileURLToPath(new URL(`../public${name}`, import.meta.url));

const { module } = await runnerImport<{ socialCards: { file: string; html: string }[] }>(
  '/src/prerender/social-cards.tsx',
);

/** The fonts and the styles of bare elements, which the pages' template holds: before the cards' own. */
const template = await readFile(new URL('../index.html', import.meta.url), 'utf8');
let style = (/<style>.*?<\/style>/s.exec(template)?.[0] ?? '').replaceAll('optional', 'block');
for (const [address, path = ''] of style.matchAll(/(?<=url\(')(.*?)(?=')/g)) {
  style = style.replace(address, `data:font/woff2;base64,${await readFile(publicFile(path), 'base64')}`);
}

await mkdir(publicFile('/social'), { recursive: true });
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage({ viewport: SOCIAL_IMAGE_SIZE });
for (const { file, html } of module.socialCards) {
  await page.setContent(html.replace('<head>', (head) => head + style));
  await page.evaluate('document.fonts.ready.then(() => {})');
  // Flat colours: a palette keeps the text sharp, and takes a third of what a JPEG does.
  const picture = sharp(await page.screenshot());
  await picture
    .png({ palette: true, quality: 90, dither: 0, compressionLevel: 9, effort: 10 })
    .toFile(publicFile(file));
}
await browser.close();
