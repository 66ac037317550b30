import { chakra } from '@chakra-ui/react/styled-system';
import { localePath, otherLocale } from '../../domain/locale';
import { useContent, usePlace } from '../../i18n/place';
import { Button, ButtonLink } from '../../ui/button';
import { IconMoon, IconSun } from '../../ui/icons';

/** To the same page in the other language. boot.ts keeps the choice; the link itself does the rest. */
export function LanguageSwitch() {
  const { language } = useContent('frame');
  const { id, locale, path } = usePlace();
  const other = otherLocale(locale);
  return (
    <ButtonLink
      variant="quiet"
      href={localePath(other, id ? path : '/')}
      hrefLang={other}
      lang={other}
      data-language={other}
      aria-label={`${other.toUpperCase()}: ${language.switch}`}
    >
      {other.toUpperCase()}
    </ButtonLink>
  );
}

/** Flips the theme. boot.ts does the work, so it answers before React is there; styles pick the icon. */
export function ThemeToggle() {
  const { theme } = useContent('frame');
  return (
    <Button variant="quiet" size="icon" data-theme-toggle="">
      <chakra.span display={{ base: 'none', _dark: 'contents' }}>
        <IconSun aria-label={theme.toLight} role="img" />
      </chakra.span>
      <chakra.span display={{ base: 'contents', _dark: 'none' }}>
        <IconMoon aria-label={theme.toDark} role="img" />
      </chakra.span>
    </Button>
  );
}
