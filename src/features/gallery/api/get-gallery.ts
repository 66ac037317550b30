import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { GalleryStore } from '../../../domain/gallery-store';
import type { MediaFile } from '../../../domain/media-record';
import { type Services, useServices } from '../../../services/provider';
import { queryClient } from '../../../services/query-client';

/** Milliseconds until the saved list is shown if the server is slow. */
const SAVED_AFTER_MS = 4000;

/** The library as visitors see it, newest first. */
export interface GalleryData {
  files: readonly MediaFile[];
  url: GalleryStore['url'];
  /** False while the rest of a long list loads. */
  isWhole: boolean;
  /** Server time of a list saved on this device, in milliseconds since 1970; null for a list from the server. */
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
        const hasFailed = Boolean(client.getQueryState(queryKey)?.errorUpdateCount); // a retry bypasses the caches
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

/** The gallery's list: partial while it loads, or the saved one if the server does not answer. */
export const useGallery = () => useQuery(galleryQueryOptions(useServices()), queryClient);

/** Reloads the list from the server. Never throws: the gallery shows a failure. */
export async function refreshGallery(services: Services): Promise<void> {
  const options = galleryQueryOptions(services, true);
  await queryClient.cancelQueries(options);
  await queryClient.prefetchQuery(options);
}

interface SyncStorageOptions {
  onSuccess: (count: number) => void;
  onError: () => void;
}

/** Asks the server to create missing records, then reloads the gallery's list. Source: spec 8. */
export function useSyncStorage({ onSuccess, onError }: SyncStorageOptions) {
  const services = useServices();
  return useMutation(
    {
      mutationFn: async () => (await services.media()).sync(),
      onSuccess(count) {
        onSuccess(count);
        return refreshGallery(services); // the button stays busy until the new list has loaded
      },
      onError,
    },
    queryClient,
  );
}
