import { expect, open, type Page, type Site } from './fixtures';

export function galleryOf(page: Page, site: Site) {
  const gallery = site.words('gallery');
  const all = page.getByRole('region', { name: gallery.allFiles });
  return {
    all,
    /** The cards or rows on the page; it renders distant ones only when the visitor scrolls there. */
    items: all.getByRole('listitem').filter({ has: page.locator('[data-file]') }),
    strip: page.getByRole('region', { name: gallery.featuredImages }),
    figure: (label: string) =>
      page.locator(`dl[aria-label="${gallery.stats}"] > div`).filter({ hasText: label }).locator('dd'),
    search: page.getByRole('searchbox', { name: gallery.search, exact: true }),
    filters: page.getByRole('button', { name: new RegExp(`^${gallery.filters.toggle}`) }),
    quick: (name: 'all' | 'hero-banner' | 'solution-image' | 'marketing-asset') =>
      page.getByRole('button', { name: gallery.filters[name], exact: true }),
    type: page.getByLabel(gallery.filters.type, { exact: true }),
    file: (title: string) => all.getByRole('link', { name: title, exact: true }),
    sync: page.getByRole('button', { name: gallery.sync }),
    dialog: page.getByRole('dialog'),
    open: (query = '') => open(page, `${site.path('gallery')}${query}`),
    isReady: () => expect(page.locator('[data-file]').first()).toBeVisible(),
  };
}
