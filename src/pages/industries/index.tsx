import { Container, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../components/call-to-action';
import { ShopFronts } from '../../components/illustrations';
import { Eyebrow, Lead, Title } from '../../components/text';
import { Index } from './industry-index';
import { Others } from './others';

function Hero() {
  const { t } = useTranslation('industries');
  return (
    <chakra.section bg="bg.muted" pt={{ base: '10', md: '16' }}>
      <Container
        display="grid"
        gap={{ base: '5', md: '12' }}
        alignItems="end"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '7fr 5fr' }}
      >
        <chakra.div display="grid" gap="5">
          <Eyebrow>{t('hero.eyebrow')}</Eyebrow>
          <Title>{t('hero.title')}</Title>
        </chakra.div>
        <Lead>{t('hero.lead')}</Lead>
      </Container>
      <chakra.div mt={{ base: '8', md: '10' }}>
        <ShopFronts />
      </chakra.div>
    </chakra.section>
  );
}

/** Industries. Source: spec 2 "Public pages". */
export default function Industries() {
  return (
    <>
      <Hero />
      <Index />
      <Others />
      <CallToAction page="industries" />
    </>
  );
}
