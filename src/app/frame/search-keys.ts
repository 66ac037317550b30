import { slashOpens } from '../../features/search/slash-key';

const opensSearch = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) =>
  ctrlKey || metaKey
    ? key.toLowerCase() === 'k' && !altKey
    : key === '/' && slashOpens() && !(target as Element).closest('input, textarea, select, [contenteditable]');

/**
 * Has Ctrl or Cmd with K, and `/` outside of a text field unless it is turned off, press the button of the search. That
 * works before React is there, too: what is pressed by then is held (src/ui/held-clicks.ts). Source: decisions "Pages".
 */
export function answerSearchKeys(): void {
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || !opensSearch(event)) return;
    event.preventDefault();
    if (!document.querySelector('dialog:modal')) document.querySelector<HTMLElement>('[data-search]')?.click();
  });
}
