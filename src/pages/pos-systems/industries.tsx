import { chakra, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { CheckList } from '../../components/check-list';
import { Band, scene } from '../../components/illustrations/drawing';
import { Palm } from '../../components/illustrations/plants';
import { Boutique, Taqueria } from '../../components/illustrations/shops';
import { Section } from '../../components/section';
import { ArrowLink, Subheading } from '../../components/text';
import { quotePath } from '../../domain/quote-fields';

const TRADES = ['restaurant', 'retail'] as const;

/** The drawing of each industry, with the `shift` that centers it. */
const SHOPS = {
  restaurant: { Shop: Taqueria, shift: 28 },
  retail: { Shop: Boutique, shift: 40 },
};

/** The industry's id in the quote form. */
const INDUSTRIES = { restaurant: 'restaurants', retail: 'retail' } as const;

const Trade = chakra('li', {
  base: {
    display: 'grid',
    alignContent: 'start',
    gap: '5',
    gridTemplateColumns: 'minmax(0, 1fr)',
    md: { gridRow: 'span 4', gridTemplateRows: 'subgrid' },
  },
});

/** Restaurants and retail. Source: spec 2 "POS systems". */
export function Industries() {
  const { t } = useTranslation('pos-systems');
  return (
    <Section id="industries" title={t('industries.title')}>
      <chakra.ul
        display="grid"
        rowGap={{ base: '12', md: '5' }}
        columnGap={{ md: '10', lg: '16' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }}
      >
        {TRADES.map((id) => {
          const { Shop, shift } = SHOPS[id];
          return (
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
                <Subheading>{t(`industries.items.${id}.title`)}</Subheading>
                <Text>{t(`industries.items.${id}.text`)}</Text>
              </chakra.div>
              <CheckList items={t(`industries.items.${id}.points`, { returnObjects: true })} />
              <ArrowLink href={quotePath(INDUSTRIES[id])} minH="target" justifySelf="start">
                {t(`industries.items.${id}.link`)}
              </ArrowLink>
            </Trade>
          );
        })}
      </chakra.ul>
    </Section>
  );
}
