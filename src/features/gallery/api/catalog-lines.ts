import { parseCatalogLine } from '../../../domain/gallery-catalog';
import { type MediaFile, newestFirst } from '../../../domain/media-record';

/** Files in the first part: more than a screen shows. Each later part has twice as many. */
const FIRST_PART = 24;

/**
 * Parses the text of a catalog in chunks of any length. Calls `onPart` when the first screen is complete, then
 * rarely: a list of 50,000 files renders a dozen times.
 */
export function createCatalogLines(onPart?: (files: readonly MediaFile[]) => void) {
  const files: MediaFile[] = [];
  let rest = '';
  let part = FIRST_PART;
  const takeLine = (line: string) => {
    if (line === '') return;
    const file = parseCatalogLine(line);
    if (file) files.push(file);
    else console.warn('A line of the catalog is not a file', line.slice(0, 200));
  };
  const sorted = () => [...files].sort(newestFirst);
  return {
    add(text: string) {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) takeLine(line);
      if (files.length < part) return;
      onPart?.(sorted());
      part = files.length * 2;
    },
    /** All of it, newest first. */
    end() {
      takeLine(rest);
      return sorted();
    },
  };
}
