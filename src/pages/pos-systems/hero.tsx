import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../components/button';
import { Counter } from '../../components/illustrations';
import { PageHero } from '../../components/page-hero';
import { pathTo } from '../../domain/paths';
import { sampleSale } from '../../domain/worked-examples';

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
