import { isInGallery } from '../gallery-catalog';
import type { GalleryList, GalleryStore } from '../gallery-store';
import { newestFirst } from '../media-record';
import { publicUrl } from '../object-name';
import { MemoryLibrary } from './media-store';

/** An in-memory fake of the gallery's store. */
export function createMemoryGalleryStore(library = new MemoryLibrary()): GalleryStore {
  let last: GalleryList | null = null;
  return {
    async list({ onPart } = {}) {
      const files = [...library.records.values()].filter(isInGallery).sort(newestFirst);
      onPart?.(files);
      last = { files, at: Date.now() };
      return last;
    },
    saved: async () => last,
    url: ({ bucket_name, file_path }) => publicUrl(bucket_name, file_path),
  };
}
