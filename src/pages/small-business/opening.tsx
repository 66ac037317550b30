import { chakra } from '@chakra-ui/react/styled-system';
import { useContent, useHref } from '../../i18n/place';
import { ButtonLink } from '../../ui/button';
import { ShopDoor } from '../../ui/illustrations';
import { PageOpening } from '../../ui/page-opening';

/** The price in one sentence, beside the shop's door. */
export function Opening() {
  const { hero } = useContent('small-business');
  const href = useHref();
  return (
    <PageOpening
      eyebrow={hero.eyebrow}
      title={hero.title}
      lead={hero.lead}
      actions={
        <>
          <ButtonLink size="lg" href={href('contact')}>
            {hero.quote}
          </ButtonLink>
          <ButtonLink size="lg" variant="outline" href={href('smallBusiness', 'pricing')}>
            {hero.prices}
          </ButtonLink>
        </>
      }
      aside={
        <chakra.div height={{ base: '12rem', md: '20rem' }} bg="raised" borderRadius="surface" overflow="hidden">
          <ShopDoor />
        </chakra.div>
      }
    />
  );
}
