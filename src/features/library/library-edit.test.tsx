import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fillIn } from '../../../tests/support/fill-in';
import { fillSilently } from '../../../tests/support/fill-silently';
import { listenedFiles } from '../../../tests/support/listened-files';
import { mediaFile } from '../../../tests/support/media-files';
import { renderComponent, toast } from '../../../tests/support/render-component';
import { MAX_TITLE_LENGTH } from '../../domain/media-limits';
import type { MediaFile } from '../../domain/media-record';
import { StoreError } from '../../domain/store-error';
import admin from '../../locales/en/admin.json';
import common from '../../locales/en/common.json';
import library from '../../locales/en/library.json';
import type { UpdateOutcome } from '../media/api/update-file';
import { MediaLibrary } from './media-library';

const updateFile = vi.hoisted(() => vi.fn());
vi.mock('../media/api/update-file', () => ({ updateFile }));
vi.mock('firebase/firestore', () => listenedFiles.firestore);
vi.mock('../../firebase/listening-firestore', () => ({ savedFirestore: {} }));

const { edit: words } = library;
const FILM = mediaFile('film', { media_type: 'video' });
const MENU = mediaFile('menu', { title: 'Menu', alt_text: 'A slate' });

const editor = page.getByRole('dialog', { name: words.label });
const field = (label: string) => editor.getByLabelText(label, { exact: true });
const title = field(words.title);
const button = (name: string) => editor.getByRole('button', { name, exact: true });
const save = button(words.save);
const isClosed = () => expect.element(editor).not.toBeInTheDocument();
const open = ({ file_name: name }: MediaFile) =>
  page.getByRole('button', { name: fillIn(library.file.editNamed, { name }) }).click();

/** Opens the edit form of a file in the library. */
async function show(file: MediaFile) {
  listenedFiles.set([file]);
  await renderComponent(<MediaLibrary />, ['library', 'media', 'admin']);
  await open(file);
}

beforeEach(() => void updateFile.mockResolvedValue({ state: 'saved' } satisfies UpdateOutcome));
afterEach(async () => {
  if (button(common.cancel).elements().length > 0) await button(common.cancel).click(); // forgets the draft
});

test('saves what was typed, with tags that are added by a comma, Enter or leaving the box', async () => {
  await show(MENU);
  await title.fill('  Menu of today ');
  await userEvent.type(field(words.tags), 'menú,carta{Enter}');
  await button(fillIn(words.tag.delete, { tag: 'carta' })).click();
  await userEvent.type(field(words.tags), ' , día ');
  await editor.getByRole('tab', { name: words.languages.es }).click();
  await field(words.spanish.title).fill(' Carta ');
  await save.click();
  await expect.element(toast(words.succeeded)).toBeVisible();
  await isClosed();
  const [onto, saved] = updateFile.mock.lastCall ?? [];
  expect(onto).toMatchObject({ id: 'menu' });
  expect(saved).toMatchObject({ title: 'Menu of today', alt_text: 'A slate', tags: ['menú', 'día'] });
  expect(saved.translations).toEqual({ es: { title: 'Carta', description: null, alt_text: null } });
});

test('saves texts and a tag that were filled in without an event, also on top of what someone else saved', async () => {
  updateFile.mockResolvedValueOnce({ state: 'changed', file: { ...MENU, title: 'Theirs', updated_at: 2 } });
  await show(MENU);
  fillSilently(title, 'Mine');
  fillSilently(field(words.tags), 'día');
  await save.click();
  await expect.element(button(fillIn(words.tag.delete, { tag: 'día' }))).toBeVisible();
  expect(updateFile.mock.lastCall?.[1]).toMatchObject({ title: 'Mine', tags: ['día'] });
  fillSilently(field(words.description), 'By me');
  await button(words.keepMine).click();
  await isClosed();
  expect(updateFile.mock.lastCall?.[1]).toMatchObject({ title: 'Mine', description: 'By me', tags: ['día'] });
});

test('shows at its field that a text is too long, also on the tab that is not open', async () => {
  await show(MENU);
  await title.fill('x'.repeat(MAX_TITLE_LENGTH + 1));
  await editor.getByRole('tab', { name: words.languages.es }).click();
  await field(words.spanish.title).fill('Carta');
  await save.click();
  await expect.element(title).toHaveFocus();
  await expect.element(editor.getByText(fillIn(words.tooLong, { max: MAX_TITLE_LENGTH }))).toBeVisible();
  expect(updateFile).not.toHaveBeenCalled();
});

