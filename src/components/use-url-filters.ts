import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import { matchPath } from '../domain/paths';
import { readValues, type UrlValues, withValues } from './url-values';
import { useCurrentRoute } from './use-current-route';

/** How long after the last keystroke the URL follows, in milliseconds: browsers refuse it more often. */
const URL_DELAY_MS = 400;

/**
 * Filters that live in the URL as `values` say: a view can be shared, and Back goes to the one before. What is typed
 * counts at once and is no step of its own for Back.
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
    addEventListener('focusout', write); // before whatever is clicked leads elsewhere
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
