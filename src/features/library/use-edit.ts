import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { readBoxes } from '../../components/submit-form';
import {
  differences,
  EDIT_FIELDS,
  type EditFields,
  editFieldsOf,
  editFormSchema,
  type SavedEdit,
} from '../../domain/media-edit-form';
import type { MediaFile } from '../../domain/media-record';
import { reasonOf, type StoreFailure } from '../../domain/store-error';
import { useFormDraft } from '../../hooks/use-form-draft';
import { useNotify } from '../../hooks/use-notify';
import { accountDrafts } from '../../services/account-drafts';
import { useSession } from '../auth/session';
import { type UpdateOutcome, updateFile } from './api/update-file';

/** What was typed into the edit form, and the record as it was when it opened. */
interface EditDraft {
  base: MediaFile;
  fields: EditFields;
}

const editDrafts = accountDrafts<EditDraft>('edit-drafts');

/** The state of saving: `changed` holds what another user saved in the meantime, `failed` the reason. */
type SaveState =
  | { state: 'idle' | 'saving' | 'gone' }
  | { state: 'changed'; theirs: MediaFile }
  | { state: 'failed'; reason: StoreFailure };

/** The form stays as it is during saving until it closes. */
function saveStateOf(isPending: boolean, outcome: UpdateOutcome | undefined, error: unknown): SaveState {
  if (isPending || outcome?.state === 'saved') return { state: 'saving' };
  if (error) return { state: 'failed', reason: reasonOf(error) };
  if (outcome?.state === 'changed') return { state: 'changed', theirs: outcome.file };
  return { state: outcome ? 'gone' : 'idle' };
}

/**
 * Edits and saves a record. Only saving or canceling forgets what was typed: after Escape, a reload or the end of a
 * session, the same admin finds it again.
 * Source: spec 4 "Media library", spec 5 "Edit form".
 */
export function useEdit(opened: MediaFile, onSaved: () => void) {
  const { t } = useTranslation('library');
  const notify = useNotify();
  const { session } = useSession();
  const [drafts] = useState(() => editDrafts(session.state === 'signed-in' ? session.uid : ''));
  const [draft] = useState(() => drafts.find(opened.id));
  const [isRestored, setIsRestored] = useState(draft !== undefined);
  const [base, setBase] = useState(draft?.base ?? opened);
  const form = useForm<EditFields, unknown, SavedEdit>({
    values: editFieldsOf(base),
    defaultValues: editFieldsOf(base), // useFormDraft compares with them: `values` do not count
    resetOptions: { keepDirtyValues: true },
    resolver: zodResolver(editFormSchema(base)),
  });
  const element = useRef<HTMLFormElement>(null);
  const isCanceled = useRef(false);
  const keepDraft = (onto: MediaFile, fields: EditFields) => {
    if (isCanceled.current) return; // the tags input may add a tag while the form closes
    if (differences(fields, onto).length > 0) drafts.keep(onto.id, { base: onto, fields });
    else drafts.forget(onto.id);
  };
  useFormDraft(form, { read: () => draft?.fields ?? {}, write: (fields) => keepDraft(base, fields) }, EDIT_FIELDS);

  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const { mutate, reset, isPending, data, error } = useMutation({
    mutationFn: ({ onto, edit, captions }: SavedEdit & { onto: MediaFile }) => updateFile(onto, edit, captions),
    onSuccess({ state }, { onto }) {
      if (state !== 'changed') drafts.forget(onto.id);
      if (state === 'saved') {
        notify.success(t('edit.succeeded'));
        onSaved();
      } else if (!isShown.current) {
        // Only if Back has closed the form. An open form shows a note instead: on a phone, a toast would cover its
        // buttons.
        notify.failure(t('edit.failed'));
      }
    },
    onError: () => notify.failure(t('edit.failed')),
  });

  function submitOnto(onto: MediaFile) {
    setIsRestored(false);
    return form.handleSubmit(
      (saved) => mutate({ ...saved, onto }),
      () => reset(),
    )();
  }

  return {
    form,
    /** The ref of the form's element. */
    element,
    saving: saveStateOf(isPending, data, error),
    /** Whether the form shows a draft from before. */
    isRestored,
    /** The record as it was when the draft began. */
    base,
    submit() {
      readBoxes(form, element.current);
      return submitOnto(base);
    },
    /** Saves the fields that were edited here on top of what another user saved. */
    keepMine(theirs: MediaFile) {
      readBoxes(form, element.current);
      flushSync(() => setBase(theirs));
      keepDraft(theirs, form.getValues());
      return submitOnto(theirs);
    },
    /** Continues from what another user saved. */
    takeTheirs(theirs: MediaFile) {
      form.reset(editFieldsOf(theirs), { keepDirtyValues: false });
      setBase(theirs);
      drafts.forget(theirs.id);
      reset();
    },
    /** Forgets what was typed. */
    cancel() {
      isCanceled.current = true;
      drafts.forget(base.id);
    },
  };
}
