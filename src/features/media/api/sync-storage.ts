import { useMutation } from '@tanstack/react-query';
import type { FirebaseApp } from 'firebase/app';
import { guarded } from '../../../firebase/errors';
import { refreshGallery } from './get-gallery';

/** Asks the server to create a record for every object without one. Returns the number of new records. Throws StoreError. */
export const syncStorage = (app?: FirebaseApp): Promise<number> =>
  guarded(async () => {
    const functions = await import('../../../firebase/services/functions');
    return (await functions.syncStorage(app)).created;
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
