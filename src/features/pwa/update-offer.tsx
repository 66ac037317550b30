import { useRegisterSW } from 'virtual:pwa-register/react';
import { Alert } from '@chakra-ui/react/alert';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton, Button } from '../../components/button';
import { mayReload, reload } from './reload';
import { activateWaiting, tell, watchWorkers } from './takeover';

/** The browser checks for a newer version when a page loads; this is the interval for a tab that stays open. */
const CHECK_AFTER_MS = 60 * 60 * 1000;

function checkNowAndThen(registration: ServiceWorkerRegistration) {
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - checkedAt < CHECK_AFTER_MS) return;
    checkedAt = Date.now();
    registration.update().catch(() => {}); // offline: the next check retries
  });
}

/**
 * Whether a newer version waits, whether the visitor has put it off or accepted it, or whether it is active, but this
 * tab still shows the old one.
 */
type Newer = 'none' | 'waiting' | 'later' | 'accepted' | 'active';

/**
 * Registers the service worker, and offers each newer version of the site. When the visitor accepts the update in one
 * tab, all tabs reload. A tab with an open dialog or an upload asks first.
 */
export default function UpdateOffer(): ReactNode {
  const { t } = useTranslation();
  const [registration, setRegistration] = useState<ServiceWorkerRegistration>();
  const [newer, setNewer] = useState<Newer>('none');
  useRegisterSW({
    onRegisteredSW(_, registered) {
      if (!registered) return;
      tell(registered.active, { type: 'REFILL_PRECACHE' });
      checkNowAndThen(registered);
      setRegistration(registered);
    },
    onNeedReload() {}, // not called on a first visit or without `controllerchange`; `onState` is used instead
    onRegisterError() {}, // the site works without a service worker
  });
  const show = () => {
    if (mayReload()) reload();
    else setNewer('active');
  };
  const onState = useEffectEvent((state: ServiceWorkerState) => {
    if (state === 'activated' && newer !== 'none') show();
  });
  useEffect(() => {
    if (!registration) return;
    // Workbox stops listening if an installation fails. In Firefox, it also reports the very first worker as waiting;
    // then there is no active worker.
    const offer = () => registration.active && registration.waiting && setNewer('waiting');
    offer();
    return watchWorkers(registration, (state) => (state === 'installed' ? offer() : onState(state)));
  }, [registration]);
  const accept = async () => {
    if (newer === 'active') return reload();
    setNewer('accepted');
    if (registration && !(await activateWaiting(registration))) show();
  };
  const isShown = newer !== 'none' && newer !== 'later';
  return (
    <Alert.Root
      variant="solid"
      status="neutral"
      {...(isShown
        ? { role: 'complementary', 'aria-label': t('update.label'), 'data-update-offer': '' }
        : { srOnly: true })}
    >
      <Alert.Content role="status" flex={{ base: '1 1 100%', md: '1 1 12rem' }}>
        {isShown && (
          <>
            <Alert.Title>{t('update.text')}</Alert.Title>
            <Alert.Description>{t('update.note')}</Alert.Description>
          </>
        )}
      </Alert.Content>
      {isShown && (
        <>
          <BusyButton isBusy={newer === 'accepted'} busyLabel={t('update.busy')} onClick={accept}>
            {t('update.accept')}
          </BusyButton>
          <Button variant="outline" disabled={newer === 'accepted'} onClick={() => setNewer('later')}>
            {t('update.later')}
          </Button>
        </>
      )}
    </Alert.Root>
  );
}
