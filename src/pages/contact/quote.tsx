import { chakra } from '@chakra-ui/react';
import { QuoteForm } from '../../features/contact/quote-form';
import { useContent } from '../../i18n/locale';
import { CheckList } from '../../ui/check-list';
import { PhoneText } from '../../ui/phone-text';
import { Section } from '../../ui/section';
import { Heading, Text } from '../../ui/text';

/** The form, beside what becomes of it. */
export function Quote() {
  const { quote, noScript } = useContent('forms');
  return (
    <Section id="quote" bg="bg.panel">
      <chakra.div display="grid" gap={{ base: '8', lg: '16' }} gridTemplateColumns={{ base: '1fr', lg: '5fr 7fr' }}>
        <chakra.div display="grid" gap="4" alignContent="start">
          <Heading>{quote.title}</Heading>
          <Text>{quote.intro}</Text>
          <CheckList mt="2" items={Object.values(quote.promises)} />
          <noscript>
            <Text>
              <PhoneText>{noScript}</PhoneText>
            </Text>
          </noscript>
        </chakra.div>
        <QuoteForm />
      </chakra.div>
    </Section>
  );
}
