import { useLayoutEffect, useState } from 'react';

/** Whether `source` has failed to load, and a function that reports a failure. Resets when the connection is back. */
export function useLoadFailure(source: string | undefined): [boolean, () => void] {
  const [failed, setFailed] = useState<string>();
  const hasFailed = failed !== undefined && failed === source;
  // Not useEffect, which runs later: the connection may return before.
  useLayoutEffect(() => {
    if (!hasFailed) return;
    const forget = () => setFailed(undefined);
    addEventListener('online', forget);
    return () => removeEventListener('online', forget);
  }, [hasFailed]);
  return [hasFailed, () => setFailed(source)];
}
