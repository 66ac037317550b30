import { type MediaFile, TEXT_FIELDS } from '../../domain/media-record';
import { matcherOf } from '../media/search-files';
import { isFiltered, type LibraryFilters } from './library-filters';

function lacksAlt({ media_type, alt_text }: MediaFile): boolean {
  return media_type === 'image' && !alt_text;
}

/** Whether a text of the file exists in English only. */
function lacksSpanish(file: MediaFile): boolean {
  return TEXT_FIELDS.some((field) => file[field] && !file.translations?.es[field]);
}

/** Whether the object was deleted outside of the library. */
export function isMissing({ missing_since }: MediaFile): boolean {
  return missing_since !== null;
}

/** The files that match all filters. */
export function filterFiles(files: readonly MediaFile[], filters: LibraryFilters): readonly MediaFile[] {
  if (!isFiltered(filters)) return files;
  const { category, type, missingAlt, missingSpanish, missingFile } = filters;
  const matches = matcherOf(filters.search);
  return files.filter(
    (file) =>
      (category === 'all' || file.category === (category === 'none' ? null : category)) &&
      (type === 'all' || file.media_type === type) &&
      (!missingAlt || lacksAlt(file)) &&
      (!missingSpanish || lacksSpanish(file)) &&
      (!missingFile || isMissing(file)) &&
      matches(file),
  );
}

/** Media file statistics. Source: spec 3. */
export function libraryFigures(files: readonly MediaFile[]) {
  return {
    totalFiles: files.length,
    totalSize: files.reduce((sum, { file_size }) => sum + (file_size ?? 0), 0),
    imageCount: files.filter(({ media_type }) => media_type === 'image').length,
    videoCount: files.filter(({ media_type }) => media_type === 'video').length,
  };
}
