import { useTranslation } from 'react-i18next';
import { pathTo } from '../../domain/paths';
import { AnchorButton, LinkButton } from '../../ui/button';
import { TOWN_NAMES, ValleyMap } from '../../ui/illustrations';
import { PageHero } from '../../ui/page-hero';

/** What being from here means, beside the map of where that is. */
export function Hero() {
  const { t } = useTranslation('south-texas');
  return (
    <PageHero
      page="south-texas"
      actions={
        <>
          <LinkButton size="lg" href={pathTo('contact')}>
            {t('action.quote')}
          </LinkButton>
          <AnchorButton size="lg" variant="outline" href="#comparison">
            {t('comparison.title')}
          </AnchorButton>
        </>
      }
      aside={
        <ValleyMap
          labels={TOWN_NAMES}
          gulf={t('map.gulf')}
          mexico={t('map.mexico')}
          title={`${t('coverage.title')}. ${t('coverage.intro')}`}
        />
      }
    />
  );
}