test('says why a save was refused, stays open while it saves again, and keeps what was typed', async () => {
  const alert = editor.getByRole('alert');
  updateFile.mockRejectedValueOnce(new StoreError('not-allowed'));
  await show(MENU);
  await title.fill('Mine');
  await save.click();
  await expect.element(toast(words.failed)).toBeVisible();
  await expect.element(alert).toHaveTextContent(admin.failure.reasons['not-allowed']);
  await expect.element(alert).toHaveFocus();
  let answer = (_outcome: UpdateOutcome) => {};
  updateFile.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  await save.click();
  await expect.element(button(words.saving)).toHaveFocus();
  await expect.element(title).toHaveAttribute('readonly');
  await userEvent.keyboard('{Escape}');
  answer({ state: 'gone' });
  await expect.element(alert).toHaveTextContent(words.gone);
  await expect.element(save).toBeDisabled();
  await expect.element(title).toHaveValue('Mine');
});

test('says what someone else has changed, and saves on top of it or continues from it', async () => {
  const conflictWith = (file: MediaFile) => updateFile.mockResolvedValueOnce({ state: 'changed', file });
  const alert = editor.getByRole('alert');
  await show(MENU);
  await title.fill('Mine');
  conflictWith({ ...MENU, title: 'Theirs', updated_at: 2 });
  await save.click();
  await button(words.takeTheirs).click();
  await expect.element(title).toHaveValue('Theirs');
  await title.fill(' ');
  conflictWith({ ...MENU, title: 'Theirs', description: 'By someone else', updated_at: 3 });
  await save.click();
  await expect.element(alert).toHaveTextContent(fillIn(words.changed, { fields: words.description }));
  await button(words.keepMine).click();
  await isClosed();
  expect(updateFile.mock.lastCall?.slice(0, 2)).toMatchObject([
    { updated_at: 3 },
    { title: null, description: 'By someone else' },
  ]);
});

test('keeps what was typed after Escape, but not after Cancel', async () => {
  await show(MENU);
  await title.fill('A draft');
  await userEvent.type(field(words.tags), 'día');
  await userEvent.keyboard('{Escape}');
  await isClosed();
  await open(MENU);
  await expect.element(editor.getByText(words.restored)).toBeVisible();
  await expect.element(title).toHaveValue('A draft');
  await expect.element(button(fillIn(words.tag.delete, { tag: 'día' }))).toBeVisible();
  await button(common.cancel).click();
  await isClosed();
  await open(MENU);
  await expect.element(title).toHaveValue('Menu');
});

test('takes captions for a video, in WebVTT with a cue only, and keeps the ones before', async () => {
  await show(FILM);
  await expect.element(field(words.altText)).not.toBeInTheDocument();
  const captions = editor.getByRole('group', { name: words.captions.label });
  const state = captions.getByRole('status');
  const choose = (text: string) =>
    userEvent.upload(captions.element().querySelector('input') as HTMLElement, new File([text], 'film.vtt'));
  await choose('1\n00:00:00,000 --> 00:00:01,000\nSubRip');
  await expect.element(editor.getByText(words.captions.notWebVtt)).toBeVisible();
  await expect.element(state).toHaveTextContent(words.captions.none);
  await choose('WEBVTT\n\n00:00.000 --> 00:09.000\nHello');
  await expect.element(state).toHaveTextContent(words.captions.chosen);
  await choose('WEBVTT\n');
  await expect.element(editor.getByText(words.captions.noCues)).toBeVisible();
  await expect.element(state).toHaveTextContent(words.captions.chosen);
  await save.click();
  await isClosed();
  expect(updateFile.mock.lastCall?.[2]).toEqual({ en: 'WEBVTT\n\n00:00.000 --> 00:09.000\nHello' });
  await open(FILM);
  await choose('WEBVTT\n\n00:00.000 --> 00:09.000\nHello');
  await captions.getByRole('button', { name: words.captions.remove }).click();
  await expect.element(state).toHaveTextContent(words.captions.none);
});
