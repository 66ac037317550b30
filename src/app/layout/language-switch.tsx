import { localePath, otherLocale } from '../../domain/locale';
import { useContent, useLocale } from '../../i18n/locale';
import { AnchorButton } from '../../ui/button';
import { useCurrentRoute } from '../../ui/use-current-route';

/**
 * A plain link: the other language is another document, with its own words and `lang`. The inline script of index.html
 * stores the choice and adds the query and the hash.
 */
export function LanguageSwitch() {
  const { language } = useContent('frame');
  const { id, path } = useCurrentRoute();
  const other = otherLocale(useLocale());
  return (
    <AnchorButton
      variant="ghost"
      href={localePath(other, id ? path : '/')}
      hrefLang={other}
      lang={other}
      data-language={other}
      aria-label={`${other.toUpperCase()}: ${language.switch}`}
    >
      {other.toUpperCase()}
    </AnchorButton>
  );
}
