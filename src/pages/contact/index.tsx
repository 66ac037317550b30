import type { Locale } from '../../domain/locale';
import { hasDraft } from '../../features/contact/draft';
import { loadContent } from '../../i18n/content';
import { useContent } from '../../i18n/place';
import { Deferred, deferredPart } from '../../ui/deferred';
import { PhoneText } from '../../ui/phone-text';
import { Still } from '../../ui/still';
import { Office } from './office';
import { OpenNow } from './open-now';
import { Opening } from './opening';
import { Prepare } from './prepare';

/** The form's code is fetched when somebody comes near it, or when it has something to fill in. */
const quote = deferredPart(
  async () => (await import('./quote')).Quote,
  () => location.search.includes('industry=') || hasDraft(),
);

/** The form and its words. */
export const prepare = (locale: Locale) => Promise.all([loadContent('forms', locale), quote.prepare()]);

/** Contact. Source: spec 2 "Public pages", spec 9 "Hours", "Office". */
export default function Contact() {
  const { unavailable } = useContent('forms');
  return (
    <>
      <Still name="opening">{__DRAWS__ && <Opening />}</Still>
      <Deferred part={quote} failed={<PhoneText>{unavailable}</PhoneText>} />
      <Still name="office">{__DRAWS__ && <Office />}</Still>
      <OpenNow />
      <Still name="prepare">{__DRAWS__ && <Prepare />}</Still>
    </>
  );
}
