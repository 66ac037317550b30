import { Flex, Text } from '@chakra-ui/react';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton, Button } from '../../components/button';
import { Form } from '../../components/form';
import { IconEdit } from '../../components/icons';
import { TextField } from '../../components/text-field';
import { MAX_NOTE_LENGTH, type QuoteRecord } from '../../domain/quotes';
import { useSetQuoteNote } from './api/set-quote-note';

/** The staff's own note about a request, which the customer does not see. */
export function QuoteNote({ request }: { request: QuoteRecord }) {
  const { id, firstName, lastName } = request;
  const note = request.note ?? '';
  const { t } = useTranslation(['admin', 'media']);
  const [draft, setDraft] = useState<string | null>(null);
  const { mutate, isPending, isError } = useSetQuoteNote(id);
  const name = `${firstName} ${lastName}`;
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    mutate(draft ?? '', { onSuccess: () => setDraft(null) });
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
        label={t('quotes.note.label')}
        hint={t('quotes.note.hint')}
        error={isError && `${t('quotes.note.failed')}. ${t('media:checkConnection')}`}
        rows={3}
        autoFocus
        maxLength={MAX_NOTE_LENGTH}
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
      />
      <Flex gap="2">
        <BusyButton type="submit" isBusy={isPending}>
          {t('quotes.note.save')}
        </BusyButton>
        <Button variant="ghost" onClick={() => setDraft(null)}>
          {t('media:cancel')}
        </Button>
      </Flex>
    </Form>
  );
}
