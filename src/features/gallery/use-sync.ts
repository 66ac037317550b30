import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../stores/stores';
import { toast } from '../../ui/toaster';

/**
 * Asks the server for the records that are missing, tells what came of it, and calls `onSynced` then.
 * Source: spec 4 "Gallery", spec 8.
 */
export function useSync(onSynced: () => Promise<void>): { syncing: boolean; sync: () => Promise<void> } {
  const { t } = useTranslation('gallery');
  const stores = useStores();
  const [syncing, setSyncing] = useState(false);

  async function sync() {
    setSyncing(true);
    try {
      const store = await stores.media();
      const count = await store.sync();
      toast({
        kind: 'success',
        title: t('syncComplete'),
        description: t('synced', { count }),
      });
      await onSynced();
    } catch (error) {
      console.warn('The storage could not be synced', error);
      toast({ kind: 'error', title: t('syncError'), description: t('syncFailed') });
    } finally {
      setSyncing(false);
    }
  }

  return { syncing, sync };
}
