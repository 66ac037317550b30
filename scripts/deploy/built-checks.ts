import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import type { Check } from './checks';
import type { Environment } from './environment';

/** What is looked at once the site is built. */
export interface Built {
  environment: Environment;
  /** The site's public address, and the demo's project, of which nothing may be left. */
  origin: string;
  demoProject: string;
  /** The folder of the site, and the configuration that the build writes for Hosting. */
  site: string;
  hosting: string;
  functions: string;
}

/** Files that are read by browsers and crawlers as text. */
const TEXTS = ['.html', '.js', '.json', '.txt', '.xml', '.webmanifest'];
const LOCAL = /https?:\/\/(127[.]0[.]0[.]1|localhost)\b/;

function textsOf(folder: string): { path: string; text: string }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXTS.includes(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: relative(folder, file), text: readFileSync(file, 'utf8') }));
}

type Header = { source: string; headers: { key: string; value: string }[] };

/** The sources by which Hosting's configuration knows the pages; the page for unknown paths is known by all paths. */
const sourcesOf = (site: string) =>
  textsOf(site)
    .filter(({ path }) => path.endsWith('.html'))
    .map(({ path }) => (path === '404.html' ? '**' : `/${path.replace(/(^index)?[.]html$/, '')}`));

export const BUILT_CHECKS: readonly Check<Built>[] = [
  {
    name: 'The site speaks to its own project alone',
    find: ({ site, environment, demoProject }) => {
      const { VITE_FIREBASE_PROJECT_ID: project, VITE_FIREBASE_APP_ID: app } = environment.values;
      const texts = textsOf(site);
      const holds = (word: string) => texts.filter(({ text }) => text.includes(word)).map(({ path }) => path);
      return [
        ...holds(demoProject).map((path) => `${path} names ${demoProject}`),
        ...(holds(project).length > 0 && holds(app).length > 0 ? [] : [`no script names ${project} and its app`]),
      ];
    },
    remedy: ({ environment }) => `build it again: npm run build -- --mode ${environment.name}`,
  },
  {
    name: 'The pages tell search engines the public address',
    find: ({ site, origin }) => {
      const texts = textsOf(site);
      const sitemap = texts.find(({ path }) => path === 'sitemap.xml')?.text ?? '';
      const places = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url);
      const canonicals = texts.flatMap(({ path, text }) => {
        const [, url] = /<link rel="canonical" href="([^"]+)"/.exec(text) ?? [];
        return path.endsWith('.html') && url ? [url] : [];
      });
      const strange = [...places, ...canonicals].filter((url) => new URL(url).origin !== origin);
      return [
        ...(places.length > 0 ? [] : ['the sitemap is empty']),
        ...(canonicals.length > 0 ? [] : ['no page has a canonical address']),
        ...strange.map((url) => `${url} is not of ${origin}`),
      ];
    },
    remedy: () => '`origin` in src/domain/brand.ts is what they are made of; then build the site again',
  },
  {
    name: 'Every page has its Content-Security-Policy, without this machine in it',
    find: ({ site, hosting }) => {
      const { headers = [] } = JSON.parse(readFileSync(hosting, 'utf8')).hosting as { headers?: Header[] };
      const policies = headers.flatMap(({ source, headers: own }) =>
        own.filter(({ key }) => key === 'Content-Security-Policy').map(({ value }) => ({ source, value })),
      );
      const local = policies.filter(({ value }) => LOCAL.test(value));
      const without = sourcesOf(site).filter((page) => !policies.some(({ source }) => source === page));
      return [
        ...without.map((page) => `${page} has none`),
        ...local.map(({ source }) => `that of ${source} allows this machine`),
      ];
    },
    remedy: ({ environment }) => `build it again: npm run build -- --mode ${environment.name}`,
  },
  {
    name: 'The functions are built',
    find: ({ functions }) => (readFileSync(functions, 'utf8').length > 0 ? [] : [`${functions} is empty`]),
    remedy: () => 'npm run build:functions',
  },
];
