import { chakra, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/section';
import { ArrowLink, Subheading } from '../../components/text';
import { pathTo } from '../../domain/paths';
import { programExample } from '../../domain/worked-examples';

const PROGRAMS = ['cashDiscount', 'surcharge'] as const;
const PAYERS = ['cash', 'debit', 'credit'] as const;

const { cash, card, difference } = programExample;
const PRICES = {
  cashDiscount: { posted: card, cash, debit: card, credit: card },
  surcharge: { posted: cash, cash, debit: cash, credit: card },
};

/** The two programs are side by side; subgrid aligns their rows. */
const Programs = chakra('ul', {
  base: {
    display: 'grid',
    rowGap: { base: '12', md: '6' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1fr 1fr' },
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '6',
      md: { gridRow: 'span 5', gridTemplateRows: 'subgrid' },
    },
    md: {
      '& > li:first-of-type': { pr: '12' },
      '& > li + li': { pl: '12', borderLeftWidth: '1px', borderColor: 'border' },
    },
  },
});

/** A sign that hangs on two chains. */
const Board = chakra('p', {
  base: {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    gap: '1',
    mt: '8',
    py: '5',
    px: '8',
    bg: 'bg.muted',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'control',
    _before: {
      content: '""',
      position: 'absolute',
      bottom: '100%',
      insetInline: '20%',
      height: '2rem',
      borderInlineWidth: '2px',
      borderStyle: 'dotted',
      borderColor: 'border.emphasized',
    },
  },
});

const Price = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '4',
    py: '2',
    borderBottomWidth: '1px',
    borderColor: 'border',
    '& dd': { fontVariantNumeric: 'tabular-nums', fontWeight: 600 },
  },
});

/** Cash discount or surcharge, each with the same sample plate. Source: spec 2 "Zero-fee solutions". */
export function Choice() {
  const { t } = useTranslation('zero-fee');
  return (
    <Section id="choice" title={t('choice.title')} intro={t('choice.intro', { difference })}>
      <Programs>
        {PROGRAMS.map((id) => (
          <li key={id}>
            <chakra.div display="grid" gap="2" alignContent="start">
              <Subheading>{t(`choice.items.${id}.title`)}</Subheading>
              <Text>{t(`choice.items.${id}.text`)}</Text>
            </chakra.div>
            <chakra.div display="grid" justifyItems="center" borderTopWidth="3px" borderColor="border.emphasized">
              <Board>
                <chakra.span textStyle="small" color="fg.muted">
                  {t('choice.posted')}
                </chakra.span>
                <chakra.span textStyle="figure">{PRICES[id].posted}</chakra.span>
              </Board>
            </chakra.div>
            <dl>
              {PAYERS.map((payer) => (
                <Price key={payer}>
                  <dt>{t(`choice.items.${id}.prices.${payer}`)}</dt>
                  <dd>{PRICES[id][payer]}</dd>
                </Price>
              ))}
            </dl>
            <Text>{t(`choice.items.${id}.fits`)}</Text>
            <ArrowLink href={pathTo('contact')} minH="target" justifySelf="start">
              {t(`choice.items.${id}.link`)}
            </ArrowLink>
          </li>
        ))}
      </Programs>
    </Section>
  );
}
