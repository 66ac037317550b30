import { Grid } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { Form } from '../../components/form';
import { TextField } from '../../components/text-field';
import { Honeypot } from './form-fields';
import { Failure, isSettled, Receipt } from './outcome';
import { useContactForm } from './use-contact-form';

/** An address subscribes once, so it is its own id. */
const idOf = ({ email = '' }: Record<string, string>) => `newsletter:${email.trim().toLowerCase()}`;

/** Subscribes an address to the newsletter. Source: spec 2 "Resources", decisions "Forms". */
export function NewsletterForm() {
  const { t } = useTranslation('forms');
  const { outcome, isBusy, formProps, field } = useContactForm('newsletter', { idOf });
  if (isSettled(outcome)) {
    return <Receipt outcome={outcome} title={t('newsletter.recorded.title')} text={t('newsletter.recorded.text')} />;
  }
  return (
    <Form {...formProps}>
      <Failure outcome={isBusy ? null : outcome} />
      <Grid gap="3" templateColumns={{ base: '1fr', sm: '1fr auto' }} alignItems="start">
        <TextField label={t('newsletter.field')} type="email" autoComplete="email" required {...field('email')} />
        <Button type="submit" mt={{ sm: '1.5625rem' }} minH="3.125rem" disabled={isBusy}>
          {isBusy ? t('newsletter.busy') : t('newsletter.submit')}
        </Button>
      </Grid>
      <Honeypot />
    </Form>
  );
}
