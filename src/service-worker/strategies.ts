import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { brand } from '../domain/brand';
import { RUNTIME_CACHES } from './cache-list';

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
