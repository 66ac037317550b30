import { chakra } from '@chakra-ui/react/styled-system';
import { NewsletterForm } from '../../features/contact/newsletter-form';
import { useContent } from '../../i18n/place';
import { PartNotice } from '../../ui/part-notice';
import { PhoneText } from '../../ui/phone-text';
import { Section } from '../../ui/section';
import { Heading, Text } from '../../ui/text';

/** The newsletter's box. Source: spec 2 "Resources". */
export function Newsletter() {
  const { newsletter, noScript } = useContent('forms');
  return (
    <Section id="newsletter" bg="surface">
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
          <PartNotice mb="5" />
          <NewsletterForm />
        </div>
      </chakra.div>
    </Section>
  );
}
