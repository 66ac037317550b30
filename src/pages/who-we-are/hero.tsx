import { useTranslation } from 'react-i18next';
import { Desk } from '../../ui/illustrations';
import { PageHero } from '../../ui/page-hero';
import { QuoteButtons } from '../../ui/quote-buttons';

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
