import { guarded } from '../../../firebase/errors';

/** Time limit of a sync, in milliseconds: the same as the server's. */
const TIMEOUT_MS = 300_000;

/** Makes the server create a record for every object without one. Returns their number. Throws StoreError. */
export const syncStorage = (): Promise<number> =>
  guarded(async () => {
    const { callFunction } = await import('../../../firebase/functions');
    return (await callFunction<{ created: number }>('syncStorage', TIMEOUT_MS)).created;
  });
