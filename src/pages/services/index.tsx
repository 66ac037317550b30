import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../components/call-to-action';
import { CheckList } from '../../components/check-list';
import { Checkout, PhoneReader, PosScreen } from '../../components/illustrations';
import { PageHero } from '../../components/page-hero';
import { Section } from '../../components/section';
import { Guide } from './guide';
import { ServiceIndex } from './service-index';

/** Included in every service. Source: spec 1; 9 "Service claims". */
function Always() {
  const { t } = useTranslation('services');
  return (
    <Section id="always" title={t('always.title')}>
      <CheckList
        items={t('always.points', { returnObjects: true })}
        columnGap="10"
        rowGap="4"
        columns={{ md: 2, lg: 3 }}
      />
    </Section>
  );
}

const Devices = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '2', md: '4' },
    gridTemplateColumns: { base: '1fr 1fr 1fr', md: '1fr 1fr' },
    '& > :first-of-type': { gridColumn: { md: 'span 2' }, maxW: { md: '18rem' }, justifySelf: 'center' },
  },
});

/** The services overview, also at /solutions. Source: spec 2 "Public pages". */
export default function Services() {
  return (
    <>
      <PageHero
        page="services"
        aside={
          <Devices>
            <PosScreen />
            <Checkout />
            <PhoneReader />
          </Devices>
        }
      />
      <ServiceIndex />
      <Guide />
      <Always />
      <CallToAction page="services" />
    </>
  );
}
