import { useTranslation } from 'react-i18next';
import { pathTo } from '../../domain/paths';
import { AnchorButton, LinkButton } from '../../ui/button';
import { PageHero } from '../../ui/page-hero';
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
