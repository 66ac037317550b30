import type { Locale } from '../../domain/locale';
import { loadContent } from '../../i18n/content';
import { Still } from '../../ui/still';
import { Office } from './office';
import { Opening } from './opening';
import { Prepare } from './prepare';
import { Quote, quoteForm } from './quote';

/** The form and its words. */
export const prepare = (locale: Locale) => Promise.all([loadContent('forms', locale), quoteForm.prepare()]);

/** Contact. Source: spec 2 "Public pages", spec 9 "Hours", "Office". */
export default function Contact() {
  return (
    <>
      <Still name="opening">{__DRAWS__ && <Opening />}</Still>
      <Quote />
      <Office />
      <Still name="prepare">{__DRAWS__ && <Prepare />}</Still>
    </>
  );
}
