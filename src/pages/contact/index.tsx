import type { Locale } from '../../domain/locale';
import { loadContent } from '../../i18n/content';
import { Office } from './office';
import { Opening } from './opening';
import { Prepare } from './prepare';
import { Quote } from './quote';

/** Loads the words of the form. */
export const prepare = (locale: Locale) => loadContent('forms', locale);

/** Contact. Source: spec 2 "Public pages", spec 9 "Hours", "Office". */
export default function Contact() {
  return (
    <>
      <Opening />
      <Quote />
      <Office />
      <Prepare />
    </>
  );
}
