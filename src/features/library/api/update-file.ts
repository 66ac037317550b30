import { doc, getDoc, runTransaction, serverTimestamp } from 'firebase/firestore/lite';
import { CAPTIONS_COLLECTION, type NewCaptions } from '../../../domain/captions';
import { LOCALES, type Locale } from '../../../domain/locale';
import { differences, editFieldsOf } from '../../../domain/media-edit-form';
import { MEDIA_COLLECTION, type MediaEdit, type MediaFile, mediaFileSchema } from '../../../domain/media-record';
import { converterOf } from '../../../firebase/converters';
import { firestore } from '../../../firebase/firestore';
import { asStaff } from '../../../firebase/with-token';

/** Result of an edit: saved, changed by someone else first (`file` is their version), or deleted. */
export type UpdateOutcome = { state: 'saved' } | { state: 'changed'; file: MediaFile } | { state: 'gone' };

/**
 * Writes an edit, unless someone else has changed the record (`updated_at`) since it was read. If the record already
 * has the values of the edit, an earlier attempt wrote them and its answer was lost. Captions change in the same
 * transaction. Throws StoreError. Source: spec 7 "Update a row".
 */
export async function updateFile(
  { id, updated_at }: Pick<MediaFile, 'id' | 'updated_at'>,
  edit: MediaEdit,
  captions: NewCaptions = {},
): Promise<UpdateOutcome> {
  const record = doc(firestore, MEDIA_COLLECTION, id);
  const captionsIn = (language: Locale) => doc(record, CAPTIONS_COLLECTION, language);
  const texts = Object.entries(captions) as [Locale, string][];
  const hasText = async ([language, text]: [Locale, string]) =>
    (await getDoc(captionsIn(language))).get('text') === text;
  return asStaff(() =>
    runTransaction<UpdateOutcome>(firestore, async (transaction) => {
      const file = (await transaction.get(record.withConverter(converterOf(mediaFileSchema)))).data();
      if (!file) return { state: 'gone' };
      if (file.updated_at !== updated_at) {
        const isSaved =
          differences(editFieldsOf(edit), file).length === 0 && (await Promise.all(texts.map(hasText))).every(Boolean);
        return isSaved ? { state: 'saved' } : { state: 'changed', file };
      }
      transaction.update(record, { ...edit, updated_at: serverTimestamp() });
      for (const [language, text] of texts) transaction.set(captionsIn(language), { text });
      for (const language of LOCALES) {
        const isRemoved = file.captions.includes(language) && !edit.captions.includes(language);
        if (isRemoved) transaction.delete(captionsIn(language));
      }
      return { state: 'saved' };
    }),
  );
}
