import { isThere, items, library, shelf } from './library-stage';
import { REFUSED, type State } from './stage';

const LIST = /:runQuery/;
const OBJECT = /\/v0\/b\/[^/]+\/o\/.*alt=media/;

/** What Firestore answers for a record. */
interface Found {
  document: { fields: Record<string, { stringValue: string }> };
}

/** The staff's library, as it is found. */
export const LIBRARY: Record<string, State> = {
  'library-grid': { ...library, whole: true, show: isThere },
  'library-list': {
    ...library,
    whole: true,
    show: async (stage) => {
      await isThere(stage);
      await shelf(stage).getByRole('button', { name: stage.words.interface.media.view.list, exact: true }).click();
    },
  },
  'library-empty': {
    ...library,
    whole: true,
    before: ({ context }) =>
      context.route(LIST, (route) => route.fulfill({ json: [{ readTime: new Date().toISOString() }] })),
    show: (stage) => shelf(stage).getByText(stage.words.interface.media.library.emptyHint).waitFor(),
  },
  'library-no-match': {
    ...library,
    whole: true,
    show: async (stage) => {
      await isThere(stage);
      await shelf(stage).getByLabel(stage.words.library.search).fill('xyzzy');
      await shelf(stage).getByText(stage.words.library.adjust).waitFor();
    },
  },
  'library-one-file': {
    ...library,
    whole: true,
    show: async (stage) => {
      await isThere(stage);
      const title = await items(stage).nth(2).getByRole('checkbox').getAttribute('aria-label');
      await shelf(stage)
        .getByLabel(stage.words.library.search)
        .fill(title?.split(' ').slice(1).join(' ') ?? '');
      await stage.page.waitForTimeout(800);
    },
  },
  'library-long-names': {
    ...library,
    whole: true,
    before: ({ context }) =>
      context.route(LIST, async (route) => {
        const response = await route.fetch();
        const documents: Found[] = await response.json();
        for (const { document } of documents) {
          document.fields.title = {
            stringValue: `Fotografía ${'sinespacios'.repeat(8)} del mostrador`,
          };
          document.fields.file_name = { stringValue: `IMG_${'0123456789'.repeat(12)}.final (copia).JPEG` };
        }
        await route.fulfill({ response, json: documents });
      }),
    show: isThere,
  },
  'library-no-thumbnails': {
    ...library,
    whole: true,
    before: ({ context }) => context.route(OBJECT, (route) => route.fulfill({ status: 404 })),
    show: isThere,
  },
  'library-slow': {
    ...library,
    before: ({ context }) => context.route(LIST, () => {}),
    show: (stage) => shelf(stage).locator('[data-skeleton]').first().waitFor(),
  },
  'library-failing': {
    ...library,
    whole: true,
    before: ({ context }) => context.route(LIST, (route) => route.fulfill(REFUSED)),
    show: (stage) => shelf(stage).getByText(stage.words.interface.media.library.loadFailed).waitFor(),
  },
  'library-offline': {
    ...library,
    show: async (stage) => {
      await isThere(stage);
      await stage.context.setOffline(true);
    },
  },
  'library-view': {
    ...library,
    show: async (stage) => {
      await isThere(stage);
      await items(stage).first().getByRole('button').first().click();
      await stage.page.getByRole('dialog').waitFor();
    },
  },
};
