import { useTranslation } from 'react-i18next';
import { AnchorButton } from '../../components/button';
import { useCurrentRoute } from '../../components/use-current-route';
import { localePath, otherLocale } from '../../domain/locale';
import { useLocale } from '../../i18n/use-locale';

/**
 * A plain link: the other language is another document, with its own words and `lang`. The inline script of index.html
 * stores the choice and adds the query and the hash.
 */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const { id, path } = useCurrentRoute();
  const other = otherLocale(useLocale());
  return (
    <AnchorButton
      variant="ghost"
      href={localePath(other, id ? path : '/')}
      hrefLang={other}
      lang={other}
      data-language={other}
      aria-label={`${other.toUpperCase()}: ${t('language.switch')}`}
    >
      {other.toUpperCase()}
    </AnchorButton>
  );
}
