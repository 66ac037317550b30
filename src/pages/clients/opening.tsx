import { pathTo } from '../../domain/paths';
import { useContent } from '../../i18n/locale';
import { LinkButton } from '../../ui/button';
import { Envelopes } from '../../ui/illustrations';
import { PageOpening } from '../../ui/page-opening';

/** Who writes, beside the day's mail. */
export function Opening() {
  const { hero } = useContent('clients');
  return (
    <PageOpening
      eyebrow={hero.eyebrow}
      title={hero.title}
      lead={hero.lead}
      actions={
        <>
          <LinkButton size="lg" href={pathTo('contact')}>
            {hero.quote}
          </LinkButton>
          <LinkButton size="lg" variant="outline" href={pathTo('clients', 'letters')}>
            {hero.letters}
          </LinkButton>
        </>
      }
      aside={<Envelopes maxW={{ base: '20rem', md: 'none' }} mx="auto" />}
    />
  );
}
