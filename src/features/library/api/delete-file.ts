import { doc, writeBatch } from 'firebase/firestore/lite';
import { deleteObject } from 'firebase/storage';
import { CAPTIONS_COLLECTION } from '../../../domain/captions';
import { LOCALES } from '../../../domain/locale';
import { MEDIA_COLLECTION, type MediaFile } from '../../../domain/media-record';
import { codeOf, guarded } from '../../../firebase/errors';
import { firestore } from '../../../firebase/firestore';
import { objectOf } from '../../../firebase/storage';
import { asStaff, withToken } from '../../../firebase/with-token';

/**
 * Removes the object, then the record with its captions. A crash in between leaves a record, which can be removed
 * again, never an orphaned object. A missing object is no error. Source: spec 7 "Delete", decisions "Media".
 */
export const deleteFile = (file: Pick<MediaFile, 'id' | 'file_path'>): Promise<void> =>
  guarded(async () => {
    await withToken(() => deleteObject(objectOf(file.file_path))).catch((error: unknown) => {
      if (codeOf(error) !== 'storage/object-not-found') throw error;
    });
    const record = doc(firestore, MEDIA_COLLECTION, file.id);
    await asStaff(() => {
      const batch = writeBatch(firestore).delete(record);
      for (const language of LOCALES) batch.delete(doc(record, CAPTIONS_COLLECTION, language));
      return batch.commit();
    });
  });
