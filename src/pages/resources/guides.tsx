import { chakra } from '@chakra-ui/react';
import { learnMore } from '../../content/learn-more';
import { useContent, useLocale } from '../../i18n/locale';
import { Disclosure } from '../../ui/disclosure';
import { Section } from '../../ui/section';
import { Heading, Subheading, Text } from '../../ui/text';

const GUIDES = ['statement', 'compare', 'prepare'] as const;

const Guide = chakra('li', {
  base: {
    display: 'grid',
    columnGap: '16',
    rowGap: '2',
    alignItems: 'baseline',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '5fr 7fr' },
    py: { base: '5', md: '6' },
    borderTopWidth: '1px',
    borderColor: 'border',
  },
});

const Steps = chakra('ol', {
  base: {
    counterReset: 'step',
    display: 'grid',
    gap: '3',
    maxW: 'measure',
    py: '3',
    '& li': {
      display: 'grid',
      gridTemplateColumns: '2rem minmax(0, 1fr)',
      counterIncrement: 'step',
      _before: { content: 'counter(step)', textStyle: 'subheading', color: 'brand.fg' },
    },
  },
});

/** Things to do oneself, step by step. */
export function Guides() {
  const { guides } = useContent('resources');
  const label = learnMore[useLocale()];
  return (
    <Section id="guides">
      <Heading>{guides.title}</Heading>
      <Text mt="3" mb={{ base: '8', md: '12' }}>
        {guides.intro}
      </Text>
      <ul>
        {GUIDES.map((id) => (
          <Guide key={id}>
            <Subheading>{guides.items[id].title}</Subheading>
            <div>
              <Text>{guides.items[id].text}</Text>
              <Disclosure label={label} about={guides.items[id].title}>
                <Steps>
                  {Object.entries(guides.items[id].steps).map(([step, text]) => (
                    <li key={step}>{text}</li>
                  ))}
                </Steps>
              </Disclosure>
            </div>
          </Guide>
        ))}
      </ul>
    </Section>
  );
}
