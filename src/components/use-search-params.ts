import { useCallback, useMemo } from 'react';
import { useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';

type Change = Record<string, string> | ((present: URLSearchParams) => URLSearchParams);

/**
 * The query of the URL and a function that changes it. Not wouter's hook of this name, which decodes the query twice: a
 * search for `50%20off` would become one for `50 off`.
 */
export function useSearchParams() {
  const [path, navigate] = useLocation();
  const search = useSearch({ ssrSearch: '' }); // the prerendered page has no query
  const setParams = useCallback(
    (change: Change, options?: { replace?: boolean }) => {
      const params = new URLSearchParams(
        typeof change === 'function' ? change(new URLSearchParams(location.search)) : change,
      );
      navigate(params.size > 0 ? `${path}?${params}` : path, options);
    },
    [path, navigate],
  );
  return [useMemo(() => new URLSearchParams(search), [search]), setParams] as const;
}
