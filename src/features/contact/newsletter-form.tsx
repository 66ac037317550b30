import { Grid } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { Form } from '../../components/form';
import { TextField } from '../../components/text-field';
import { HONEYPOT, type Outcome } from '../../domain/outbox';
import { Honeypot, useFieldError } from './form-fields';
import { Failure, isSettled, Receipt } from './outcome';
import { lazyResolver } from './resolver';
import { useSubmission } from './use-submission';

interface NewsletterFields {
  email: string;
  [HONEYPOT]: string;
}

const resolver = lazyResolver<NewsletterFields>('newsletter');

/** Subscribes an address to the newsletter. Source: spec 2 "Resources", decisions "Forms". */
export function NewsletterForm() {
  const { t } = useTranslation('forms');
  const fieldError = useFieldError();
  const form = useForm<NewsletterFields>({ resolver });
  const { errors, isSubmitting } = form.formState;
  const { outcome, isSending, prepare, send } = useSubmission('newsletter', onOutcome);
  const isBusy = isSending || isSubmitting;

  function onOutcome(next: Outcome): void {
    if (next.state !== 'refused') return;
    for (const { reason } of next.fields) form.setError('email', { message: reason }, { shouldFocus: true });
  }

  if (isSettled(outcome)) {
    return <Receipt outcome={outcome} title={t('newsletter.recorded.title')} text={t('newsletter.recorded.text')} />;
  }

  // An address subscribes once, so it is its own id.
  const submit = form.handleSubmit(async ({ [HONEYPOT]: honeypot, email }) => {
    await send({ id: `newsletter:${email.trim().toLowerCase()}`, fields: { email }, honeypot });
  });
  return (
    <Form onSubmit={submit} onFocus={prepare}>
      <Failure outcome={isBusy ? null : outcome} />
      <Grid gap="3" templateColumns={{ base: '1fr', sm: '1fr auto' }} alignItems="start">
        <TextField
          label={t('newsletter.field')}
          type="email"
          autoComplete="email"
          required
          readOnly={isSubmitting}
          error={fieldError('email', errors.email?.message)}
          {...form.register('email')}
        />
        <Button type="submit" mt={{ sm: '1.5625rem' }} minH="3.125rem" disabled={isBusy}>
          {isBusy ? t('newsletter.busy') : t('newsletter.submit')}
        </Button>
      </Grid>
      <Honeypot {...form.register(HONEYPOT)} />
    </Form>
  );
}
