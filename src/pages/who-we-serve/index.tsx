import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../components/call-to-action';
import { CheckList } from '../../components/check-list';
import { ShopFronts } from '../../components/illustrations';
import { Section } from '../../components/section';
import { Heading, Text } from '../../components/text';
import { AudienceCards } from './audience-cards';
import { Industries } from './industries';

/** Included for every client. Source: spec 1. */
function Behind() {
  const { t } = useTranslation('who-we-serve');
  return (
    <Section id="behind">
      <chakra.div display="grid" gap={{ base: '8', md: '16' }} gridTemplateColumns={{ base: '1fr', md: '5fr 7fr' }}>
        <chakra.div display="grid" gap="4" alignContent="start">
          <Heading>{t('behind.title')}</Heading>
          <Text>{t('behind.intro')}</Text>
        </chakra.div>
        <CheckList
          items={Object.values(t('behind.points', { returnObjects: true }))}
          columnGap="10"
          rowGap="5"
          gridTemplateColumns={{ base: '1fr', lg: '1fr 1fr' }}
        />
      </chakra.div>
    </Section>
  );
}

/** Who we serve. Source: spec 2 "Public pages". */
export default function WhoWeServe() {
  return (
    <>
      <AudienceCards />
      <Industries />
      <Behind />
      <CallToAction page="who-we-serve" drawing={<ShopFronts />} />
    </>
  );
}
