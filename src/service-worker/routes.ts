import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { brand } from '../domain/brand';
import { matchPath, pathOf } from '../domain/paths';
import { endable, endablePlugin } from './takeover';

/**
 * The precached page of a URL: ignores a trailing slash and the query, and resolves alias paths. Empty for an unknown
 * path.
 */
export function cachedPageOf(url: URL): URL[] {
  const { id, locale } = matchPath(url.pathname);
  return id ? [new URL(pathOf(id, locale), url)] : [];
}

/** Paths of Hosting and the functions, which the worker does not handle. */
const FOREIGN = /^\/(?:__|api)\//;

/** Whether a request is a navigation to a page of this site. */
export const isVisit = (request: Request, url: URL): boolean =>
  request.mode === 'navigate' && url.origin === location.origin && !FOREIGN.test(url.pathname);

/** Pages that are not precached: the server answers, also for an unknown path. */
export const visit = new NetworkOnly({ plugins: [endablePlugin] });

/**
 * The answer of the network if the browser denies this worker its caches, for example on a damaged disk: then every
 * route fails. Otherwise undefined, as without a connection.
 */
export async function answerWithoutCaches(request: Request): Promise<Response | undefined> {
  const areDenied = await caches.match(request).then(
    () => false,
    () => true,
  );
  return areDenied ? fetch(endable(request)).catch(() => undefined) : undefined;
}

const DAY_S = 24 * 60 * 60;

const expiration = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * DAY_S, purgeOnQuotaError: true });

/** Caches only responses that pass. */
const onlyIf = (isRight: (response: Response) => boolean) => ({
  cacheWillUpdate: async ({ response }: { response: Response }) => (isRight(response) ? response : null),
});

/** A proxy or captive portal may answer with its own page and status 200. */
export const isScript = ({ status, headers }: Response): boolean =>
  status === 200 && /javascript/.test(headers.get('Content-Type') ?? '');

/** Chunks that need the server (Firebase, the library), cached on first use. */
export const cacheChunks = new CacheFirst({
  cacheName: 'chunks',
  plugins: [endablePlugin, onlyIf(isScript), expiration(80, 60)],
});

/** Renditions in the gallery: a screen shows about 20, each 10 to 40 KB. */
export const cacheThumbnails = new CacheFirst({
  cacheName: 'thumbnails',
  plugins: [endablePlugin, expiration(300, 30)],
});

/** Whether a URL is a chunk. The precache handles its chunks before this route. */
export const isChunk = (url: URL): boolean => url.origin === location.origin && url.pathname.startsWith('/assets/');

/** Maximum size of a cached original, in bytes. */
const MAX_ORIGINAL = 500_000;
const isSmall = ({ status, headers }: Response) =>
  status === 200 && Number(headers.get('Content-Length') ?? Number.NaN) <= MAX_ORIGINAL;

/** Drawings, which have no renditions. Network first: staff may replace an original under the same URL. */
export const cacheOriginals = new NetworkFirst({
  cacheName: 'originals',
  plugins: [endablePlugin, onlyIf(isSmall), expiration(60, 30)],
});

/** Tells whether a request is a CORS request for a picture in `bucket`, at the live or the emulator's origin. */
const isPictureOf = (bucket: string) => (request: Request, url: URL) =>
  request.destination === 'image' && request.mode === 'cors' && url.pathname.startsWith(`/v0/b/${bucket}/o/`);

export const isOriginal = isPictureOf(brand.bucket);
export const isThumbnail = isPictureOf(brand.renditionsBucket);
