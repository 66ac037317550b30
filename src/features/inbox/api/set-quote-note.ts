import { doc, runTransaction } from 'firebase/firestore/lite';
import { cleanText } from '../../../domain/clean-text';
import { QUOTES_COLLECTION } from '../../../domain/quotes';
import { StoreError } from '../../../domain/store-error';
import { firestore } from '../../../firebase/firestore';
import { asStaff } from '../../../firebase/with-token';

interface NoteEdit {
  id: string;
  /** The note when its editor opened: empty if there was none. */
  base: string;
  text: string;
}

/** Resolves to null if the note is saved, or to the note that someone else has written since. Throws StoreError. */
export const setQuoteNote = ({ id, base, text }: NoteEdit): Promise<string | null> =>
  asStaff(() =>
    runTransaction(
      firestore,
      async (transaction) => {
        const record = doc(firestore, QUOTES_COLLECTION, id);
        const found = await transaction.get(record);
        if (!found.exists()) throw new StoreError('gone');
        const stored: string = found.get('note') ?? '';
        const note = cleanText(text).trim();
        // If it is the new one, an earlier attempt wrote it and its answer was lost.
        if (stored !== base && stored !== note) return stored;
        transaction.update(record, { note: note || null });
        return null;
      },
      { maxAttempts: 2 },
    ),
  );
