import { useRegisterSW } from 'virtual:pwa-register/react';
import { Alert } from '@chakra-ui/react/alert';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { mayReload, reload } from './reload';

/** The browser checks for a newer version when a page loads; this is the interval for a tab that stays open. */
const CHECK_AFTER_MS = 60 * 60 * 1000;

/** Calls `onFound` for each newer version that waits. Workbox stops listening if an installation fails. */
function watchInstallations(registration: ServiceWorkerRegistration, onFound: () => void) {
  const follow = () => {
    registration.installing?.addEventListener('statechange', () => {
      if (registration.active && registration.waiting) onFound();
    });
  };
  follow();
  registration.addEventListener('updatefound', follow);
}

function checkNowAndThen(registration: ServiceWorkerRegistration) {
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - checkedAt < CHECK_AFTER_MS) return;
    checkedAt = Date.now();
    registration.update().catch(() => {}); // offline: the next check retries
  });
}

/**
 * Registers the service worker, and offers each newer version of the site. When the visitor accepts the update in one
 * tab, all tabs reload. A tab with an open dialog or an upload asks first.
 */
export default function UpdateOffer() {
  const { t } = useTranslation();
  const [isFound, setFound] = useState(false);
  const [isTaken, setTaken] = useState(false);
  const {
    needRefresh: [isOffered, setOffered],
    updateServiceWorker,
  } = useRegisterSW({
    onRegisteredSW(_, registration) {
      if (!registration) return;
      checkNowAndThen(registration);
      watchInstallations(registration, offer);
    },
    onNeedRefresh: () => setFound(true),
    onNeedReload() {}, // not called in the tab of a first visit; the effect below is
    onRegisterError() {}, // the site works without a service worker
  });
  function offer() {
    setFound(true);
    setOffered(true);
  }
  useEffect(() => {
    if (!isFound) return;
    const onTaken = () => {
      if (mayReload()) return reload();
      setTaken(true);
      setOffered(true);
    };
    navigator.serviceWorker.addEventListener('controllerchange', onTaken);
    return () => navigator.serviceWorker.removeEventListener('controllerchange', onTaken);
  }, [isFound, setOffered]);
  if (!isOffered) return null;
  return (
    <Alert.Root as="aside" variant="solid" status="neutral" aria-label={t('update.label')}>
      <Alert.Content role="status" flex={{ base: '1 1 100%', md: '1 1 12rem' }}>
        <Alert.Title>{t('update.text')}</Alert.Title>
        <Alert.Description>{t('update.note')}</Alert.Description>
      </Alert.Content>
      <Button onClick={() => (isTaken ? reload() : updateServiceWorker())}>{t('update.accept')}</Button>
      <Button variant="outline" onClick={() => setOffered(false)}>
        {t('update.later')}
      </Button>
    </Alert.Root>
  );
}
