import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import firebase from '../../firebase.json' with { type: 'json' };
import { API_HEADERS } from '../domain/api-headers.ts';
import { contentSecurityPolicy, type Origins } from './content-security-policy.ts';

/** An entry of Hosting's `headers`. Where several match a path, the last one that names a header sets it. */
interface HeaderEntry {
  source: string;
  headers: { key: string; value: string }[];
}

const entry = (source: string, headers: Record<string, string>): HeaderEntry => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
});

/** A page is asked for again at each visit: what it names is there for one version of the site only. */
const PAGE_CACHING = { 'Cache-Control': 'no-cache' };

/**
 * What is in a file of this name never changes. That is said of each that there is: a name that is missing, with a 404,
 * may be there again when an older version is brought back.
 */
const ASSET_CACHING = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/**
 * A file that a page fetches is no page. That the two fonts say no more than that is a round trip less on a slow line.
 */
const FILE_POLICY = { 'Content-Security-Policy': "default-src 'none'" };

/** The service worker itself: it asks for the site and for pictures, and has no page. */
const workerPolicy = ({ storage }: Origins) => `default-src 'none'; connect-src 'self' ${storage}`;

interface Built {
  /** The HTML of the pages, by their paths. */
  pages: ReadonlyMap<string, string>;
  /** The page that stands under every other path. */
  notFound: string;
  /** The names of the files in `/assets`. */
  assets: readonly string[];
}

/** The headers that depend on what was built: each page's own policy under its path, and how long a file is kept. */
export function builtHeaders({ pages, notFound, assets }: Built, origins: Origins): HeaderEntry[] {
  const policy = (html: string) => ({ 'Content-Security-Policy': contentSecurityPolicy(html, origins) });
  return [
    entry('**', policy(notFound)),
    entry('/assets/**', { ...FILE_POLICY, ...PAGE_CACHING }),
    ...assets.map((name) => entry(`/assets/${name}`, ASSET_CACHING)),
    entry('/fonts/**', FILE_POLICY),
    entry('/sw.js', { 'Content-Security-Policy': workerPolicy(origins) }),
    entry('/api/**', API_HEADERS),
    ...Array.from(pages, ([pathname, html]) => entry(pathname, { ...policy(html), ...PAGE_CACHING })),
  ];
}

/** Where the configuration of a built site is: beside its folder. */
const configOf = (outDir: string) => `${outDir}.firebase.json`;

/** Writes what emulators and deployments of a built site take in place of firebase.json: the same, with all headers. */
export async function writeConfig(outDir: string, headers: HeaderEntry[]): Promise<void> {
  const { predeploy: _, ...hosting } = firebase.hosting; // it refuses to deploy without these headers
  const config = {
    ...firebase,
    hosting: { ...hosting, public: path.basename(outDir), headers: [...hosting.headers, ...headers] },
  };
  await writeFile(configOf(outDir), `${JSON.stringify(config, null, 2)}\n`);
}
