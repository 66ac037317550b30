import { useContent } from '../../i18n/place';
import { CallToAction } from '../../ui/call-to-action';
import { QuoteButtons } from '../../ui/quote-buttons';

/** The call to action at the end. */
export function Action() {
  const { action } = useContent('partners');
  return (
    <CallToAction title={action.title} text={action.text}>
      <QuoteButtons {...action} />
    </CallToAction>
  );
}
