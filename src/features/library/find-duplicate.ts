import type { UploadItem } from './upload-queue';

/** Time limit for the duplicate check: a stalled connection would block the upload. */
const TIME_LIMIT_MS = 20_000;

/**
 * The name of the file with the same bytes: an earlier one of `items`, or one of the library. Null if there is none,
 * the check fails or takes too long, or it is canceled.
 */
export async function findDuplicate(
  item: UploadItem,
  items: readonly UploadItem[],
  findInLibrary: NonNullable<UploadItem['findInLibrary']>,
  signal: AbortSignal,
): Promise<string | null> {
  async function look(): Promise<string | null> {
    for (const { id, state, file } of items) {
      const isAhead = id < item.id && (state === 'uploading' || state === 'done');
      if (isAhead && (await haveSameBytes(file, item.file))) return file.name;
    }
    return (await findInLibrary(item.file))?.file_name ?? null;
  }
  const end = new Promise<null>((resolve) => {
    setTimeout(resolve, TIME_LIMIT_MS, null);
    signal.addEventListener('abort', () => resolve(null));
  });
  try {
    return await Promise.race([look(), end]);
  } catch (error) {
    console.warn(`${item.file.name} could not be compared with the library`, error);
    return null;
  }
}

/** Most files differ in their first bytes, so few are read at first. */
const FIRST_PART = 4 * 1024;
const PART = 1024 * 1024;

/** The first bytes of files, cached: a file may be compared with many files of its size. */
const heads = new WeakMap<Blob, Promise<ArrayBuffer>>();

function read(blob: Blob, start: number, end: number): Promise<ArrayBuffer> {
  if (start > 0) return blob.slice(start, end).arrayBuffer();
  const head = heads.get(blob) ?? blob.slice(0, end).arrayBuffer();
  heads.set(blob, head);
  return head;
}

/** Whether two files hold the same bytes. Reads them chunk by chunk up to the first difference. */
export async function haveSameBytes(one: Blob, other: Blob): Promise<boolean> {
  if (one.size !== other.size) return false;
  let start = 0;
  while (start < one.size) {
    const end = start + (start === 0 ? FIRST_PART : PART);
    const parts = await Promise.all([read(one, start, end), read(other, start, end)]);
    const [a, b] = parts.map((part) => new Uint8Array(part)) as [Uint8Array, Uint8Array];
    if (a.some((byte, place) => byte !== b[place])) return false;
    start = end;
  }
  return true;
}
