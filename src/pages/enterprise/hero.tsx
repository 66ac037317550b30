import { useTranslation } from 'react-i18next';
import { pathTo } from '../../domain/paths';
import { LinkButton } from '../../ui/button';
import { Branches } from '../../ui/illustrations';
import { PageHero } from '../../ui/page-hero';

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
