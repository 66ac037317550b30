import { useTranslation } from 'react-i18next';
import { pathTo } from '../../domain/paths';
import { LinkButton } from '../../ui/button';
import { Envelopes } from '../../ui/illustrations';
import { PageOpening } from '../../ui/page-opening';

/** Who writes, beside the day's mail. */
export function Opening() {
  const { t } = useTranslation('clients');
  return (
    <PageOpening
      eyebrow={t('hero.eyebrow')}
      title={t('hero.title')}
      lead={t('hero.lead')}
      actions={
        <>
          <LinkButton size="lg" href={pathTo('contact')}>
            {t('hero.quote')}
          </LinkButton>
          <LinkButton size="lg" variant="outline" href={pathTo('clients', 'letters')}>
            {t('hero.letters')}
          </LinkButton>
        </>
      }
      aside={<Envelopes maxW={{ base: '20rem', md: 'none' }} mx="auto" />}
    />
  );
}
