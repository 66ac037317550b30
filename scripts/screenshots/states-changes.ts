import { addressOf } from '../../emulators/ports';
import { isThere, items, library, longNames, ofFirst, shelf } from './library-stage';
import { REFUSED, type Stage, type State } from './stage';

const COMMIT = /:commit/;
const TOKEN = /securetoken/;
const SENDING = new RegExp(`${addressOf('storage')}/v0/b/.*[?&]name=`);
const HOUR = 60 * 60 * 1000;

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

async function remove(stage: Stage) {
  await isThere(stage);
  await ofFirst(stage, stage.words.library.file.deleteNamed).click();
}

/** What staff do in the library. Nothing of it is changed: whatever would be written is held up or refused. */
export const CHANGES: Record<string, State> = {
  'library-edit': { ...library, show: edit },
  'library-long-names-edit': { ...library, before: longNames, show: edit },
  'library-long-names-delete': { ...library, before: longNames, show: remove },
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
  'library-session-ended': {
    ...library,
    before: ({ context }) =>
      context.route(TOKEN, (route) => route.fulfill({ status: 400, json: { error: { message: 'USER_DISABLED' } } })),
    show: async (stage) => {
      const { title, save } = await edit(stage);
      await title.fill('Mostrador');
      await stage.page.clock.setSystemTime(Date.now() + 2 * HOUR); // the token has run out
      await save.click();
      await stage.page.getByText(stage.words.interface.auth.failures['session-ended']).waitFor();
    },
  },
  'library-delete': { ...library, show: remove },
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
    before: ({ context }) => context.route(SENDING, () => {}),
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
    before: ({ context }) => context.route(SENDING, (route) => route.fulfill({ status: 403 })),
    show: async (stage) => {
      await isThere(stage);
      const picker = await openUpload(stage);
      await picker.setInputFiles([{ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('a picture') }]);
      await stage.page.getByText(stage.words.interface.media.upload.reasons['not-allowed']).waitFor();
    },
  },
};
