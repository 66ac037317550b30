import { CATALOG_PATH } from '../../src/domain/gallery-catalog';
import type { Stage, State } from './stage';

const LIST = new RegExp(CATALOG_PATH);
const isThere = ({ page }: Stage) => page.locator('[data-file]').first().waitFor();

/** The visitors' gallery. */
export const GALLERY: Record<string, State> = {
  'gallery-grid': { at: 'gallery', whole: true, show: isThere },
  'gallery-list': { at: 'gallery', query: '?view=list', whole: true, show: isThere },
  'gallery-filtered': { at: 'gallery', query: '?category=hero-banner&q=a', whole: true, show: isThere },
  'gallery-no-match': { at: 'gallery', query: '?q=xyzzy', whole: true, show: ({ page }) => page.waitForTimeout(1500) },
  'gallery-empty': {
    at: 'gallery',
    whole: true,
    before: ({ context }) =>
      context.route(LIST, (route) => route.fulfill({ contentType: 'application/x-ndjson', body: '' })),
    show: ({ page, words }) => page.getByText(words.interface.media.gallery.emptyHint).waitFor(),
  },
  'gallery-slow': { at: 'gallery', before: ({ context }) => context.route(LIST, () => {}) },
  'gallery-failing': {
    at: 'gallery',
    before: ({ context }) => context.route(LIST, (route) => route.fulfill({ status: 503 })),
    show: ({ page, words }) => page.getByRole('heading', { name: words.interface.media.gallery.loadFailed }).waitFor(),
  },
  'gallery-offline': {
    at: 'gallery',
    show: async (stage) => {
      await isThere(stage);
      await stage.context.route(LIST, (route) => route.abort('internetdisconnected'));
      await stage.page.reload();
      await isThere(stage);
    },
  },
  'gallery-dialog': {
    at: 'gallery',
    query: '?type=image',
    show: async (stage) => {
      await isThere(stage);
      await stage.page.locator('li [data-file]').first().click();
      await stage.page.getByRole('dialog').waitFor();
    },
  },
  'gallery-document': {
    at: 'gallery',
    query: '?type=document',
    show: async (stage) => {
      await isThere(stage);
      await stage.page.locator('li [data-file]').first().click();
      await stage.page.getByRole('dialog').waitFor();
    },
  },
};
