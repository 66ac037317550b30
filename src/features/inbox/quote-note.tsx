import { Flex, Text } from '@chakra-ui/react';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton, Button } from '../../components/button';
import { Form } from '../../components/form';
import { IconEdit } from '../../components/icons';
import { TextField } from '../../components/text-field';
import { MAX_NOTE_LENGTH, type QuoteRecord } from '../../domain/quotes';
import { isGone } from '../../domain/store-error';
import { useNotify } from '../../hooks/use-notify';
import { accountDrafts } from '../../services/account-drafts';
import { useOnline } from '../../services/connection';
import { useSession } from '../auth/session';
import { setQuoteNote } from './api/set-quote-note';
import { useChangeRecord } from './use-change-records';

/** An unsaved note, and the saved one that it replaces. `isTheirs`: a colleague saved that one in the meantime. */
interface NoteDraft {
  base: string;
  text: string;
  isTheirs?: true;
}

const noteDrafts = accountDrafts<NoteDraft>('note-drafts');

/** The unsaved notes of the signed-in person. */
export function useNoteDrafts() {
  const { session } = useSession();
  return noteDrafts(session.state === 'signed-in' ? session.uid : '');
}

/** The staff's own note about a request, which the customer does not see. */
export function QuoteNote({ request }: { request: QuoteRecord }) {
  const { id, firstName, lastName } = request;
  const note = request.note ?? '';
  const { t } = useTranslation(['admin', 'common']);
  const drafts = useNoteDrafts();
  const [draft, setDraft] = useState(() => drafts.find(id) ?? null);
  const notify = useNotify();
  const {
    mutate,
    reset,
    isPending,
    error: failure,
  } = useChangeRecord('quotes', setQuoteNote, (theirs, saved) => {
    if (theirs === null && drafts.find(id)?.text === saved.text) drafts.forget(id);
  });
  const isOnline = useOnline();
  const box = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const name = `${firstName} ${lastName}`;
  const keep = (next: NoteDraft) => {
    drafts.keep(id, next);
    setDraft(next);
  };
  const close = () => {
    drafts.forget(id);
    reset();
    setDraft(null);
  };
  if (draft === null) {
    return (
      <Flex align="start" gap="4" textStyle="small">
        {note && (
          <Text flex="1" ps="3" borderInlineStartWidth="2px" borderColor="border.emphasized" whiteSpace="pre-line">
            {note}
          </Text>
        )}
        <Button
          variant="ghost"
          aria-label={t(note ? 'quotes.note.editNamed' : 'quotes.note.addNamed', { name })}
          onClick={() => setDraft({ base: note, text: note })}
          mx="-3"
        >
          <IconEdit />
          {t(note ? 'quotes.note.edit' : 'quotes.note.add')}
        </Button>
      </Flex>
    );
  }
  const { base, text, isTheirs } = draft;
  const isTooLong = text.trim().length > MAX_NOTE_LENGTH;
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    if (isTooLong) return box.current?.focus();
    // Not called after Cancel, or if a filter hides the request by then.
    const onSuccess = (theirs: string | null) =>
      theirs === null ? close() : keep({ base: theirs, text, isTheirs: true });
    // A toast, because this form disappears together with the request.
    const onError = (reason: Error) => isGone(reason) && notify.failure(t('quotes.gone'));
    mutate({ id, ...draft }, { onSuccess, onError });
  };
  const error = () => {
    if (isTooLong) return t('quotes.note.tooLong', { max: MAX_NOTE_LENGTH });
    if (isGone(failure)) return t('quotes.gone');
    if (failure) return `${t('quotes.note.failed')}. ${t('common:checkConnection')}`;
    if (!isTheirs) return undefined;
    return base ? t('quotes.note.changed', { note: base }) : t('quotes.note.removed');
  };
  return (
    <Form gap="3" onSubmit={save}>
      <TextField
        ref={box}
        label={t('quotes.note.label')}
        hint={t('quotes.note.hint')}
        error={error()}
        rows={3}
        autoFocus={text === base} // not for a restored draft
        readOnly={isPending}
        value={text}
        onChange={({ target }) => keep({ ...draft, text: target.value })}
      />
      <Flex gap="2">
        <BusyButton type="submit" disabled={!isOnline} isBusy={isPending}>
          {t('quotes.note.save')}
        </BusyButton>
        <Button variant="ghost" onClick={close}>
          {t('common:cancel')}
        </Button>
      </Flex>
    </Form>
  );
}
