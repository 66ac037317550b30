import { counted, fillIn } from '../support/words';
import { expect, hydrated, type Page, type Site } from './fixtures';

/** A sync waits for its turn and then updates pictures for up to 20 s. */
export const SYNC_TIMEOUT = { timeout: 60_000 };

/** The gallery as visitors see it. */
export function galleryOf(page: Page, site: Site) {
  const gallery = site.words('gallery');
  const all = page.getByRole('region', { name: gallery.allFiles });
  return {
    all,
    /** The cards or rows on the page; it renders distant ones only when the visitor scrolls there. */
    items: all.getByRole('listitem').filter({ has: page.locator('[data-file]') }),
    strip: page.getByRole('region', { name: gallery.featuredImages }),
    /** The line with the number of files. */
    showing: (count: number) => all.getByText(fillIn(counted(gallery, 'showing', count), { shown: count })),
    figure: (label: string) =>
      page.locator(`dl[aria-label="${gallery.figures}"] > div`).filter({ hasText: label }).locator('dd'),
    search: page.getByRole('searchbox', { name: gallery.search, exact: true }),
    filters: page.getByRole('button', { name: new RegExp(`^${gallery.filters.toggle}`) }),
    quick: (name: 'all' | 'hero-banner' | 'solution-image' | 'marketing-asset') =>
      page.getByRole('button', { name: gallery.filters[name], exact: true }),
    type: page.getByLabel(gallery.filters.type, { exact: true }),
    layout: (layout: 'grid' | 'list') => page.getByTitle(site.words('media').view[layout], { exact: true }),
    file: (title: string) => all.getByRole('link', { name: title, exact: true }),
    sync: page.getByRole('button', { name: gallery.sync }),
    dialog: page.getByRole('dialog'),
    toast: (text: string) =>
      page.getByRole('region', { name: site.words('common').toasts.label }).getByText(text, { exact: true }),
    async open(query = '') {
      await page.goto(`${site.path('gallery')}${query}`);
      await hydrated(page);
    },
    isReady: () => expect(page.locator('[data-file]').first()).toBeVisible(),
  };
}
