import { useEffect, useEffectEvent } from 'react';

/** Calls `onReturn` when the tab is looked at again. */
export function useOnTabVisible(onReturn: () => void): void {
  const come = useEffectEvent(onReturn);
  useEffect(() => {
    const listen = () => document.visibilityState === 'visible' && come();
    document.addEventListener('visibilitychange', listen);
    return () => document.removeEventListener('visibilitychange', listen);
  }, []);
}
