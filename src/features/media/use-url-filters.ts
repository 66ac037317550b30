import { useCallback, useEffect, useMemo, useState } from 'react';
import { matchPath } from '../../domain/paths';
import { useCurrentRoute } from '../../hooks/current-page';
import { useSearchParams } from '../../hooks/use-search-params';
import { readValues, type UrlValues, withValues } from './url-values';

/** Delay between the last keystroke and the URL update, in milliseconds: browsers limit the rate of history changes. */
const URL_DELAY_MS = 400;

/**
 * Filters stored in the URL: a view can be shared, and Back returns to the previous one. Typing applies at once and
 * adds no history entry.
 */
export function useUrlFilters<Filters extends { search: string }>(
  values: UrlValues<Filters>,
): { filters: Filters; change: (change: Partial<Filters>) => void } {
  const { path } = useCurrentRoute();
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState<string | null>(null);

  useEffect(() => {
    if (typed === null) return;
    const write = () => {
      if (matchPath(location.pathname).path !== path) return; // the focus left with the page
      setParams((present) => withValues<{ search: string }>(values, present, { search: typed }), { replace: true });
      setTyped(null);
    };
    const timer = setTimeout(write, URL_DELAY_MS);
    addEventListener('focusout', write); // before a click leads to another page
    return () => {
      clearTimeout(timer);
      removeEventListener('focusout', write);
    };
  }, [typed, setParams, values, path]);

  const filters = useMemo(() => {
    const inUrl = readValues(values, params);
    return typed === null ? inUrl : { ...inUrl, search: typed };
  }, [values, params, typed]);

  const change = useCallback(
    (change: Partial<Filters>) => {
      const { search, ...rest } = change;
      const isTyping = search !== undefined && Object.keys(rest).length === 0;
      if (search !== undefined) setTyped(isTyping ? search : null);
      if (!isTyping) setParams((present) => withValues(values, present, change));
    },
    [values, setParams],
  );

  return { filters, change };
}
