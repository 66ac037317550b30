import type { MediaFile } from './media-record';
import type { MediaStore } from './media-store';

/** The gallery's files, newest first, and the server time of the list (milliseconds since 1970). */
interface GalleryList {
  files: readonly MediaFile[];
  at: number;
}

export interface ListOptions {
  /** Fetch the current list and bypass all caches. */
  isFresh?: boolean;
  /** Called with the files received so far while more are loading; the top of the page comes first. */
  onPart?: (files: readonly MediaFile[]) => void;
}

/** The library as visitors see it. src/firebase implements it for the browser. */
export interface GalleryStore {
  /** Reads the list and saves it on this device if possible. Throws StoreError. */
  list(options?: ListOptions): Promise<GalleryList>;
  /** The list last saved on this device, or null. Never throws. */
  saved(): Promise<GalleryList | null>;
  url: MediaStore['url'];
}
