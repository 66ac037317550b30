import { type Found, isThere, items, LIST, library, longNames, shelf } from './library-stage';
import { REFUSED, type Stage, type State } from './stage';

const OBJECT = /\/v0\/b\/[^/]+\/o\/.*alt=media/;

const view = async (stage: Stage) => {
  await isThere(stage);
  await items(stage).first().getByRole('button').first().click();
  await stage.page.getByRole('dialog').waitFor();
};

/** The staff's library, as it is found. */
export const LIBRARY: Record<string, State> = {
  'library-grid': { ...library, whole: true, show: isThere },
  'library-list': { ...library, query: `${library.query}&view=list`, whole: true, show: isThere },
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
    before: ({ context }) =>
      context.route(LIST, async (route) => {
        const response = await route.fetch();
        const found: Found[] = await response.json();
        await route.fulfill({ response, json: found.slice(0, 1) });
      }),
    show: isThere,
  },
  'library-long-names': { ...library, whole: true, before: longNames, show: isThere },
  'library-long-names-list': {
    ...library,
    query: `${library.query}&view=list`,
    whole: true,
    before: longNames,
    show: isThere,
  },
  'library-long-names-view': { ...library, before: longNames, show: view },
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
  'library-view': { ...library, show: view },
};
