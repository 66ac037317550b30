import { useContent, useHref } from '../../i18n/place';
import { ButtonLink } from '../../ui/button';
import { Branches } from '../../ui/illustrations';
import { PageOpening } from '../../ui/page-opening';
import { ByLayout } from '../../ui/text';

/** What a company gets, beside its branches and their one book. */
export function Opening() {
  const { hero } = useContent('enterprise');
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
          <ButtonLink size="lg" variant="outline" href={href('enterprise', 'implementation')}>
            {hero.steps}
          </ButtonLink>
        </>
      }
      aside={<Branches maxW={{ base: '22rem', md: 'none' }} mx="auto" />}
    />
  );
}
