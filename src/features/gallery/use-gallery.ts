import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { MediaFile } from '../../domain/media-record';
import { fetchGalleryList, readSavedGalleryList } from './api/gallery-list';

/** Milliseconds until the saved list is shown if the server is slow. */
const SAVED_AFTER_MS = 4000;

/** The library as visitors see it, newest first. */
export interface GalleryData {
  files: readonly MediaFile[];
  /** False while the rest of a long list loads. */
  isWhole: boolean;
  /** Server time of a list saved on this device, in milliseconds since 1970; null for a list from the server. */
  savedAt: number | null;
}

/** Whether a list that may be saved or partial should replace the one on the screen until the server's is complete. */
function isBetter(data: GalleryData, shown: GalleryData | undefined): boolean {
  if (!shown) return true;
  if (shown.isWhole) return false;
  return data.isWhole || data.files.length >= shown.files.length;
}

/** `isFresh` bypasses the caches between the browser and the server. */
export const galleryQueryOptions = (isFresh = false) =>
  queryOptions({
    queryKey: ['gallery'],
    async queryFn({ client, queryKey }): Promise<GalleryData> {
      const showForNow = (data: GalleryData) =>
        client.setQueryData<GalleryData>(queryKey, (shown) => (isBetter(data, shown) ? data : shown));
      const showSaved = async () => {
        const last = await readSavedGalleryList();
        if (last) showForNow({ files: last.files, isWhole: true, savedAt: last.at });
      };
      const timer = setTimeout(showSaved, SAVED_AFTER_MS);
      try {
        const onPart = (files: readonly MediaFile[]) => showForNow({ files, isWhole: false, savedAt: null });
        const { errorUpdatedAt = 0, dataUpdatedAt = 0 } = client.getQueryState(queryKey) ?? {};
        const hasFailed = errorUpdatedAt > 0 && errorUpdatedAt >= dataUpdatedAt; // a retry bypasses the caches
        const { files } = await fetchGalleryList({ isFresh: isFresh || hasFailed, onPart });
        return { files, isWhole: true, savedAt: null };
      } catch (error) {
        await showSaved();
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },
    structuralSharing: false, // comparing 10,000 files with their last version would block a phone
  });

/** The gallery's list: partial while it loads, or the saved one if the server does not answer. */
export const useGallery = () => useQuery(galleryQueryOptions());

/** Reloads the list from the server. Never throws: the gallery shows a failure. */
export async function refreshGallery(client: QueryClient): Promise<void> {
  const options = galleryQueryOptions(true);
  await client.cancelQueries(options);
  await client.prefetchQuery(options);
}
