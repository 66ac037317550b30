import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Bucket, FileMetadata, GetFilesOptions, GetFilesResponse } from '@google-cloud/storage';
import { catchCodes } from '../errors';
import type { FoundObject, Objects, Renditions } from './library';
import { MAX_PICTURE_BYTES } from './render-picture';

/** Objects per listing: the maximum of Cloud Storage. */
const PAGE_SIZE = 1000;
/** The fields of an object that reconciliation reads. */
const FIELDS = 'items(name,generation,contentType,contentDisposition,contentEncoding,size,metadata),nextPageToken';
/** A rendition never changes: another picture has another name. */
const FOR_EVER = 'public, max-age=31536000, immutable';

const unzip = promisify(gunzip);
/** Node's error codes for data that is not gzip, is truncated or is too large. */
const BROKEN_GZIP = ['Z_DATA_ERROR', 'Z_BUF_ERROR', 'ERR_BUFFER_TOO_LARGE'];

/** The originals in the images bucket. */
export function objectsOf(bucket: Bucket): Objects {
  return {
    bucket: bucket.name,

    async *pages() {
      let query: GetFilesOptions | null = { autoPaginate: false, maxResults: PAGE_SIZE, fields: FIELDS };
      while (query) {
        const [bare, next]: GetFilesResponse = await bucket.getFiles(query);
        // With `fields`, the library returns plain metadata instead of the File objects of its types.
        yield bare.map((item) => foundObject(bucket.name, item.name, item as unknown as FileMetadata));
        query = next as GetFilesOptions | null;
      }
    },

    read: (name) =>
      catchCodes([404], async () => {
        const [metadata] = await bucket.file(name).getMetadata();
        return foundObject(bucket.name, name, metadata);
      }),

    bytes: ({ name, generation, contentEncoding }, length) =>
      catchCodes([404, ...BROKEN_GZIP], async () => {
        const isGzip = contentEncoding === 'gzip';
        if (isGzip && length !== undefined) return null;
        const range = length === undefined ? {} : { start: 0, end: length - 1 };
        const [bytes] = await bucket.file(name, { generation }).download({ ...range, decompress: false });
        return isGzip ? unzip(bytes, { maxOutputLength: MAX_PICTURE_BYTES }) : bytes;
      }),

    async serveAs({ name, generation }, headers) {
      // A change of metadata does not finalize the object again.
      const options = { ifGenerationMatch: generation };
      await catchCodes([404, 412], () => bucket.file(name).setMetadata(headers, options));
    },
  };
}

/** The renditions in their bucket. */
export function renditionsIn(bucket: Bucket): Renditions {
  return {
    async named(prefix, before) {
      const [bare] = await bucket.getFiles({ prefix, fields: 'items(name,timeCreated),nextPageToken' });
      const found = bare as unknown as Required<Pick<FileMetadata, 'name' | 'timeCreated'>>[];
      return found.filter(({ timeCreated }) => !before || new Date(timeCreated) < before).map(({ name }) => name);
    },

    async put(name, bytes) {
      const metadata = { contentType: 'image/webp', cacheControl: FOR_EVER };
      const options = { resumable: false, metadata, preconditionOpts: { ifGenerationMatch: 0 } };
      await catchCodes([412], () => bucket.file(name).save(Buffer.from(bytes), options));
    },

    async remove(name) {
      await bucket.file(name).delete({ ignoreNotFound: true });
    },
  };
}

function foundObject(bucket: string, name: string, metadata: FileMetadata): FoundObject {
  return {
    bucket,
    name,
    contentType: metadata.contentType ?? null,
    size: metadata.size === undefined ? null : Number(metadata.size),
    metadata: metadata.metadata ?? null,
    generation: String(metadata.generation),
    contentDisposition: metadata.contentDisposition ?? null,
    contentEncoding: metadata.contentEncoding ?? null,
  };
}
