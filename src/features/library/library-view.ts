import { INTL_LOCALE, type Locale } from '../../domain/locale';
import { CATEGORIES } from '../../domain/media-category';
import { type MediaFile, storedText } from '../../domain/media-record';
import { textsOf } from '../../domain/media-texts';
import { MEDIA_TYPES } from '../../domain/media-type';
import { keysOf, mapTable, tableOf } from '../../domain/table';
import { countFilters, filterMedia, type MediaFilters, mediaParams, NO_MEDIA_FILTERS } from '../media/filters';
import { textIn } from '../media/media-labels';
import { choice, flag, type UrlValues } from '../media/url-values';
import type { FilesLayout } from '../media/view-switch';

/** Orders of the files. */
export const SORTS = ['newest', 'oldest', 'name', 'largest'] as const;
export type Sort = (typeof SORTS)[number];

function lacksAlt({ media_type, alt_text }: MediaFile): boolean {
  return media_type === 'image' && !alt_text;
}

/** Whether a text of the file exists in English only. Imported files of all types have an alternative text. */
function lacksSpanish(file: MediaFile): boolean {
  return textsOf(file.media_type).some((field) => storedText(file, field, 'en') && !storedText(file, field, 'es'));
}

/** Whether the object was deleted outside of the library. */
export function isMissing({ missing_since }: MediaFile): boolean {
  return missing_since !== null;
}

interface CheckboxFilter {
  /** Its parameter in the URL. */
  param: string;
  matches: (file: MediaFile) => boolean;
  /** Whether it is offered only while a file matches. */
  isRare?: boolean;
}

/** The filters that are checkboxes. Their labels are `filters.checkboxes` in `library.json`. */
export const CHECKBOX_FILTERS = tableOf<CheckboxFilter>()({
  missingAlt: { param: 'missing-alt', matches: lacksAlt },
  missingSpanish: { param: 'missing-spanish', matches: lacksSpanish },
  missingFile: { param: 'missing-file', matches: isMissing, isRare: true },
});
export type CheckboxFilterId = keyof typeof CHECKBOX_FILTERS;

/** The filters of the library. */
export type LibraryFilters = MediaFilters & Record<CheckboxFilterId, boolean>;

/** No search, no filters. */
export const NO_LIBRARY_FILTERS: LibraryFilters = { ...NO_MEDIA_FILTERS, ...mapTable(CHECKBOX_FILTERS, () => false) };

/** The filters, the order and the layout as URL parameters. */
export const LIBRARY_PARAMS: UrlValues<LibraryFilters & { layout: FilesLayout; sort: Sort }> = {
  ...mediaParams([...CATEGORIES, 'none'], MEDIA_TYPES),
  ...mapTable(CHECKBOX_FILTERS, ({ param }) => flag(param)),
  sort: choice('sort', SORTS),
};

const checkedOf = (filters: LibraryFilters) => keysOf(CHECKBOX_FILTERS).filter((id) => filters[id]);

/** Whether any filter is set. */
export const isFiltered = (filters: LibraryFilters): boolean =>
  filters.search.trim() !== '' || countFilters(filters) > 0 || checkedOf(filters).length > 0;

/** The files that match all filters; the same list if none is set. */
export const filterLibrary = (files: readonly MediaFile[], filters: LibraryFilters): readonly MediaFile[] =>
  checkedOf(filters).reduce((found, id) => found.filter(CHECKBOX_FILTERS[id].matches), filterMedia(files, filters));

/** The checkbox filters to offer for these files. */
export const checkboxesFor = (files: readonly MediaFile[]): CheckboxFilterId[] =>
  keysOf(CHECKBOX_FILTERS).filter((id) => !CHECKBOX_FILTERS[id].isRare || files.some(CHECKBOX_FILTERS[id].matches));

/**
 * Sorts the files, which arrive newest first. `name` sorts by the title in `locale`, or by the file name without one.
 */
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
