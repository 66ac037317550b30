import { chakra } from '@chakra-ui/react';
import { useContent } from '../../i18n/locale';
import { CheckList } from '../../ui/check-list';
import { Section } from '../../ui/section';
import { Heading, Text } from '../../ui/text';

/** What every client gets, large or small. Source: spec 1. */
export function Behind() {
  const { behind } = useContent('who-we-serve');
  return (
    <Section id="behind">
      <chakra.div display="grid" gap={{ base: '8', md: '16' }} gridTemplateColumns={{ base: '1fr', md: '5fr 7fr' }}>
        <chakra.div display="grid" gap="4" alignContent="start">
          <Heading>{behind.title}</Heading>
          <Text>{behind.intro}</Text>
        </chakra.div>
        <CheckList
          items={Object.values(behind.points)}
          columnGap="10"
          rowGap="5"
          gridTemplateColumns={{ base: '1fr', lg: '1fr 1fr' }}
        />
      </chakra.div>
    </Section>
  );
}
