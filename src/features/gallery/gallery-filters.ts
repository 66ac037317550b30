import { CATEGORIES, type Category } from '../../domain/media-category';
import type { MediaType } from '../../domain/media-type';
import { choice, text, type UrlValues } from '../media/url-values';
import type { FilesLayout } from '../media/view-switch';

/** Types in the gallery's filter. Source: spec 3 "Media file record". */
export const FILTER_TYPES = ['image', 'video', 'document'] as const satisfies MediaType[];
/** Categories with their own button. Source: spec 2 "Public gallery". */
export const QUICK_FILTERS = ['all', 'hero-banner', 'solution-image', 'marketing-asset'] as const satisfies (
  | Category
  | 'all'
)[];

/** Search, filters and layout. */
export interface GalleryFilters {
  search: string;
  category: Category | 'all';
  type: (typeof FILTER_TYPES)[number] | 'all';
  layout: FilesLayout;
}

export const NO_FILTERS = { search: '', category: 'all', type: 'all' } as const satisfies Partial<GalleryFilters>;

/** Query parameters of the filters. Source: decisions "Media". */
export const FILTERS_IN_URL: UrlValues<GalleryFilters> = {
  search: text('q'),
  category: choice('category', ['all', ...CATEGORIES]),
  type: choice('type', ['all', ...FILTER_TYPES]),
  layout: choice('view', ['grid', 'list']),
};

/** The number of active filters, without the search. */
export function countFilters({ category, type }: GalleryFilters): number {
  return [category, type].filter((value) => value !== 'all').length;
}
