import type { FirebaseApp } from 'firebase/app';
import { arrayRemove, arrayUnion, doc, runTransaction, serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import { MEDIA_COLLECTION, type MediaEdit, type MediaFile, readsAs } from '../domain/media-record';
import type { MediaChange, UpdateOutcome } from '../domain/media-store';
import { parseMediaDocument } from './media-document';
import { firestoreOf } from './services/firestore';
import { withToken } from './with-token';

/**
 * Writes an edit, unless the record has another `updated_at` than the one that was edited: whoever saved in between
 * would lose what they wrote. One that is written already was written by this very edit, whose answer was lost: the
 * transaction then tries again, or the person does. Source: spec 7 "Update a row".
 */
export async function update(
  app: FirebaseApp,
  { id, updated_at }: Pick<MediaFile, 'id' | 'updated_at'>,
  edit: MediaEdit,
): Promise<UpdateOutcome> {
  const firestore = firestoreOf(app);
  const record = doc(firestore, MEDIA_COLLECTION, id);
  return withToken(app, () =>
    runTransaction(firestore, async (transaction) => {
      const snapshot = await transaction.get(record);
      const file = snapshot.exists() ? parseMediaDocument(id, snapshot.data()) : null;
      if (!file) return { state: 'gone' };
      if (file.updated_at !== updated_at) return readsAs(file, edit) ? { state: 'saved' } : { state: 'changed', file };
      transaction.update(record, { ...edit, updated_at: serverTimestamp() });
      return { state: 'saved' };
    }),
  );
}

/** Changes one thing without reading the record: two people who add a tag each have both of them. */
export async function amend(app: FirebaseApp, id: string, change: MediaChange): Promise<void> {
  const record = doc(firestoreOf(app), MEDIA_COLLECTION, id);
  await withToken(app, () => updateDoc(record, { ...fieldsOf(change), updated_at: serverTimestamp() }));
}

function fieldsOf(change: MediaChange): object {
  if ('add_tags' in change) return { tags: arrayUnion(...change.add_tags) };
  if ('remove_tags' in change) return { tags: arrayRemove(...change.remove_tags) };
  return change;
}
