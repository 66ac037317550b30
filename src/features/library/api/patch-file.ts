import { arrayRemove, arrayUnion, doc, getDoc, serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import type { MediaChange } from '../../../domain/bulk-edit-form';
import { MEDIA_COLLECTION } from '../../../domain/media-record';
import { StoreError } from '../../../domain/store-error';
import { codeOf } from '../../../firebase/errors';
import { firestore } from '../../../firebase/firestore';
import { asStaff } from '../../../firebase/with-token';

/**
 * Changes one field without reading the record, so that two people can each add a tag. The rules reject a change of a
 * missing record like a forbidden one, so after a rejection the client checks whether the record exists; if not, it
 * throws `gone`. Throws StoreError.
 */
export const patchFile = (id: string, change: MediaChange): Promise<void> =>
  asStaff(async () => {
    const record = doc(firestore, MEDIA_COLLECTION, id);
    try {
      await updateDoc(record, { ...fieldsOf(change), updated_at: serverTimestamp() });
    } catch (error) {
      if (isRefusal(error) && !(await getDoc(record)).exists()) throw new StoreError('gone', error);
      throw error;
    }
  });

const REFUSALS = ['permission-denied', 'not-found'];
const isRefusal = (error: unknown) => REFUSALS.includes(codeOf(error));

function fieldsOf(change: MediaChange): object {
  if ('add_tags' in change) return { tags: arrayUnion(...change.add_tags) };
  if ('remove_tags' in change) return { tags: arrayRemove(...change.remove_tags) };
  return change;
}
