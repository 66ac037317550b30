import { useEffect, useRef, useState } from 'react';
import type { MediaFile } from '../../domain/media-record';
import type { StoreFailure } from '../../domain/media-store';
import { useSession } from '../../stores/session';
import { useStores } from '../../stores/stores';
import { carriedOver, draftOf, type EditDraft, editOf, faultsOf, isTouched } from './edit-draft';
import { unsavedEdits } from './unsaved-edits';
import { reasonOf } from './use-because';

/** How saving stands; `changed` holds what somebody else has saved meanwhile, `failed` why it may be tried again. */
export type SaveState =
  | { state: 'idle' | 'saving' | 'gone' }
  | { state: 'changed'; theirs: MediaFile }
  | { state: 'failed'; reason: StoreFailure };

/** What becomes of a save; each may be called when the form has been closed meanwhile. */
export interface EditEnds {
  onSaved: () => void;
  onFailed: () => void;
  /** Called where somebody else was faster; `isGone`: with a deletion, `isShown`: the form is there to say so. */
  onOvertaken: (isGone: boolean, isShown: boolean) => void;
}

/**
 * The edit of a record, from its draft to its saving. What was typed is given up only by who says so: where Escape
 * closed the form, or a session ended, it is there again when the same admin opens the record.
 * Source: spec 4 "Media library", spec 5 "Edit form".
 */
export function useEdit(opened: MediaFile, { onSaved, onFailed, onOvertaken }: EditEnds) {
  const stores = useStores();
  const { session } = useSession();
  const [unsaved] = useState(() => unsavedEdits(session.state === 'signed-in' ? session.uid : ''));
  const [before] = useState(() => unsaved.find(opened.id));
  const [isRestored, setIsRestored] = useState(before !== undefined);
  const [base, setBase] = useState(before?.base ?? opened);
  const [draft, setDraft] = useState(before?.draft ?? draftOf(opened));
  const [saving, setSaving] = useState<SaveState>({ state: 'idle' });
  const [isChecked, setIsChecked] = useState(false);
  const faults = isChecked ? faultsOf(draft, base) : {};
  const isSaving = saving.state === 'saving';
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  function write(onto: MediaFile, written: EditDraft) {
    setBase(onto);
    setDraft(written);
    if (isTouched(written, onto)) unsaved.keep({ base: onto, draft: written });
    else unsaved.forget(onto.id);
  }

  async function save(onto: MediaFile, written: EditDraft) {
    setIsChecked(true);
    setIsRestored(false);
    write(onto, written);
    if (Object.keys(faultsOf(written, onto)).length > 0) return setSaving({ state: 'idle' });
    setSaving({ state: 'saving' });
    try {
      const store = await stores.media();
      const outcome = await store.update(onto, editOf(written, onto));
      if (outcome.state === 'saved') {
        unsaved.forget(onto.id);
        return onSaved();
      }
      const isGone = outcome.state === 'gone';
      if (isGone) unsaved.forget(onto.id);
      setSaving(isGone ? outcome : { state: 'changed', theirs: outcome.file });
      onOvertaken(isGone, isShown.current);
    } catch (error) {
      console.warn(`${onto.file_name} was not updated`, error);
      setSaving({ state: 'failed', reason: reasonOf(error) });
      onFailed();
    }
  }

  return {
    draft,
    faults,
    saving,
    /** Whether the draft is of an earlier time. */
    isRestored,
    /** Types into the draft; what is typed while it is saved would be lost with the form. */
    change: (fields: Partial<EditDraft>) => isSaving || write(base, { ...draft, ...fields }),
    /** The record as it was when the draft began. */
    base,
    save: () => save(base, draft),
    /** Saves what was touched here over what somebody else has saved. */
    keepMine: (theirs: MediaFile) => save(theirs, carriedOver(draft, base, theirs)),
    /** Goes on from what somebody else has saved. */
    takeTheirs(theirs: MediaFile) {
      write(theirs, draftOf(theirs));
      setSaving({ state: 'idle' });
    },
    /** Forgets what was typed, but not while it is saved: that may fail. */
    giveUp: () => isSaving || unsaved.forget(base.id),
  };
}
