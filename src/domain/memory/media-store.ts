import { brand } from '../brand';
import { type MediaFile, mediaFileSchema } from '../media-record';
import { type MediaStore, StoreError } from '../media-store';
import { type MediaType, mimeTypeOfFile } from '../media-type';
import { generateObjectName, publicUrl, recordId, uploadMetadata } from '../object-name';
import { isImportable, recordOfObject, type StoredObject } from '../object-record';
import { uploadRefusal } from '../upload-check';

/** What is stored: the bucket and the collection. Several stores may share them, as several people do. */
export class MemoryLibrary {
  readonly objects = new Map<string, StoredObject>();
  readonly records = new Map<string, MediaFile>();
  #clock = 0;

  /** Makes the record of an object unless there is one. Says whether it made one. */
  async record(object: StoredObject): Promise<boolean> {
    const id = await recordId(object.bucket, object.name);
    if (this.records.has(id)) return false;
    this.#clock = Math.max(Date.now(), this.#clock + 1);
    const times = { created_at: this.#clock, updated_at: this.#clock };
    this.records.set(id, mediaFileSchema.parse({ ...recordOfObject(object), ...times, id }));
    return true;
  }
}

/** The twin of Firebase's media store: the same contract and rules, kept in memory. `isAdmin`: who is asking. */
export function createMemoryMediaStore(library = new MemoryLibrary(), isAdmin = true): MediaStore {
  const guard = () => {
    if (!isAdmin) throw new StoreError('not-allowed');
  };
  return {
    list: async () => [...library.records.values()].sort((a, b) => b.created_at - a.created_at),

    async upload(file, { onProgress, signal } = {}) {
      const refusal = uploadRefusal(file);
      if (refusal) throw new StoreError(refusal);
      if (!signal?.aborted) onProgress?.(0);
      if (signal?.aborted) throw new StoreError('cancelled');
      guard();
      const object = {
        bucket: brand.bucket,
        name: generateObjectName(file.name),
        contentType: mimeTypeOfFile(file),
        size: file.size,
        metadata: uploadMetadata(file.name),
      };
      library.objects.set(object.name, object);
      onProgress?.(file.size);
      await library.record(object);
    },

    async remove({ id, file_path }) {
      guard();
      library.objects.delete(file_path);
      library.records.delete(id);
    },

    async sync() {
      const made = [...library.objects.values()].filter(({ name }) => isImportable(name));
      return (await Promise.all(made.map((object) => library.record(object)))).filter(Boolean).length;
    },

    async figures() {
      const files = [...library.records.values()];
      const count = (type: MediaType) => files.filter(({ media_type }) => media_type === type).length;
      return {
        totalFiles: files.length,
        totalSize: files.reduce((sum, { file_size }) => sum + (file_size ?? 0), 0),
        imageCount: count('image'),
        videoCount: count('video'),
      };
    },

    url: ({ bucket_name, file_path }) => publicUrl(bucket_name, file_path),
  };
}
