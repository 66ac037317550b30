import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useContent } from '../../i18n/locale';
import { CheckList } from '../../ui/check-list';
import { IconArrow } from '../../ui/icons';
import { Receipt } from '../../ui/illustrations';
import { Section } from '../../ui/section';
import { Heading, Subheading, Text } from '../../ui/text';
import { SampleDay } from './sample-day';

const FLOWS = ['accounting', 'inventory', 'booking', 'own'] as const;
const EXCHANGE = ['pesos', 'rate', 'dollars', 'fee'] as const;

const Row = chakra('li', {
  base: {
    display: 'grid',
    gap: { base: '6', md: '16' },
    alignItems: 'center',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '5fr minmax(0, 7fr)' },
    py: { base: '10', md: '12' },
    borderTopWidth: '1px',
    borderColor: 'border',
  },
});

const Flow = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'auto 1fr', lg: '11rem auto 1fr' },
    columnGap: '4',
    rowGap: '1',
    py: '3',
    color: 'fg.muted',
    '& + &': { borderTopWidth: '1px', borderColor: 'border' },
    '& > strong': { color: 'fg', fontWeight: 600, gridColumn: { base: 'span 2', lg: 'auto' } },
    '& > svg': { color: 'brand.fg', mt: '0.2em' },
  },
});

/** One feature in words, and beside it what shows that it is so. */
function Feature({ id, words, children }: { id: string; words: { title: string; text: string }; children: ReactNode }) {
  return (
    <Row id={id}>
      <chakra.div display="grid" gap="3">
        <Subheading>{words.title}</Subheading>
        <Text>{words.text}</Text>
      </chakra.div>
      {children}
    </Row>
  );
}

/** What a company with branches needs. Source: spec 2 "Enterprise". */
export function Features() {
  const { features } = useContent('enterprise');
  const { multiLocation, integration, crossBorder, highVolume } = features;
  return (
    <Section id="features" pb={{ base: '6', md: '12' }}>
      <Heading>{features.title}</Heading>
      <Text mt="3" mb={{ base: '8', md: '12' }}>
        {features.intro}
      </Text>
      <ul>
        <Feature id="multi-location" words={multiLocation}>
          <SampleDay words={multiLocation.table} />
        </Feature>
        <Feature id="integration" words={integration}>
          <ul>
            {FLOWS.map((flow) => (
              <Flow key={flow}>
                <strong>{integration.flows[flow].system}</strong>
                <IconArrow />
                {integration.flows[flow].gets}
              </Flow>
            ))}
          </ul>
        </Feature>
        <Feature id="cross-border" words={crossBorder}>
          <Receipt
            heading={crossBorder.sale.heading}
            lines={EXCHANGE.map((line) => crossBorder.sale.lines[line])}
            total={crossBorder.sale.total}
            note={crossBorder.sale.note}
            maxW={{ md: '26rem' }}
            w="full"
          />
        </Feature>
        <Feature id="high-volume" words={highVolume}>
          <CheckList items={Object.values(highVolume.points)} columnGap="8" gridTemplateColumns={{ lg: '1fr 1fr' }} />
        </Feature>
      </ul>
    </Section>
  );
}
