import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { counted, fillIn } from '../../../tests/support/fill-in';
import { fillSilently } from '../../../tests/support/fill-silently';
import { listenedFiles } from '../../../tests/support/listened-files';
import { mediaFile } from '../../../tests/support/media-files';
import { button, renderComponent, toast } from '../../../tests/support/render-component';
import { MAX_TAGS } from '../../domain/media-limits';
import type { MediaFile } from '../../domain/media-record';
import { StoreError } from '../../domain/store-error';
import admin from '../../locales/en/admin.json';
import common from '../../locales/en/common.json';
import library from '../../locales/en/library.json';
import media from '../../locales/en/media.json';
import { MediaLibrary } from './media-library';
import { uploadQueueOf } from './use-uploads';

const [deleteFile, patchFile] = vi.hoisted(() => [vi.fn(), vi.fn()]);
vi.mock('../media/api/delete-file', () => ({ deleteFile }));
vi.mock('../media/api/patch-file', () => ({ patchFile }));
vi.mock('firebase/firestore', () => listenedFiles.firestore);
vi.mock('../../firebase/listening-firestore', () => ({ savedFirestore: {} }));

const { filters, bulk, remove, ...words } = library;
const MENU = mediaFile('menu', { title: 'Menu', alt_text: 'A slate', category: 'other', file_size: 10 });
const TEAM = mediaFile('team', { title: 'Team', category: 'other', file_size: 30, created_at: 2 });
const PRICES = mediaFile('prices', { title: 'Prices', media_type: 'document', file_size: 20, created_at: 3 });
const FILES = ['menu', 'team', 'prices'].map((id) => mediaFile(id));

function show(files: readonly MediaFile[] | null, query = '') {
  history.replaceState(null, '', `/admin${query}`);
  listenedFiles.set(files);
  return renderComponent(<MediaLibrary />, ['library', 'media', 'admin']);
}
async function showAllSelected() {
  await show(FILES);
  await button(bulk.all).click();
}

const file = (title: string) => page.getByRole('list').getByRole('button', { name: title, exact: true });
const search = page.getByRole('searchbox', { name: words.search });
const check = (name: string) => page.getByRole('checkbox', { name });
const titles = () => [...document.querySelectorAll('[data-file]')].map(({ textContent }) => textContent);
const bar = page.getByRole('region', { name: bulk.label });
const inBar = (name: string) => bar.getByRole('button', { name, exact: true });
const select = (name: string) => check(fillIn(words.file.select, { name }));
const dialog = page.getByRole('dialog');
const because = (failure: string, reasons: string) => fillIn(admin.failure.because, { failure, reasons });

afterEach(() => userEvent.keyboard('{Escape}'));

test('says that the library failed to load, and offers the first upload if it is empty after a retry', async () => {
  await show(null);
  listenedFiles.fail();
  await expect.element(page.getByRole('heading', { name: words.loadFailed })).toBeVisible();
  await expect.element(toast(words.loadFailed)).toBeVisible();
  listenedFiles.set([]);
  await button(common.retry).click();
  await expect.element(page.getByText(words.emptyHint)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: words.title })).toHaveFocus();
  await button(words.uploadButton).last().click();
  await expect.element(page.getByRole('dialog', { name: words.upload.title })).toBeVisible();
});

test('cards and rows say that a picture is too large for a preview', async () => {
  await show([mediaFile('panorama', { no_preview: 'too-large', width: 16_382, height: 3628 }), TEAM]);
  const item = page.getByRole('listitem').filter({ has: button('panorama.png') });
  await expect.element(item).toHaveTextContent(media.tooLarge);
  await page.getByTitle(media.view.list, { exact: true }).click();
  await expect.element(item.getByText('16382 × 3628')).toBeVisible();
  await expect.element(item.getByText(media.tooLarge)).toBeVisible();
  expect(page.getByText(media.tooLarge).elements()).toHaveLength(1);
});

