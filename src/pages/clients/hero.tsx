import { useTranslation } from 'react-i18next';
import { pathTo } from '../../domain/paths';
import { LinkButton } from '../../ui/button';
import { Envelopes } from '../../ui/illustrations';
import { PageHero } from '../../ui/page-hero';

/** The page's hero, with a drawing of mail. */
export function Hero() {
  const { t } = useTranslation('clients');
  return (
    <PageHero
      page="clients"
      actions={
        <>
          <LinkButton size="lg" href={pathTo('contact')}>
            {t('hero.quote')}
          </LinkButton>
          <LinkButton size="lg" variant="outline" href={pathTo('clients', 'testimonials')}>
            {t('hero.testimonials')}
          </LinkButton>
        </>
      }
      aside={<Envelopes maxW={{ base: '20rem', md: 'none' }} mx="auto" />}
    />
  );
}
