import type { FirebaseApp } from 'firebase/app';
import {
  arrayRemove,
  arrayUnion,
  doc,
  getDoc,
  runTransaction,
  serverTimestamp,
  updateDoc,
} from 'firebase/firestore/lite';
import type { NewCaptions } from '../domain/captions';
import { LOCALES, type Locale } from '../domain/locale';
import { hasValuesOf, MEDIA_COLLECTION, type MediaEdit, type MediaFile } from '../domain/media-record';
import { type MediaChange, StoreError, type UpdateOutcome } from '../domain/media-store';
import { captionsOf } from './captions';
import { parseMediaDocument } from './media-document';
import { firestoreOf } from './services/firestore';
import { withToken } from './with-token';

/**
 * Writes an edit, unless someone else has changed the record (`updated_at`) since it was read. If the record already
 * has the values of the edit, an earlier attempt wrote them and its answer was lost. Captions change in the same
 * transaction. Source: spec 7 "Update a row".
 */
export async function update(
  app: FirebaseApp,
  { id, updated_at }: Pick<MediaFile, 'id' | 'updated_at'>,
  edit: MediaEdit,
  captions: NewCaptions = {},
): Promise<UpdateOutcome> {
  const firestore = firestoreOf(app);
  const record = doc(firestore, MEDIA_COLLECTION, id);
  const texts = Object.entries(captions) as [Locale, string][];
  const hasText = async ([language, text]: [Locale, string]) =>
    (await getDoc(captionsOf(record, language))).get('text') === text;
  return withToken(app, () =>
    runTransaction(firestore, async (transaction) => {
      const snapshot = await transaction.get(record);
      const file = snapshot.exists() ? parseMediaDocument(id, snapshot.data()) : null;
      if (!file) return { state: 'gone' };
      if (file.updated_at !== updated_at) {
        const isSaved = hasValuesOf(file, edit) && (await Promise.all(texts.map(hasText))).every(Boolean);
        return isSaved ? { state: 'saved' } : { state: 'changed', file };
      }
      transaction.update(record, { ...edit, updated_at: serverTimestamp() });
      for (const [language, text] of texts) transaction.set(captionsOf(record, language), { text });
      for (const language of LOCALES) {
        const isRemoved = file.captions.includes(language) && !edit.captions.includes(language);
        if (isRemoved) transaction.delete(captionsOf(record, language));
      }
      return { state: 'saved' };
    }),
  );
}

/**
 * Changes one field without reading the record, so that two people can each add a tag. The rules reject a change of a
 * missing record like a forbidden one, so after a rejection the client checks whether the record exists.
 */
export async function patchRecord(app: FirebaseApp, id: string, change: MediaChange): Promise<void> {
  const record = doc(firestoreOf(app), MEDIA_COLLECTION, id);
  try {
    await withToken(app, () => updateDoc(record, { ...fieldsOf(change), updated_at: serverTimestamp() }));
  } catch (error) {
    if (isRefusal(error) && !(await getDoc(record)).exists()) throw new StoreError('gone', error);
    throw error;
  }
}

const REFUSALS = ['permission-denied', 'not-found'];
const isRefusal = (error: unknown) => REFUSALS.includes(String((error as { code?: unknown } | null)?.code));

function fieldsOf(change: MediaChange): object {
  if ('add_tags' in change) return { tags: arrayUnion(...change.add_tags) };
  if ('remove_tags' in change) return { tags: arrayRemove(...change.remove_tags) };
  return change;
}
