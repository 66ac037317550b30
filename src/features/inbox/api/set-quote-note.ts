import { cleanText } from '../../../domain/clean-text';
import { changeQuote } from './change-quote';

interface NoteEdit {
  id: string;
  /** The note when its editor opened: empty if there was none. */
  base: string;
  text: string;
}

/** Resolves to null if the note is saved, or to the note that someone else has written since. Throws StoreError. */
export const setQuoteNote = ({ id, base, text }: NoteEdit): Promise<string | null> =>
  changeQuote(id, (found, update) => {
    const stored: string = found.get('note') ?? '';
    const note = cleanText(text).trim();
    // If it is the new one, an earlier attempt wrote it and its answer was lost.
    if (stored !== base && stored !== note) return stored;
    update({ note: note || null });
    return null;
  });
