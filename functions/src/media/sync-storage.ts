import type { File, FileMetadata, GetFilesOptions, GetFilesResponse } from '@google-cloud/storage';
import { logger } from 'firebase-functions';
import { isImportable } from '../../../src/domain/object-record';
import type { Services } from '../context';
import { recordObject, recordOf } from './record-object';

/** Objects per listing: the most that Cloud Storage gives at once. */
const PAGE_SIZE = 1000;
/** Records made at the same time. */
const PARALLEL = 50;
/** All that a record is made from, and nothing else. */
const FIELDS = 'items(name,generation,contentType,contentDisposition,size,metadata),nextPageToken';

/**
 * Makes the missing records of all objects in the bucket and says how many it made. A record that cannot be made is
 * logged and skipped. Two syncs, or a sync and an upload, may run at once: whoever creates a record first counts it.
 * Source: spec 4 "Storage sync rule", spec 8 "Synced {n} new files"; decisions "Media".
 */
export async function syncStorage(services: Services, pageSize = PAGE_SIZE): Promise<{ created: number }> {
  let created = 0;
  for await (const files of pages(services, pageSize)) {
    const missing = await withoutRecord(services, files);
    for (let start = 0; start < missing.length; start += PARALLEL) {
      const batch = missing.slice(start, start + PARALLEL);
      const results = await Promise.allSettled(batch.map((file) => recordObject(services, file)));
      results.forEach((result, index) => {
        if (result.status === 'rejected') logger.error(`No record for ${batch[index]?.name}`, result.reason);
        else if (result.value) created += 1;
      });
    }
  }
  return { created };
}

/** The whole bucket, page by page. */
async function* pages({ bucket }: Services, pageSize: number): AsyncGenerator<File[]> {
  let query: GetFilesOptions | null = { autoPaginate: false, maxResults: pageSize, fields: FIELDS };
  while (query) {
    const [bare, next]: GetFilesResponse = await bucket.getFiles(query);
    // With `fields` the library gives bare metadata, and not the files that its types promise.
    yield bare.map((item) => Object.assign(bucket.file(item.name), { metadata: item as unknown as FileMetadata }));
    query = next as GetFilesOptions | null;
  }
}

/** Those of `files` that have no record: one read for all of them, without a single field. */
async function withoutRecord(services: Services, files: File[]): Promise<File[]> {
  const importable = files.filter((file) => isImportable(file.name));
  if (importable.length === 0) return [];
  const references = await Promise.all(importable.map((file) => recordOf(services, file.name)));
  const records = await services.firestore.getAll(...references, { fieldMask: [] });
  return importable.filter((_, index) => !records[index]?.exists);
}
