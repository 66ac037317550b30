import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../components/call-to-action';
import { CheckList } from '../../components/check-list';
import { ShopFronts } from '../../components/illustrations';
import { SplitSection } from '../../components/section';
import { AudienceCards } from './audience-cards';
import { Industries } from './industries';

/** Included for every client. Source: spec 1. */
function Behind() {
  const { t } = useTranslation('who-we-serve');
  return (
    <SplitSection id="behind" template="5fr 7fr" title={t('behind.title')} intro={t('behind.intro')}>
      <CheckList items={t('behind.points', { returnObjects: true })} columnGap="10" rowGap="5" columns={{ lg: 2 }} />
    </SplitSection>
  );
}

/** Who we serve. Source: spec 2 "Public pages". */
export default function WhoWeServe() {
  return (
    <>
      <AudienceCards />
      <Industries />
      <Behind />
      <CallToAction page="who-we-serve" drawing={<ShopFronts />} />
    </>
  );
}
