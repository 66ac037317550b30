import { useTranslation } from 'react-i18next';
import { pathTo } from '../../domain/paths';
import { sampleSale } from '../../domain/worked-examples';
import { LinkButton } from '../../ui/button';
import { Counter } from '../../ui/illustrations';
import { PageOpening } from '../../ui/page-opening';
import { ByLayout } from '../../ui/text';

/** The counter, which runs on under what it does in one breath. */
export function Opening() {
  const { t } = useTranslation('pos-systems');
  return (
    <PageOpening
      eyebrow={t('hero.eyebrow')}
      title={t('hero.title')}
      lead={<ByLayout compact={t('hero.leadCompact')} full={t('hero.lead')} />}
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
