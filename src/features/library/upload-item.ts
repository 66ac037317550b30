import type { StoreFailure } from '../../domain/store-error';
import { uploadRefusal } from '../../domain/upload-check';

/**
 * A file in the upload queue, which goes from state to state:
 *
 *     (added) ──> waiting ── started ──> uploading ── stored ──> done
 *        │           │                       ├────── failed ───> failed
 *        v           │                       ├────── duplicate ─> duplicate
 *     refused        │                     cancel
 *                    │                       v
 *                  cancel                canceling ── stored, failed: as above
 *                    v                       │
 *                 canceled <──── canceled ───┘
 *
 * `again` leads back to waiting. `refused`: never sent, see `reason`; `duplicate`: sent only if the user asks; `failed`:
 * can be retried; `canceling`: what has already arrived is being removed.
 */
export interface UploadItem {
  readonly id: number;
  readonly file: File;
  readonly state: 'waiting' | 'uploading' | 'canceling' | 'done' | 'failed' | 'canceled' | 'refused' | 'duplicate';
  /** Bytes sent. */
  readonly bytes: number;
  readonly reason: StoreFailure | null;
  /** For a duplicate, the name of the file that holds the same bytes. */
  readonly duplicateOf: string | null;
  /** Whether the user asked for it again: then a duplicate is uploaded too. */
  readonly skipsCheck: boolean;
  /** Whether its result was part of a batch. */
  readonly isReported: boolean;
}

export type UploadEvent =
  | { type: 'started' }
  /** The library, or an earlier file, holds the same bytes under this name. */
  | { type: 'duplicate'; of: string }
  | { type: 'sent'; bytes: number }
  | { type: 'stored' }
  | { type: 'failed'; reason: StoreFailure }
  /** The user cancels it. */
  | { type: 'cancel' }
  /** Nothing of it is stored. */
  | { type: 'canceled' }
  /** The user asks for it again, or the file that it duplicates will not be stored. */
  | { type: 'again'; skipsCheck: boolean }
  | { type: 'reported' };

const WAITING = {
  state: 'waiting',
  bytes: 0,
  reason: null,
  duplicateOf: null,
  skipsCheck: false,
  isReported: false,
} as const;

/** A file that the user adds: it waits, or is refused at once. */
export function newUpload(id: number, file: File): UploadItem {
  const reason = uploadRefusal(file);
  return { id, file, ...WAITING, ...(reason && { state: 'refused', reason }) };
}

/** The file after this event. */
export function nextUpload(item: UploadItem, event: UploadEvent): UploadItem {
  switch (event.type) {
    case 'started':
      return { ...item, state: 'uploading' };
    case 'duplicate':
      return { ...item, state: 'duplicate', duplicateOf: event.of };
    case 'sent':
      return { ...item, bytes: event.bytes };
    case 'stored':
      return { ...item, state: 'done', bytes: item.file.size };
    case 'failed':
      return { ...item, state: 'failed', reason: event.reason };
    case 'cancel':
      return item.state === 'uploading' ? { ...item, state: 'canceling' } : canceled(item);
    case 'canceled':
      return canceled(item);
    case 'again':
      return { ...item, ...WAITING, skipsCheck: event.skipsCheck };
    case 'reported':
      return { ...item, isReported: true };
  }
}

const canceled = (item: UploadItem): UploadItem => ({
  ...item,
  state: 'canceled',
  reason: 'canceled',
  duplicateOf: null,
});

/** Whether a file waits, uploads or is being canceled. */
export const isUnderWay = ({ state }: UploadItem): boolean => ['waiting', 'uploading', 'canceling'].includes(state);

/** The number of files in a state. */
export const countOf = (items: readonly UploadItem[], state: UploadItem['state']): number =>
  items.filter((item) => item.state === state).length;

/** The progress of all files that wait, upload or are done: bytes sent and total, files done and total. */
export function uploadTotals(items: readonly UploadItem[]) {
  const counted = items.filter(({ state }) => state === 'waiting' || state === 'uploading' || state === 'done');
  return {
    bytes: counted.reduce((sum, { bytes }) => sum + bytes, 0),
    size: counted.reduce((sum, { file }) => sum + file.size, 0),
    done: countOf(counted, 'done'),
    count: counted.length,
  };
}
