import { Grid } from '@chakra-ui/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../components/button';
import { Form } from '../../components/form';
import { TextField } from '../../components/text-field';
import { Honeypot } from './form-fields';
import { Failure, isSettled, Receipt } from './outcome';
import { useContactForm } from './use-contact-form';

/** Subscribes an address to the newsletter. Source: spec 2 "Resources", decisions "Forms". */
export function NewsletterForm() {
  const { t } = useTranslation('forms');
  /** The last sign-up: the same address keeps its id, so that the server records it once. */
  const sent = useRef({ email: '', id: '' });
  const { outcome, isBusy, formProps, field } = useContactForm('newsletter', {
    idOf({ email = '' }) {
      if (sent.current.email !== email) sent.current = { email, id: crypto.randomUUID() };
      return sent.current.id;
    },
  });
  if (isSettled(outcome)) {
    return <Receipt outcome={outcome} title={t('newsletter.recorded.title')} text={t('newsletter.recorded.text')} />;
  }
  return (
    <Form {...formProps}>
      <Failure outcome={isBusy ? null : outcome} />
      <Grid gap="3" templateColumns={{ base: '1fr', sm: '1fr auto' }} alignItems="start">
        <TextField label={t('newsletter.field')} type="email" autoComplete="email" required {...field('email')} />
        <BusyButton type="submit" mt={{ sm: '1.5625rem' }} minH="3.125rem" isBusy={isBusy}>
          <span aria-live="polite">{isBusy ? t('newsletter.busy') : t('newsletter.submit')}</span>
        </BusyButton>
      </Grid>
      <Honeypot />
    </Form>
  );
}
