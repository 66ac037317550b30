import { cacheNames } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { matchPrecache } from 'workbox-precaching';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { brand } from '../domain/brand';
import { localePath, splitLocale } from '../domain/locale';
import { matchPath, OFFLINE_PATH, pathOf } from '../domain/paths';

/**
 * The precached page of a URL: ignores a trailing slash and the query, and resolves alias paths. Empty for an unknown
 * path.
 */
export function cachedPageOf(url: URL): URL[] {
  const { id, locale } = matchPath(url.pathname);
  return id ? [new URL(pathOf(id, locale), url)] : [];
}

/** The offline page in the language of the requested path. */
export async function offlinePage(url: URL): Promise<Response> {
  const { locale } = splitLocale(url.pathname);
  return (await matchPrecache(localePath(locale, OFFLINE_PATH))) ?? Response.error();
}

/** Paths of Hosting and the functions, which the worker does not handle. */
const FOREIGN = /^\/(?:__|api)\//;

/** Whether a request is a navigation to a page of this site. */
export const isVisit = (request: Request, url: URL): boolean =>
  request.mode === 'navigate' && url.origin === location.origin && !FOREIGN.test(url.pathname);

const DAY_S = 24 * 60 * 60;

/** Runtime caches in addition to the precache, with their limits. */
const RUNTIME_CACHES = {
  /** Chunks that need the server (Firebase, the library), cached on first use. */
  chunks: { cacheName: 'chunks', maxEntries: 80, maxAgeSeconds: 60 * DAY_S },
  /** Renditions in the gallery: a screen shows about 20, each 10 to 40 KB. */
  thumbnails: { cacheName: 'thumbnails', maxEntries: 300, maxAgeSeconds: 30 * DAY_S },
  /** Drawings, which have no renditions: 30 MB at most. */
  originals: { cacheName: 'originals', maxEntries: 60, maxAgeSeconds: 30 * DAY_S },
} as const;

/** The names of all caches of this version, the precache first. */
const IN_USE: string[] = [cacheNames.precache, ...Object.values(RUNTIME_CACHES).map(({ cacheName }) => cacheName)];

/** Deletes caches of earlier versions. */
export async function removeOldCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !IN_USE.includes(name)).map((name) => caches.delete(name)));
}

type RuntimeCache = (typeof RUNTIME_CACHES)[keyof typeof RUNTIME_CACHES];

/** Cache first, for files that never change under their URL. Caches only complete responses (status 200). */
function cacheFirst(cache: RuntimeCache): CacheFirst {
  return new CacheFirst({ cacheName: cache.cacheName, plugins: [expiration(cache)] });
}

function expiration({ maxEntries, maxAgeSeconds }: RuntimeCache): ExpirationPlugin {
  return new ExpirationPlugin({ maxEntries, maxAgeSeconds, purgeOnQuotaError: true });
}

export const cacheChunks = cacheFirst(RUNTIME_CACHES.chunks);
export const cacheThumbnails = cacheFirst(RUNTIME_CACHES.thumbnails);

/** Whether a URL is a chunk. The precache handles its chunks before this route. */
export const isChunk = (url: URL): boolean => url.origin === location.origin && url.pathname.startsWith('/assets/');

/** In bytes. Larger originals are not cached. */
const MAX_ORIGINAL = 500_000;

/** Network first: staff may replace an original under the same URL. */
export const cacheOriginals = new NetworkFirst({
  cacheName: RUNTIME_CACHES.originals.cacheName,
  plugins: [
    {
      cacheWillUpdate: async ({ response }) => {
        const isSmall = Number(response.headers.get('content-length') ?? Number.NaN) <= MAX_ORIGINAL;
        return response.status === 200 && isSmall ? response : null;
      },
    },
    expiration(RUNTIME_CACHES.originals),
  ],
});

/** Tells whether a request is a CORS request for a picture in `bucket`, at the live or the emulator's origin. */
const isPictureOf = (bucket: string) => (request: Request, url: URL) =>
  request.destination === 'image' && request.mode === 'cors' && url.pathname.startsWith(`/v0/b/${bucket}/o/`);

export const isOriginal = isPictureOf(brand.bucket);
export const isThumbnail = isPictureOf(brand.renditionsBucket);
