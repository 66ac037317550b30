import { chakra } from '@chakra-ui/react/styled-system';
import { Failure } from '../../features/contact/outcome';
import { useContent } from '../../i18n/place';
import { Deferred, deferredPart } from '../../ui/deferred';
import { Section } from '../../ui/section';
import { Heading, Text } from '../../ui/text';

/** The form's code is fetched when somebody comes near it. */
export const newsletterForm = deferredPart(
  async () => (await import('../../features/contact/newsletter-form')).NewsletterForm,
);

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
            <Text>{noScript}</Text>
          </noscript>
        </chakra.div>
        <Deferred part={newsletterForm} failure={<Failure outcome={{ state: 'failed' }} />} />
      </chakra.div>
    </Section>
  );
}
