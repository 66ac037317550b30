import { downloadZip } from 'client-zip';
import { archiveNames } from '../../domain/archive-names';
import { formatFileDate } from '../../domain/format';
import type { MediaFile } from '../../domain/media-record';
import { canChooseFile, chooseFile } from '../../services/save-file';
import { fileUrl } from './api/file-url';
import { inMemory, intoFile, saveAs } from './file-download';

/** The key of the ZIP download for `useDownload`: only one runs at a time. */
export const ZIP_URL = 'zip:';

const GB = 1024 ** 3;
/** Memory in GB of a device that does not report it, such as an iPhone. */
const UNKNOWN_MEMORY = 4;

/** The maximum size in bytes of a ZIP that is collected in memory until it is saved. */
const maxBytesInMemory = () => Math.min(2, (navigator.deviceMemory ?? UNKNOWN_MEMORY) / 4) * GB;

/** A ZIP that this device cannot collect in memory, and that the browser cannot write as it arrives. Sizes in bytes. */
export class ZipTooLarge extends Error {
  readonly size: number;
  readonly limit: number;

  constructor(size: number, limit: number) {
    super(`A ZIP of ${size} bytes does not fit into memory: the limit is ${limit}`);
    this.size = size;
    this.limit = limit;
  }
}

/**
 * Downloads files one after the other into a ZIP, under their original names as far as every system allows these.
 * Returns the files that the ZIP lacks because the server does not have them. Throws if the server has none of the
 * files, or if the connection breaks. For a large ZIP the user first chooses a file; throws ZipTooLarge, before it
 * loads anything, if the browser has no dialog for that. Call it from the handler of a click: only there does the
 * dialog open.
 */
export async function downloadAsZip(files: readonly MediaFile[]): Promise<readonly MediaFile[]> {
  const name = `media-${formatFileDate(Date.now())}.zip`;
  const size = files.reduce((sum, { file_size }) => sum + (file_size ?? 0), 0);
  const limit = maxBytesInMemory();
  if (size > limit && !canChooseFile()) throw new ZipTooLarge(size, limit);
  const chosen = size > limit ? await chooseFile(name) : null;
  if (size > limit && !chosen) return [];

  const missing: MediaFile[] = [];
  const names = archiveNames(files.map(({ file_name }) => file_name));
  async function* contents(signal: AbortSignal) {
    for (const [index, file] of files.entries()) {
      const input = await fetch(fileUrl(file), { signal });
      if (input.ok) yield { name: names[index], lastModified: new Date(file.created_at), input };
      else missing.push(file);
    }
    if (missing.length === files.length) throw new Error('No file could be downloaded');
  }
  const save = chosen ? intoFile(chosen) : inMemory(name);
  await saveAs(ZIP_URL, size, async (signal) => downloadZip(contents(signal)), save);
  return missing;
}
