import type { Locale } from '../../domain/locale';
import { loadContent } from '../../i18n/content';
import { Closing } from '../../ui/closing';
import { Blog } from './blog';
import { Guides } from './guides';
import { Library } from './library';
import { Newsletter } from './newsletter';
import { Opening } from './opening';

/** Loads the words of the newsletter form. */
export const prepare = (locale: Locale) => loadContent('forms', locale);

/** Resources. Source: spec 2 "Public pages". */
export default function Resources() {
  return (
    <>
      <Opening />
      <Guides />
      <Library />
      <Blog />
      <Newsletter />
      <Closing page="resources" />
    </>
  );
}
