import type { FirebaseApp } from 'firebase/app';
import { collection, getDocs, orderBy, type QueryConstraint, query, Timestamp, where } from 'firebase/firestore/lite';
import { MEDIA_COLLECTION, type MediaFile } from '../domain/media-record';
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
    list: () => guarded(() => read(app, orderBy('created_at', 'desc'))),

    changedSince: (time) => guarded(() => read(app, where('updated_at', '>=', Timestamp.fromMillis(time)))),

    upload: (file, options) =>
      guarded(async () => {
        const { upload } = await import('./upload');
        await upload(app, file, options);
      }),

    twinOf: (file) =>
      guarded(async () => {
        const { md5Of, storedMd5 } = await import('./checksum');
        const alike = await read(app, where('file_size', '==', file.size));
        if (alike.length === 0) return null;
        const [mine, ...theirs] = await Promise.all([md5Of(file), ...alike.map((record) => storedMd5(app, record))]);
        return alike[theirs.indexOf(mine)] ?? null;
      }),

    update: (file, edit) =>
      guarded(async () => {
        const { update } = await import('./edit');
        return update(app, file, edit);
      }),

    amend: (id, change) =>
      guarded(async () => {
        const { amend } = await import('./edit');
        await amend(app, id, change);
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

async function read(app: FirebaseApp, ...constraints: QueryConstraint[]): Promise<MediaFile[]> {
  const { docs } = await getDocs(query(collection(firestoreOf(app), MEDIA_COLLECTION), ...constraints));
  return docs.map((document) => parseMediaDocument(document.id, document.data())).filter((file) => file !== null);
}
