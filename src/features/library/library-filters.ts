import { CATEGORIES, type Category } from '../../domain/media-category';
import { MEDIA_TYPES, type MediaType } from '../../domain/media-type';
import { choice, flag, text, type UrlValues } from '../media/url-values';
import type { FilesLayout } from '../media/view-switch';

/** The filters of the library; `none` finds files without a category. */
export interface LibraryFilters {
  search: string;
  category: Category | 'all' | 'none';
  type: MediaType | 'all';
  /** Only images without alt text. */
  missingAlt: boolean;
  /** Only files with a text that has no Spanish translation. */
  missingSpanish: boolean;
  /** Only records whose object is gone. */
  missingFile: boolean;
}

export const NO_FILTERS: LibraryFilters = {
  search: '',
  category: 'all',
  type: 'all',
  missingAlt: false,
  missingSpanish: false,
  missingFile: false,
};

/** The filters and the layout as URL parameters. */
export const FILTERS_IN_URL: UrlValues<LibraryFilters & { layout: FilesLayout }> = {
  search: text('q'),
  category: choice('category', ['all', ...CATEGORIES, 'none']),
  type: choice('type', ['all', ...MEDIA_TYPES]),
  missingAlt: flag('missing-alt'),
  missingSpanish: flag('missing-spanish'),
  missingFile: flag('missing-file'),
  layout: choice('view', ['grid', 'list']),
};

/** Whether any filter is set. */
export function isFiltered({ search, category, type, ...missing }: LibraryFilters): boolean {
  const { missingAlt, missingSpanish, missingFile } = missing;
  return search.trim() !== '' || category !== 'all' || type !== 'all' || missingAlt || missingSpanish || missingFile;
}
