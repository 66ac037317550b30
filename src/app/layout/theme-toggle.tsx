import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { IconMoon, IconSun } from '../../components/icons';

/** The inline script of index.html does the work. Styles pick the icon: the HTML cannot know the visitor's theme. */
export function ThemeToggle() {
  const { t } = useTranslation();
  return (
    <Button variant="ghost" size="icon" data-theme-toggle="">
      <chakra.span display={{ base: 'none', _dark: 'contents' }}>
        <IconSun aria-label={t('theme.toLight')} role="img" />
      </chakra.span>
      <chakra.span display={{ base: 'contents', _dark: 'none' }}>
        <IconMoon aria-label={t('theme.toDark')} role="img" />
      </chakra.span>
    </Button>
  );
}
