import { isInGallery } from '../gallery-catalog';
import type { GalleryList, GalleryStore } from '../gallery-store';
import { newestFirst } from '../media-record';
import { publicUrl } from '../object-name';
import { MemoryLibrary } from './media-store';

/** The twin of the gallery's store: the same contract, over a library in memory. */
export function createMemoryGalleryStore(library = new MemoryLibrary()): GalleryStore {
  let kept: GalleryList | null = null;
  return {
    async list({ onPart } = {}) {
      const files = [...library.records.values()].filter(isInGallery).sort(newestFirst);
      onPart?.(files);
      kept = { files, at: Date.now() };
      return kept;
    },
    kept: async () => kept,
    url: ({ bucket_name, file_path }) => publicUrl(bucket_name, file_path),
  };
}
