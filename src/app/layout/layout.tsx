import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { AnchorButton } from '../../components/button';
import { ToasterOutlet } from '../../components/toaster-outlet';
import { useSession } from '../../features/auth/session';
import { Chat } from '../../features/chat/chat';
import { ConnectionStatus } from '../../features/pwa/connection-status';
import { reload } from '../../features/pwa/reload';
import { UpdatePrompt } from '../../features/pwa/update-prompt';
import { SearchProvider } from '../../features/search/search';
import { mayHaveSession } from '../../firebase/has-session';
import { useCurrentRoute } from '../../hooks/current-page';
import { hasPendingSubmissions } from '../../services/has-pending';
import { openPopover } from '../../services/open-popover';
import { useKeepFocus } from '../keep-focus';
import { PageFailed } from '../page-failed';
import { BottomBar } from './bottom-bar';
import { Drawer } from './drawer';
import { Footer } from './footer';
import { Header } from './header';
import { LanguageOffer } from './language-offer';

/** Optional parts: an error in one removes only that one. */
const EXTRAS = { OutboxDelivery, Chat, ToasterOutlet, UpdatePrompt, ConnectionStatus };

/** The layout around every page. */
export function Layout({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { path } = useCurrentRoute();
  const behindDrawer = useRef<HTMLDivElement>(null);
  useCloseMenus();
  useKeepFocus();
  useReloadFromCache();
  useCurrentRole();
  return (
    <SearchProvider>
      <div ref={behindDrawer}>
        <AnchorButton
          href="#main"
          position="absolute"
          zIndex="overlay"
          top="2"
          left="2"
          transform="translateY(-200%)"
          _focus={{ transform: 'none' }}
        >
          {t('skipLink')}
        </AnchorButton>
        <Header />
        <main id="main" tabIndex={-1} style={{ outline: 'none' }}>
          <ErrorBoundary FallbackComponent={PageFailed} resetKeys={[path]}>
            {children}
          </ErrorBoundary>
        </main>
        <Footer />
        <BottomBar />
        <LanguageOffer />
        {Object.entries(EXTRAS).map(([name, Extra]) => (
          <ErrorBoundary key={name} fallback={null} resetKeys={[path]}>
            <Extra />
          </ErrorBoundary>
        ))}
      </div>
      <Drawer covers={behindDrawer} />
    </SearchProvider>
  );
}

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]');

function closeMenu(menu: HTMLDetailsElement) {
  if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
  menu.open = false;
}

/** Closes the header's menus on Escape and on a press elsewhere, and every open menu when another page is shown. */
function useCloseMenus() {
  useEffect(() => {
    function onKeyDown({ key }: KeyboardEvent) {
      if (key === 'Escape') openMenus().forEach(closeMenu);
    }
    function onPointerDown({ target }: PointerEvent) {
      for (const menu of openMenus()) if (!menu.contains(target as Node)) closeMenu(menu);
    }
    function close() {
      for (const menu of openMenus()) menu.open = false;
      openPopover()?.hidePopover();
    }
    function onClick({ target }: MouseEvent) {
      if (target instanceof Element && target.closest('a[href]')) close();
    }
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('keydown', onKeyDown, { signal });
    addEventListener('pointerdown', onPointerDown, { signal });
    addEventListener('click', onClick, { signal });
    addEventListener('popstate', close, { signal });
    return () => listening.abort();
  }, []);
}

/**
 * Reloads a page that the browser restores from its back/forward cache, if a user is or was signed in. In Safari, the
 * restored page misses a sign-out in another document, and Firestore no longer answers.
 */
function useReloadFromCache() {
  const { session } = useSession();
  const isSignedIn = session.state === 'signed-in';
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && (isSignedIn || mayHaveSession()) && reload();
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [isSignedIn]);
}

/** Each page shows the role that the user has now: another admin may have changed it since the last page. */
function useCurrentRole() {
  const { path } = useCurrentRoute();
  const { checkRole } = useSession();
  // biome-ignore lint/correctness/useExhaustiveDependencies: checked again on each page
  useEffect(() => checkRole(), [path]);
}

/** If its code cannot be loaded, the pending submissions wait for the next page. */
const LazyDelivery = lazy(() =>
  import('../../features/contact/outbox-delivery').catch(() => ({ default: () => null })),
);

/** Delivers submissions that an earlier visit or page could not send. Loads no code if there are none. */
function OutboxDelivery() {
  const { path } = useCurrentRoute();
  const [isNeeded, setNeeded] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: checked again on each page
  useEffect(() => {
    if (hasPendingSubmissions()) setNeeded(true);
  }, [path]);
  return (
    isNeeded && (
      <Suspense>
        <LazyDelivery />
      </Suspense>
    )
  );
}
