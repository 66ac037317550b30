import { chakra } from '@chakra-ui/react';
import type { TFunction } from 'i18next';
import { type FormEvent, type HTMLInputAutoCompleteAttribute, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Outcome } from '../../domain/outbox';
import { INDUSTRIES, QUOTE_FIELDS, type QuoteField } from '../../domain/quote-fields';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Form } from '../../ui/form';
import { Text } from '../../ui/text';
import { idFor, keepDraft, readDraft } from './draft';
import { Failure, isSettled, Receipt } from './outcome';
import { resolverOf } from './resolver';
import { Trap } from './trap';
import { useFault } from './use-fault';
import { useSubmission } from './use-submission';

type QuoteFields = Record<QuoteField, string>;

/** How each field is typed. Source: spec 5 "Desktop contact form". */
const INPUTS: Record<QuoteField, { type?: string; autoComplete?: HTMLInputAutoCompleteAttribute; rows?: number }> = {
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

/** Keeps what stands in the fields for after a reload. */
function keep(read: (field: QuoteField) => string): void {
  keepDraft({ ...readDraft(), fields: Object.fromEntries(QUOTE_FIELDS.map((field) => [field, read(field)])) });
}

const resolver = resolverOf<QuoteFields & { website: string }>('quotes');

/**
 * Asks for a quote. What was typed survives a reload; what was sent arrives once, now or later.
 * Source: spec 3 "Contact form fields", decisions "Forms".
 */
export function QuoteForm() {
  const { t } = useTranslation('forms');
  const fault = useFault();
  const form = useForm<QuoteFields & { website: string }>({ resolver });
  const { errors, isSubmitting } = form.formState;
  const { outcome, isSending, prepare, send, release, forget } = useSubmission('quotes', onOutcome);
  const isBusy = isSending || isSubmitting;

  // Not as default values: they would undo what was typed before the page answered.
  useEffect(() => {
    const hasTyped = QUOTE_FIELDS.some((field) => form.getValues(field));
    const { fields } = readDraft();
    const industry = INDUSTRIES.find((each) => each === new URLSearchParams(location.search).get('industry'));
    const names: string[] = INDUSTRIES.map((each) => t(`industries.${each}`));
    // It replaces an industry that an earlier link filled in, but not what the visitor typed.
    const isReplaceable = !fields.business || names.includes(fields.business);
    const business = industry && isReplaceable ? t(`industries.${industry}`) : fields.business;
    const kept: Partial<QuoteFields> = { ...fields, ...(business && { business }) };
    for (const field of QUOTE_FIELDS) {
      const value = kept[field];
      if (value && !form.getValues(field)) form.setValue(field, value);
    }
    if (hasTyped) keep((field) => form.getValues(field));
  }, [form, t]);

  function keepTyped({ currentTarget }: FormEvent<HTMLFormElement>): void {
    if (!isSubmitting) release();
    const typed = new FormData(currentTarget);
    keep((field) => `${typed.get(field)}`);
  }

  function onOutcome(next: Outcome, { fields }: { fields: Record<string, string> }): void {
    if (isSettled(next)) keepDraft(null);
    if (next.state !== 'refused') return;
    keepDraft({ fields });
    form.reset(fields as QuoteFields);
    next.fields.forEach(({ field, reason }, index) => {
      form.setError(field as QuoteField, { type: reason }, { shouldFocus: index === 0 });
    });
  }

  if (isSettled(outcome)) {
    const another = () => {
      flushSync(() => {
        form.reset();
        forget();
      });
      form.setFocus('firstName');
    };
    return (
      <Receipt outcome={outcome} title={t('quote.recorded.title')} text={t('quote.recorded.text')}>
        <Button variant="outline" onClick={another}>
          {t('quote.another')}
        </Button>
      </Receipt>
    );
  }

  const submit = form.handleSubmit(async ({ website, ...fields }) => {
    await send({ id: idFor(fields), fields, website });
  });
  return (
    <Form onSubmit={submit} onFocus={prepare} onInput={keepTyped}>
      <Failure outcome={isBusy ? null : outcome} />
      <chakra.div display="grid" gap="5" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
        {QUOTE_FIELDS.map((field) => (
          <chakra.div key={field} gridColumn={WIDE.includes(field) ? '1 / -1' : undefined}>
            <Field
              {...INPUTS[field]}
              {...form.register(field)}
              label={
                REQUIRED.includes(field)
                  ? t(`quote.fields.${field}`)
                  : `${t(`quote.fields.${field}`)} ${t('quote.optional')}`
              }
              required={REQUIRED.includes(field)}
              readOnly={isSubmitting}
              hint={hintOf(t, field)}
              error={fault(field, errors[field]?.type)}
            />
          </chakra.div>
        ))}
      </chakra.div>
      <Trap {...form.register('website')} />
      <chakra.div display="grid" gap="3" justifyItems="start">
        <Button type="submit" size="lg" disabled={isBusy}>
          {isBusy ? t('quote.busy') : t('quote.submit')}
        </Button>
        <Text textStyle="small">{t('quote.privacy')}</Text>
      </chakra.div>
    </Form>
  );
}
