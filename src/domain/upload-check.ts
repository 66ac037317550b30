import { MAX_FILE_NAME_LENGTH, MAX_UPLOAD_BYTES } from './media-limits';
import type { StoreFailure } from './media-store';
import { isUploadableMime, mimeTypeOfFile } from './media-type';

/**
 * Why a picked file may not be uploaded, or null where it may. The server judges the same in storage.rules.
 * Source: decisions "Media" (kinds and 200 MB); an empty file has nothing to show.
 */
export function uploadRefusal(file: { name: string; type: string; size: number }): StoreFailure | null {
  if (file.size === 0) return 'empty';
  if (file.size > MAX_UPLOAD_BYTES) return 'too-large';
  if (!isUploadableMime(mimeTypeOfFile(file)) || file.name.length > MAX_FILE_NAME_LENGTH) return 'wrong-type';
  return null;
}

/**
 * Says whether a picked file can still be read: one that was saved anew since, or whose disk is gone, cannot. Sent all
 * the same, it would look like a lost connection, which is waited for.
 */
export const isReadable = (file: Blob): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
