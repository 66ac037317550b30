import type { Locale } from '../../domain/locale';
import { loadContent } from '../../i18n/content';
import { useContent } from '../../i18n/place';
import { Closing } from '../../ui/closing';
import { Deferred, deferredPart } from '../../ui/deferred';
import { PhoneText } from '../../ui/phone-text';
import { Still } from '../../ui/still';
import { Blog } from './blog';
import { Guides } from './guides';
import { Library } from './library';
import { Opening } from './opening';

/** The form's code is fetched when somebody comes near it. */
const newsletter = deferredPart(async () => (await import('./newsletter')).Newsletter);

/** The newsletter's form and its words. */
export const prepare = (locale: Locale) => Promise.all([loadContent('forms', locale), newsletter.prepare()]);

/** Resources. Source: spec 2 "Public pages". */
export default function Resources() {
  const { unavailable } = useContent('forms');
  return (
    <>
      <Still name="opening">{__DRAWS__ && <Opening />}</Still>
      <Still name="guides">{__DRAWS__ && <Guides />}</Still>
      <Still name="library">{__DRAWS__ && <Library />}</Still>
      <Still name="blog">{__DRAWS__ && <Blog />}</Still>
      <Deferred part={newsletter} failed={<PhoneText>{unavailable}</PhoneText>} />
      <Still name="action">{__DRAWS__ && <Closing page="resources" />}</Still>
    </>
  );
}
