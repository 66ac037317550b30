import { useTranslation } from 'react-i18next';
import { AnchorButton, LinkButton } from '../../components/button';
import { CallToAction } from '../../components/call-to-action';
import { PageHero } from '../../components/page-hero';
import { pathTo } from '../../domain/paths';
import { BeforeAfter } from './before-after';
import { Benefits } from './benefits';
import { Calculator } from './calculator';
import { Choice } from './choice';
import { Steps } from './steps';

/** Zero-fee solutions. Source: spec 2 "Public pages". */
export default function ZeroFee() {
  const { t } = useTranslation('zero-fee');
  return (
    <>
      <PageHero
        page="zero-fee"
        actions={
          <>
            <AnchorButton size="lg" href="#calculator">
              {t('hero.calculate')}
            </AnchorButton>
            <LinkButton size="lg" variant="outline" href={pathTo('contact')}>
              {t('hero.quote')}
            </LinkButton>
          </>
        }
        aside={<BeforeAfter />}
      />
      <Steps />
      <Calculator />
      <Choice />
      <Benefits />
      <CallToAction page="zero-fee" />
    </>
  );
}
