import { expect, hydrated, type Page, type Site } from './fixtures';

/** Until when a sync has answered: it waits for its turn, and describes what pictures were left for up to 20 s. */
export const SYNCED = { timeout: 40_000 };

/** The gallery as a visitor meets it, with this query. */
export async function openGallery(page: Page, site: Site, query = '') {
  const { gallery, view } = site.interface.media;
  await page.goto(`${site.path('gallery')}${query}`);
  await hydrated(page);
  const all = page.getByRole('region', { name: gallery.allFiles });
  const filled = (text: string, values: Record<string, number>) =>
    Object.entries(values).reduce((filling, [name, value]) => filling.replace(`{{${name}, number}}`, `${value}`), text);
  return {
    all,
    /** The cards or rows of the files that are drawn. */
    items: all.getByRole('listitem').filter({ has: page.locator('[data-file]') }),
    strip: page.getByRole('region', { name: gallery.featuredImages }),
    /** The line that says how many files are shown. */
    showing: (shown: number, count: number) =>
      all.getByText(filled(count === 1 ? gallery.showing_one : gallery.showing_other, { shown, count })),
    figure: (label: string) =>
      page.locator(`dl[aria-label="${gallery.figures}"] > div`).filter({ hasText: label }).locator('dd'),
    search: page.getByRole('searchbox', { name: gallery.search, exact: true }),
    filters: page.getByRole('button', { name: new RegExp(`^${gallery.filters.toggle}`) }),
    quick: (name: 'all' | 'hero-banner' | 'solution-image' | 'marketing-asset') =>
      page.getByRole('button', { name: gallery.filters[name], exact: true }),
    category: page.getByLabel(gallery.filters.category, { exact: true }),
    type: page.getByLabel(gallery.filters.type, { exact: true }),
    layout: (layout: 'grid' | 'list') => page.getByRole('button', { name: view[layout], exact: true }),
    file: (title: string) => all.getByRole('link', { name: title, exact: true }),
    /** The card or row of a file. */
    item: (title: string) =>
      all.getByRole('listitem').filter({ has: page.getByRole('link', { name: title, exact: true }) }),
    sync: page.getByRole('button', { name: gallery.sync }),
    syncing: page.getByRole('button', { name: gallery.syncing }),
    dialog: page.getByRole('dialog'),
    /** What a toast tells. */
    told: (text: string) =>
      page.getByRole('region', { name: site.interface.auth.toasts.label }).getByText(text, { exact: true }),
    skeletons: page.locator('[data-skeleton]'),
    async isReady() {
      await expect(page.locator('[data-file]').first()).toBeVisible();
    },
  };
}
