import { useTranslation } from 'react-i18next';
import { AnchorButton, LinkButton } from '../../components/button';
import { PageHero } from '../../components/page-hero';
import { pathTo } from '../../domain/paths';
import { BeforeAfter } from './before-after';

/** What it is about, beside a month before and after it. */
export function Hero() {
  const { t } = useTranslation('zero-fee');
  return (
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
  );
}
