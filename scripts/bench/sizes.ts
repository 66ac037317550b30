import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { hydrated } from '../hydrated';
import type { Site } from './server';

/** KB of a page as a browser fetches it. `html` holds the page's styles, of which `css` is the part by itself. */
export interface Sizes {
  /** The page with its headers, on the wire: nothing is painted before. */
  first: number;
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

/** The size of scripts and of all that they import at once, each counted once; in built code `from"./x.js"` says so. */
async function sizeOfScripts(site: Site, urls: string[], counted = new Set<string>()): Promise<number> {
  let size = 0;
  for (const url of urls.filter((each) => !counted.has(each))) {
    counted.add(url);
    const imports = [...(await site.textOf(url)).matchAll(/(?:from|import)"(\.\/[^"]+)"/g)];
    const paths = imports.map(([, name = '']) => new URL(name, site.origin + url).pathname);
    size += (await site.sizeOf(url)) + (await sizeOfScripts(site, paths, counted));
  }
  return size;
}

/** Opens a page, waits until it has hydrated, and adds up what was fetched for it. */
export async function measureSizes(browser: Browser, site: Site, path: string): Promise<Sizes> {
  // A worker would fetch the whole site for later: that is measured by itself (worker.ts).
  const context = await browser.newContext({ ignoreHTTPSErrors: true, serviceWorkers: 'block' });
  const page = await context.newPage();
  const urls = new Map<string, string[]>();
  page.on('request', (request) => {
    const type = request.url().endsWith('.svg') ? 'image' : request.resourceType();
    if (request.url().startsWith(site.origin)) urls.set(type, [...(urls.get(type) ?? []), request.url()]);
  });
  const document = await page.goto(site.origin + path);
  await hydrated(page);
  const html = (await document?.text()) ?? '';
  const wire = await document?.request().sizes();
  await context.close();

  // What the page itself starts, once it is painted.
  const started = /<script type="module">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const first = [...started.matchAll(/import\("([^"]+)"\)/g)].map(([, url = '']) => url);
  const css = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text).join('');
  const bytes = async (...types: string[]) => {
    const sizes = await Promise.all(types.flatMap((type) => urls.get(type) ?? []).map(site.sizeOf));
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  return {
    first: kb((wire?.responseHeadersSize ?? 0) + (wire?.responseBodySize ?? 0)),
    html: kb(await bytes('document')),
    css: kb(brotliCompressSync(css).length),
    jsBefore: kb(await sizeOfScripts(site, first)),
    jsAfter: kb(await bytes('script')),
    fonts: kb(await bytes('font')),
    images: kb(await bytes('image')),
    total: kb(await bytes('document', 'script', 'font', 'image')),
  };
}
