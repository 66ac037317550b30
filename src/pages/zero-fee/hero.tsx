import { useTranslation } from 'react-i18next';
import { pathTo } from '../../domain/paths';
import { AnchorButton, LinkButton } from '../../ui/button';
import { PageHero } from '../../ui/page-hero';
import { ResponsiveText } from '../../ui/text';
import { BeforeAfter } from './before-after';

/** What it is about, beside a month before and after it. */
export function Hero() {
  const { t } = useTranslation('zero-fee');
  return (
    <PageHero
      eyebrow={t('hero.eyebrow')}
      title={t('hero.title')}
      lead={<ResponsiveText compact={t('hero.leadCompact')} full={t('hero.lead')} />}
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
