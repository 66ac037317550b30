import { MAX_FILE_NAME_LENGTH, MAX_UPLOAD_BYTES } from './media-limits';
import { isUploadableMime, mimeTypeOfFile } from './media-type';
import type { StoreFailure } from './store-error';

/**
 * Why a picked file cannot be uploaded, or null if it can. storage.rules enforces the same on the server.
 * Source: decisions "Media" (kinds and 200 MB); an empty file has nothing to show.
 */
export function uploadRefusal(file: { name: string; type: string; size: number }): StoreFailure | null {
  if (file.size === 0) return 'empty';
  if (file.size > MAX_UPLOAD_BYTES) return 'too-large';
  if (!isUploadableMime(mimeTypeOfFile(file)) || file.name.length > MAX_FILE_NAME_LENGTH) return 'wrong-type';
  return null;
}

/**
 * Whether a picked file can still be read: it may have been saved again, or its disk removed. The SDK would take that
 * for a lost connection, and wait.
 */
export const isReadable = (file: Blob): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
