import { pathTo } from '../../domain/paths';
import { useContent } from '../../i18n/locale';
import { LinkButton } from '../../ui/button';
import { Branches } from '../../ui/illustrations';
import { PageOpening } from '../../ui/page-opening';
import { ByLayout } from '../../ui/text';

/** What a company gets, beside its branches and their one book. */
export function Opening() {
  const { hero } = useContent('enterprise');
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
          <LinkButton size="lg" variant="outline" href={pathTo('enterprise', 'implementation')}>
            {hero.steps}
          </LinkButton>
        </>
      }
      aside={<Branches maxW={{ base: '22rem', md: 'none' }} mx="auto" />}
    />
  );
}
