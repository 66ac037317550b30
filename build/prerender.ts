import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parse } from 'node-html-parser';
import { createServer, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { contentSecurityPolicy } from './content-security-policy.ts';
import type { ORIGINS } from './origins.ts';
import type { RenderedPage } from './site.tsx';

/** After the client build: writes every page as HTML, and the files that are generated from pages and translations. */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  let chunks: Rolldown.OutputChunk[] = [];
  return {
    name: 'prerender',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle(_, bundle) {
      chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    },
    closeBundle: {
      order: 'pre', // before the service worker's list of files
      sequential: true,
      async handler() {
        const out = resolve(config.root, config.build.outDir);
        const template = await readFile(join(out, 'index.html'), 'utf8');
        const server = await createServer({
          configFile: config.configFile,
          mode: config.mode,
          logLevel: 'error',
          server: { middlewareMode: true, hmr: false, watch: null },
          define: { 'process.env.NODE_ENV': '"production"' },
        });
        try {
          const site = (await server.ssrLoadModule('/build/site.tsx')) as typeof import('./site.tsx');
          const pages = await site.renderPages();
          const files = {
            ...(await site.renderFiles(pages)),
            ...pageFiles(template, pages, site.ORIGINS, (modules) => scriptsOf(modules, chunks)),
          };
          for (const [name, text] of Object.entries(files)) {
            const file = join(out, name);
            await mkdir(dirname(file), { recursive: true });
            await writeFile(file, text);
          }
          config.logger.info(`prerendered ${pages.length} pages`);
        } finally {
          await server.close();
        }
      },
    },
  };
}

/** The HTML of rendered pages in the built `template`, by file name. `scriptsOf` returns the URLs of modules. */
export function pageFiles(
  template: string,
  pages: RenderedPage[],
  origins: typeof ORIGINS,
  scriptsOf: (modules: string[]) => string[],
): Record<string, string> {
  return Object.fromEntries(
    pages.map(({ file, locale, html, styles, crawlerTags, fallback, modules }) => {
      const end = endOfHeadTags(html);
      const scripts = modules && scriptsOf(modules).join(' ');
      const data = [
        `data-locale="${locale}"`,
        ...(fallback ? [`data-page="${fallback}"`] : []),
        scripts ? `data-scripts="${scripts}"` : 'data-application',
      ];
      const page = template
        .replace('<html lang="en"', `<html lang="${locale}"`)
        .replace('<!--head-->', () => html.slice(0, end) + crawlerTags + styles)
        .replace('id="root"', ['$&', ...data].join(' '))
        .replace('<!--app-->', () => html.slice(end));
      const policy = contentSecurityPolicy(page, origins);
      return [file, page.replace('<!--csp-->', `<meta http-equiv="Content-Security-Policy" content="${policy}">`)];
    }),
  );
}

/** URLs of the chunks with these modules and with all that they import, except what the page loads anyway. */
function scriptsOf(modules: string[], chunks: Rolldown.OutputChunk[]): string[] {
  const found = new Set<string>();
  const add = (fileName: string): void => {
    const chunk = chunks.find((each) => each.fileName === fileName);
    if (!chunk || chunk.isEntry || found.has(fileName)) return;
    found.add(fileName);
    chunk.imports.forEach(add);
  };
  for (const module of modules) {
    const isModule = (id: string) => id.replace(/(?:\/index)?\.\w+$/, '').endsWith(`/${module}`);
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some(isModule));
    if (!chunk) throw new Error(`No chunk contains ${module}`);
    add(chunk.fileName);
  }
  return [...found].map((fileName) => `/${fileName}`);
}

/** Where the head tags end: React writes them before everything else. */
function endOfHeadTags(html: string): number {
  const elements = parse(html).children;
  const first = elements.find(({ tagName }) => !['TITLE', 'META', 'LINK'].includes(tagName));
  return first?.range[0] ?? 0;
}