test('the filters and the order are in the URL, and Back undoes them', async () => {
  const { unmount } = await show([MENU, TEAM, PRICES], '?tab=library');
  await expect.element(page.getByText(fillIn(words.showing_other, { shown: 3, count: 3 }))).toBeVisible();
  await page.getByLabelText(filters.category).selectOptions('other');
  await check(filters.missingAlt).click();
  await search.fill('TEÁM');
  await expect.poll(() => location.search).toBe('?tab=library&category=other&missing-alt=yes&q=TE%C3%81M');
  await unmount();
  await show([MENU, TEAM, PRICES], location.search);
  await expect.element(search).toHaveValue('TEÁM');
  await expect.poll(titles).toEqual(['Team']);
  await search.fill('nothing');
  await expect.element(page.getByText(words.adjust)).toBeVisible();
  await button(filters.clear).first().click();
  await page.getByLabelText(words.sort.label).selectOptions('largest');
  await expect.poll(titles).toEqual(['Team', 'Prices', 'Menu']);
  expect(location.search).toBe('?tab=library&sort=largest');
  history.back();
  await expect.poll(titles).toEqual(['Menu', 'Team', 'Prices']);
});

test('shows what others change, and which files are missing or deleted', async () => {
  await show([MENU, TEAM]);
  await expect.element(check(filters.missingFile)).not.toBeInTheDocument();
  listenedFiles.set([{ ...MENU, title: 'Menu of today', missing_since: 1 }]);
  await expect.element(file('Team')).not.toBeInTheDocument();
  await expect.element(page.getByText(words.missing.label, { exact: true }).last()).toBeVisible();
  await expect.element(check(filters.missingFile)).toBeVisible();
  await file('Menu of today').click();
  await expect.element(dialog).toHaveTextContent(words.missing.since.split('{{')[0] ?? '');
  await expect.element(dialog.getByRole('link', { name: media.file.download })).not.toBeInTheDocument();
  listenedFiles.set([TEAM]);
  await expect.element(dialog.getByText(words.file.gone)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: words.file.edit })).toBeDisabled();
});

test('nothing can be changed while offline', async () => {
  await show([MENU]);
  const names = [words.file.editNamed, words.file.deleteNamed].map((name) => fillIn(name, { name: 'menu.png' }));
  await expect.element(button(names[0] ?? '')).toBeEnabled();
  dispatchEvent(new Event('offline'));
  await expect.element(page.getByText(common.cannotChange)).toBeVisible();
  for (const name of [...names, words.uploadButton]) await expect.element(button(name)).toBeDisabled();
  await file('Menu').click();
  const edit = dialog.getByRole('button', { name: words.file.edit });
  await expect.element(edit).toBeDisabled();
  dispatchEvent(new Event('online'));
  await expect.element(edit).toBeEnabled();
});

test('selects a range with Shift, and forgets what a filter hides', async () => {
  await show(FILES);
  const boxes = select('');
  const selected = (count: number) => expect.element(bar.getByText(counted(bulk, 'selected', count))).toBeVisible();
  await boxes.nth(2).click();
  await boxes.nth(0).click({ modifiers: ['Shift'] });
  await selected(3);
  await boxes.nth(1).click();
  await selected(2);
  await search.fill('menu');
  await selected(1);
  await search.clear();
  await expect.poll(titles).toHaveLength(3);
  await selected(1);
});

test('asks before it deletes a file, returns the focus after Escape, and can try again after a failure', async () => {
  await show(FILES);
  const starter = button(fillIn(words.file.deleteNamed, { name: 'menu.png' }));
  await starter.click();
  const question = page.getByRole('alertdialog', { name: remove.label });
  const confirm = question.getByRole('button', { name: remove.confirm });
  await expect.element(question).toHaveTextContent(fillIn(remove.question, { name: 'menu.png' }));
  await userEvent.keyboard('{Escape}');
  await expect.element(starter).toHaveFocus();
  expect(deleteFile).not.toHaveBeenCalled();
  await starter.click();
  deleteFile.mockRejectedValueOnce(new StoreError('not-allowed'));
  await confirm.click();
  await expect.element(toast(remove.failed)).toBeVisible();
  await confirm.click();
  await expect.element(toast(remove.succeeded)).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
});

test('sets a category of all files once one is chosen, and asks before the page is left meanwhile', async () => {
  const mayLeave = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const left: boolean[] = [];
  patchFile.mockImplementation(async () => void left.push(mayLeave()));
  await showAllSelected();
  await inBar(bulk.setCategory).click();
  await expect.element(inBar(bulk.apply)).toBeDisabled();
  await bar.getByLabelText(bulk.setCategory).selectOptions('blog-image');
  await inBar(bulk.apply).click();
  await expect.element(toast(counted(bulk, 'updated', 3))).toBeVisible();
  expect(patchFile.mock.calls).toEqual(FILES.map(({ id }) => [id, { category: 'blog-image' }]));
  expect([...left, mayLeave()]).toEqual([false, false, false, true]);
});

