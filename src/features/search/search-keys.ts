import { openPopover } from '../../services/open-popover';

const KEY = 'search-slash';

/** Fields that take what the visitor types. */
export const TEXT_BOXES = 'input, textarea, select, [contenteditable]';

/** Whether `/` alone opens the search. It does until the visitor turns it off: WCAG 2.1.4 "Character Key Shortcuts". */
export function isSlashEnabled(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true; // storage is blocked: the default holds
  }
}

/** Saves whether `/` alone opens the search. */
export function setSlashEnabled(isEnabled: boolean): void {
  try {
    if (isEnabled) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    // storage is blocked: the choice is not saved
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
