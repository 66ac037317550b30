import { sampleSale } from '../../content/home/sample-sale';
import { pathTo } from '../../domain/paths';
import { useContent } from '../../i18n/locale';
import { LinkButton } from '../../ui/button';
import { Counter } from '../../ui/illustrations';
import { PageOpening } from '../../ui/page-opening';
import { ByLayout } from '../../ui/text';

/** The counter, which runs on under what it does in one breath. */
export function Opening() {
  const { hero } = useContent('pos-systems');
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
          <LinkButton size="lg" variant="outline" href={pathTo('posSystems', 'included')}>
            {hero.included}
          </LinkButton>
        </>
      }
      composition="standing"
      aside={<Counter amount={sampleSale.total} display="block" overflow="visible" alignSelf="end" />}
    />
  );
}
