import type { MediaFile } from '../../domain/media-record';
import type { EditDraft } from './edit-draft';

/** What was typed onto a record, as it was then. */
interface UnsavedEdit {
  base: MediaFile;
  draft: EditDraft;
}

/** In memory only: it is for who logs in again where a session has ended, not for the next visit. */
const edits = new Map<string, UnsavedEdit>();

/** What was typed of an edit that was neither saved nor given up, by the record's id. */
export const unsavedEdit = (id: string): UnsavedEdit | undefined => edits.get(id);

/** Keeps an edit until it is saved or given up: a session that ends takes its form away. */
export const keepEdit = (edit: UnsavedEdit): void => void edits.set(edit.base.id, edit);

/** Forgets the edit of a record. */
export const forgetEdit = (id: string): void => void edits.delete(id);
