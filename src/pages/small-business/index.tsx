import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../components/call-to-action';
import { ShopDoor } from '../../components/illustrations';
import { PageHero } from '../../components/page-hero';
import { QuoteOrMore } from '../../components/quote-buttons';
import { pathTo } from '../../domain/paths';
import { Industries } from './industries';
import { Local } from './local';
import { Offers } from './offers';
import { Pricing } from './pricing';

/** Small business. Source: spec 2 "Public pages". */
export default function SmallBusiness() {
  const { t } = useTranslation('small-business');
  return (
    <>
      <PageHero
        page="small-business"
        actions={
          <QuoteOrMore quote={t('hero.quote')} more={t('hero.prices')} href={pathTo('smallBusiness', 'pricing')} />
        }
        composition="first"
        aside={
          <chakra.div
            position="relative"
            order={{ md: -1 }}
            alignSelf="stretch"
            minH={{ base: '13rem', md: '25rem' }}
            mx={{ base: '-5', md: '0' }}
            ms={{ md: 'calc((100vw - min(100vw, 70rem)) / -2 - 2rem)' }}
          >
            <ShopDoor position="absolute" inset="0" height="auto" />
          </chakra.div>
        }
      />
      <Offers />
      <Pricing />
      <Industries />
      <Local />
      <CallToAction page="small-business" />
    </>
  );
}
