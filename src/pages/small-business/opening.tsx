import { chakra } from '@chakra-ui/react/styled-system';
import { useContent, useHref } from '../../i18n/place';
import { ButtonLink } from '../../ui/button';
import { ShopDoor } from '../../ui/illustrations';
import { PageOpening } from '../../ui/page-opening';

/** The price in one sentence, across from the shop's door. */
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
