import type { EditFields } from '../../domain/media-edit-form';
import type { MediaFile } from '../../domain/media-record';

/** What was typed into the edit form, and the record as it was when it opened. */
interface EditDraft {
  base: MediaFile;
  fields: EditFields;
}

/** In memory only: for an admin who logs in again after a session ended, not for the next visit. */
const drafts = new Map<string, EditDraft>();

/** The unsaved edits of one account. Other accounts do not see them. */
export function editDrafts(uid: string) {
  const keyOf = (id: string) => `${uid} ${id}`;
  return {
    /** The draft of a record, by the record's id. */
    find: (id: string): EditDraft | undefined => drafts.get(keyOf(id)),
    /** Keeps a draft until it is saved or canceled: the end of a session closes the form. */
    keep: (draft: EditDraft): void => void drafts.set(keyOf(draft.base.id), draft),
    forget: (id: string): void => void drafts.delete(keyOf(id)),
  };
}
