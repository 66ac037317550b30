import { chakra, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { TORN_EDGE } from '../../components/illustrations/receipt';
import { Section } from '../../components/section';
import { ArrowLink, keepRanges, Lead, Subheading } from '../../components/text';
import { brand } from '../../domain/brand';
import { pathTo } from '../../domain/paths';
import { sampleFee } from '../../domain/worked-examples';

const Sheet = chakra('div', {
  base: { bg: 'bg.panel', borderTopRadius: 'surface', px: { base: '5', md: '10', lg: '16' }, pt: '8', pb: '12' },
});

/** Two columns with a perforation between them; their totals are on one line. */
const Columns = chakra('div', {
  base: {
    display: 'grid',
    rowGap: '12',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1fr 1fr' },
    md: {
      '& > :first-of-type': { pr: { md: '8', lg: '12' } },
      '& > :last-of-type': { pl: { md: '8', lg: '12' }, borderLeftWidth: '2px', borderStyle: 'dashed' },
    },
  },
});
const Column = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4', borderColor: 'border' } });

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: '4',
    py: '2.5',
    borderBottomWidth: '1px',
    borderColor: 'border',
    fontVariantNumeric: 'tabular-nums',
    '& dd': { fontWeight: 600, ml: 'auto' },
  },
});

interface Price {
  label: string;
  amount: string;
}

interface StatementColumnProps {
  title: string;
  lines: Price[];
  total: Price;
  color: string;
}

function StatementColumn({ title, lines, total, color }: StatementColumnProps) {
  return (
    <Column>
      <Subheading>{title}</Subheading>
      <chakra.dl display="flex" flexDirection="column" flex="1">
        {lines.map(({ label, amount }) => (
          <Line key={label}>
            <dt>{label}</dt>
            <chakra.dd color={color}>{amount}</chakra.dd>
          </Line>
        ))}
        <Line border="none" alignItems="baseline" mt="auto" pt="6">
          <chakra.dt fontWeight="semibold">{total.label}</chakra.dt>
          <chakra.dd textStyle="figure" color={color}>
            {total.amount}
          </chakra.dd>
        </Line>
      </chakra.dl>
    </Column>
  );
}

/** The fees that clients pay and those they do not. Source: spec 2 "Credit card processing", 9 "Pricing claims". */
export function Statement() {
  const { t } = useTranslation('credit-card-processing');
  return (
    <Section id="pricing" bg="bg.muted">
      <chakra.div
        display="grid"
        gap={{ base: '4', md: '12' }}
        alignItems="end"
        mb={{ base: '8', md: '12' }}
        gridTemplateColumns={{ base: '1fr', md: '6fr 5fr' }}
      >
        <Heading>{t('statement.title')}</Heading>
        <Text>{t('statement.intro')}</Text>
      </chakra.div>
      <Sheet css={TORN_EDGE}>
        <chakra.p
          textStyle="label"
          color="fg.muted"
          display="flex"
          flexWrap="wrap"
          justifyContent="space-between"
          columnGap="4"
          pb="4"
          mb="8"
          borderBottomWidth="3px"
          borderBottomStyle="double"
          borderColor="border.emphasized"
        >
          <span>{brand.name}</span>
          <span>
            {brand.address.locality}, {brand.address.region}
          </span>
        </chakra.p>
        <Columns>
          <StatementColumn
            title={t('statement.pay.title')}
            lines={Object.values(t('statement.pay.lines', { returnObjects: true }))}
            total={{ label: t('statement.pay.total', { sale: sampleFee.sale }), amount: sampleFee.fee }}
            color="fg"
          />
          <StatementColumn
            title={t('statement.wont.title')}
            lines={Object.values(t('statement.wont.lines', { returnObjects: true }))}
            total={t('statement.wont.total', { returnObjects: true })}
            color="fg.success"
          />
        </Columns>
      </Sheet>
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" alignItems="baseline" gap="4" mt="8">
        <Lead>{keepRanges(t('statement.note'))}</Lead>
        <ArrowLink href={pathTo('zeroFee')} minH="target">
          {t('statement.link')}
        </ArrowLink>
      </chakra.div>
    </Section>
  );
}
