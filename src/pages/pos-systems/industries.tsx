import { chakra } from '@chakra-ui/react';
import { pathTo } from '../../domain/paths';
import { useContent } from '../../i18n/locale';
import { CheckList } from '../../ui/check-list';
import { IconArrow } from '../../ui/icons';
import { Band } from '../../ui/illustrations/drawing';
import { Palm } from '../../ui/illustrations/plants';
import { scene } from '../../ui/illustrations/scene';
import { Boutique, Taqueria } from '../../ui/illustrations/shops';
import { Section } from '../../ui/section';
import { Heading, Subheading, Text, TextLink } from '../../ui/text';

/** Each trade with its shop, `shift` to the middle of its lot, and what the quote form calls it. */
const TRADES = [
  { id: 'restaurant', industry: 'restaurants', Shop: Taqueria, shift: 28 },
  { id: 'retail', industry: 'retail', Shop: Boutique, shift: 40 },
] as const;

const Trade = chakra('li', {
  base: {
    display: 'grid',
    alignContent: 'start',
    gap: '5',
    gridTemplateColumns: 'minmax(0, 1fr)',
    md: { gridRow: 'span 4', gridTemplateRows: 'subgrid' },
  },
});

/** Two shops on one street. Source: spec 2 "POS systems". */
export function Industries() {
  const { industries } = useContent('pos-systems');
  return (
    <Section id="industries">
      <Heading mb={{ base: '8', md: '12' }}>{industries.title}</Heading>
      <chakra.ul
        display="grid"
        rowGap={{ base: '12', md: '5' }}
        columnGap={{ md: '10', lg: '16' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }}
      >
        {TRADES.map(({ id, industry, Shop, shift }) => (
          <Trade key={id}>
            <Band
              viewBox="0 -16 200 166"
              css={scene}
              justifyContent="center"
              height={{ base: '10rem', md: '13rem' }}
              bg="bg.muted"
              borderRadius="surface"
            >
              <Palm x={-22} y={142} height={118} scale={0.8} />
              <Palm x={222} y={142} height={96} scale={0.7} />
              <g transform={`translate(${shift} 142)`}>
                <Shop />
              </g>
              <path fill="var(--edge)" fillOpacity=".55" d="M-999 142h3e3v8h-3e3z" />
            </Band>
            <chakra.div display="grid" gap="2" alignContent="start">
              <Subheading>{industries.items[id].title}</Subheading>
              <Text>{industries.items[id].text}</Text>
            </chakra.div>
            <CheckList items={Object.values(industries.items[id].points)} />
            <TextLink href={`${pathTo('contact')}?industry=${industry}`} minH="target" justifySelf="start">
              {industries.items[id].link}
              <IconArrow />
            </TextLink>
          </Trade>
        ))}
      </chakra.ul>
    </Section>
  );
}
