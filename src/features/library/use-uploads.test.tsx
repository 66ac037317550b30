import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { counted, fillIn } from '../../../tests/support/fill-in';
import { mediaFile } from '../../../tests/support/media-files';
import { renderComponent, toast } from '../../../tests/support/render-component';
import library from '../../locales/en/library.json';
import { MediaLibrary } from './media-library';

const { watchFiles, uploadFile, findDuplicate } = vi.hoisted(() => ({
  watchFiles: vi.fn<typeof import('./api/watch-files').watchFiles>(),
  uploadFile: vi.fn(),
  findDuplicate: vi.fn(),
}));
vi.mock('./api/watch-files', () => ({ watchFiles, reconnect: null }));
vi.mock('./api/upload-file', () => ({ uploadFile }));
vi.mock('./api/find-duplicate', () => ({ findDuplicate }));

const { upload: words } = library;
const dialog = page.getByRole('dialog', { name: words.title });
const search = page.getByRole('searchbox', { name: library.search });
const uploadedNames = () => uploadFile.mock.calls.map(([{ name }]) => name);
const picture = (name: string) => new File(['x'], name, { type: 'image/png' });

beforeEach(async () => {
  findDuplicate.mockResolvedValue(null);
  watchFiles.mockImplementation((onFiles) => {
    onFiles([mediaFile('menu')]);
    return () => {};
  });
  await renderComponent(<MediaLibrary />, ['library', 'media', 'admin']);
  await expect.element(search).toBeVisible();
});
afterEach(() => userEvent.keyboard('{Escape}'));

/** Pastes a file, with the text that it is a picture of, if any. */
function paste(target: Element, file: File, text?: string) {
  const clipboardData = new DataTransfer();
  clipboardData.items.add(file);
  if (text) for (const type of ['text/plain', 'text/html']) clipboardData.setData(type, text);
  target.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
}

test('uploads a file that is pasted', async () => {
  paste(document.body, picture('pasted.png'));
  await expect.poll(uploadedNames).toEqual(['pasted.png']);
});

test('uploads a file that is pasted while the search field has the focus', async () => {
  paste(search.element(), picture('pasted.png'));
  await expect.poll(uploadedNames).toEqual(['pasted.png']);
});

test('does not upload the picture that a spreadsheet adds to text that is pasted into a field', async () => {
  paste(search.element(), picture('cells.png'), 'Menu');
  paste(document.body, picture('after.png'));
  await expect.poll(uploadedNames).toEqual(['after.png']);
});

describe('an empty folder that is dropped', () => {
  const drop = () => {
    const createReader = () => ({ readEntries: (resolve: (entries: object[]) => void) => resolve([]) });
    const folder = { name: 'Trip', isDirectory: true, createReader };
    const items = [{ kind: 'file', webkitGetAsEntry: () => folder, getAsFile: () => null }];
    const event = new Event('drop', { bubbles: true, cancelable: true });
    document.body.dispatchEvent(Object.assign(event, { dataTransfer: { items, types: ['Files'] } }));
  };

  test('is named in a toast', async () => {
    drop();
    await expect.element(toast(fillIn(words.emptyFolders_one, { names: 'Trip' }))).toBeVisible();
  });

  test('does not open the dialog', async () => {
    drop();
    await expect.element(toast(fillIn(words.emptyFolders_one, { names: 'Trip' }))).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
  });
});

describe('a duplicate that is found after the dialog was closed', () => {
  const find = async () => {
    let answer = (_name: string) => {};
    findDuplicate.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    paste(document.body, picture('again.png'));
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    answer('menu.png');
  };

  test('is reported in a toast', async () => {
    await find();
    await expect.element(toast(counted(words, 'duplicates', 1))).toBeVisible();
  });

  test('is not uploaded', async () => {
    await find();
    await expect.element(toast(counted(words, 'duplicates', 1))).toBeVisible();
    expect(uploadedNames()).toEqual([]);
  });
});
