import { INTL_LOCALE, type Locale } from '../../domain/locale';
import { CATEGORIES } from '../../domain/media-category';
import { type MediaFile, TEXT_FIELDS } from '../../domain/media-record';
import { MEDIA_TYPES } from '../../domain/media-type';
import {
  countFilters,
  filterFiles as filterMedia,
  filterParams,
  type MediaFilters,
  NO_FILTERS as NONE,
} from '../media/filters';
import { textIn } from '../media/media-labels';
import { choice, flag, type UrlValues } from '../media/url-values';
import type { FilesLayout } from '../media/view-switch';

/** Orders of the files. */
export const SORTS = ['newest', 'oldest', 'name', 'largest'] as const;
export type Sort = (typeof SORTS)[number];

/** The filters of the library. */
export interface LibraryFilters extends MediaFilters {
  /** Only images without alt text. */
  missingAlt: boolean;
  /** Only files with a text that has no Spanish translation. */
  missingSpanish: boolean;
  /** Only records whose object is gone. */
  missingFile: boolean;
}

/** Filters that are checkboxes. */
export const CHECKBOX_FILTERS = ['missingAlt', 'missingSpanish', 'missingFile'] as const;

/** No search, no filters. */
export const NO_FILTERS: LibraryFilters = { ...NONE, missingAlt: false, missingSpanish: false, missingFile: false };

/** The filters, the order and the layout as URL parameters. */
export const FILTERS_IN_URL: UrlValues<LibraryFilters & { layout: FilesLayout; sort: Sort }> = {
  ...filterParams([...CATEGORIES, 'none'], MEDIA_TYPES),
  missingAlt: flag('missing-alt'),
  missingSpanish: flag('missing-spanish'),
  missingFile: flag('missing-file'),
  sort: choice('sort', SORTS),
};

/** Whether any filter is set. */
export const isFiltered = (filters: LibraryFilters): boolean =>
  filters.search.trim() !== '' || countFilters(filters) > 0 || CHECKBOX_FILTERS.some((id) => filters[id]);

function lacksAlt({ media_type, alt_text }: MediaFile): boolean {
  return media_type === 'image' && !alt_text;
}

/** Whether a text of the file exists in English only. Imported files of all types have an alternative text. */
function lacksSpanish(file: MediaFile): boolean {
  const isShown = (field: (typeof TEXT_FIELDS)[number]) => field !== 'alt_text' || file.media_type === 'image';
  return TEXT_FIELDS.some((field) => file[field] && isShown(field) && !file.translations?.es[field]);
}

/** Whether the object was deleted outside of the library. */
export function isMissing({ missing_since }: MediaFile): boolean {
  return missing_since !== null;
}

/** The files that match all filters; the same list if none is set. */
export function filterFiles(files: readonly MediaFile[], filters: LibraryFilters): readonly MediaFile[] {
  const { missingAlt, missingSpanish, missingFile } = filters;
  const found = filterMedia(files, filters);
  if (!missingAlt && !missingSpanish && !missingFile) return found;
  return found.filter(
    (file) =>
      (!missingAlt || lacksAlt(file)) && (!missingSpanish || lacksSpanish(file)) && (!missingFile || isMissing(file)),
  );
}

/** The files in another order than `newest`, in which they arrive. The name is the title in `locale`. */
export function sortFiles(files: readonly MediaFile[], sort: Sort, locale: Locale): readonly MediaFile[] {
  if (sort === 'oldest') return [...files].reverse();
  if (sort === 'largest') return [...files].sort((one, other) => (other.file_size ?? 0) - (one.file_size ?? 0));
  if (sort !== 'name') return files;
  const { compare } = new Intl.Collator(INTL_LOCALE[locale], { numeric: true });
  const named = files.map((file) => ({ file, name: textIn(file, 'title', locale).text ?? file.file_name }));
  return named.sort((one, other) => compare(one.name, other.name)).map(({ file }) => file);
}

/** Media file statistics. Source: spec 3. */
export function libraryStats(files: readonly MediaFile[]) {
  return {
    totalFiles: files.length,
    totalSize: files.reduce((sum, { file_size }) => sum + (file_size ?? 0), 0),
    imageCount: files.filter(({ media_type }) => media_type === 'image').length,
    videoCount: files.filter(({ media_type }) => media_type === 'video').length,
  };
}
