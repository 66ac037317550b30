import type { FirebaseApp } from 'firebase/app';
import { collection, getDocs, query, where } from 'firebase/firestore/lite';
import { MEDIA_COLLECTION, type MediaFile } from '../domain/media-record';
import type { MediaStore } from '../domain/media-store';
import { publicUrl } from '../domain/object-name';
import { storageOrigin } from './config';
import { guarded } from './errors';
import { parseMediaDocument } from './media-document';
import { firebaseApp } from './services/app';
import { firestoreOf } from './services/firestore';
import { withToken } from './with-token';

/** The media library on Firestore and Cloud Storage. The code of each operation loads when it is used. */
export function createMediaStore(app: FirebaseApp = firebaseApp()): MediaStore {
  return {
    watch: (onFiles, onError) =>
      guarded(async () => {
        const { watchRecords } = await import('./media-watch');
        return watchRecords(app, onFiles, onError);
      }),

    reconnect: () =>
      guarded(async () => {
        const { reconnect } = await import('./media-watch');
        await reconnect(app);
      }),

    upload: (file, options) =>
      guarded(async () => {
        const { upload } = await fetchUpload();
        await upload(app, file, options);
      }),

    duplicateFinder(files) {
      const alike = guarded(() => ofSizes(app, [...new Set(files.map(({ size }) => size))]));
      alike.catch(() => {}); // the caller that looks for a duplicate gets the error
      fetchUpload().catch(() => {}); // in parallel; the caller that uploads gets the error
      return (file) =>
        guarded(async () => {
          const records = (await alike).filter(({ file_size }) => file_size === file.size);
          if (records.length === 0) return null;
          const { md5Of, recordWithMd5 } = await import('./checksum');
          return recordWithMd5(app, await md5Of(file), records);
        });
    },

    update: (file, edit, captions) =>
      guarded(async () => {
        const { update } = await import('./edit');
        return update(app, file, edit, captions);
      }),

    captions: (file) =>
      guarded(async () => {
        const { readCaptionsOf } = await import('./captions');
        return readCaptionsOf(app, file);
      }),

    patch: (id, change) =>
      guarded(async () => {
        const { patchRecord } = await import('./edit');
        await patchRecord(app, id, change);
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
        return withToken(app, () => countMedia(app));
      }),

    url: ({ bucket_name, file_path }) => publicUrl(bucket_name, file_path, storageOrigin),
  };
}

const fetchUpload = () => import('./upload');

/** The maximum number of values in one query. */
const IN_LIMIT = 30;

async function ofSizes(app: FirebaseApp, sizes: readonly number[]): Promise<MediaFile[]> {
  const starts = Array.from({ length: Math.ceil(sizes.length / IN_LIMIT) }, (_, index) => index * IN_LIMIT);
  const records = collection(firestoreOf(app), MEDIA_COLLECTION);
  const asked = starts.map(async (start) => {
    const alike = query(records, where('file_size', 'in', sizes.slice(start, start + IN_LIMIT)));
    const { docs } = await withToken(app, () => getDocs(alike));
    return docs.map((document) => parseMediaDocument(document.id, document.data())).filter((file) => file !== null);
  });
  return (await Promise.all(asked)).flat();
}
