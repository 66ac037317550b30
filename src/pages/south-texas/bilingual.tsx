import { chakra } from '@chakra-ui/react';
import { useContent } from '../../i18n/locale';
import { CheckList } from '../../ui/check-list';
import { Section } from '../../ui/section';
import { Heading, Lead } from '../../ui/text';

/** Service in both languages. */
export function Bilingual() {
  const { bilingual } = useContent('south-texas');
  return (
    <Section id="bilingual">
      <chakra.div display="grid" gap={{ base: '8', md: '16' }} gridTemplateColumns={{ base: '1fr', md: '7fr 5fr' }}>
        <chakra.div display="grid" gap="4" alignContent="start">
          <Heading>{bilingual.title}</Heading>
          <Lead>{bilingual.text}</Lead>
        </chakra.div>
        <CheckList items={Object.values(bilingual.items)} alignSelf="end" />
      </chakra.div>
    </Section>
  );
}
