import { chakra } from '@chakra-ui/react/styled-system';
import { sampleFee } from '../../content/credit-card-processing/sample-fee';
import { useContent, useHref } from '../../i18n/place';
import { ButtonLink } from '../../ui/button';
import { CardTerminal } from '../../ui/illustrations';
import { PageOpening } from '../../ui/page-opening';
import { ByLayout } from '../../ui/text';

/** The prices in three sentences, beside the terminal. */
export function Opening() {
  const { hero } = useContent('credit-card-processing');
  const href = useHref();
  return (
    <PageOpening
      eyebrow={hero.eyebrow}
      title={hero.title}
      lead={<ByLayout compact={hero.leadCompact} full={hero.lead} />}
      actions={
        <>
          <ButtonLink size="lg" href={href('contact')}>
            {hero.quote}
          </ButtonLink>
          <ButtonLink size="lg" variant="outline" href={href('creditCardProcessing', 'pricing')}>
            {hero.prices}
          </ButtonLink>
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
