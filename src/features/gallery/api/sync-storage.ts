import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../../services/provider';
import { queryClient } from '../../../services/query-client';
import { refreshGallery } from './get-gallery';

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
