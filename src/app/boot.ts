/**
 * Runs inline in the head, before anything is painted and long before React: applies the kept theme and language,
 * and answers the theme toggle and the language switch from then on. `inlineScripts` (src/prerender/plugin.ts) puts it
 * into index.html.
 */
import { LANGUAGE_KEY, START_QUERY } from '../domain/locale';
import { DUSK_GROUND, NOON_GROUND, THEME_KEY } from '../domain/theme';
import { holdClicks } from '../ui/held-clicks';
import { hurry } from '../ui/hurry';
import { holdAccountPlace } from './frame/held-account-place';

declare global {
  interface Window {
    /** Ends the holding of clicks, and gives again what was held. */
    releaseClicks: () => void;
  }
}

const root = document.documentElement;

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // storage is blocked: the defaults hold
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // storage is blocked: the choice lasts for this page
  }
}

const showTheme = (theme: string) => {
  root.className = theme;
  document
    .querySelector('meta[name=theme-color]')
    ?.setAttribute('content', theme === 'light' ? NOON_GROUND : DUSK_GROUND);
};

// A reload and Back go on where the visitor was, which needs all of the page.
const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (entry?.type === 'navigate' && !location.hash) hurry();

holdAccountPlace();

// Long before the first script has arrived: no tap is lost. main.tsx has them given again.
window.releaseClicks = holdClicks();

// Back, before React is there to follow it, only changes the URL of this document: the browser loads what belongs there.
const { pathname } = location;
window.onpopstate = () => pathname === location.pathname || location.reload();

const language = read(LANGUAGE_KEY);
// Only the bare home page, and the app's start, follow a kept choice: any other URL says itself which language was
// asked for.
if (language === 'es' && pathname === '/') location.replace(`/es${location.search}${location.hash}`);
if (language === 'en' && pathname === '/es' && location.search === START_QUERY) location.replace(`/${START_QUERY}`);
if (read(THEME_KEY) === 'light') showTheme('light');
// Nobody is redirected by guess: who never chose, and reads Spanish, is offered it (see language-offer.tsx).
if (!language && navigator.language.startsWith('es')) root.dataset.offer = 'es';

// To the same view in the other language, and that is kept: heard before anybody follows the link, wherever it was drawn
// and wherever it is opened. It is a button where only the choice is kept, which has no use for a query.
const choose = ({ target }: Event) => {
  const control = (target as Element).closest<HTMLAnchorElement>('[data-language]');
  if (!control) return;
  control.search = location.search;
  keep(LANGUAGE_KEY, control.dataset.language as string);
  delete root.dataset.offer;
};
addEventListener('click', choose, true);
addEventListener('auxclick', choose, true);

// WebKit does not move the focus into a popover that `visibility` has hidden, as the phone's menu is.
addEventListener(
  'toggle',
  ({ target, newState }) => {
    const popover = target as Element;
    if (newState === 'open' && !popover.matches(':focus-within'))
      popover.querySelector<HTMLElement>('[autofocus]')?.focus();
  },
  true,
);

addEventListener('click', ({ target }) => {
  if (!(target as Element).closest('[data-theme-toggle]')) return;
  const theme = root.classList.contains('light') ? 'dark' : 'light';
  hurry();
  showTheme(theme);
  keep(THEME_KEY, theme);
});
