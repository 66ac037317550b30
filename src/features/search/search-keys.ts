import { openPopover } from '../../services/open-popover';

const KEY = 'search-slash';

/** Fields that take what the visitor types. */
export const TEXT_BOXES = 'input, textarea, select, [contenteditable]';

/** A choice that the browser does not store, because storage is blocked or full: it lasts as long as the page. */
let unsaved: boolean | null = null;

/** Whether `/` alone opens the search. It does until the visitor turns it off: WCAG 2.1.4 "Character Key Shortcuts". */
export function isSlashEnabled(): boolean {
  if (unsaved !== null) return unsaved;
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true; // storage is blocked: the default holds
  }
}

/** Saves whether `/` alone opens the search. */
export function setSlashEnabled(isEnabled: boolean): void {
  unsaved = null;
  try {
    if (isEnabled) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    unsaved = isEnabled;
  }
}

const opensSearch = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) =>
  ctrlKey || metaKey
    ? key.toLowerCase() === 'k' && !altKey
    : key === '/' && isSlashEnabled() && !(target as Element).closest(TEXT_BOXES);

/**
 * Lets Ctrl or Cmd with K, and `/` outside of text fields, press the search button. Before hydration the inline script
 * holds that press, so the keys work then, too. Source: decisions "Pages".
 */
export function answerSearchKeys(): void {
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || !opensSearch(event)) return;
    event.preventDefault();
    if (document.querySelector('[aria-modal=true]')) return;
    openPopover()?.hidePopover(); // it would be above the search
    document.querySelector<HTMLElement>('[data-search]')?.click();
  });
}
