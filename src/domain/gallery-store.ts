import type { MediaFile } from './media-record';
import type { MediaStore } from './media-store';

/** The gallery's files, newest first, and when the server had them so (milliseconds since 1970). */
export interface GalleryList {
  files: readonly MediaFile[];
  at: number;
}

export interface ListOptions {
  /** The list as it is now, bypassing all caches. */
  isFresh?: boolean;
  /** Called with the files that have arrived while more are on the way; those at the top of the page come first. */
  onPart?: (files: readonly MediaFile[]) => void;
}

/** The library as a visitor sees it: the browser's implementation is src/firebase, its in-memory fake is src/domain/memory. */
export interface GalleryStore {
  /** Reads the list, and saves it on this device where that is possible. Throws StoreError. */
  list(options?: ListOptions): Promise<GalleryList>;
  /** The list that this device saved last, or null. Never throws. */
  saved(): Promise<GalleryList | null>;
  url: MediaStore['url'];
}
