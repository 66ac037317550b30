import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../components/button';
import { CardTerminal } from '../../components/illustrations';
import { PageHero } from '../../components/page-hero';
import { pathTo } from '../../domain/paths';
import { sampleFee } from '../../domain/worked-examples';

/** The prices in three sentences, beside the terminal. */
export function Hero() {
  const { t } = useTranslation('credit-card-processing');
  return (
    <PageHero
      page="credit-card-processing"
      actions={
        <>
          <LinkButton size="lg" href={pathTo('contact')}>
            {t('hero.quote')}
          </LinkButton>
          <LinkButton size="lg" variant="outline" href={pathTo('creditCardProcessing', 'pricing')}>
            {t('hero.prices')}
          </LinkButton>
        </>
      }
      aside={
        <chakra.div maxW={{ base: '15rem', md: '24rem' }} w="full" mx="auto">
          <CardTerminal amount={sampleFee.sale} />
        </chakra.div>
      }
    />
  );
}
