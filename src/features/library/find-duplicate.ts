import { haveSameBytes } from './same-bytes';
import type { UploadItem, UploadTarget } from './uploads';

/** How long it is looked for a twin: on a line that hangs that would never end, and hold up those that wait. */
const PATIENCE_MS = 20_000;

type TwinFinder = ReturnType<UploadTarget['twinFinder']>;

/**
 * The name of what holds the same bytes as a file: one of `items` that went ahead of it, or one of the library. Null
 * where there is none, where nobody can say in time, and as soon as it is called off.
 */
export function findDuplicate(
  item: UploadItem,
  items: readonly UploadItem[],
  findInLibrary: TwinFinder | undefined,
  calledOff: AbortSignal,
): Promise<string | null> {
  return new Promise((resolve) => {
    const end = () => resolve(null);
    const timer = setTimeout(end, PATIENCE_MS);
    calledOff.addEventListener('abort', end);
    const failed = (error: unknown) => {
      console.warn(`Whether ${item.file.name} is there already could not be found out`, error);
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
  findInLibrary: TwinFinder | undefined,
): Promise<string | null> {
  for (const other of items) {
    const isAhead = other.id < id && (other.state === 'uploading' || other.state === 'done');
    if (isAhead && (await haveSameBytes(other.file, file))) return other.file.name;
  }
  return (await findInLibrary?.(file))?.file_name ?? null;
}
