import { CATEGORIES, type Category } from '../../domain/media-category';
import type { MediaType } from '../../domain/media-type';
import type { FilesLayout } from '../../ui/view-switch';

/** Types that the gallery's filter offers. Source: spec 3 "Media file record". */
export const FILTER_TYPES = ['image', 'video', 'document'] as const satisfies MediaType[];
/** Categories that the quick filters lead to: Hero Banners, Solutions, Marketing. Source: spec 2 "Public gallery". */
export const QUICK_CATEGORIES = ['hero-banner', 'solution-image', 'marketing-asset'] as const satisfies Category[];

/** What a visitor looks for, and how the files are laid out. */
export interface GalleryFilters {
  search: string;
  category: Category | 'all';
  type: (typeof FILTER_TYPES)[number] | 'all';
  layout: FilesLayout;
}

export const NO_FILTERS = { search: '', category: 'all', type: 'all' } as const satisfies Partial<GalleryFilters>;

/** The URL's parameters; what is not in the URL is as it is at first. Source: decisions "Media". */
const PARAMS = { search: 'q', category: 'category', type: 'type', layout: 'view' } as const;
const DEFAULTS: GalleryFilters = { ...NO_FILTERS, layout: 'grid' };

/** What a URL's query says; a value that is none reads as the default. */
export function filtersOf(params: URLSearchParams): GalleryFilters {
  const { search, category, type, layout } = PARAMS;
  return {
    search: params.get(search) ?? '',
    category: CATEGORIES.find((each) => each === params.get(category)) ?? 'all',
    type: FILTER_TYPES.find((each) => each === params.get(type)) ?? 'all',
    layout: params.get(layout) === 'list' ? 'list' : 'grid',
  };
}

/** The query with these filters changed; whatever else it holds stays. */
export function withFilters(params: URLSearchParams, change: Partial<GalleryFilters>): URLSearchParams {
  const changed = new URLSearchParams(params);
  for (const name of Object.keys(change) as (keyof GalleryFilters)[]) {
    const value = change[name] ?? DEFAULTS[name];
    if (value === DEFAULTS[name]) changed.delete(PARAMS[name]);
    else changed.set(PARAMS[name], value);
  }
  return changed;
}

/** How many filters are set, the search not counted. */
export function countFilters({ category, type }: GalleryFilters): number {
  return [category, type].filter((value) => value !== 'all').length;
}
