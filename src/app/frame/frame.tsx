import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Chat } from '../../features/chat/chat';
import { Search } from '../../features/search/search';
import { useContent, usePlace } from '../../i18n/place';
import { IconStyle } from '../../ui/icons';
import { ToasterOutlet } from '../../ui/toaster-outlet';
import { BottomBar } from './bottom-bar';
import { useCloseMenus } from './close-menus';
import { Drawer } from './drawer';
import { Footer } from './footer';
import { Header } from './header';
import { LanguageOffer } from './language-offer';
import { LateNews } from './late-news';

const SkipLink = chakra('a', {
  base: {
    position: 'absolute',
    zIndex: 'overlay',
    top: '2',
    left: '2',
    px: '4',
    py: '3',
    borderRadius: 'control',
    bg: 'accent',
    color: 'accent.text',
    transform: 'translateY(-200%)',
    _focus: { transform: 'none' },
  },
});

/** What stands around every page, on a desktop and on a phone. */
export function Frame({ children }: { children: ReactNode }) {
  const { skipLink } = useContent('frame');
  useCloseMenus(usePlace());
  return (
    <IconStyle>
      <SkipLink href="#main">{skipLink}</SkipLink>
      <Header />
      <chakra.main id="main" tabIndex={-1} outline="none">
        {children}
      </chakra.main>
      <Footer />
      <BottomBar />
      <Drawer />
      <LanguageOffer />
      <LateNews />
      <Chat />
      <Search />
      <ToasterOutlet />
    </IconStyle>
  );
}
