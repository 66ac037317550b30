import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'lightningcss';
import { build, type Plugin } from 'vite';
import { LOCALES, localePath } from '../domain/locale.ts';
import { searchIndexPath } from '../domain/search-index.ts';
import { builtHeaders, writeConfig } from './hosting.ts';
import type { RenderedPage } from './render';
import { buildRenderer, loadRenderer } from './renderer.ts';
import { shortenNames, stylesMark } from './short-names.ts';

/** Puts the scripts marked `data-inline` into the page itself: they have to run before anything is painted. */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        let result = html;
        for (const [tag, source = ''] of html.matchAll(/<script src="([^"]+)" data-inline><\/script>/g)) {
          const built = await build({
            configFile: false,
            logLevel: 'warn',
            build: { write: false, minify: true, lib: { entry: source.slice(1), formats: ['iife'], name: 'boot' } },
          });
          const output = Array.isArray(built) ? built[0] : built;
          if (!output || !('output' in output)) throw new Error(`${source} gave no script`);
          result = result.replace(tag, () => `<script>${output.output[0].code.trim()}</script>`);
        }
        return result;
      },
    },
  };
}

/**
 * Has the first script fetched when the page has been painted, and what browsers fetch for themselves, icon and
 * manifest: nothing of it is for the eye, and until then its bytes and its work would only delay what the eye waits
 * for. The icon is an empty one until then, since a page without any has browsers ask for /favicon.ico.
 *
 * Where a worker gave the page and the script is gone, a newer version has taken over meanwhile: the page is loaded anew,
 * once in a row for each tab (src/main.tsx), which `name` outlives. Without a worker the browser's own error could take
 * the place of a page that can be read.
 */
export function startAfterPaint(): Plugin {
  return {
    name: 'start-after-paint',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { chunk }) =>
        html.replace(/<script type="module"[^>]* src="[^"]+"><\/script>/, (tag) => {
          if (!chunk) return tag; // the development server
          const fetches = [...chunk.imports, chunk.fileName].map((file) => `import("/${file}")`).join(';');
          const script = [
            'const i=document.querySelector("[rel=icon]"),m=document.querySelector("[rel=manifest]"),{href}=i',
            `start=()=>{i.href=href;m.rel="manifest";${fetches}.catch(e=>{navigator.serviceWorker?.controller&&(name||location.reload(name=1));throw e})};i.href="data:,";m.rel=""`,
          ].join();
          // The last line is for a browser that does not tell of its paints.
          return `<script type="module">${script};new PerformanceObserver(start).observe({type:"paint",buffered:true});setTimeout(start,3000)</script>`;
        }),
    },
  };
}

/** Elements of a drawing that hold nothing: they may end themselves, which a page of drawings feels. */
const EMPTY = /><\/(?:circle|ellipse|line|path|rect|stop|use)>/g;

/** As few bytes as say the same. No browser that knows popovers needs older words for anything. */
const minify = (css: string) =>
  transform({ filename: 'page.css', code: Buffer.from(css), minify: true }).code.toString();

/** The styles that stand in the template. */
const BASE = /(?<=<style>).*?(?=<\/style>)/s;

/**
 * Puts a page into the template. All that pages share is one style element; the browser's Emotion takes over the other,
 * and `data-s` tells it to leave that where it is. `mark` is for src/ui/page-document.ts, which mixes no two versions.
 */
function fill(template: string, mark: string, { locale, head, styles, body }: RenderedPage): string {
  const own = `<style data-emotion="css" data-s="${mark}">${minify(styles.own.join(''))}</style>`;
  return template
    .replace('<html lang="en"', () => `<html lang="${locale}"`)
    .replace(BASE, (base) => minify(base + styles.global))
    .replace('<!--head-->', () => head + own)
    .replace('<!--app-->', () => body.replace(EMPTY, '/>'));
}

/**
 * The page for unknown paths. Hosting knows only one, whatever the language of the path, so it holds all: that of the
 * default language, and each other one in a template that takes its place below `/es` before anything is painted.
 */
function fillNotFound(template: string, mark: string, page: RenderedPage, others: RenderedPage[]): string {
  const swap = `{const t=document.getElementById(location.pathname.split('/')[1]);if(t?.content){document.documentElement.lang=t.id;document.title=t.dataset.title;document.getElementById('root').replaceChildren(t.content)}}`;
  const templates = others.map(({ locale, head, body }) => {
    const title = /<title>(.*?)<\/title>/.exec(head)?.[1] ?? '';
    return `<template id="${locale}" data-title="${title}">${body}</template>`;
  });
  const own = [...new Set([page, ...others].flatMap(({ styles }) => styles.own))];
  return fill(template, mark, { ...page, styles: { ...page.styles, own } }).replace(
    '</body>',
    (end) => `${templates.join('')}<script>${swap}</script>${end}`,
  );
}

/** Draws every page to static HTML once the site is built, and writes what crawlers and its own search ask for. */
export function prerender(): Plugin {
  let outDir = '';
  let mode = '';
  return {
    name: 'prerender',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr && !config.build?.lib,
    configResolved(config) {
      outDir = path.resolve(config.root, config.build.outDir);
      mode = config.mode;
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        await buildRenderer(mode);
        const { CRAWLER_FILES, ORIGINS, PATHNAMES, renderManifest, renderPage, renderSearchIndex } =
          await loadRenderer();
        const template = await readFile(path.join(outDir, 'index.html'), 'utf8');
        const write = async (name: string, text: string) => {
          const file = path.join(outDir, name);
          await mkdir(path.dirname(file), { recursive: true });
          await writeFile(file, text);
        };
        const drawn = new Map<string, RenderedPage>();
        const unknown = LOCALES.map((locale) => localePath(locale, '/404'));
        for (const pathname of [...PATHNAMES, ...unknown]) drawn.set(pathname, await renderPage(pathname));
        const pages = shortenNames(drawn);
        const pageOf = (pathname: string) => pages.get(pathname) as RenderedPage;
        const mark = stylesMark(BASE.exec(template)?.[0] ?? '', pages.values());
        const filled = new Map(PATHNAMES.map((pathname) => [pathname, fill(template, mark, pageOf(pathname))]));
        for (const [pathname, html] of filled) {
          await write(pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`, html);
        }
        for (const [name, text] of Object.entries(CRAWLER_FILES)) await write(name, text);
        const notFound = fillNotFound(template, mark, pageOf('/404'), unknown.slice(1).map(pageOf));
        await write('404.html', notFound);
        const assets = await readdir(path.join(outDir, 'assets'));
        await writeConfig(outDir, builtHeaders({ pages: filled, notFound, assets }, ORIGINS));
        for (const locale of LOCALES) {
          const [manifestFile, manifest] = await renderManifest(locale);
          await write(manifestFile.slice(1), manifest);
          await write(searchIndexPath(locale).slice(1), JSON.stringify(await renderSearchIndex(locale)));
        }
      },
    },
  };
}
