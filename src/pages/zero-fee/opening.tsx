import { pathTo } from '../../domain/paths';
import { useContent } from '../../i18n/locale';
import { AnchorButton, LinkButton } from '../../ui/button';
import { PageOpening } from '../../ui/page-opening';
import { ByLayout } from '../../ui/text';
import { BeforeAfter } from './before-after';

/** What it is about, beside a month before and after it. */
export function Opening() {
  const { hero } = useContent('zero-fee');
  return (
    <PageOpening
      eyebrow={hero.eyebrow}
      title={hero.title}
      lead={<ByLayout compact={hero.leadCompact} full={hero.lead} />}
      actions={
        <>
          <AnchorButton size="lg" href="#calculator">
            {hero.calculate}
          </AnchorButton>
          <LinkButton size="lg" variant="outline" href={pathTo('contact')}>
            {hero.quote}
          </LinkButton>
        </>
      }
      aside={<BeforeAfter />}
    />
  );
}
