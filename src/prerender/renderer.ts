import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { replaceModules } from './lean-packages.ts';

const SOURCE = 'src/prerender/render.tsx';
/** A folder of this process alone: tests build two versions of the site at the same time. */
const BUILD = `node_modules/.cache/prerender-${process.pid}`;

/** React's `use client` marks mean nothing here, and every package carries some. */
export const QUIET = { checks: { moduleLevelDirective: false } };

/** One file holds the whole renderer, whatever is fetched later elsewhere. */
const QUIET_ALL = { checks: { ...QUIET.checks, ineffectiveDynamicImport: false } };

/** Builds what draws the pages, for `loadRenderer`, in the mode of the site's build: it says whose project it is. */
export async function buildRenderer(mode: string): Promise<void> {
  process.once('exit', () => rmSync(BUILD, { recursive: true, force: true }));
  await build({
    configFile: false,
    mode,
    logLevel: 'warn',
    plugins: [replaceModules()],
    define: { __DRAWS__: 'true' },
    build: { ssr: SOURCE, outDir: BUILD, emptyOutDir: true, rolldownOptions: QUIET_ALL },
    ssr: { noExternal: true },
  });
}

/** What `buildRenderer` has built: what src/prerender/render.tsx exports. */
export const loadRenderer = (): Promise<typeof import('./render')> =>
  import(pathToFileURL(path.resolve(BUILD, 'render.js')).href);
