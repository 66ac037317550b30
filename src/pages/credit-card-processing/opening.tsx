import { chakra } from '@chakra-ui/react';
import { sampleFee } from '../../content/credit-card-processing/sample-fee';
import { pathTo } from '../../domain/paths';
import { useContent } from '../../i18n/locale';
import { LinkButton } from '../../ui/button';
import { CardTerminal } from '../../ui/illustrations';
import { PageOpening } from '../../ui/page-opening';
import { ByLayout } from '../../ui/text';

/** The prices in three sentences, beside the terminal. */
export function Opening() {
  const { hero } = useContent('credit-card-processing');
  return (
    <PageOpening
      eyebrow={hero.eyebrow}
      title={hero.title}
      lead={<ByLayout compact={hero.leadCompact} full={hero.lead} />}
      actions={
        <>
          <LinkButton size="lg" href={pathTo('contact')}>
            {hero.quote}
          </LinkButton>
          <LinkButton size="lg" variant="outline" href={pathTo('creditCardProcessing', 'pricing')}>
            {hero.prices}
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
