import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright';
import type { Site } from './server';

/** KB of a page as a browser fetches it. `html` holds the page's styles, of which `css` is the part by itself. */
export interface Sizes {
  html: number;
  css: number;
  /** Scripts until React starts, and all that are there once it has taken over. */
  jsBefore: number;
  jsAfter: number;
  fonts: number;
  images: number;
  total: number;
}

const kb = (bytes: number) => Math.round(bytes / 102.4) / 10;

/** The size of a script and of all that it imports at once; in built code `from"./x.js"` says so. */
async function sizeWithImports(site: Site, url: string): Promise<number> {
  const script = await site.textOf(url);
  const imports = [...script.matchAll(/(?:from|import)"(\.\/[^"]+)"/g)].map(([, name = '']) => name);
  const sizes = await Promise.all(
    imports.map((name) => sizeWithImports(site, new URL(name, site.origin + url).pathname)),
  );
  return sizes.reduce((sum, size) => sum + size, await site.sizeOf(url));
}

/** Opens a page, waits until it has hydrated, and adds up what was fetched for it. */
export async function measureSizes(browser: Browser, site: Site, path: string): Promise<Sizes> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const urls = new Map<string, string[]>();
  page.on('request', (request) => {
    const type = request.url().endsWith('.svg') ? 'image' : request.resourceType();
    if (request.url().startsWith(site.origin)) urls.set(type, [...(urls.get(type) ?? []), request.url()]);
  });
  const document = await page.goto(site.origin + path);
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  const html = (await document?.text()) ?? '';
  await context.close();

  const entry = /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1] ?? '';
  const css = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text).join('');
  const bytes = async (...types: string[]) => {
    const sizes = await Promise.all(types.flatMap((type) => urls.get(type) ?? []).map(site.sizeOf));
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  return {
    html: kb(await bytes('document')),
    css: kb(brotliCompressSync(css).length),
    jsBefore: kb(await sizeWithImports(site, entry)),
    jsAfter: kb(await bytes('script')),
    fonts: kb(await bytes('font')),
    images: kb(await bytes('image')),
    total: kb(await bytes('document', 'script', 'font', 'image')),
  };
}
