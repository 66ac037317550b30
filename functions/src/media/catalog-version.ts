import { createHash } from 'node:crypto';
import { Readable, type Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { type CatalogEntry, catalogLines } from '../../../src/domain/gallery-catalog';

type Encoding = 'br' | 'gzip';

/** One version of the catalog, which many requests share. */
export interface CatalogVersion {
  /** The same for the same list on any instance. */
  etag: string;
  /** The compressed list, built at the first call. */
  compressed(encoding: Encoding): Promise<Buffer>;
}

const { BROTLI_PARAM_QUALITY } = constants;
const COMPRESSORS: Record<Encoding, () => Transform> = {
  br: () => createBrotliCompress({ params: { [BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: () => createGzip(),
};

/** Lines that are compressed together: one by one takes several times longer. */
const LINES = 100;

/** A version of the catalog with these entries. The whole uncompressed list, tens of megabytes, is never in memory. */
export function createVersion(entries: readonly CatalogEntry[]): CatalogVersion {
  const hash = createHash('sha256');
  for (const chunk of chunksOf(entries)) hash.update(chunk);
  const built = new Map<Encoding, Promise<Buffer>>();
  return {
    etag: `W/"${hash.digest('base64url')}"`,
    compressed(encoding) {
      const known = built.get(encoding);
      if (known) return known;
      const list = buffer(Readable.from(chunksOf(entries)).pipe(COMPRESSORS[encoding]()));
      built.set(encoding, list);
      return list;
    },
  };
}

function* chunksOf(entries: readonly CatalogEntry[]): Generator<string, void> {
  let lines: string[] = [];
  for (const line of catalogLines(entries)) {
    lines.push(line);
    if (lines.length < LINES) continue;
    yield lines.join('');
    lines = [];
  }
  yield lines.join('');
}
