import { chakra } from '@chakra-ui/react';
import { NewsletterForm } from '../../features/contact/newsletter-form';
import { useContent } from '../../i18n/locale';
import { PhoneText } from '../../ui/phone-text';
import { Section } from '../../ui/section';
import { Heading, Text } from '../../ui/text';

/** The newsletter's box. Source: spec 2 "Resources". */
export function Newsletter() {
  const { newsletter, noScript } = useContent('forms');
  return (
    <Section id="newsletter" bg="bg.panel">
      <chakra.div
        display="grid"
        gap={{ base: '6', lg: '16' }}
        alignItems="center"
        gridTemplateColumns={{ base: '1fr', lg: '1fr 1fr' }}
      >
        <chakra.div display="grid" gap="3">
          <Heading>{newsletter.title}</Heading>
          <Text>{newsletter.text}</Text>
          <noscript>
            <Text>
              <PhoneText>{noScript}</PhoneText>
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
