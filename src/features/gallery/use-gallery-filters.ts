import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import { filtersOf, type GalleryFilters, withFilters } from './gallery-filters';

/** How long after the last keystroke the URL follows, in milliseconds: browsers refuse it more often. */
const URL_DELAY_MS = 400;

/**
 * The filters, which live in the URL: a view can be shared, and Back goes to the one before. What is typed counts at
 * once and is no step of its own for Back.
 */
export function useGalleryFilters(): { filters: GalleryFilters; change: (change: Partial<GalleryFilters>) => void } {
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState<string | null>(null);

  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => {
      setParams((present) => withFilters(present, { search: typed }), { replace: true });
      setTyped(null);
    }, URL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed, setParams]);

  const filters = useMemo(() => {
    const inUrl = filtersOf(params);
    return typed === null ? inUrl : { ...inUrl, search: typed };
  }, [params, typed]);

  return {
    filters,
    change({ search, ...rest }) {
      if (Object.keys(rest).length === 0) setTyped(search ?? '');
      else {
        setTyped(null);
        setParams((present) => withFilters(present, { search: search ?? filters.search, ...rest }));
      }
    },
  };
}
