import { downloadZip } from 'client-zip';
import type { MediaFile } from '../../domain/media-record';
import { fileUrl } from './api/file-url';
import { saveAs } from './file-download';

/** The key of the ZIP download for `useDownload`: only one runs at a time. */
export const ZIP_URL = 'zip:';

/**
 * Downloads files one after the other into a ZIP with their original names, and saves it as `name`. Returns the files
 * that the server does not have and that are missing in it. Throws if those are all, or if the connection breaks.
 */
export async function downloadAsZip(files: readonly MediaFile[], name: string): Promise<readonly MediaFile[]> {
  const missing: MediaFile[] = [];
  const names = uniqueNames(files.map(({ file_name }) => file_name));
  async function* contents(signal: AbortSignal) {
    for (const [index, file] of files.entries()) {
      const input = await fetch(fileUrl(file), { signal });
      if (input.ok) yield { name: names[index], lastModified: new Date(file.created_at), input };
      else missing.push(file);
    }
    if (missing.length === files.length) throw new Error('No file could be downloaded');
  }
  const size = files.reduce((sum, { file_size }) => sum + (file_size ?? 0), 0);
  await saveAs(ZIP_URL, name, size, async (signal) => downloadZip(contents(signal)));
  return missing;
}

/**
 * The names, with a number after those that came before: `menu.png`, `menu (2).png`. Systems ignore their case, and
 * whether an accent is a character of its own.
 */
export function uniqueNames(names: readonly string[]): string[] {
  const used = new Set<string>();
  const keyOf = (name: string) => name.normalize().toLowerCase();
  return names.map((name) => {
    const dot = name.lastIndexOf('.');
    const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
    let unique = name;
    for (let number = 2; used.has(keyOf(unique)); number += 1) unique = `${stem} (${number})${extension}`;
    used.add(keyOf(unique));
    return unique;
  });
}
