import { chakra, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckList } from '../../components/check-list';
import { IconArrow } from '../../components/icons';
import { Receipt } from '../../components/illustrations';
import { Section } from '../../components/section';
import { Subheading } from '../../components/text';
import { sampleExchange } from '../../domain/worked-examples';
import { SampleDay } from './sample-day';

const FLOWS = ['accounting', 'inventory', 'booking', 'own'] as const;
const EXCHANGE = ['pesos', 'rate', 'dollars'] as const;

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

/** A feature: text, and an example beside it. */
function Feature({ id, title, text, children }: { id: string; title: string; text: string; children: ReactNode }) {
  return (
    <Row id={id}>
      <chakra.div display="grid" gap="3">
        <Subheading>{title}</Subheading>
        <Text>{text}</Text>
      </chakra.div>
      {children}
    </Row>
  );
}

/** Features for companies with branches. Source: spec 2 "Enterprise". */
export function Features() {
  const { t } = useTranslation('enterprise');
  return (
    <Section id="features" pb={{ base: '6', md: '12' }} title={t('features.title')} intro={t('features.intro')}>
      <ul>
        <Feature id="multi-location" title={t('features.multiLocation.title')} text={t('features.multiLocation.text')}>
          <SampleDay />
        </Feature>
        <Feature id="integration" title={t('features.integration.title')} text={t('features.integration.text')}>
          <ul>
            {FLOWS.map((flow) => (
              <Flow key={flow}>
                <strong>{t(`features.integration.flows.${flow}.system`)}</strong>
                <IconArrow />
                {t(`features.integration.flows.${flow}.gets`)}
              </Flow>
            ))}
          </ul>
        </Feature>
        <Feature id="cross-border" title={t('features.crossBorder.title')} text={t('features.crossBorder.text')}>
          <Receipt
            heading={t('features.crossBorder.sale.heading')}
            lines={[
              ...EXCHANGE.map((line) => ({
                label: t(`features.crossBorder.sale.lines.${line}`),
                amount: sampleExchange[line],
              })),
              { label: t('features.crossBorder.sale.lines.fee'), amount: `−${sampleExchange.fee}` },
            ]}
            total={{ label: t('features.crossBorder.sale.total'), amount: sampleExchange.deposit }}
            note={t('features.crossBorder.sale.note')}
            maxW={{ md: '26rem' }}
            w="full"
          />
        </Feature>
        <Feature id="high-volume" title={t('features.highVolume.title')} text={t('features.highVolume.text')}>
          <CheckList
            items={t('features.highVolume.points', { returnObjects: true })}
            columnGap="8"
            columns={{ lg: 2 }}
          />
        </Feature>
      </ul>
    </Section>
  );
}
