import { useEffect, useState } from 'react';

/**
 * How often what is loaded from `source` has failed to load, and a function that counts a failure. Resets when the source
 * changes or the connection is back.
 */
export function useLoadFailures(source: string | undefined): [number, () => void] {
  const [failed, setFailed] = useState({ source, count: 0 });
  const count = failed.source === source ? failed.count : 0;
  useEffect(() => {
    if (count === 0) return;
    const forget = () => setFailed({ source, count: 0 });
    addEventListener('online', forget);
    return () => removeEventListener('online', forget);
  }, [source, count]);
  return [count, () => setFailed({ source, count: count + 1 })];
}
