import { useContent } from '../../i18n/place';
import { CallToAction } from '../../ui/call-to-action';
import { QuoteButtons } from '../../ui/quote-buttons';
import { ByLayout } from '../../ui/text';

/** The call to action at the end. */
export function Action() {
  const { action } = useContent('home');
  return (
    <CallToAction title={action.title} text={<ByLayout compact={action.textCompact} full={action.text} />}>
      <QuoteButtons quote={action.quote} call={action.call} />
    </CallToAction>
  );
}
