import { Grid } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../components/button';
import { Form } from '../../components/form';
import { TextField } from '../../components/text-field';
import { Honeypot, PrivacyNote } from './form-fields';
import { Problem, Receipt } from './outcome';
import { useContactForm } from './use-contact-form';

/** Subscribes an address to the newsletter. Source: spec 2 "Resources", decisions "Forms". */
export function NewsletterForm() {
  const { t } = useTranslation('forms');
  const { state, isBusy, formProps, field } = useContactForm('newsletter');
  if (state.step === 'saved' || state.step === 'recorded') {
    return <Receipt receipt={state} title={t('newsletter.recorded.title')} text={t('newsletter.recorded.text')} />;
  }
  return (
    <Form {...formProps}>
      <Problem state={state} />
      <Grid gap="3" templateColumns={{ base: '1fr', sm: '1fr auto' }} alignItems="start">
        <TextField label={t('newsletter.field')} type="email" autoComplete="email" required {...field('email')} />
        <BusyButton
          type="submit"
          mt={{ sm: '1.5625rem' }}
          minH="3.125rem"
          isBusy={isBusy}
          busyLabel={t('newsletter.busy')}
        >
          {t('newsletter.submit')}
        </BusyButton>
      </Grid>
      <Honeypot />
      <PrivacyNote>{t('newsletter.privacy')}</PrivacyNote>
    </Form>
  );
}
