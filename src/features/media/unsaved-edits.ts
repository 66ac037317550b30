import type { MediaFile } from '../../domain/media-record';
import type { EditDraft } from './edit-draft';

/** What was typed onto a record, as it was then. */
interface UnsavedEdit {
  base: MediaFile;
  draft: EditDraft;
}

/** In memory only: it is for who logs in again where a session has ended, not for the next visit. */
const edits = new Map<string, UnsavedEdit>();

/** What one admin, told by the account's id, typed and has neither saved nor given up: nobody else's to see. */
export function unsavedEdits(uid: string) {
  const keyOf = (id: string) => `${uid} ${id}`;
  return {
    /** The edit of a record, by the record's id. */
    find: (id: string): UnsavedEdit | undefined => edits.get(keyOf(id)),
    /** Keeps an edit until it is saved or given up: a session that ends takes its form away. */
    keep: (edit: UnsavedEdit): void => void edits.set(keyOf(edit.base.id), edit),
    /** Forgets the edit of a record. */
    forget: (id: string): void => void edits.delete(keyOf(id)),
  };
}
