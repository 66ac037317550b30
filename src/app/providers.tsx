import type { ReactNode } from 'react';
import { SessionProvider } from '../stores/session';
import { StoresProvider } from '../stores/stores';
import { firebaseStores } from './stores';

/** What every page stands in. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <StoresProvider value={firebaseStores}>
      <SessionProvider>{children}</SessionProvider>
    </StoresProvider>
  );
}
