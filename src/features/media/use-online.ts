import { useSyncExternalStore } from 'react';
import { readOnline, watchConnection } from './connection';

/** Whether there is a connection, as far as it is known. */
export const useOnline = (): boolean => useSyncExternalStore(watchConnection, readOnline, () => true);
