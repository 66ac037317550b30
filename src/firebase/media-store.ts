import type { FirebaseApp } from 'firebase/app';
import { collection, getDocs, orderBy, query } from 'firebase/firestore/lite';
import { MEDIA_COLLECTION } from '../domain/media-record';
import type { MediaStore } from '../domain/media-store';
import { publicUrl } from '../domain/object-name';
import { storageOrigin } from './config';
import { guarded } from './errors';
import { parseMediaDocument } from './media-document';
import { firebaseApp } from './services/app';
import { firestoreOf } from './services/firestore';

/**
 * The media library on Firestore and Cloud Storage. To see it costs the lite Firestore only: what visitors rarely
 * do, and staff do later, is loaded when it is done.
 */
export function createMediaStore(app: FirebaseApp = firebaseApp()): MediaStore {
  return {
    list: () =>
      guarded(async () => {
        const library = collection(firestoreOf(app), MEDIA_COLLECTION);
        const { docs } = await getDocs(query(library, orderBy('created_at', 'desc')));
        return docs.map((document) => parseMediaDocument(document.id, document.data())).filter((file) => file !== null);
      }),

    upload: (file, options) =>
      guarded(async () => {
        const { upload } = await import('./upload');
        await upload(app, file, options);
      }),

    remove: (file) =>
      guarded(async () => {
        const { remove } = await import('./remove');
        await remove(app, file);
      }),

    sync: () =>
      guarded(async () => {
        const { syncStorage } = await import('./services/functions');
        return (await syncStorage(app)).created;
      }),

    figures: () =>
      guarded(async () => {
        const { countMedia } = await import('./media-figures');
        return countMedia(app);
      }),

    url: ({ bucket_name, file_path }) => publicUrl(bucket_name, file_path, storageOrigin),
  };
}
