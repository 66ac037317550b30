import { useContent } from '../../i18n/place';
import { CallToAction } from '../../ui/call-to-action';
import { ShopFronts } from '../../ui/illustrations';
import { QuoteButtons } from '../../ui/quote-buttons';

/** The last word: we come by. */
export function Action() {
  const { action } = useContent('south-texas');
  return (
    <CallToAction title={action.title} text={action.text} drawing={<ShopFronts />}>
      <QuoteButtons quote={action.quote} call={action.call} />
    </CallToAction>
  );
}
