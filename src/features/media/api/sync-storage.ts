import { useMutation } from '@tanstack/react-query';
import { guarded } from '../../../firebase/errors';
import { refreshGallery } from './get-gallery';

/** Time limit of a sync, in milliseconds: the same as the server's. */
const TIMEOUT_MS = 300_000;

/** Makes the server create a record for every object without one. Returns their number. Throws StoreError. */
export const syncStorage = (): Promise<number> =>
  guarded(async () => {
    const { callFunction } = await import('../../../firebase/functions');
    return (await callFunction<{ created: number }>('syncStorage', TIMEOUT_MS)).created;
  });

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
