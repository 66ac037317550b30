import { type MediaFile, TEXT_FIELDS } from '../../domain/media-record';
import { filterFiles as filterMedia } from '../media/filters';
import type { LibraryFilters } from './library-filters';

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

/** Media file statistics. Source: spec 3. */
export function libraryFigures(files: readonly MediaFile[]) {
  return {
    totalFiles: files.length,
    totalSize: files.reduce((sum, { file_size }) => sum + (file_size ?? 0), 0),
    imageCount: files.filter(({ media_type }) => media_type === 'image').length,
    videoCount: files.filter(({ media_type }) => media_type === 'video').length,
  };
}
