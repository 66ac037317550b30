import { useContent } from '../../i18n/locale';
import { SaleRoute } from '../../ui/illustrations';
import { PageOpening } from '../../ui/page-opening';
import { QuoteButtons } from '../../ui/quote-buttons';

/** Who stands behind the register, beside the way of a sale to the bank. */
export function Opening() {
  const { hero } = useContent('partners');
  return (
    <PageOpening
      eyebrow={hero.eyebrow}
      title={hero.title}
      lead={hero.lead}
      actions={<QuoteButtons {...hero} />}
      aside={<SaleRoute maxW={{ base: '22rem', md: 'none' }} mx="auto" />}
    />
  );
}
