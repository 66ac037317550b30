import { useTranslation } from 'react-i18next';
import { Desk } from '../../components/illustrations';
import { PageHero } from '../../components/page-hero';
import { QuoteButtons } from '../../components/quote-buttons';

/** Who answers, beside her desk. */
export function Hero() {
  const { t } = useTranslation('who-we-are');
  return (
    <PageHero
      page="who-we-are"
      actions={<QuoteButtons quote={t('hero.quote')} call={t('hero.call')} />}
      aside={<Desk maxW={{ base: '22rem', md: 'none' }} mx="auto" />}
    />
  );
}
