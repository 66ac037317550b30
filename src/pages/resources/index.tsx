import type { Locale } from '../../domain/locale';
import { loadContent } from '../../i18n/content';
import { Still } from '../../ui/still';
import { Action } from './action';
import { Blog } from './blog';
import { Guides } from './guides';
import { Library } from './library';
import { Newsletter, newsletterForm } from './newsletter';
import { Opening } from './opening';

/** The newsletter's form and its words. */
export const prepare = (locale: Locale) => Promise.all([loadContent('forms', locale), newsletterForm.prepare()]);

/** Resources. Source: spec 2 "Public pages". */
export default function Resources() {
  return (
    <>
      <Still name="opening">{__DRAWS__ && <Opening />}</Still>
      <Still name="guides">{__DRAWS__ && <Guides />}</Still>
      <Still name="library">{__DRAWS__ && <Library />}</Still>
      <Still name="blog">{__DRAWS__ && <Blog />}</Still>
      <Newsletter />
      <Still name="action">{__DRAWS__ && <Action />}</Still>
    </>
  );
}
