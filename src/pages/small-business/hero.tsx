import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../components/button';
import { ShopDoor } from '../../components/illustrations';
import { PageHero } from '../../components/page-hero';
import { pathTo } from '../../domain/paths';

/** The price in one sentence, across from the shop's door. */
export function Hero() {
  const { t } = useTranslation('small-business');
  return (
    <PageHero
      page="small-business"
      actions={
        <>
          <LinkButton size="lg" href={pathTo('contact')}>
            {t('hero.quote')}
          </LinkButton>
          <LinkButton size="lg" variant="outline" href={pathTo('smallBusiness', 'pricing')}>
            {t('hero.prices')}
          </LinkButton>
        </>
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
  );
}
