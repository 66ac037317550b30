import { SimpleGrid, Stack } from '@chakra-ui/react';
import type { TFunction } from 'i18next';
import { type ComponentProps, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton, Button } from '../../components/button';
import { Form } from '../../components/form';
import { Small } from '../../components/text';
import { TextField } from '../../components/text-field';
import { QUOTE_FIELDS, QUOTE_INDUSTRIES, type QuoteField } from '../../domain/quote-fields';
import { clearDraft, DRAFT_CHANGED, filledIndustry, hasDraft, quoteDraft, submissionId } from './draft';
import { Honeypot } from './form-fields';
import { Failure, isSettled, Receipt } from './outcome';
import { boxOf, readForm, useContactForm } from './use-contact-form';

/** How each field is typed. Source: spec 5 "Desktop contact form". */
const BOXES: Record<QuoteField, Partial<ComponentProps<typeof TextField>>> = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  business: { autoComplete: 'organization' },
  message: { rows: 5 },
};
const REQUIRED: readonly QuoteField[] = ['firstName', 'lastName', 'email', 'phone'];
const WIDE: readonly QuoteField[] = ['business', 'message'];

function hintOf(t: TFunction<'forms'>, field: QuoteField): string | undefined {
  if (field === 'business') return t('quote.hints.business');
  return field === 'message' ? t('quote.hints.message') : undefined;
}

/** Fills the empty fields with the draft. */
function fillFromDraft(form: HTMLFormElement): void {
  const { texts } = readForm(form);
  const draft = quoteDraft.read();
  // What was typed before hydration is newer than the draft.
  for (const name of QUOTE_FIELDS) if (!texts[name] && draft[name]) boxOf(form, name).value = draft[name];
  if (QUOTE_FIELDS.some((name) => texts[name])) quoteDraft.write(readForm(form).texts);
}

/**
 * Requests a quote. The draft survives a reload, and a sent request arrives exactly once.
 * Source: spec 3 "Contact form fields", decisions "Forms".
 */
export function QuoteForm() {
  const { t } = useTranslation('forms');
  const { outcome, isEarlier, isBusy, element, formProps, field, clear } = useContactForm('quotes', {
    idOf: submissionId,
    onTyped: quoteDraft.write,
    onOutcome(next, texts, id) {
      if (isSettled(next)) clearDraft(id);
      if (next.state === 'refused') quoteDraft.write(texts);
    },
  });

  useEffect(() => {
    if (element.current) fillFromDraft(element.current);
    const fillAgain = () => {
      if (!element.current) return;
      element.current.reset();
      fillFromDraft(element.current);
    };
    addEventListener(DRAFT_CHANGED, fillAgain);
    return () => removeEventListener(DRAFT_CHANGED, fillAgain);
  }, [element]);

  useEffect(() => {
    const form = element.current;
    if (!form) return;
    const industry = QUOTE_INDUSTRIES.find((each) => each === new URLSearchParams(location.search).get('industry'));
    const business = boxOf(form, 'business');
    // It replaces an industry that an earlier link filled in, in either language, but not what the visitor typed.
    if (!industry || (business.value && business.value !== filledIndustry.read().name)) return;
    business.value = t(`industries.${industry}`);
    filledIndustry.write({ name: business.value });
    if (hasDraft()) quoteDraft.write(readForm(form).texts);
  }, [element, t]);

  if (isSettled(outcome)) {
    const another = () => {
      clear();
      if (!element.current) return;
      fillFromDraft(element.current); // the server may have refused an earlier request
      boxOf(element.current, 'firstName').focus();
    };
    return (
      <Receipt
        outcome={outcome}
        isEarlier={isEarlier}
        title={t('quote.recorded.title')}
        text={t('quote.recorded.text')}
      >
        <Button variant="outline" onClick={another}>
          {t('quote.another')}
        </Button>
      </Receipt>
    );
  }

  return (
    <Form {...formProps}>
      <Failure outcome={isBusy ? null : outcome} />
      <SimpleGrid columns={{ base: 1, sm: 2 }} columnGap="5" rowGap="6">
        {QUOTE_FIELDS.map((name) => (
          <TextField
            key={name}
            rootProps={{ gridColumn: WIDE.includes(name) ? '1 / -1' : undefined }}
            label={
              REQUIRED.includes(name)
                ? t(`quote.fields.${name}`)
                : `${t(`quote.fields.${name}`)} ${t('quote.optional')}`
            }
            required={REQUIRED.includes(name)}
            hint={hintOf(t, name)}
            {...BOXES[name]}
            {...field(name)}
          />
        ))}
      </SimpleGrid>
      <Honeypot />
      <Stack gap="3" align="start">
        <BusyButton type="submit" size="lg" isBusy={isBusy}>
          <span aria-live="polite">{isBusy ? t('quote.busy') : t('quote.submit')}</span>
        </BusyButton>
        <Small>{t('quote.privacy')}</Small>
      </Stack>
    </Form>
  );
}
