import { chakra } from '@chakra-ui/react/styled-system';
import { hasDraft } from '../../features/contact/draft';
import { Failure } from '../../features/contact/outcome';
import { useContent } from '../../i18n/place';
import { CheckList } from '../../ui/check-list';
import { Deferred, deferredPart } from '../../ui/deferred';
import { Section } from '../../ui/section';
import { Heading, Text } from '../../ui/text';

/** The form's code is fetched when somebody comes near it, or when it has something to fill in. */
export const quoteForm = deferredPart(
  async () => (await import('../../features/contact/quote-form')).QuoteForm,
  () => location.search.includes('industry=') || hasDraft(),
);

/** The form, beside what becomes of it. */
export function Quote() {
  const { quote, noScript } = useContent('forms');
  return (
    <Section id="quote" bg="surface">
      <chakra.div display="grid" gap={{ base: '8', lg: '16' }} gridTemplateColumns={{ base: '1fr', lg: '5fr 7fr' }}>
        <chakra.div display="grid" gap="4" alignContent="start">
          <Heading>{quote.title}</Heading>
          <Text>{quote.intro}</Text>
          <CheckList mt="2" items={Object.values(quote.promises)} />
          <noscript>
            <Text>{noScript}</Text>
          </noscript>
        </chakra.div>
        <Deferred part={quoteForm} failure={<Failure outcome={{ state: 'failed' }} />} />
      </chakra.div>
    </Section>
  );
}
