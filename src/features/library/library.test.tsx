import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fillIn } from '../../../tests/support/fill-in';
import { listenedFiles } from '../../../tests/support/listened-files';
import { mediaFile } from '../../../tests/support/media-files';
import { renderComponent, wordsOf } from '../../../tests/support/render-component';
import type { MediaFile } from '../../domain/media-record';
import { MediaLibrary } from './media-library';

vi.mock('firebase/firestore', () => listenedFiles.firestore);
vi.mock('../../firebase/listening-firestore', () => ({ savedFirestore: {} }));

const words = wordsOf('library');
const { filters } = words;
const media = wordsOf('media');
const MENU = mediaFile('menu', { title: 'Menu', alt_text: 'A slate', category: 'other', file_size: 10 });
const TEAM = mediaFile('team', { title: 'Team', category: 'other', file_size: 30, created_at: 2 });
const PRICES = mediaFile('prices', { title: 'Prices', media_type: 'document', file_size: 20, created_at: 3 });

function show(files: readonly MediaFile[] | null, query = '') {
  history.replaceState(null, '', `/admin${query}`);
  listenedFiles.set(files);
  return renderComponent(<MediaLibrary />, ['library', 'media']);
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const file = (title: string) => page.getByRole('list').getByRole('button', { name: title, exact: true });
const search = page.getByRole('searchbox', { name: words.search });
const check = (name: string) => page.getByRole('checkbox', { name });
const toast = (text: string) => page.getByRole('region', { name: wordsOf('common').toasts.label }).getByText(text);
const titles = () => [...document.querySelectorAll('[data-file]')].map(({ textContent }) => textContent);

afterEach(() => userEvent.keyboard('{Escape}'));

test('says that the library failed to load, and shows it after a retry', async () => {
  await show(null);
  listenedFiles.fail();
  await expect.element(page.getByRole('heading', { name: words.loadFailed })).toBeVisible();
  await expect.element(toast(words.loadFailed).first()).toBeVisible();
  listenedFiles.set([MENU]);
  await button(media.retry).click();
  await expect.element(file('Menu')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: words.title })).toHaveFocus();
});

test('offers the first upload if the library is empty', async () => {
  await show([]);
  await expect.element(page.getByText(words.emptyHint)).toBeVisible();
  await button(words.uploadButton).last().click();
  await expect.element(page.getByRole('dialog', { name: words.upload.title })).toBeVisible();
});

test('the filters and the order are in the URL, and Back undoes them', async () => {
  const { unmount } = await show([MENU, TEAM, PRICES], '?tab=library');
  await expect.element(page.getByText(fillIn(words.showing_other, { shown: 3, count: 3 }))).toBeVisible();
  await page.getByLabelText(filters.category).selectOptions('other');
  await check(filters.missingAlt).click();
  await expect.poll(titles).toEqual(['Team']);
  expect(location.search).toBe('?tab=library&category=other&missing-alt=yes');
  await search.fill('TEÁM');
  await expect.poll(() => location.search).toMatch(/&q=TE%C3%81M/);
  await unmount();
  await show([MENU, TEAM, PRICES], location.search);
  await expect.element(search).toHaveValue('TEÁM');
  await expect.element(check(filters.missingAlt)).toBeChecked();
  await expect.poll(titles).toEqual(['Team']);
  await button(filters.clear).click();
  await expect.poll(() => location.search).toBe('?tab=library');
  await page.getByLabelText(words.sort.label).selectOptions('largest');
  await expect.poll(titles).toEqual(['Team', 'Prices', 'Menu']);
  expect(location.search).toBe('?tab=library&sort=largest');
  history.back();
  await expect.poll(() => location.search).toBe('?tab=library');
  history.back();
  await expect.element(search).toHaveValue('TEÁM');
});

test('says that no file matches, and the focus stays near when the filters are cleared', async () => {
  await show([MENU], '?q=nothing&type=video');
  await expect.element(page.getByText(words.adjust)).toBeVisible();
  await button(filters.clear).first().click();
  await expect.element(file('Menu')).toBeVisible();
  await vi.waitFor(() => expect(document.activeElement).toHaveAttribute('type', 'checkbox')); // next to the button
});

test('shows what others change, and which files are missing', async () => {
  await show([MENU, TEAM, PRICES]);
  await expect.element(file('Prices')).toBeVisible();
  await expect.element(check(filters.missingFile)).not.toBeInTheDocument();
  listenedFiles.set([{ ...MENU, title: 'Menu of today', missing_since: Date.UTC(2026, 0, 2) }, TEAM]);
  await expect.element(file('Prices')).not.toBeInTheDocument();
  await expect.element(page.getByText(words.missing.label, { exact: true }).last()).toBeVisible();
  await check(filters.missingFile).click();
  await expect.poll(titles).toEqual(['Menu of today']);
  await file('Menu of today').click();
  await expect.element(page.getByRole('dialog')).toHaveTextContent(words.missing.since.split('{{')[0] ?? '');
});

test('nothing can be changed while offline', async () => {
  await show([MENU]);
  const names = [words.file.editNamed, words.file.deleteNamed].map((name) => fillIn(name, { name: 'menu.png' }));
  await expect.element(button(names[0] ?? '')).toBeEnabled();
  dispatchEvent(new Event('offline'));
  await expect.element(page.getByText(words.offline)).toBeVisible();
  for (const name of [...names, words.uploadButton]) await expect.element(button(name)).toBeDisabled();
  await file('Menu').click();
  const dialog = page.getByRole('dialog', { name: 'Menu' });
  await expect.element(dialog.getByText(words.offline)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: words.file.edit })).toBeDisabled();
  dispatchEvent(new Event('online'));
  await expect.element(dialog.getByRole('button', { name: words.file.edit })).toBeEnabled();
  await expect.element(page.getByText(words.offline)).not.toBeInTheDocument();
});

test('says that the browser did not allow to copy a link', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
  await show([MENU]);
  await file('Menu').click();
  const dialog = page.getByRole('dialog', { name: 'Menu' });
  await expect.element(dialog).toHaveTextContent(media.noDescription);
  await dialog.getByRole('button', { name: words.file.copy }).click();
  await expect.element(toast(words.file.copyFailed)).toBeVisible();
});

test('text that is pasted into the search with a picture of it stays text', async () => {
  await show([MENU]);
  const data = new DataTransfer();
  for (const type of ['text/plain', 'text/html']) data.setData(type, 'B7');
  data.items.add(new File(['a picture of it'], 'image.png', { type: 'image/png' }));
  const paste = { bubbles: true, cancelable: true, clipboardData: data };
  expect(search.element().dispatchEvent(new ClipboardEvent('paste', paste))).toBe(true);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(document.body.dispatchEvent(new ClipboardEvent('paste', paste))).toBe(false);
  await expect.element(page.getByRole('dialog', { name: words.upload.title })).toBeVisible();
});
