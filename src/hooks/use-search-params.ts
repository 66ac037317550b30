import { useCallback, useMemo } from 'react';
import { navigate, useSearch } from 'wouter/use-browser-location';

type Change = Record<string, string> | ((present: URLSearchParams) => URLSearchParams);

/**
 * The query of the URL and a function that changes it. The change is no route change: focus and scroll position stay.
 * Not wouter's hook of this name, which decodes the query twice: a search for `50%20off` would become one for `50 off`.
 */
export function useSearchParams() {
  const search = useSearch({ ssrSearch: '' }); // the prerendered page has no query
  const setParams = useCallback((change: Change, options?: { replace?: boolean }) => {
    const present = new URLSearchParams(location.search);
    const query = new URLSearchParams(typeof change === 'function' ? change(present) : change).toString();
    if (query === present.toString()) return;
    navigate(query ? `${location.pathname}?${query}` : location.pathname, options);
  }, []);
  return [useMemo(() => new URLSearchParams(search), [search]), setParams] as const;
}
