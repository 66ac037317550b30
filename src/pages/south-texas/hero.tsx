import { useTranslation } from 'react-i18next';
import { AnchorButton, LinkButton } from '../../components/button';
import { TOWN_NAMES, ValleyMap } from '../../components/illustrations';
import { PageHero } from '../../components/page-hero';
import { pathTo } from '../../domain/paths';

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
