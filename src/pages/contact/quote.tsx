import { chakra } from '@chakra-ui/react';
import { Trans, useTranslation } from 'react-i18next';
import { CheckList } from '../../components/check-list';
import { PhoneLink } from '../../components/phone-link';
import { Section } from '../../components/section';
import { Heading, Text } from '../../components/text';
import { QuoteForm } from '../../features/contact/quote-form';

/** The form, beside what becomes of it. */
export function Quote() {
  const { t } = useTranslation('forms');
  return (
    <Section id="quote" bg="bg.panel">
      <chakra.div display="grid" gap={{ base: '8', lg: '16' }} gridTemplateColumns={{ base: '1fr', lg: '5fr 7fr' }}>
        <chakra.div display="grid" gap="4" alignContent="start">
          <Heading>{t('quote.title')}</Heading>
          <Text>{t('quote.intro')}</Text>
          <CheckList mt="2" items={Object.values(t('quote.promises', { returnObjects: true }))} />
          <noscript>
            <Text>
              <Trans t={t} i18nKey="noScript" components={{ phone: <PhoneLink /> }} />
            </Text>
          </noscript>
        </chakra.div>
        <QuoteForm />
      </chakra.div>
    </Section>
  );
}
