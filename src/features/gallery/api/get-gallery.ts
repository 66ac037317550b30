import { queryOptions, useQuery } from '@tanstack/react-query';
import type { GalleryStore } from '../../../domain/gallery-store';
import type { MediaFile } from '../../../domain/media-record';
import { type Services, useServices } from '../../../services/provider';
import { queryClient } from '../../../services/query-client';

/** Time in milliseconds before a slow list is bridged with the one that this device has saved. */
const SAVED_AFTER_MS = 4000;

/** What a visitor sees of the library, newest first. */
export interface GalleryData {
  files: readonly MediaFile[];
  url: GalleryStore['url'];
  /** False while the rest of a long list arrives. */
  isWhole: boolean;
  /** When the server sent a list that comes from this device, in milliseconds; null if it comes from the server. */
  savedAt: number | null;
}

/** `isFresh` bypasses the caches between the browser and the server. */
export const galleryQueryOptions = (services: Services, isFresh = false) =>
  queryOptions({
    queryKey: ['gallery'],
    async queryFn({ client, queryKey }): Promise<GalleryData> {
      const { list, saved, url } = await services.gallery();
      const showForNow = (data: GalleryData) =>
        client.setQueryData<GalleryData>(queryKey, (shown) => (shown?.isWhole ? shown : data));
      const showSaved = async () => {
        const last = await saved();
        if (last) showForNow({ files: last.files, url, isWhole: true, savedAt: last.at });
      };
      const timer = setTimeout(showSaved, SAVED_AFTER_MS);
      try {
        const onPart = (files: readonly MediaFile[]) => showForNow({ files, url, isWhole: false, savedAt: null });
        const hasFailed = Boolean(client.getQueryState(queryKey)?.errorUpdateCount); // a retry asks no cache
        const { files } = await list({ isFresh: isFresh || hasFailed, onPart });
        return { files, url, isWhole: true, savedAt: null };
      } catch (error) {
        await showSaved();
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },
    structuralSharing: false, // comparing 10,000 files with their last version would block a phone
  });

/** The gallery's list: partial while it arrives, and the saved one if the server does not answer. */
export const useGallery = () => useQuery(galleryQueryOptions(useServices()), queryClient);

/** Loads the list as it is on the server now. A failure is shown where the list is; this never throws. */
export async function refreshGallery(services: Services): Promise<void> {
  const options = galleryQueryOptions(services, true);
  await queryClient.cancelQueries(options);
  await queryClient.prefetchQuery(options);
}
