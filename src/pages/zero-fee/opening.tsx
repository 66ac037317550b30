import { useContent, useHref } from '../../i18n/place';
import { ButtonLink } from '../../ui/button';
import { PageOpening } from '../../ui/page-opening';
import { ByLayout } from '../../ui/text';
import { BeforeAfter } from './before-after';

/** What it is about, beside a month before and after it. */
export function Opening() {
  const { hero } = useContent('zero-fee');
  const href = useHref();
  return (
    <PageOpening
      eyebrow={hero.eyebrow}
      title={hero.title}
      lead={<ByLayout compact={hero.leadCompact} full={hero.lead} />}
      actions={
        <>
          <ButtonLink size="lg" href="#calculator">
            {hero.calculate}
          </ButtonLink>
          <ButtonLink size="lg" variant="outline" href={href('contact')}>
            {hero.quote}
          </ButtonLink>
        </>
      }
      aside={<BeforeAfter />}
    />
  );
}
