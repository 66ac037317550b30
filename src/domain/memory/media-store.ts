import { brand } from '../brand';
import {
  type MediaEdit,
  type MediaFile,
  mediaEditSchema,
  mediaFileSchema,
  newestFirst,
  readsAs,
} from '../media-record';
import { type MediaChange, type MediaStore, StoreError } from '../media-store';
import { type MediaType, mimeTypeOfFile } from '../media-type';
import { generateObjectName, publicUrl, recordId, uploadMetadata } from '../object-name';
import { isImportable, recordOfObject, type StoredObject } from '../object-record';
import { isReadable, uploadRefusal } from '../upload-check';

/** The bucket and the collection. Several stores can share one library, like several users. */
export class MemoryLibrary {
  readonly objects = new Map<string, StoredObject>();
  readonly records = new Map<string, MediaFile>();
  /** Bytes of uploaded objects by object name. */
  readonly bytes = new Map<string, File>();
  /** Called after each change of a record. */
  readonly watchers = new Set<() => void>();
  #clock = 0;

  /** A strictly increasing time. */
  now(): number {
    this.#clock = Math.max(Date.now(), this.#clock + 1);
    return this.#clock;
  }

  /** Creates the record of an object unless it exists. Returns whether it created one. */
  async record(object: StoredObject): Promise<boolean> {
    const id = await recordId(object.bucket, object.name);
    if (this.records.has(id)) return false;
    const now = this.now();
    const times = { created_at: now, updated_at: now };
    this.write(mediaFileSchema.parse({ ...recordOfObject(object), ...times, id }));
    return true;
  }

  write(file: MediaFile): void {
    this.records.set(file.id, file);
    for (const watcher of this.watchers) watcher();
  }

  remove(id: string): void {
    this.records.delete(id);
    for (const watcher of this.watchers) watcher();
  }
}

/** In-memory fake of the media store. `isAdmin`: whether the caller is an admin. */
export function createMemoryMediaStore(library = new MemoryLibrary(), isAdmin = true): MediaStore {
  const guard = () => {
    if (!isAdmin) throw new StoreError('not-allowed');
  };
  const sorted = () => [...library.records.values()].sort(newestFirst);
  const write = (file: MediaFile, edit: MediaEdit) => {
    const isValid = mediaEditSchema.safeParse(edit).success;
    if (!isValid) throw new StoreError('not-allowed');
    library.write({ ...file, ...edit, updated_at: library.now() });
  };
  return {
    async watch(onFiles) {
      const watcher = () => onFiles(sorted());
      library.watchers.add(watcher);
      watcher();
      return () => library.watchers.delete(watcher);
    },

    reconnect: async () => {},

    async upload(file, { onProgress, signal } = {}) {
      const refusal = uploadRefusal(file);
      if (refusal) throw new StoreError(refusal);
      if (!(await isReadable(file))) throw new StoreError('unreadable');
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
      library.bytes.set(object.name, file);
      onProgress?.(file.size);
      await library.record(object);
    },

    duplicateFinder: () => async (file) => {
      for (const record of sorted()) {
        const stored = library.bytes.get(record.file_path);
        if (stored && (await bytesOf(stored)) === (await bytesOf(file))) return record;
      }
      return null;
    },

    async update({ id, updated_at }, edit) {
      guard();
      const file = library.records.get(id);
      if (!file) return { state: 'gone' };
      if (file.updated_at !== updated_at) return readsAs(file, edit) ? { state: 'saved' } : { state: 'changed', file };
      write(file, edit);
      return { state: 'saved' };
    },

    async patch(id, change) {
      guard();
      const file = library.records.get(id);
      if (!file) throw new StoreError('gone');
      const { title, description, alt_text, translations, category, tags, is_featured } = file;
      const edit = { title, description, alt_text, translations, category, tags, is_featured };
      write(file, { ...edit, ...changed(file, change) });
    },

    async remove({ id, file_path }) {
      guard();
      library.objects.delete(file_path);
      library.bytes.delete(file_path);
      library.remove(id);
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

const bytesOf = async (file: File) => String(new Uint8Array(await file.arrayBuffer()));

function changed({ tags }: MediaFile, change: MediaChange): Partial<MediaEdit> {
  if ('add_tags' in change) return { tags: [...new Set([...tags, ...change.add_tags])] };
  if ('remove_tags' in change) return { tags: tags.filter((tag) => !change.remove_tags.includes(tag)) };
  return change;
}
