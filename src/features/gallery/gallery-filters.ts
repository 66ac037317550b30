import { choice, text, type UrlValues } from '../../components/url-values';
import type { FilesLayout } from '../../components/view-switch';
import { CATEGORIES, type Category } from '../../domain/media-category';
import type { MediaType } from '../../domain/media-type';

/** Types that the gallery's filter offers. Source: spec 3 "Media file record". */
export const FILTER_TYPES = ['image', 'video', 'document'] as const satisfies MediaType[];
/** Categories with a button of their own. Source: spec 2 "Public gallery". */
export const QUICK_FILTERS = ['all', 'hero-banner', 'solution-image', 'marketing-asset'] as const satisfies (
  | Category
  | 'all'
)[];

/** What a visitor looks for, and how the files are laid out. */
export interface GalleryFilters {
  search: string;
  category: Category | 'all';
  type: (typeof FILTER_TYPES)[number] | 'all';
  layout: FilesLayout;
}

export const NO_FILTERS = { search: '', category: 'all', type: 'all' } as const satisfies Partial<GalleryFilters>;

/** How they stand in the URL. Source: decisions "Media". */
export const FILTERS_IN_URL: UrlValues<GalleryFilters> = {
  search: text('q'),
  category: choice('category', ['all', ...CATEGORIES]),
  type: choice('type', ['all', ...FILTER_TYPES]),
  layout: choice('view', ['grid', 'list']),
};

/** How many filters are set, the search not counted. */
export function countFilters({ category, type }: GalleryFilters): number {
  return [category, type].filter((value) => value !== 'all').length;
}
