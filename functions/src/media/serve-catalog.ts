import { createGunzip } from 'node:zlib';
import type { RequestHandler } from 'express';
import {
  CATALOG_PATH,
  CATALOG_TYPE,
  FRESH_CATALOG_PATH,
  STALE_SINCE_HEADER,
} from '../../../src/domain/gallery-catalog';
import type { Services } from '../context';
import { type Catalog, createCatalog } from './catalog';

/**
 * `Cache-Control` by path. Hosting answers from its cache for a minute. No `stale-while-revalidate`: browsers would
 * obey it too and show a stale list, even while they are offline.
 */
const CACHE_CONTROL: Readonly<Record<string, string>> = {
  [CATALOG_PATH]: 'public, max-age=0, s-maxage=60',
  [FRESH_CATALOG_PATH]: 'private, no-cache',
};

/**
 * Returns the handler that sends the catalog, or 304 if the client has this version. Redirects any other spelling of
 * the path, such as one with a query: Hosting would cache a list for each.
 */
export function serveCatalog(services: () => Pick<Services, 'firestore'>): RequestHandler {
  let read: (() => Promise<Catalog>) | null = null;
  return async (request, response) => {
    const cacheControl = CACHE_CONTROL[request.originalUrl];
    if (!cacheControl) {
      response.redirect(308, CATALOG_PATH);
      return;
    }
    read ??= createCatalog(services());
    const { version, staleSince } = await read();
    response.vary('Accept-Encoding').set({
      'Content-Type': `${CATALOG_TYPE}; charset=utf-8`,
      'Cache-Control': cacheControl,
      ETag: version.etag,
    });
    if (staleSince !== null) response.set(STALE_SINCE_HEADER, new Date(staleSince).toUTCString());
    if (request.fresh) {
      response.status(304).end();
      return;
    }
    const accepted = request.acceptsEncodings();
    const encoding = accepted.includes('br') ? 'br' : 'gzip';
    const list = await version.compressed(encoding);
    if (accepted.includes(encoding)) {
      response.set('Content-Encoding', encoding).send(list);
    } else if (request.method === 'HEAD') {
      response.end();
    } else {
      const plain = createGunzip();
      plain.pipe(response);
      plain.end(list);
    }
  };
}
