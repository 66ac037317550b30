import { HStack, Icon } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { IconOffline } from '../../components/icons';
import { LiveRegion } from '../../components/live-region';
import { isReached, useOnline } from '../../services/connection';

/** Without a service worker the site does not work offline, and the browser already shows its own message. */
const hasWorker = () => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

const RETRY_MS = 5000;

/** Whether the document is the offline page in place of the requested one. */
const isFallbackPage = () => {
  const isOfflinePage = document.getElementById('root')?.dataset.page === 'offline';
  return isOfflinePage && !location.pathname.endsWith('/offline');
};

/** Shows in a corner that the connection is lost. Once it is back, reloads a page that was not available. */
export function ConnectionStatus() {
  const { t } = useTranslation();
  const isOffline = !useOnline() && hasWorker();

  useEffect(() => {
    if (!isFallbackPage()) return;
    let hasLeft = false;
    const retry = async () => {
      if (!document.hidden && (await isReached(location.href)) && !hasLeft) location.reload();
    };
    addEventListener('online', retry);
    const timer = setInterval(retry, RETRY_MS); // the browser often reports "online" before the server is reachable
    return () => {
      hasLeft = true;
      removeEventListener('online', retry);
      clearInterval(timer);
    };
  }, []);

  return (
    <LiveRegion as="div">
      {isOffline && (
        <HStack
          as="p"
          position="fixed"
          zIndex="header"
          left={{ base: '4', md: '6' }}
          bottom={{ base: 'calc(4.5rem + env(safe-area-inset-bottom))', md: '6' }}
          px="3"
          py="1.5"
          layerStyle="card"
          borderColor="border.emphasized"
          borderRadius="full"
          textStyle="label"
          pointerEvents="none"
        >
          <Icon as={IconOffline} boxSize="1rem" color="brand.fg" />
          {t('offline')}
        </HStack>
      )}
    </LiveRegion>
  );
}
