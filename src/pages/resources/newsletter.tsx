import { chakra, Heading, Text } from '@chakra-ui/react';
import { Trans, useTranslation } from 'react-i18next';
import { Section } from '../../components/section';
import { PhoneLink } from '../../components/text';
import { NewsletterForm } from '../../features/contact/newsletter-form';

/** The newsletter sign-up. Source: spec 2 "Resources". */
export function Newsletter() {
  const { t } = useTranslation('forms');
  return (
    <Section id="newsletter" bg="bg.panel">
      <chakra.div
        display="grid"
        gap={{ base: '6', lg: '16' }}
        alignItems="center"
        gridTemplateColumns={{ base: '1fr', lg: '1fr 1fr' }}
      >
        <chakra.div display="grid" gap="3">
          <Heading>{t('newsletter.title')}</Heading>
          <Text>{t('newsletter.text')}</Text>
          <noscript>
            <Text>
              <Trans t={t} i18nKey="noScript" components={{ phone: <PhoneLink /> }} />
            </Text>
          </noscript>
        </chakra.div>
        <div>
          <NewsletterForm />
        </div>
      </chakra.div>
    </Section>
  );
}
