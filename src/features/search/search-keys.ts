import { slashOpens } from './slash-key';

const opensSearch = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) =>
  ctrlKey || metaKey
    ? key.toLowerCase() === 'k' && !altKey
    : key === '/' && slashOpens() && !(target as Element).closest('input, textarea, select, [contenteditable]');

/**
 * Lets Ctrl or Cmd with K, and `/` outside of text fields, press the search button. Before hydration the inline script
 * holds that press, so the keys work then, too. Source: decisions "Pages".
 */
export function answerSearchKeys(): void {
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || !opensSearch(event)) return;
    event.preventDefault();
    if (!document.querySelector('[aria-modal=true]')) document.querySelector<HTMLElement>('[data-search]')?.click();
  });
}
