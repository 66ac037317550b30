import { useLayoutEffect } from 'react';
import { isLocale, localePath } from '../../domain/locale';
import { pathOf } from '../../domain/paths';
import type { Place } from '../../i18n/place';

/** The frame is drawn once; which of its links leads to the page that is shown, and to its twin, follows the place. */
export function useFollowPlace({ id, locale, path }: Place): void {
  useLayoutEffect(() => {
    const current = id && pathOf(id, locale);
    for (const link of document.querySelectorAll('still-part[name=top] nav a, still-part[name=bottom] nav a')) {
      if (link.getAttribute('href') === current) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    }
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
      const { language } = link.dataset;
      if (isLocale(language)) link.setAttribute('href', localePath(language, id ? path : '/'));
    }
  }, [id, locale, path]);
}
