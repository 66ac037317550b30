import { useMutation } from '@tanstack/react-query';
import { queryClient } from '../../../stores/query-client';
import { useStores } from '../../../stores/stores';
import { refreshGallery } from './get-gallery';

interface SyncStorageOptions {
  onSuccess: (count: number) => void;
  onError: () => void;
}

/** Asks the server to record objects that have no record, then reloads the gallery's list. Source: spec 8. */
export function useSyncStorage({ onSuccess, onError }: SyncStorageOptions) {
  const stores = useStores();
  return useMutation(
    {
      mutationFn: async () => (await stores.media()).sync(),
      onSuccess(count) {
        onSuccess(count);
        return refreshGallery(stores); // the button stays busy until the new list is there
      },
      onError,
    },
    queryClient,
  );
}
