import type { Page } from 'playwright/test';
import { hydrated } from '../../scripts/hydrated';
import { type Locale, localePath } from '../../src/domain/locale';
import { pathOf, type RouteId } from '../../src/domain/paths';
import type { WordsNamespace } from '../../src/i18n/namespaces';
import { wordsOf } from '../support/words';

/** Opens a path in a page and waits for hydration. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** The site in a language, on a page. */
export function siteOf(page: Page, language: Locale) {
  /** The pathname of a route or a raw path. */
  const path = (to: RouteId | `/${string}`) =>
    to.startsWith('/') ? localePath(language, to) : pathOf(to as RouteId, language);
  return {
    path,
    words: <Name extends WordsNamespace>(name: Name) => wordsOf(name, language),
    /** Opens a route or a raw path and waits for hydration. */
    open: (to: RouteId | `/${string}`) => open(page, path(to)),
    heading: page.getByRole('heading', { level: 1 }),
    footerLink: (to: RouteId) => page.locator(`footer a[href="${path(to)}"]`).first(),
  };
}
export type Site = ReturnType<typeof siteOf>;
