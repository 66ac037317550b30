import { REFUSED, type Stage, type State } from './stage';

const LIST = /:runQuery/;
const COMMIT = /:commit/;

const library = { at: 'admin', query: '?tab=library', as: 'admin' } as const;
const shelf = ({ page, words }: Stage) => page.getByRole('region', { name: words.interface.media.library.title });
const items = (stage: Stage) =>
  shelf(stage)
    .getByRole('listitem')
    .filter({ has: stage.page.getByRole('checkbox') });
const isThere = (stage: Stage) => items(stage).first().waitFor();
/** A button that names the first file: "Edit {{name}}". */
const ofFirst = (stage: Stage, text: string) =>
  items(stage)
    .first()
    .getByRole('button', { name: new RegExp(`^${text.split('{{')[0]}`) });

async function openUpload(stage: Stage) {
  const { upload } = stage.words.interface.media.library;
  await shelf(stage).getByRole('button', { name: upload, exact: true }).first().click();
  return stage.page.getByRole('dialog').locator('input[type=file]');
}

async function edit(stage: Stage) {
  await isThere(stage);
  await ofFirst(stage, stage.words.library.file.editNamed).click();
  const { label, title, save } = stage.words.library.edit;
  const form = stage.page.getByRole('dialog', { name: label });
  return { title: form.getByLabel(title), save: form.getByRole('button', { name: save }) };
}

/** The staff's library. Nothing of it is changed: whatever would be written is held up or refused. */
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
  'library-edit': { ...library, show: edit },
  'library-edit-refused': {
    ...library,
    before: ({ context }) => context.route(COMMIT, (route) => route.fulfill(REFUSED)),
    show: async (stage) => {
      const { title, save } = await edit(stage);
      await title.fill('Mostrador');
      await save.click();
      await stage.page.getByText(stage.words.library.edit.failed).first().waitFor();
    },
  },
  'library-edit-too-long': {
    ...library,
    show: async (stage) => {
      const { title, save } = await edit(stage);
      await title.fill('x'.repeat(201));
      await save.click();
    },
  },
  'library-delete': {
    ...library,
    show: async (stage) => {
      await isThere(stage);
      await ofFirst(stage, stage.words.library.file.deleteNamed).click();
    },
  },
  'library-bulk': {
    ...library,
    show: async (stage) => {
      await isThere(stage);
      for (const index of [0, 2, 3]) await items(stage).nth(index).getByRole('checkbox').check();
      await shelf(stage).getByRole('button', { name: stage.words.library.bulk.addTags }).click();
    },
  },
  'upload-empty': {
    ...library,
    show: async (stage) => {
      await isThere(stage);
      await openUpload(stage);
    },
  },
  'upload-under-way': {
    ...library,
    before: ({ context }) => context.route(/:9199\/v0\/b\/.*[?&]name=/, () => {}),
    show: async (stage) => {
      await isThere(stage);
      const file = (name: string, mimeType: string) => ({ name, mimeType, buffer: Buffer.alloc(500_000, name) });
      const picker = await openUpload(stage);
      await picker.setInputFiles([
        file('Mostrador de la panadería de la calle principal en la mañana.jpg', 'image/jpeg'),
        file('lista-de-precios.pdf', 'application/pdf'),
        file('notes.txt', 'text/plain'),
        { name: 'empty.png', mimeType: 'image/png', buffer: Buffer.alloc(0) },
      ]);
      await stage.page.waitForTimeout(1000);
    },
  },
  'upload-refused': {
    ...library,
    before: ({ context }) => context.route(/:9199\/v0\/b\/.*[?&]name=/, (route) => route.fulfill({ status: 403 })),
    show: async (stage) => {
      await isThere(stage);
      const picker = await openUpload(stage);
      await picker.setInputFiles([{ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('a picture') }]);
      await stage.page.getByText(stage.words.interface.media.upload.reasons['not-allowed']).waitFor();
    },
  },
};
