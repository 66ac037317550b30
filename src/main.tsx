import { freeAccountPlace } from './app/frame/held-account-place';
import { keepInstallOffer } from './service-worker/page/install';
import { leaveReplacedVersion } from './service-worker/page/replaced';
import { restoreTyped } from './service-worker/page/typed';
import { whenIdle } from './ui/when-idle';

/**
 * The page is whole without any of this. React takes over when the browser is idle after loading, or sooner on the
 * first sign of a visitor's hand.
 */
restoreTyped();
keepInstallOffer();
addEventListener('vite:preloadError', leaveReplacedVersion);
const SIGNS = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;
let started = false;

function start() {
  if (started) return;
  started = true;
  for (const sign of SIGNS) removeEventListener(sign, start);
  import('./app/start')
    .then(({ start }) => start(window.releaseClicks))
    .catch((error: unknown) => {
      console.warn('The page stays as it is', error); // for instance where a chunk was lost
      freeAccountPlace();
      window.releaseClicks();
    });
}

for (const sign of SIGNS) addEventListener(sign, start, { passive: true });
whenIdle(start);
