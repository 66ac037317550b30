import { useContent } from '../../i18n/locale';
import { Desk } from '../../ui/illustrations';
import { PageOpening } from '../../ui/page-opening';
import { QuoteButtons } from '../../ui/quote-buttons';

/** Who answers, beside her desk. */
export function Opening() {
  const { hero } = useContent('who-we-are');
  return (
    <PageOpening
      eyebrow={hero.eyebrow}
      title={hero.title}
      lead={hero.lead}
      actions={<QuoteButtons {...hero} />}
      aside={<Desk maxW={{ base: '22rem', md: 'none' }} mx="auto" />}
    />
  );
}
