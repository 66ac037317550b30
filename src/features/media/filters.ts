import type { Category } from '../../domain/media-category';
import type { MediaFile } from '../../domain/media-record';
import type { MediaType } from '../../domain/media-type';
import { matcherOf } from './search-files';
import { choice, text } from './url-values';

/** Search and filters that gallery and library share; the category `none` finds files without one. */
export interface MediaFilters {
  search: string;
  category: Category | 'all' | 'none';
  type: MediaType | 'all';
}

/** No search, no filters. */
export const NO_MEDIA_FILTERS = { search: '', category: 'all', type: 'all' } as const satisfies MediaFilters;

/** Query parameters of search, filters and layout. Source: decisions "Media". */
export const mediaParams = <C extends string, T extends string>(categories: readonly C[], types: readonly T[]) => ({
  search: text('q'),
  category: choice<C | 'all'>('category', ['all', ...categories]),
  type: choice<T | 'all'>('type', ['all', ...types]),
  layout: choice('view', ['grid', 'list']),
});

/** Number of filters that are set, without the search. */
export const countFilters = ({ category, type }: MediaFilters): number =>
  [category, type].filter((value) => value !== 'all').length;

/** The files that match search, category and type; the same list if none is set. */
export function filterMedia(files: readonly MediaFile[], filters: MediaFilters): readonly MediaFile[] {
  const { search, category, type } = filters;
  if (search.trim() === '' && countFilters(filters) === 0) return files;
  const matches = matcherOf(search);
  return files.filter(
    (file) =>
      (category === 'all' || file.category === (category === 'none' ? null : category)) &&
      (type === 'all' || file.media_type === type) &&
      matches(file),
  );
}
