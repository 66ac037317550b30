import { useTranslation } from 'react-i18next';
import { pathTo } from '../../domain/paths';
import { sampleSale } from '../../domain/worked-examples';
import { LinkButton } from '../../ui/button';
import { Counter } from '../../ui/illustrations';
import { PageHero } from '../../ui/page-hero';

/** The counter, which runs on under what it does in one breath. */
export function Hero() {
  const { t } = useTranslation('pos-systems');
  return (
    <PageHero
      page="pos-systems"
      actions={
        <>
          <LinkButton size="lg" href={pathTo('contact')}>
            {t('hero.quote')}
          </LinkButton>
          <LinkButton size="lg" variant="outline" href={pathTo('posSystems', 'included')}>
            {t('hero.included')}
          </LinkButton>
        </>
      }
      composition="standing"
      aside={<Counter amount={sampleSale.total} display="block" overflow="visible" alignSelf="end" />}
    />
  );
}
