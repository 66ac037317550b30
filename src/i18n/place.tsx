import { createContext, useContext } from 'react';
import type { Locale } from '../domain/locale';
import { type matchPath, pathOf, type RouteId } from '../domain/paths';
import { readContent } from './content';
import type { Contents } from './contents';

/** Where the visitor is: the page that is shown, its language, and its path within that language. */
export type Place = ReturnType<typeof matchPath>;

const PlaceContext = createContext<Place | null>(null);
export const PlaceProvider = PlaceContext.Provider;

/** The page that is shown. The URL is its one source. */
export function usePlace(): Place {
  const place = useContext(PlaceContext);
  if (!place) throw new Error('usePlace needs a PlaceProvider');
  return place;
}

/** The language of the page that is shown. */
export function useLocale(): Locale {
  return usePlace().locale;
}

/** Gives the function that makes links within the page's language: `href('contact')`, `href('contact', 'hours')`. */
export function useHref(): (id: RouteId, anchor?: string) => string {
  const locale = useLocale();
  return (id, anchor) => pathOf(id, locale) + (anchor ? `#${anchor}` : '');
}

/** The words of a page (or of the frame) in the page's language. */
export function useContent<Name extends keyof Contents>(name: Name): Contents[Name] {
  return readContent(name, useLocale());
}
