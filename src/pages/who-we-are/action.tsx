import { useContent } from '../../i18n/place';
import { CallToAction } from '../../ui/call-to-action';
import { ShopFronts } from '../../ui/illustrations';
import { QuoteButtons } from '../../ui/quote-buttons';

/** The call to action at the end. */
export function Action() {
  const { action } = useContent('who-we-are');
  return (
    <CallToAction title={action.title} text={action.text} drawing={<ShopFronts />}>
      <QuoteButtons {...action} />
    </CallToAction>
  );
}
