import { Container, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Receipt, ValleyDusk } from '../../components/illustrations';
import { Actions, QuoteOrMore } from '../../components/quote-buttons';
import { Eyebrow, Lead, ResponsiveText, Title } from '../../components/text';
import { pathTo } from '../../domain/paths';
import { sampleSale } from '../../domain/worked-examples';

const ITEMS = ['plates', 'guacamole', 'drinks', 'tax'] as const;

const Words = chakra('div', { base: { display: 'grid', gap: '5', alignContent: 'start', justifyItems: 'start' } });

/** The hero: the Valley at dusk, and a receipt that accounts for one sale. */
export function Hero() {
  const { t } = useTranslation('home');
  return (
    <chakra.section
      position="relative"
      overflow="hidden"
      pt={{ base: '8', md: '12' }}
      pb={{ base: '11.5rem', md: '19rem' }}
    >
      <Container
        position="relative"
        zIndex="1"
        display="grid"
        gap={{ base: '8', md: '12' }}
        gridTemplateColumns={{ base: '1fr', md: 'minmax(0, 1.5fr) minmax(16rem, 1fr)' }}
      >
        <Words>
          <Eyebrow>{t('hero.eyebrow')}</Eyebrow>
          <Title size="2xl">{t('hero.title')}</Title>
          <Lead>
            <ResponsiveText compact={t('hero.leadCompact')} full={t('hero.lead')} />
          </Lead>
          <Actions mt="2">
            <QuoteOrMore quote={t('hero.quote')} more={t('hero.services')} href={pathTo('services')} />
          </Actions>
          <chakra.p textStyle="small" color="fg.muted">
            {t('hero.terms')}
          </chakra.p>
        </Words>
        <chakra.div maxW="24rem" w="full" justifySelf={{ base: 'center', md: 'end' }}>
          <Receipt
            bg="bg.muted"
            heading={t('receipt.title')}
            lines={[
              ...ITEMS.map((id) => ({
                label: t(`receipt.items.${id}`, { taxRate: sampleSale.taxRate }),
                amount: sampleSale[id],
              })),
              { label: t('receipt.total'), amount: sampleSale.total },
              { label: t('receipt.fee'), amount: `−${sampleSale.fee}` },
            ]}
            total={{ label: t('receipt.deposit'), amount: sampleSale.deposit }}
            note={t('receipt.note')}
          />
        </chakra.div>
      </Container>
      <chakra.div position="absolute" insetInline="0" bottom="0" height={{ base: '15rem', md: '21rem' }}>
        <ValleyDusk />
      </chakra.div>
    </chakra.section>
  );
}
