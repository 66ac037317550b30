import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../components/call-to-action';
import { Counter } from '../../components/illustrations';
import { PageHero } from '../../components/page-hero';
import { QuoteOrMore } from '../../components/quote-buttons';
import { pathTo } from '../../domain/paths';
import { sampleSale } from '../../domain/worked-examples';
import { Banner } from './banner';
import { Benefits } from './benefits';
import { Features } from './features';
import { Included } from './included';
import { Industries } from './industries';

/** POS systems. Source: spec 2 "Public pages". */
export default function PosSystems() {
  const { t } = useTranslation('pos-systems');
  return (
    <>
      <PageHero
        page="pos-systems"
        actions={
          <QuoteOrMore quote={t('hero.quote')} more={t('hero.included')} href={pathTo('posSystems', 'included')} />
        }
        composition="standing"
        aside={<Counter amount={sampleSale.total} display="block" overflow="visible" alignSelf="end" />}
      />
      <Features />
      <Benefits />
      <Included />
      <Industries />
      <Banner />
      <CallToAction page="pos-systems" />
    </>
  );
}
