import { useMutation } from '@tanstack/react-query';
import { syncStorage } from './api/sync-storage';
import { refreshGallery } from './use-gallery';

interface SyncStorageOptions {
  onSuccess: (count: number) => void;
  onError: () => void;
}

/** Syncs, then reloads the gallery's list. Source: spec 8. */
export const useSyncStorage = ({ onSuccess, onError }: SyncStorageOptions) =>
  useMutation({
    mutationFn: () => syncStorage(),
    onSuccess(count, _variables, _result, { client }) {
      onSuccess(count);
      return refreshGallery(client); // the button stays busy until the new list has loaded
    },
    onError,
  });
