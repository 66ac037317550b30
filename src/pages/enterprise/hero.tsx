import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../components/button';
import { Branches } from '../../components/illustrations';
import { PageHero } from '../../components/page-hero';
import { pathTo } from '../../domain/paths';

/** What a company gets, beside its branches and their one book. */
export function Hero() {
  const { t } = useTranslation('enterprise');
  return (
    <PageHero
      page="enterprise"
      actions={
        <>
          <LinkButton size="lg" href={pathTo('contact')}>
            {t('hero.quote')}
          </LinkButton>
          <LinkButton size="lg" variant="outline" href={pathTo('enterprise', 'implementation')}>
            {t('hero.steps')}
          </LinkButton>
        </>
      }
      aside={<Branches maxW={{ base: '22rem', md: 'none' }} mx="auto" />}
    />
  );
}
