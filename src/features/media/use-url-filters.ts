import { useCallback, useEffect, useMemo, useState } from 'react';
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

  const write = useCallback(
    (change: Partial<Filters>, options?: { replace: boolean }) => {
      const present = new URLSearchParams(location.search);
      const next = withValues(values, present, change);
      // The same URL again would count as a page change, which moves the focus.
      if (next.toString() !== present.toString()) setParams(() => next, options);
    },
    [values, setParams],
  );

  useEffect(() => {
    if (typed === null) return;
    const writeTyped = () => {
      if (matchPath(location.pathname).path !== path) return; // the focus left with the page
      write({ search: typed } as Partial<Filters>, { replace: true });
      setTyped(null);
    };
    const timer = setTimeout(writeTyped, URL_DELAY_MS);
    addEventListener('focusout', writeTyped); // before a click leads to another page
    return () => {
      clearTimeout(timer);
      removeEventListener('focusout', writeTyped);
    };
  }, [typed, write, path]);

  const filters = useMemo(() => {
    const inUrl = readValues(values, params);
    return typed === null ? inUrl : { ...inUrl, search: typed };
  }, [values, params, typed]);

  const change = useCallback(
    (change: Partial<Filters>) => {
      const { search, ...rest } = change;
      const isTyping = search !== undefined && Object.keys(rest).length === 0;
      if (search !== undefined) setTyped(isTyping ? search : null);
      if (!isTyping) write(change);
    },
    [write],
  );

  return { filters, change };
}
