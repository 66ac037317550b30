import { onIdTokenChanged } from 'firebase/auth';
import { type UploadTask, uploadBytesResumable } from 'firebase/storage';
import { attachmentDisposition, uploadMetadata } from '../../../domain/object-name';
import { StoreError, type StoreFailure } from '../../../domain/store-error';
import { auth } from '../../../firebase/auth';
import { objectOf, UPLOAD_RETRY_MS } from '../../../firebase/storage';

export interface UploadOptions {
  /** Called with the number of bytes sent so far. */
  onProgress?: (bytes: number) => void;
  signal?: AbortSignal;
}

/**
 * Stores the bytes of a file under `name` in chunks. Throws StoreError if the upload is canceled, the session ends or
 * the upload stalls; otherwise the error of the SDK.
 */
export async function storeBytes(
  name: string,
  file: File,
  contentType: string,
  { signal, onProgress }: UploadOptions,
): Promise<void> {
  if (signal?.aborted) throw new StoreError('canceled'); // while the token was refreshed: no event will follow
  const task = uploadBytesResumable(objectOf(name), file, {
    contentType,
    contentDisposition: attachmentDisposition(file.name),
    customMetadata: uploadMetadata(file.name),
  });
  const ending = new AbortController();
  try {
    await Promise.race([task, givenUp(task, ending.signal, signal, onProgress)]);
  } catch (error) {
    task.cancel();
    throw error;
  } finally {
    ending.abort();
  }
}

/**
 * Rejects when the session ends or the upload stalls. The SDK requests a token before each chunk; if that fails, its
 * task neither ends nor can be canceled. The time limit is longer than the SDK's for a lost connection.
 */
function givenUp(
  task: UploadTask,
  ended: AbortSignal,
  canceled: AbortSignal | undefined,
  onProgress: UploadOptions['onProgress'],
): Promise<never> {
  return new Promise((_, reject) => {
    const giveUp = (reason: StoreFailure) => reject(new StoreError(reason));
    let standstill: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(standstill);
      standstill = setTimeout(giveUp, UPLOAD_RETRY_MS * 2, 'offline');
    };
    wait();
    const ignore = task.on('state_changed', ({ bytesTransferred }) => {
      wait();
      onProgress?.(bytesTransferred);
    });
    let wasSignedIn = false;
    const forget = onIdTokenChanged(auth, (user) => {
      if (!user && wasSignedIn) giveUp('session-ended');
      wasSignedIn = !!user;
    });
    canceled?.addEventListener('abort', () => giveUp('canceled'), { signal: ended });
    ended.addEventListener('abort', () => {
      clearTimeout(standstill);
      ignore();
      forget();
    });
  });
}
