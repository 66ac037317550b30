import type { RequestHandler } from 'express';
import { CATALOG_TYPE } from '../../../src/domain/gallery-catalog';
import type { Services } from '../context';
import { createCatalog } from './catalog';

/**
 * Hosting answers from its cache for a minute. No `stale-while-revalidate`: browsers would go by it too, and show an
 * old list for the present one, also without a connection.
 */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=60';

/** Makes the handler that answers with the catalog. Express adds the ETag and answers 304 to who has this version. */
export function serveCatalog(services: () => Pick<Services, 'firestore'>): RequestHandler {
  let read: (() => Promise<string>) | null = null;
  return async (_request, response) => {
    read ??= createCatalog(services());
    const catalog = await read();
    response.set('Cache-Control', CACHE_CONTROL).type(CATALOG_TYPE).send(catalog);
  };
}
