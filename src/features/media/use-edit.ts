import { useLayoutEffect, useRef, useState } from 'react';
import type { MediaFile } from '../../domain/media-record';
import type { StoreFailure } from '../../domain/media-store';
import { useSession } from '../../stores/session';
import { useStores } from '../../stores/stores';
import { carriedOver, draftOf, type EditDraft, editOf, faultsOf } from './edit-draft';
import { unsavedEdits } from './unsaved-edits';
import { reasonOf } from './use-because';

/** How saving stands; `changed` holds what somebody else has saved meanwhile, `failed` why it may be tried again. */
export type SaveState =
  | { state: 'idle' | 'saving' | 'gone' }
  | { state: 'changed'; theirs: MediaFile }
  | { state: 'failed'; reason: StoreFailure };

interface EditEnds {
  onSaved: () => void;
  onFailed: () => void;
  onClose: () => void;
}

/**
 * The edit of a record, from its draft to its saving. What was typed is given up only by who closes the form: where a
 * session ends, it is there again after the same admin's next login. Source: spec 4 "Media library", spec 5 "Edit form".
 */
export function useEdit(opened: MediaFile, { onSaved, onFailed, onClose }: EditEnds) {
  const stores = useStores();
  const { session } = useSession();
  const [unsaved] = useState(() => unsavedEdits(session.state === 'signed-in' ? session.uid : ''));
  const [base, setBase] = useState(() => unsaved.find(opened.id)?.base ?? opened);
  const [draft, setDraft] = useState(() => unsaved.find(opened.id)?.draft ?? draftOf(opened));
  const [saving, setSaving] = useState<SaveState>({ state: 'idle' });
  const [isChecked, setIsChecked] = useState(false);
  const faults = isChecked ? faultsOf(draft, base) : {};
  const isThere = useRef(false);
  useLayoutEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);

  async function save(onto: MediaFile, written: EditDraft) {
    setIsChecked(true);
    setBase(onto);
    setDraft(written);
    unsaved.keep({ base: onto, draft: written });
    if (Object.keys(faultsOf(written, onto)).length > 0) return setSaving({ state: 'idle' });
    setSaving({ state: 'saving' });
    try {
      const store = await stores.media();
      const outcome = await store.update(onto, editOf(written));
      if (outcome.state === 'saved') {
        unsaved.forget(onto.id);
        return onSaved();
      }
      setSaving(outcome.state === 'gone' ? outcome : { state: 'changed', theirs: outcome.file });
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
    change(fields: Partial<EditDraft>) {
      const changed = { ...draft, ...fields };
      setDraft(changed);
      unsaved.keep({ base, draft: changed });
    },
    /** The record as it was when the draft began. */
    base,
    save: () => save(base, draft),
    /** Saves what was touched here over what somebody else has saved. */
    keepMine: (theirs: MediaFile) => save(theirs, carriedOver(draft, base, theirs)),
    /** Goes on from what somebody else has saved. */
    takeTheirs(theirs: MediaFile) {
      setBase(theirs);
      setDraft(draftOf(theirs));
      unsaved.forget(theirs.id);
      setSaving({ state: 'idle' });
    },
    /** Closes the form. A dialog that is taken away closes, too, a moment later: that gives up nothing. */
    close() {
      if (isThere.current) unsaved.forget(base.id);
      onClose();
    },
  };
}
