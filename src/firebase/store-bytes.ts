import type { FirebaseApp } from 'firebase/app';
import { onIdTokenChanged } from 'firebase/auth';
import { type UploadTask, uploadBytesResumable } from 'firebase/storage';
import { StoreError, type StoreFailure, type UploadOptions } from '../domain/media-store';
import { attachmentDisposition, uploadMetadata } from '../domain/object-name';
import { authOf } from './services/auth';
import { objectOf, UPLOAD_PATIENCE } from './services/storage';

/**
 * Stores the bytes of a picked file under `name`, piece by piece. Throws StoreError where the file is cancelled, the
 * session ends or nothing moves any more, else what the SDK throws.
 */
export async function storeBytes(
  app: FirebaseApp,
  name: string,
  file: File,
  contentType: string,
  { signal, onProgress }: UploadOptions,
): Promise<void> {
  if (signal?.aborted) throw new StoreError('cancelled');
  const task = uploadBytesResumable(objectOf(app, name), file, {
    contentType,
    contentDisposition: attachmentDisposition(file.name),
    customMetadata: uploadMetadata(file.name),
  });
  const ending = new AbortController();
  try {
    await Promise.race([task, givenUp(app, task, ending.signal, signal, onProgress)]);
  } catch (error) {
    task.cancel();
    throw error;
  } finally {
    ending.abort();
  }
}

/**
 * Rejects when an upload is not to be waited for any longer. The SDK asks for a token before each piece, and where that
 * fails its task neither ends nor can be cancelled: so a session that ends is noticed here, and so is a standstill,
 * which is given longer than the SDK gives a lost connection.
 */
function givenUp(
  app: FirebaseApp,
  task: UploadTask,
  ended: AbortSignal,
  cancelled: AbortSignal | undefined,
  onProgress: UploadOptions['onProgress'],
): Promise<never> {
  return new Promise((_, reject) => {
    const giveUp = (reason: StoreFailure) => reject(new StoreError(reason));
    let standstill: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(standstill);
      standstill = setTimeout(giveUp, UPLOAD_PATIENCE * 2, 'offline');
    };
    wait();
    const ignore = task.on('state_changed', ({ bytesTransferred }) => {
      wait();
      onProgress?.(bytesTransferred);
    });
    let wasSignedIn = false;
    const forget = onIdTokenChanged(authOf(app), (user) => {
      if (!user && wasSignedIn) giveUp('session-ended');
      wasSignedIn = !!user;
    });
    cancelled?.addEventListener('abort', () => giveUp('cancelled'), { signal: ended });
    ended.addEventListener('abort', () => {
      clearTimeout(standstill);
      ignore();
      forget();
    });
  });
}
