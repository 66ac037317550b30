import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst } from 'workbox-strategies';
import { brand } from '../domain/brand';
import { RENDITIONS_FOLDER } from '../domain/renditions';
import { KEPT } from './cache-list';

/**
 * From the cache, else from the network and kept then: for what never changes under its URL. Only a whole answer
 * (status 200) is kept: an opaque one would be reckoned as megabytes, and a part of a file is not the file.
 */
function keep({ cacheName, ...limits }: (typeof KEPT)[keyof typeof KEPT]): CacheFirst {
  return new CacheFirst({ cacheName, plugins: [new ExpirationPlugin({ ...limits, purgeOnQuotaError: true })] });
}

export const keepParts = keep(KEPT.parts);
export const keepThumbnails = keep(KEPT.thumbnails);

/** Says whether a URL names code that is not part of what everybody keeps. */
export const isPart = (url: URL): boolean => url.origin === location.origin && url.pathname.startsWith('/assets/');

const THUMBNAILS = `/v0/b/${brand.bucket}/o/${encodeURIComponent(RENDITIONS_FOLDER)}`;

/** Says whether a page asks for a small picture that the server made, and may read it: from wherever the bucket is. */
export const isThumbnail = (request: Request, url: URL): boolean =>
  request.destination === 'image' && request.mode === 'cors' && url.pathname.startsWith(THUMBNAILS);
