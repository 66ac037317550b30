import { useTranslation } from 'react-i18next';
import { SaleRoute } from '../../components/illustrations';
import { PageHero } from '../../components/page-hero';
import { QuoteButtons } from '../../components/quote-buttons';

/** Who stands behind the register, beside the way of a sale to the bank. */
export function Hero() {
  const { t } = useTranslation('partners');
  return (
    <PageHero
      page="partners"
      actions={<QuoteButtons quote={t('hero.quote')} call={t('hero.call')} />}
      aside={<SaleRoute maxW={{ base: '22rem', md: 'none' }} mx="auto" />}
    />
  );
}
