import { chakra } from '@chakra-ui/react';
import { useContent } from '../../i18n/locale';
import { Button } from '../../ui/button';
import { IconMoon, IconSun } from '../../ui/icons';

/** The inline script of index.html does the work. Styles pick the icon: the HTML cannot know the visitor's theme. */
export function ThemeToggle() {
  const { theme } = useContent('frame');
  return (
    <Button variant="ghost" size="icon" data-theme-toggle="">
      <chakra.span display={{ base: 'none', _dark: 'contents' }}>
        <IconSun aria-label={theme.toLight} role="img" />
      </chakra.span>
      <chakra.span display={{ base: 'contents', _dark: 'none' }}>
        <IconMoon aria-label={theme.toDark} role="img" />
      </chakra.span>
    </Button>
  );
}
