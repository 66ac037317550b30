/**
 * npm run bench: what each page of the built site weighs, in KB of brotli, as a browser fetches it. Prints a table and
 * writes bench.json. Sizes are facts of the build; no time is measured here.
 */
import { writeFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Page, type Response } from 'playwright';
import { preview } from 'vite';
import { LOCALES } from '../src/domain/locale';
import { pathOf, ROUTE_IDS } from '../src/domain/paths';
import { findBrowser } from './browser.mjs';

/** KB of brotli, rounded to a tenth. `html` holds the page's styles; scripts are counted before and after hydration. */
interface Weight {
  path: string;
  html: number;
  css: number;
  jsBefore: number;
  jsAfter: number;
  fonts: number;
  images: number;
  total: number;
}

const kb = (bytes: number) => Math.round(bytes / 102.4) / 10;
const brotli = (body: Buffer | string) => brotliCompressSync(body).length;
/** Fonts and most pictures are packed already: they travel as they are. */
const PACKED = new Set(['font', 'image']);

async function weigh(page: Page, origin: string, path: string): Promise<Weight> {
  const responses: Response[] = [];
  const keep = (response: Response) => void responses.push(response);
  page.on('response', keep);
  await page.goto(origin + path);
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  page.off('response', keep);

  const bytes: Record<string, number> = {};
  let html = '';
  let entry = '';
  for (const response of responses) {
    const type = response.request().resourceType();
    const body = await response.body();
    if (type === 'document') {
      html = body.toString();
      entry = /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1] ?? '';
    }
    const size = PACKED.has(type) ? body.length : brotli(body);
    bytes[type] = (bytes[type] ?? 0) + size;
    if (type === 'script' && response.url().endsWith(entry)) bytes.entry = size;
  }
  const css = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text).join('');
  const { document = 0, entry: before = 0, script = 0, font = 0, image = 0 } = bytes;
  return {
    path,
    html: kb(document),
    css: kb(brotli(css)),
    jsBefore: kb(before),
    jsAfter: kb(script),
    fonts: kb(font),
    images: kb(image),
    total: kb(document + script + font + image),
  };
}

const server = await preview({ preview: { port: 0, host: '127.0.0.1' }, logLevel: 'warn' });
const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
const weights: Weight[] = [];
for (const locale of LOCALES) {
  for (const id of ROUTE_IDS.filter((route) => route !== 'admin')) {
    const context = await browser.newContext();
    weights.push(await weigh(await context.newPage(), origin, pathOf(id, locale)));
    await context.close();
  }
}
await browser.close();
await server.close();
console.table(weights);
await writeFile('bench.json', `${JSON.stringify({ unit: 'KB of brotli', weights }, null, 2)}\n`);
