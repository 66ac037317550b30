import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../components/call-to-action';
import { CardTerminal } from '../../components/illustrations';
import { PageHero } from '../../components/page-hero';
import { QuoteOrMore } from '../../components/quote-buttons';
import { pathTo } from '../../domain/paths';
import { sampleFee } from '../../domain/worked-examples';
import { Accepted } from './accepted';
import { Benefits } from './benefits';
import { Statement } from './statement';

/** Credit card processing. Source: spec 2 "Public pages". */
export default function CreditCardProcessing() {
  const { t } = useTranslation('credit-card-processing');
  return (
    <>
      <PageHero
        page="credit-card-processing"
        actions={
          <QuoteOrMore
            quote={t('hero.quote')}
            more={t('hero.prices')}
            href={pathTo('creditCardProcessing', 'pricing')}
          />
        }
        aside={
          <chakra.div maxW={{ base: '15rem', md: '24rem' }} w="full" mx="auto">
            <CardTerminal amount={sampleFee.sale} />
          </chakra.div>
        }
      />
      <Statement />
      <Benefits />
      <Accepted />
      <CallToAction page="credit-card-processing" />
    </>
  );
}
