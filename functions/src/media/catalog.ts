import { setTimeout as sleep } from 'node:timers/promises';
import { type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { type CatalogEntry, catalogEntry, isInGallery } from '../../../src/domain/gallery-catalog';
import { MEDIA_COLLECTION, readMediaFile } from '../../../src/domain/media-record';
import type { Services } from '../context';
import { logger } from '../logger';
import { type CatalogVersion, createVersion } from './catalog-version';

/** Minimum time between two reads, in milliseconds, however many requests arrive. */
const PAUSE_MS = 1000;
/** How far each read reaches back before the last one, in milliseconds: a write becomes visible after its timestamp. */
const OVERLAP_MS = 30_000;
/**
 * After this time, in milliseconds, the catalog reads all records again: a restored backup or an edit in the console
 * does not change the timestamps of a record.
 */
const FULL_READ_MS = 6 * 3_600_000;

/** A document as last read; `entry` is null if the gallery does not show it. */
interface Known {
  entry: CatalogEntry | null;
  writtenAt: Timestamp;
}

/** The catalog as last read. */
export interface Catalog {
  version: CatalogVersion;
  /** When it was read, in milliseconds since 1970, if it could not be read again; otherwise null. */
  staleSince: number | null;
}

/**
 * Returns the function that reads the catalog: all files that the gallery shows. It keeps the line of every record: the
 * first read loads all records, later ones load changes and a count. If the count differs, a record was deleted, and it
 * reads everything again; it also does so every few hours. Callers during a read get the next one, which includes
 * everything written before their call. If a read fails, they get the last catalog; without one, the function throws.
 */
export function createCatalog({ firestore }: Pick<Services, 'firestore'>): () => Promise<Catalog> {
  const library = firestore.collection(MEDIA_COLLECTION);
  let known = new Map<string, Known>();
  let readAt: number | null = null;
  let allReadAt = 0;
  let version: CatalogVersion | null = null;
  let currentAt = 0;

  /** Stores a document; returns whether it changed. */
  function take(document: QueryDocumentSnapshot): boolean {
    if (known.get(document.id)?.writtenAt.isEqual(document.updateTime)) return false;
    known.set(document.id, { entry: entryOf(document), writtenAt: document.updateTime });
    return true;
  }

  /** Reads the documents written since `time`; returns whether the list is complete and whether it changed. */
  async function readSince(time: number) {
    const from = Timestamp.fromMillis(time - OVERLAP_MS);
    const [edited, stored, count] = await Promise.all([
      library.where('updated_at', '>', from).get(),
      library.where('stored_at', '>', from).get(),
      library.count().get(),
    ]);
    const news = [...edited.docs, ...stored.docs].filter(take);
    return { isComplete: known.size === count.data().count, hasNews: news.length > 0 };
  }

  async function readAll(): Promise<void> {
    known = new Map();
    for await (const document of library.stream()) take(document as unknown as QueryDocumentSnapshot);
  }

  async function read(): Promise<CatalogVersion> {
    const begun = Date.now();
    const isOld = begun - allReadAt > FULL_READ_MS;
    const since = readAt === null || isOld ? null : await readSince(readAt);
    if (!since?.isComplete) {
      readAt = null; // until everything is read: a later read must not continue a failed one
      await readAll();
      allReadAt = begun;
    }
    readAt = begun;
    if (version === null || !since?.isComplete || since.hasNews) {
      version = createVersion(Array.from(known.values(), ({ entry }) => entry).filter((entry) => entry !== null));
    }
    currentAt = begun;
    return version;
  }

  async function readOrKeep(): Promise<Catalog> {
    try {
      return { version: await read(), staleSince: null };
    } catch (error) {
      if (version === null) throw error;
      logger.error('The gallery shows its last list: the current one could not be read', error);
      return { version, staleSince: currentAt };
    }
  }

  let next: Promise<Catalog> | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let mayBegin = 0;
  return () => {
    if (next) return next;
    next = last
      .then(() => sleep(Math.max(0, mayBegin - Date.now())))
      .then(() => {
        next = null;
        mayBegin = Date.now() + PAUSE_MS;
        return readOrKeep();
      });
    last = next.catch(() => {}); // the caller handles the error
    return next;
  };
}

function entryOf(document: QueryDocumentSnapshot): CatalogEntry | null {
  const read = readMediaFile(document.id, document.data());
  if (read.success) return isInGallery(read.data) ? catalogEntry(read.data) : null;
  logger.warn(`Document ${document.id} is not a media record`, read.error.issues);
  return null;
}
