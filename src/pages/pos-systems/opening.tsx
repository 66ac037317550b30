import { sampleSale } from '../../content/home/sample-sale';
import { useContent, useHref } from '../../i18n/place';
import { ButtonLink } from '../../ui/button';
import { Counter } from '../../ui/illustrations';
import { PageOpening } from '../../ui/page-opening';
import { ByLayout } from '../../ui/text';

/** The counter, which runs on under what it does in one breath. */
export function Opening() {
  const { hero } = useContent('pos-systems');
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
          <ButtonLink size="lg" variant="outline" href={href('posSystems', 'included')}>
            {hero.included}
          </ButtonLink>
        </>
      }
      composition="standing"
      aside={<Counter amount={sampleSale.total} display="block" overflow="visible" alignSelf="end" />}
    />
  );
}
