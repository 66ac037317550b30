import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../components/button';
import { Envelopes } from '../../components/illustrations';
import { PageHero } from '../../components/page-hero';
import { pathTo } from '../../domain/paths';

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
