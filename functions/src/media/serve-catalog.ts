import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Response } from 'express';
import { logger } from 'firebase-functions';
import type { Request } from 'firebase-functions/https';
import { API_HEADERS } from '../../../src/domain/api-headers';
import { CATALOG_TYPE } from '../../../src/domain/gallery-catalog';
import type { Services } from '../context';
import { type Catalog, createCatalog } from './catalog';

/**
 * Hosting answers from its cache for a minute. No `stale-while-revalidate`: browsers would go by it too, and show an
 * old list for the present one, also without a connection.
 */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=60';
/** When to come again after a failure, in seconds. */
const RETRY_SECONDS = 5;

/** Hosting packs what it stores, not what functions answer. 5 of 11: as small as is quick. */
const PACK = {
  br: (body: string) =>
    promisify(brotliCompress)(Buffer.from(body), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: string) => promisify(gzip)(Buffer.from(body)),
};
type Encoding = keyof typeof PACK;

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
}

/** The part of an HTTP request that is looked at. */
export type CatalogRequest = Pick<Request, 'method' | 'headers'>;

const failure = (status: number, error: string, headers: Record<string, string>): Answer => ({
  status,
  headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...headers },
  body: JSON.stringify({ error }),
});

/**
 * Returns the request handler of the catalog: 200, 304 if the client has it, 405, and 503 with Retry-After after an
 * internal error. Each version is compressed once.
 */
export function createCatalogAnswers(services: () => Pick<Services, 'firestore'>) {
  let read: (() => Promise<Catalog>) | null = null;
  let packed = new Map<Encoding, Promise<Buffer>>();
  let version = '';

  function pack(catalog: Catalog, encoding: Encoding): Promise<Buffer> {
    if (version !== catalog.version) packed = new Map();
    version = catalog.version;
    const body = packed.get(encoding) ?? PACK[encoding](catalog.body);
    packed.set(encoding, body);
    return body;
  }

  return async ({ method, headers: asked }: CatalogRequest): Promise<Answer> => {
    if (method !== 'GET' && method !== 'HEAD') return failure(405, 'method-not-allowed', { Allow: 'GET, HEAD' });
    try {
      read ??= createCatalog(services());
      const catalog = await read();
      const tag = `W/"${catalog.version}"`;
      const headers = { 'Cache-Control': CACHE_CONTROL, ETag: tag, Vary: 'Accept-Encoding' };
      if (asked['if-none-match']?.split(/\s*,\s*/).includes(tag)) return { status: 304, headers, body: '' };
      const typed = { ...headers, 'Content-Type': `${CATALOG_TYPE}; charset=utf-8` };
      const encoding = encodingFor(asked['accept-encoding']);
      if (!encoding) return { status: 200, headers: typed, body: catalog.body };
      const body = await pack(catalog, encoding);
      return { status: 200, headers: { ...typed, 'Content-Encoding': encoding }, body };
    } catch (error) {
      logger.error('The catalog could not be read', error);
      return failure(503, 'unavailable', { 'Retry-After': String(RETRY_SECONDS) });
    }
  };
}

/** The best of ours that an Accept-Encoding names; one of quality 0 is refused. */
function encodingFor(accepted: unknown): Encoding | undefined {
  const names = String(accepted ?? '').split(/\s*,\s*/);
  return (['br', 'gzip'] as const).find((encoding) =>
    names.some((name) => name.split(';')[0] === encoding && !/;\s*q=0(\.0*)?$/.test(name)),
  );
}

/** Makes the HTTP handler of the catalog. */
export function serveCatalog(services: () => Services) {
  const answer = createCatalogAnswers(services);
  return async (request: Request, response: Response): Promise<void> => {
    const { status, headers, body } = await answer(request);
    response
      .status(status)
      .set({ ...API_HEADERS, ...headers })
      .end(body);
  };
}
