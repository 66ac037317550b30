import { useTranslation } from 'react-i18next';
import { pathTo } from '../../domain/paths';
import { AnchorButton, LinkButton } from '../../ui/button';
import { PageOpening } from '../../ui/page-opening';
import { ByLayout } from '../../ui/text';
import { BeforeAfter } from './before-after';

/** What it is about, beside a month before and after it. */
export function Opening() {
  const { t } = useTranslation('zero-fee');
  return (
    <PageOpening
      eyebrow={t('hero.eyebrow')}
      title={t('hero.title')}
      lead={<ByLayout compact={t('hero.leadCompact')} full={t('hero.lead')} />}
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
