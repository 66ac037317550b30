import { useEffect, useMemo, useState } from 'react';
import { useCurrentRoute } from '../../components/current-page';
import { useSearchParams } from '../../components/use-search-params';
import { matchPath } from '../../domain/paths';
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
      if (matchPath(location.pathname).path !== path) return; // another page is loading
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

  return {
    filters,
    change(change) {
      const { search, ...rest } = change;
      if (Object.keys(rest).length === 0) setTyped(search ?? '');
      else {
        setTyped(null);
        setParams((present) => withValues(values, present, { search: filters.search, ...change }));
      }
    },
  };
}
