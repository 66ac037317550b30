import type { MediaFile } from './media-record';
import type { MediaStore } from './media-store';

/** The gallery's files, newest first, and when the server had them so (milliseconds since 1970). */
export interface GalleryList {
  files: readonly MediaFile[];
  at: number;
}

export interface ListOptions {
  /** The list as it is now, past all caches. */
  isFresh?: boolean;
  /** Called, while more is to come, with what has come: the files at the top of the page are always among it. */
  onPart?: (files: readonly MediaFile[]) => void;
}

/** The library as a visitor sees it: the browser's implementation is src/firebase, its twin src/domain/memory. */
export interface GalleryStore {
  /** Reads the list, and keeps it on this device where that is possible. Throws StoreError. */
  list(options?: ListOptions): Promise<GalleryList>;
  /** The list that this device had last, or null. Never throws. */
  kept(): Promise<GalleryList | null>;
  url: MediaStore['url'];
}
