import { SimpleGrid, Stack } from '@chakra-ui/react';
import type { TFunction } from 'i18next';
import { type ComponentProps, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { Form } from '../../components/form';
import { Small } from '../../components/text';
import { TextField } from '../../components/text-field';
import { useFormDraft } from '../../components/use-form-draft';
import { HONEYPOT, type Outcome } from '../../domain/outbox';
import { QUOTE_FIELDS, QUOTE_INDUSTRIES, type QuoteField } from '../../domain/quote-fields';
import { clearDraft, quoteDraft, submissionId } from './draft';
import { Honeypot, useFieldError } from './form-fields';
import { Failure, isSettled, Receipt } from './outcome';
import { lazyResolver } from './resolver';
import { useSubmission } from './use-submission';

type QuoteFields = Record<QuoteField, string>;

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

const resolver = lazyResolver<QuoteFields & { [HONEYPOT]: string }>('quotes');

/**
 * Requests a quote. The draft survives a reload, and a sent request arrives exactly once.
 * Source: spec 3 "Contact form fields", decisions "Forms".
 */
export function QuoteForm() {
  const { t } = useTranslation('forms');
  const fieldError = useFieldError();
  const form = useForm<QuoteFields & { [HONEYPOT]: string }>({ resolver });
  const { errors, isSubmitting } = form.formState;
  const { outcome, isSending, prepare, send, release, forget } = useSubmission('quotes', onOutcome);
  const isBusy = isSending || isSubmitting;

  useFormDraft(form, quoteDraft, QUOTE_FIELDS);
  useEffect(() => {
    const industry = QUOTE_INDUSTRIES.find((each) => each === new URLSearchParams(location.search).get('industry'));
    const business = form.getValues('business');
    // It replaces an industry that an earlier link filled in, but not what the visitor typed.
    const isReplaceable = !business || QUOTE_INDUSTRIES.some((each) => t(`industries.${each}`) === business);
    if (industry && isReplaceable) form.setValue('business', t(`industries.${industry}`));
  }, [form, t]);

  function onOutcome(next: Outcome, { fields }: { fields: Record<string, string> }): void {
    if (isSettled(next)) clearDraft();
    if (next.state !== 'refused') return;
    quoteDraft.write(fields);
    form.reset(fields as QuoteFields);
    next.fields.forEach(({ field, reason }, index) => {
      form.setError(field as QuoteField, { message: reason }, { shouldFocus: index === 0 });
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

  const submit = form.handleSubmit(async ({ [HONEYPOT]: honeypot, ...fields }) => {
    await send({ id: submissionId(fields), fields, honeypot });
  });
  return (
    <Form onSubmit={submit} onFocus={prepare} onInput={() => isSubmitting || release()}>
      <Failure outcome={isBusy ? null : outcome} />
      <SimpleGrid columns={{ base: 1, sm: 2 }} columnGap="5" rowGap="6">
        {QUOTE_FIELDS.map((field) => (
          <TextField
            key={field}
            rootProps={{ gridColumn: WIDE.includes(field) ? '1 / -1' : undefined }}
            label={
              REQUIRED.includes(field)
                ? t(`quote.fields.${field}`)
                : `${t(`quote.fields.${field}`)} ${t('quote.optional')}`
            }
            required={REQUIRED.includes(field)}
            readOnly={isSubmitting}
            hint={hintOf(t, field)}
            error={fieldError(field, errors[field]?.message)}
            {...BOXES[field]}
            {...form.register(field)}
          />
        ))}
      </SimpleGrid>
      <Honeypot {...form.register(HONEYPOT)} />
      <Stack gap="3" align="start">
        <Button type="submit" size="lg" disabled={isBusy}>
          {isBusy ? t('quote.busy') : t('quote.submit')}
        </Button>
        <Small>{t('quote.privacy')}</Small>
      </Stack>
    </Form>
  );
}
