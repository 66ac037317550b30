import { useContent, useHref } from '../../i18n/place';
import { ButtonLink } from '../../ui/button';
import { Envelopes } from '../../ui/illustrations';
import { PageOpening } from '../../ui/page-opening';

/** Who writes, beside the day's mail. */
export function Opening() {
  const { hero } = useContent('clients');
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
          <ButtonLink size="lg" variant="outline" href={href('clients', 'letters')}>
            {hero.letters}
          </ButtonLink>
        </>
      }
      aside={<Envelopes maxW={{ base: '20rem', md: 'none' }} mx="auto" />}
    />
  );
}
