import { chakra } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ToasterOutlet } from '../../components/toaster-outlet';
import { Chat } from '../../features/chat/chat';
import { ConnectionStatus } from '../../features/pwa/connection-status';
import { UpdatePrompt } from '../../features/pwa/update-prompt';
import { SearchProvider } from '../../features/search/search';
import { ErrorBoundary } from '../error-boundary';
import { BottomBar } from './bottom-bar';
import { Drawer } from './drawer';
import { Footer } from './footer';
import { Header } from './header';
import { LanguageOffer } from './language-offer';
import { OutboxDelivery } from './outbox-delivery';
import { useCloseMenus } from './use-close-menus';

const SkipLink = chakra('a', {
  base: {
    position: 'absolute',
    zIndex: 'overlay',
    top: '2',
    left: '2',
    px: '4',
    py: '3',
    borderRadius: 'control',
    bg: 'brand.solid',
    color: 'brand.contrast',
    transform: 'translateY(-200%)',
    _focus: { transform: 'none' },
  },
});

/** What a page can do without: an error in one of them takes only that one away. */
const EXTRAS = { OutboxDelivery, Chat, ToasterOutlet, UpdatePrompt, ConnectionStatus };

/** What surrounds every page. */
export function Layout({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const behindDrawer = useRef<HTMLDivElement>(null);
  useCloseMenus();
  return (
    <SearchProvider>
      <div ref={behindDrawer}>
        <SkipLink href="#main">{t('skipLink')}</SkipLink>
        <Header />
        <main id="main" tabIndex={-1} style={{ outline: 'none' }}>
          {children}
        </main>
        <Footer />
        <BottomBar />
        <LanguageOffer />
      </div>
      <Drawer covers={behindDrawer} />
      {Object.entries(EXTRAS).map(([name, Extra]) => (
        <ErrorBoundary key={name}>
          <Extra />
        </ErrorBoundary>
      ))}
    </SearchProvider>
  );
}