test('keeps the tags that were typed if a change is too large or refused', async () => {
  patchFile.mockRejectedValue(new StoreError('not-allowed'));
  await showAllSelected();
  await inBar(bulk.addTags).click();
  const tags = bar.getByLabelText(bulk.addTags);
  await tags.fill(Array.from({ length: MAX_TAGS + 1 }, (_, index) => index).join());
  await expect.element(bar.getByText(fillIn(bulk.tooManyTags_other, { count: 3, max: MAX_TAGS }))).toBeVisible();
  await tags.fill('one');
  await inBar(bulk.apply).click();
  await expect
    .element(toast(because(counted(bulk, 'updateFailed', 3), admin.failure.reasons['not-allowed'])))
    .toBeVisible();
  await expect.element(tags).toHaveValue('one');
});

/** Asks to remove these tags from two files. The first one has the tags Menú and chalk. */
async function removeTags(typed: string) {
  await show([mediaFile('menu', { tags: ['Menú', 'chalk'] }), mediaFile('team')]);
  await button(bulk.all).click();
  await inBar(bulk.removeTags).click();
  await bar.getByLabelText(bulk.removeTags).fill(typed);
  await inBar(bulk.apply).click();
}

test('removes a tag that some of the selected files have', async () => {
  await removeTags('Menú');
  await expect.element(toast(counted(bulk, 'updated', 2))).toBeVisible();
  expect(patchFile).toHaveBeenCalledWith('menu', { remove_tags: ['Menú'] });
});

test('names a tag that none of the selected files has, and changes nothing', async () => {
  await removeTags('menu, chalk');
  await expect.element(bar.getByText(fillIn(bulk.tagsOfNone_one, { tags: 'menu' }))).toBeVisible();
  expect(patchFile).not.toHaveBeenCalled();
});

test('adds tags that were filled in without an event, and says that there are none in an empty box', async () => {
  await showAllSelected();
  await inBar(bulk.addTags).click();
  await inBar(bulk.apply).click();
  const tags = bar.getByLabelText(bulk.addTags);
  await expect.element(tags).toHaveAccessibleDescription(bulk.noTags);
  await expect.element(tags).toHaveFocus();
  fillSilently(tags, 'one');
  await userEvent.keyboard('{Enter}'); // a click would blur the box, and blur is an event
  await expect.element(toast(counted(bulk, 'updated', 3))).toBeVisible();
  expect(patchFile.mock.calls).toEqual(FILES.map(({ id }) => [id, { add_tags: ['one'] }]));
});

test('deletes the selected files after a question, and names why one stays', async () => {
  await showAllSelected();
  await select('menu.png').click();
  await inBar(bulk.delete).click();
  const question = page.getByRole('alertdialog', { name: bulk.deleteLabel });
  await expect.element(question).toHaveTextContent(counted(bulk, 'question', 2));
  deleteFile.mockRejectedValueOnce(new StoreError('offline'));
  await question.getByRole('button', { name: remove.confirm }).click();
  await expect.element(toast(bulk.deleted_one)).toBeVisible();
  await expect.element(toast(because(bulk.deleteFailed_one, admin.failure.reasons.offline))).toBeVisible();
  await expect.element(select('team.png')).toBeChecked();
});

test('says how large the selected files are if the browser cannot put them into one ZIP', async () => {
  vi.stubGlobal('showSaveFilePicker', undefined);
  vi.spyOn(navigator, 'deviceMemory', 'get').mockReturnValue(8);
  await show(FILES.map((each) => ({ ...each, file_size: 1.25 * 1024 ** 3 })));
  await button(bulk.all).click();
  await inBar(bulk.zip).click();
  await expect.element(toast(fillIn(bulk.zipTooLarge, { size: '3.75 GB', limit: '2 GB' }))).toBeVisible();
});

test('each admin has one upload queue per tab', () => {
  const ana = uploadQueueOf('ana', () => {});
  expect(uploadQueueOf('luis', () => {})).not.toBe(ana);
  expect(uploadQueueOf('ana', () => {})).toBe(ana);
});
