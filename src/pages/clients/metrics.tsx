import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { pathTo } from '../../domain/paths';
import { useContent } from '../../i18n/locale';
import { IconArrow } from '../../ui/icons';
import { Section } from '../../ui/section';
import { ByLayout, Heading, Text, TextLink } from '../../ui/text';

const Item = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: '2',
    py: '5',
    borderTopWidth: '1px',
    borderColor: 'border.emphasized',
  },
});

function Figure({ value, label, ...rest }: { value: string; label: ReactNode } & HTMLChakraProps<'div'>) {
  return (
    <Item {...rest}>
      <chakra.dt color="fg.muted">{label}</chakra.dt>
      <chakra.dd textStyle="figure">{value}</chakra.dd>
    </Item>
  );
}

/**
 * The figures of all clients. The full layout shows the uptime as client satisfaction, the compact one shows both.
 * Source: spec 2 "Clients"; 9 "Service claims" and "Pricing claims".
 */
export function Metrics() {
  const { metrics } = useContent('clients');
  const { clients, years, savings, setup, response, support, uptime, satisfaction } = metrics.items;
  return (
    <Section id="metrics" bg="bg.panel" borderTopWidth="1px" borderColor="border">
      <chakra.div
        display="grid"
        columnGap="16"
        rowGap="8"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '4fr 8fr' }}
      >
        <chakra.div display="grid" gap="4" alignContent="start" justifyItems="start">
          <Heading>{metrics.title}</Heading>
          <Text>{metrics.text}</Text>
          <TextLink href={pathTo('southTexas', 'case-studies')} minH="target">
            {metrics.link}
            <IconArrow />
          </TextLink>
        </chakra.div>
        <chakra.dl
          display="grid"
          columnGap={{ base: '5', md: '8' }}
          gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' }}
        >
          <Figure
            {...clients}
            gridColumn={{ md: 'span 3' }}
            css={{ md: { '& dd': { fontSize: '6rem', color: 'brand.fg' } } }}
          />
          <Figure {...years} />
          <Figure {...savings} />
          <Figure {...setup} />
          <Figure {...response} />
          <Figure {...support} />
          <Figure value={uptime.value} label={<ByLayout compact={uptime.labelCompact} full={uptime.label} />} />
          <Figure {...satisfaction} hideFrom="md" />
        </chakra.dl>
      </chakra.div>
    </Section>
  );
}
