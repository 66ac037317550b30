import { useMutation } from '@tanstack/react-query';
import { doc, runTransaction } from 'firebase/firestore/lite';
import { cleanText } from '../../../domain/clean-text';
import { QUOTES_COLLECTION } from '../../../domain/quotes';
import { isGone, StoreError } from '../../../domain/store-error';
import { firestore } from '../../../firebase/firestore';
import { asStaff } from '../../../firebase/with-token';

interface NoteEdit {
  /** The note when its editor opened: empty if there was none. */
  base: string;
  text: string;
}

/** Resolves to null if the note is saved, or to the note that someone else has written since. Throws StoreError. */
const setQuoteNote = (id: string, { base, text }: NoteEdit): Promise<string | null> =>
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

/**
 * Saves the staff's note about a request unless someone else has changed it, and reloads the list, also if the request
 * is gone. Calls `onSaved` with the text, also if its editor is gone by then.
 */
export const useSetQuoteNote = (id: string, onSaved: (text: string) => void) =>
  useMutation({
    mutationFn: (edit: NoteEdit) => setQuoteNote(id, edit),
    onSuccess(theirs, { text }, _result, { client }) {
      if (theirs === null) onSaved(text);
      return client.invalidateQueries({ queryKey: ['quotes'] });
    },
    onError(error, _edit, _result, { client }) {
      if (isGone(error)) void client.invalidateQueries({ queryKey: ['quotes'] });
    },
  });
