import { Flex, Text } from '@chakra-ui/react';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton, Button } from '../../components/button';
import { Form } from '../../components/form';
import { IconEdit } from '../../components/icons';
import { TextField } from '../../components/text-field';
import { MAX_NOTE_LENGTH, type QuoteRecord } from '../../domain/quotes';
import { useSession } from '../auth/session';
import { useSetQuoteNote } from './api/set-quote-note';

/** Unsaved notes by account and request, in memory only: filters, the search and a new login replace the list. */
const drafts = new Map<string, string>();

/** The staff's own note about a request, which the customer does not see. */
export function QuoteNote({ request }: { request: QuoteRecord }) {
  const { id, firstName, lastName } = request;
  const note = request.note ?? '';
  const { t } = useTranslation(['admin', 'media']);
  const { session } = useSession();
  const key = `${session.state === 'signed-in' ? session.uid : ''} ${id}`;
  const [draft, setDraft] = useState(() => drafts.get(key) ?? null);
  const { mutateAsync, reset, isPending, isError } = useSetQuoteNote(id);
  const box = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const name = `${firstName} ${lastName}`;
  const type = (text: string) => {
    drafts.set(key, text);
    setDraft(text);
  };
  const close = () => {
    drafts.delete(key);
    reset();
    setDraft(null);
  };
  const isTooLong = draft !== null && draft.trim().length > MAX_NOTE_LENGTH;
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    if (isTooLong) box.current?.focus();
    else mutateAsync(draft ?? '').then(close, () => {}); // isError shows a failure
  };
  if (draft === null) {
    return (
      <Flex gridColumn="1 / -1" align="start" gap="4" textStyle="small">
        {note && (
          <Text flex="1" ps="3" borderInlineStartWidth="2px" borderColor="border.emphasized" whiteSpace="pre-line">
            {note}
          </Text>
        )}
        <Button
          variant="ghost"
          aria-label={t(note ? 'quotes.note.editNamed' : 'quotes.note.addNamed', { name })}
          onClick={() => setDraft(note)}
          mx="-3"
        >
          <IconEdit />
          {t(note ? 'quotes.note.edit' : 'quotes.note.add')}
        </Button>
      </Flex>
    );
  }
  return (
    <Form gridColumn="1 / -1" gap="3" onSubmit={save}>
      <TextField
        ref={box}
        label={t('quotes.note.label')}
        hint={t('quotes.note.hint')}
        error={
          isTooLong
            ? t('quotes.note.tooLong', { max: MAX_NOTE_LENGTH })
            : isError && `${t('quotes.note.failed')}. ${t('media:checkConnection')}`
        }
        rows={3}
        autoFocus={draft === note} // not if it is restored
        readOnly={isPending}
        value={draft}
        onChange={({ target }) => type(target.value)}
      />
      <Flex gap="2">
        <BusyButton type="submit" isBusy={isPending}>
          {t('quotes.note.save')}
        </BusyButton>
        <Button variant="ghost" onClick={close}>
          {t('media:cancel')}
        </Button>
      </Flex>
    </Form>
  );
}
