import { focusOpenedPopovers } from './app/frame/focus-opened-popovers';
import { freeAccountPlace } from './app/frame/held-account-place';
import { answerSearchKeys } from './app/frame/search-keys';
import { keepInstallOffer } from './service-worker/page/install';
import { leaveReplacedVersion } from './service-worker/page/replaced';
import { restoreTyped } from './service-worker/page/typed';
import { whenIdle } from './ui/when-idle';

/** Signs that a visitor is there. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;
/** Milliseconds after a sign: by then a tap that was the sign is answered, as it is without React, and seen. */
const ANSWERED_MS = 300;
/** Milliseconds after loading that belong to the visitor alone, on a page that is read whole without React. */
const READING_MS = 3000;
/** Milliseconds until a start that failed is tried again: at first, and at most. Each time they are twice as many. */
const [SOON_MS, LATE_MS] = [1000, 30_000];

let started = false;
let pause = SOON_MS;

/** From here on React answers, and follows the URL. */
function onReady() {
  window.onpopstate = null;
  window.releaseClicks();
}

/**
 * Has React take over, which fails where a part of it is lost. It is tried again until it is there. Until then the page
 * stays as it is, and what was pressed is held: the browser itself would post a form away, to nobody.
 */
function start() {
  if (started) return;
  started = true;
  import('./app/start')
    .then(({ start }) => start(onReady))
    .catch((error: unknown) => {
      console.warn('The page stays as it is for now', error);
      freeAccountPlace();
      started = false;
      addEventListener('online', start, { once: true });
      setTimeout(start, pause);
      pause = Math.min(2 * pause, LATE_MS);
    });
}

function notice() {
  for (const sign of SIGNS) removeEventListener(sign, notice);
  setTimeout(start, ANSWERED_MS);
}

/**
 * Whether nobody waits for what React brings: most of the page is HTML, no query or session alters it, and no visitor
 * has tapped or typed before this script was there to hear it.
 */
function isWhole(): boolean {
  const { dataset } = document.documentElement;
  return (
    location.search === '' &&
    !dataset.session &&
    !navigator.userActivation?.hasBeenActive &&
    document.querySelector('main still-part') !== null
  );
}

/**
 * The page is whole without any of this. React takes over when the browser is idle after loading, three seconds later on
 * a page that can do without it, or soon after the first sign of a visitor.
 */
restoreTyped();
keepInstallOffer();
answerSearchKeys();
focusOpenedPopovers();
addEventListener('vite:preloadError', leaveReplacedVersion);
for (const sign of SIGNS) addEventListener(sign, notice, { passive: true });
const wait = isWhole() ? READING_MS : 0;
whenIdle(() => setTimeout(start, wait));
window.name = ''; // last, once nothing has failed: see startAfterPaint of src/prerender/plugin.ts
