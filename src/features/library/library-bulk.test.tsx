import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { counted, fillIn } from '../../../tests/support/fill-in';
import { listenedFiles } from '../../../tests/support/listened-files';
import { mediaFile } from '../../../tests/support/media-files';
import { renderComponent, wordsOf } from '../../../tests/support/render-component';
import { MAX_TAGS } from '../../domain/media-limits';
import { StoreError } from '../../domain/store-error';
import { MediaLibrary } from './media-library';

const [deleteFile, patchFile] = vi.hoisted(() => [vi.fn(), vi.fn()]);
vi.mock('../media/api/delete-file', () => ({ deleteFile }));
vi.mock('../media/api/patch-file', () => ({ patchFile }));
vi.mock('firebase/firestore', () => listenedFiles.firestore);
vi.mock('../../firebase/listening-firestore', () => ({ savedFirestore: {} }));

const { bulk: words, remove, file, search } = wordsOf('library');
const FILES = ['menu', 'team', 'prices'].map((id) => mediaFile(id));

const bar = page.getByRole('region', { name: words.label });
const button = (name: string) => bar.getByRole('button', { name, exact: true });
const select = (name: string) => page.getByRole('checkbox', { name: fillIn(file.select, { name }) });
const toast = (text: string) => page.getByRole('region', { name: wordsOf('common').toasts.label }).getByText(text);
const because = (failure: string, reasons: string) => fillIn(words.because, { failure, reasons });

beforeEach(async () => {
  for (const request of [deleteFile, patchFile]) request.mockReset().mockResolvedValue(undefined);
  history.replaceState(null, '', '/admin');
  listenedFiles.set(FILES);
  await renderComponent(<MediaLibrary />, ['library', 'media']);
});

test('selects a range with Shift in both directions, and forgets what a filter hides', async () => {
  const boxes = page.getByRole('checkbox', { name: fillIn(file.select, { name: '' }) });
  const selected = (count: number) => expect.element(bar.getByText(counted(words, 'selected', count))).toBeVisible();
  await boxes.nth(0).click();
  await boxes.nth(2).click({ modifiers: ['Shift'] });
  await selected(3);
  await boxes.nth(1).click();
  await selected(2);
  await button(words.none).click();
  await boxes.nth(2).click();
  await boxes.nth(0).click({ modifiers: ['Shift'] });
  await selected(3);
  await page.getByRole('searchbox', { name: search }).fill('team');
  await selected(1);
});

test('asks before it deletes a file, returns the focus after Escape, and says that a deletion failed', async () => {
  const starter = page.getByRole('button', { name: fillIn(file.deleteNamed, { name: 'menu.png' }) });
  const question = page.getByRole('alertdialog', { name: remove.label });
  const confirm = question.getByRole('button', { name: remove.confirm });
  await starter.click();
  await expect.element(question).toHaveTextContent(fillIn(remove.question, { name: 'menu.png' }));
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(starter).toHaveFocus();
  expect(deleteFile).not.toHaveBeenCalled();

  deleteFile.mockRejectedValueOnce(new StoreError('not-allowed'));
  await starter.click();
  await confirm.click();
  await expect.element(toast(remove.failed)).toBeVisible();
  await expect.element(confirm).toHaveFocus();
  await confirm.click();
  await expect.element(toast(remove.succeeded)).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
});

test('sets a category of all files once one is chosen', async () => {
  await page.getByRole('button', { name: words.all }).click();
  await button(words.setCategory).click();
  await expect.element(button(words.apply)).toBeDisabled();
  await bar.getByLabelText(words.setCategory).selectOptions('blog-image');
  await button(words.apply).click();
  await expect.element(toast(counted(words, 'updated', 3))).toBeVisible();
  expect(patchFile.mock.calls).toEqual(FILES.map(({ id }) => [id, { category: 'blog-image' }]));
  await vi.waitFor(() => expect(bar.element().contains(document.activeElement)).toBe(true));
});

test('says that files would have too many tags, and keeps what was typed if a change is refused', async () => {
  patchFile.mockRejectedValue(new StoreError('not-allowed'));
  await page.getByRole('button', { name: words.all }).click();
  await button(words.addTags).click();
  const tags = bar.getByLabelText(words.addTags);
  await tags.fill(Array.from({ length: MAX_TAGS + 1 }, (_, index) => index).join());
  await expect.element(bar.getByText(fillIn(words.tooManyTags_other, { count: 3, max: MAX_TAGS }))).toBeVisible();
  await tags.fill('one');
  await userEvent.keyboard('{Enter}');
  const failure = counted(words, 'updateFailed', 3);
  await expect.element(toast(because(failure, words.reasons['not-allowed']))).toBeVisible();
  await expect.element(tags).toHaveValue('one');
});

test('deletes the selected files after a question, and names why one stays', async () => {
  await page.getByRole('button', { name: words.all }).click();
  await select('menu.png').click();
  await button(words.delete).click();
  const question = page.getByRole('alertdialog', { name: words.deleteLabel });
  await expect.element(question).toHaveTextContent(counted(words, 'question', 2));
  deleteFile.mockRejectedValueOnce(new StoreError('offline'));
  await question.getByRole('button', { name: remove.confirm }).click();
  await expect.element(toast(words.deleted_one)).toBeVisible();
  await expect.element(toast(because(words.deleteFailed_one, words.reasons.offline))).toBeVisible();
  await expect.element(select('team.png')).toBeChecked();
  listenedFiles.set(FILES.slice(0, 2));
  await expect.element(bar).toHaveTextContent(counted(words, 'selected', 1));
});

test('says that someone else has deleted a file, and keeps the focus on the page', async () => {
  await select('menu.png').click();
  patchFile.mockRejectedValueOnce(new StoreError('gone'));
  await button(words.feature).click();
  listenedFiles.set(FILES.slice(1));
  await expect.element(toast(because(words.updateFailed_one, words.reasons.gone))).toBeVisible();
  await expect.element(bar).not.toBeInTheDocument();
  await vi.waitFor(() => expect(document.activeElement).not.toBe(document.body));
});
