import type { UploadItem, UploadTarget } from './upload-queue';

/** Time limit for the duplicate check: a stalled connection would block the upload. */
const TIME_LIMIT_MS = 20_000;

type DuplicateFinder = ReturnType<UploadTarget['duplicateFinder']>;

/**
 * The name of the file with the same bytes: an earlier one of `items`, or one of the library. Null if there is none,
 * the check takes too long, or it is canceled.
 */
export function findDuplicate(
  item: UploadItem,
  items: readonly UploadItem[],
  findInLibrary: DuplicateFinder | undefined,
  signal: AbortSignal,
): Promise<string | null> {
  return new Promise((resolve) => {
    const end = () => resolve(null);
    const timer = setTimeout(end, TIME_LIMIT_MS);
    signal.addEventListener('abort', end);
    const failed = (error: unknown) => {
      console.warn(`${item.file.name} could not be compared with the library`, error);
      end();
    };
    void look(item, items, findInLibrary)
      .then(resolve, failed)
      .finally(() => clearTimeout(timer));
  });
}

async function look(
  { id, file }: UploadItem,
  items: readonly UploadItem[],
  findInLibrary: DuplicateFinder | undefined,
): Promise<string | null> {
  for (const other of items) {
    const isAhead = other.id < id && (other.state === 'uploading' || other.state === 'done');
    if (isAhead && (await haveSameBytes(other.file, file))) return other.file.name;
  }
  return (await findInLibrary?.(file))?.file_name ?? null;
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
