import { CATALOG_PATH } from '../../src/domain/gallery-catalog';
import { LONG } from './library-stage';
import type { Stage, State } from './stage';

const LIST = new RegExp(CATALOG_PATH);
const isThere = ({ page }: Stage) => page.locator('[data-file]').first().waitFor();
const openFirst = async (stage: Stage) => {
  await isThere(stage);
  await stage.page.locator('li [data-file]').first().click();
  await stage.page.getByRole('dialog').waitFor();
};

/** Gives every file the longest names. */
const longNames = ({ context }: Stage) =>
  context.route(LIST, async (route) => {
    const response = await route.fetch();
    const lines = (await response.text()).trimEnd().split('\n');
    const body = lines.map((line) => `${JSON.stringify({ ...JSON.parse(line), ...LONG })}\n`).join('');
    await route.fulfill({ response, body });
  });

/** The visitors' gallery. */
export const GALLERY: Record<string, State> = {
  'gallery-grid': { at: 'gallery', whole: true, show: isThere },
  'gallery-list': { at: 'gallery', query: '?view=list', whole: true, show: isThere },
  'gallery-filtered': { at: 'gallery', query: '?category=hero-banner&q=a', whole: true, show: isThere },
  'gallery-no-match': { at: 'gallery', query: '?q=xyzzy', whole: true, show: ({ page }) => page.waitForTimeout(1500) },
  'gallery-long-names': { at: 'gallery', whole: true, before: longNames, show: isThere },
  'gallery-long-names-list': { at: 'gallery', query: '?view=list', whole: true, before: longNames, show: isThere },
  'gallery-long-names-view': { at: 'gallery', query: '?type=image', before: longNames, show: openFirst },
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
  'gallery-dialog': { at: 'gallery', query: '?type=image', show: openFirst },
  'gallery-document': { at: 'gallery', query: '?type=document', show: openFirst },
};
