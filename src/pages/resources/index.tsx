import type { Locale } from '../../domain/locale';
import { loadContent } from '../../i18n/content';
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
      <Opening />
      <Guides />
      <Library />
      <Blog />
      <Newsletter />
      <Action />
    </>
  );
}
