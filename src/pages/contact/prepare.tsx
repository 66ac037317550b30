import { chakra } from '@chakra-ui/react';
import { useContent } from '../../i18n/locale';
import { Section } from '../../ui/section';
import { Heading, Subheading, Text } from '../../ui/text';

const STEPS = ['statement', 'look', 'figure'] as const;

/** What a first call is like, so that nobody is afraid of it. */
export function Prepare() {
  const { prepare } = useContent('contact');
  return (
    <Section id="first-call" bg="bg.panel">
      <Heading>{prepare.title}</Heading>
      <chakra.ol
        display="grid"
        columnGap="10"
        rowGap="8"
        mt={{ base: '8', md: '12' }}
        gridTemplateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}
      >
        {STEPS.map((id, index) => (
          <chakra.li
            key={id}
            display="grid"
            gap="2"
            alignContent="start"
            pt="5"
            borderTopWidth="1px"
            borderColor="border.emphasized"
          >
            <chakra.span aria-hidden textStyle="figure" color="brand.fg">
              {index + 1}
            </chakra.span>
            <Subheading>{prepare.items[id].title}</Subheading>
            <Text>{prepare.items[id].text}</Text>
          </chakra.li>
        ))}
      </chakra.ol>
    </Section>
  );
}
