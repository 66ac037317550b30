import { useEffect } from 'react';

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]');

function closeMenu(menu: HTMLDetailsElement) {
  if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
  menu.open = false;
}

/** Closes the header's menus on Escape and on a press elsewhere, and every open menu when a link is followed. */
export function useCloseMenus() {
  useEffect(() => {
    function onKeyDown({ key }: KeyboardEvent) {
      if (key === 'Escape') openMenus().forEach(closeMenu);
    }
    function onPointerDown({ target }: PointerEvent) {
      for (const menu of openMenus()) if (!menu.contains(target as Node)) closeMenu(menu);
    }
    function onClick({ target }: MouseEvent) {
      if (!(target instanceof Element) || !target.closest('a[href]')) return;
      for (const menu of openMenus()) menu.open = false;
      document.querySelector<HTMLElement>('[popover=auto]:popover-open')?.hidePopover();
    }
    addEventListener('keydown', onKeyDown);
    addEventListener('pointerdown', onPointerDown);
    addEventListener('click', onClick);
    return () => {
      removeEventListener('keydown', onKeyDown);
      removeEventListener('pointerdown', onPointerDown);
      removeEventListener('click', onClick);
    };
  }, []);
}
