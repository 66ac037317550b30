import { useEffect } from 'react';
import type { Place } from '../../i18n/place';
import { DRAWER_ID } from './links';

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]');

/** Closes the top bar's menus and the phone's. */
export function closeMenus(): void {
  for (const menu of openMenus()) menu.open = false;
  const drawer = document.getElementById(DRAWER_ID);
  if (drawer?.matches(':popover-open')) drawer.hidePopover();
}

/**
 * Closes the top bar's menus on Escape (the focus returns) and on a click elsewhere, and every menu on a route change.
 */
export function useCloseMenus(place: Place): void {
  useEffect(() => {
    const close = (event: Event) => {
      const isKey = event instanceof KeyboardEvent;
      if (isKey && event.key !== 'Escape') return;
      for (const menu of openMenus()) {
        if (!isKey && menu.contains(event.target as Node)) continue;
        if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
        menu.open = false;
      }
    };
    addEventListener('keydown', close);
    addEventListener('pointerdown', close);
    return () => {
      removeEventListener('keydown', close);
      removeEventListener('pointerdown', close);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: at the end of each place; one opened before React stays open
  useEffect(() => closeMenus, [place.path, place.locale]);
}
