import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { counted, fillIn } from '../../../tests/support/fill-in';
import { goOffline } from '../../../tests/support/go-offline';
import { mediaFile } from '../../../tests/support/media-files';
import { button, hasToast, renderComponent, toast } from '../../../tests/support/render-component';
import { StoreError } from '../../domain/store-error';
import common from '../../locales/en/common.json';
import library from '../../locales/en/library.json';
import { MediaLibrary } from './media-library';
import { uploadQueueOf } from './use-uploads';

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
afterEach(async () => {
  await userEvent.keyboard('{Escape}');
  const queue = uploadQueueOf('', () => {}); // it outlives the library, with its failed files
  for (const { id } of queue.items()) queue.remove(id);
});

/** An upload, which ends as `answer` says. */
let answer: (error?: StoreError) => void;
const untilAnswered = () =>
  new Promise<void>((resolve, reject) => {
    answer = (error) => (error ? reject(error) : resolve());
  });

/** Opens the system's dialog for files. Returns its input. */
function startChoosing() {
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  input.click();
  return input;
}

/** Pastes a file, with the text that it is a picture of, if any. */
function paste(target: Element, file: File, text?: string) {
  const clipboardData = new DataTransfer();
  clipboardData.items.add(file);
  if (text) for (const type of ['text/plain', 'text/html']) clipboardData.setData(type, text);
  target.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
}

/** An event of dragging over the page, or of dropping there. */
function drag(type: string, data: object, init: DragEventInit = {}) {
  const event = new DragEvent(type, { bubbles: true, cancelable: true, ...init });
  Object.defineProperty(event, 'dataTransfer', { value: data }); // scripts cannot make one with folders
  document.body.dispatchEvent(event);
  return event;
}

/** What the browser presents of a dropped folder and a dropped file. */
const folderOf = (entries: object[]) => {
  const left = [entries, []];
  const readEntries = (resolve: (entries: object[]) => void) => resolve(left.shift() ?? []);
  return { name: 'Trip', isDirectory: true, createReader: () => ({ readEntries }) };
};
const fileEntry = { name: 'menu.png', isDirectory: false };

/** Drops a folder, or a file. */
const drop = (entry: object, file: File | null = null) =>
  drag('drop', {
    items: [{ kind: 'file', webkitGetAsEntry: () => entry, getAsFile: () => file }],
    types: ['Files'],
  });

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
  const folder = folderOf([]);

  test('is named in a toast', async () => {
    drop(folder);
    await expect.element(toast(fillIn(words.emptyFolders_one, { names: 'Trip' }))).toBeVisible();
  });

  test('does not open the dialog', async () => {
    drop(folder);
    await expect.element(toast(fillIn(words.emptyFolders_one, { names: 'Trip' }))).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
  });
});

describe('a folder that is dropped', () => {
  const readable = { ...fileEntry, file: (resolve: (file: File) => void) => resolve(picture('menu.png')) };
  const unreadable = {
    name: 'locked.png',
    isDirectory: false,
    file: (_: unknown, reject: (error: Error) => void) => reject(new DOMException('', 'NotReadableError')),
  };

  test('has a file that cannot be read named in a toast', async () => {
    drop(folderOf([unreadable]));
    await expect.element(toast(fillIn(words.unreadable, { names: 'locked.png' }))).toBeVisible();
  });

  test('has its other files uploaded if one cannot be read', async () => {
    drop(folderOf([unreadable, readable]));
    await expect.poll(uploadedNames).toEqual(['menu.png']);
  });

  test('is not called empty if none of its files can be read', async () => {
    drop(folderOf([unreadable]));
    await expect.element(toast(fillIn(words.unreadable, { names: 'locked.png' }))).toBeVisible();
    expect(hasToast(fillIn(words.emptyFolders_one, { names: 'Trip' }))).toBe(false);
  });
});

describe('files that are dragged over the page', () => {
  const files = { types: ['Files'] };
  const shelf = page.getByRole('region', { name: library.title });

  test('show that they can be dropped', async () => {
    drag('dragover', files);
    await expect.element(shelf).toHaveStyle({ outlineStyle: 'dashed' });
  });

  test('show no more that they can be dropped once they have left the window', async () => {
    drag('dragover', files);
    await expect.element(shelf).toHaveStyle({ outlineStyle: 'dashed' });
    drag('dragleave', files);
    await expect.element(shelf).not.toHaveStyle({ outlineStyle: 'dashed' });
  });

  test('still show it when they move from one part of the page to another', async () => {
    drag('dragover', files);
    await expect.element(shelf).toHaveStyle({ outlineStyle: 'dashed' });
    drag('dragleave', files, { relatedTarget: search.element() });
    await new Promise((rendered) => setTimeout(rendered, 100));
    await expect.element(shelf).toHaveStyle({ outlineStyle: 'dashed' });
  });

  test('show no more that they can be dropped once they are dropped', async () => {
    drag('dragover', files);
    await expect.element(shelf).toHaveStyle({ outlineStyle: 'dashed' });
    drop(fileEntry, picture('menu.png'));
    await expect.element(shelf).not.toHaveStyle({ outlineStyle: 'dashed' });
  });

  test('show no more that they can be dropped once the connection is lost', async () => {
    drag('dragover', files);
    await expect.element(shelf).toHaveStyle({ outlineStyle: 'dashed' });
    goOffline();
    await expect.element(shelf).not.toHaveStyle({ outlineStyle: 'dashed' });
  });
});

test('text that is dragged over the page does not show that it can be dropped', async () => {
  drag('dragover', { types: ['text/plain'] });
  await new Promise((rendered) => setTimeout(rendered, 100));
  await expect.element(page.getByRole('region', { name: library.title })).not.toHaveStyle({ outlineStyle: 'dashed' });
});

describe('a file that is dropped', () => {
  test('is uploaded', async () => {
    drop(fileEntry, picture('menu.png'));
    await expect.poll(uploadedNames).toEqual(['menu.png']);
  });

  test('does not open in place of the page while offline', async () => {
    goOffline();
    await expect.element(page.getByText(common.cannotChange)).toBeVisible();
    expect(drop(fileEntry, picture('menu.png')).defaultPrevented).toBe(true);
  });

  test('is not taken while offline', async () => {
    goOffline();
    await expect.element(page.getByText(common.cannotChange)).toBeVisible();
    drop(fileEntry, picture('offline.png'));
    dispatchEvent(new Event('online'));
    await expect.element(button(library.uploadButton)).toBeEnabled();
    drop(fileEntry, picture('online.png'));
    await expect.poll(uploadedNames).toEqual(['online.png']);
  });

  test('is not taken while another dialog is open', async () => {
    await page.getByRole('list').getByRole('button', { name: 'menu.png', exact: true }).click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    drop(fileEntry, picture('elsewhere.png'));
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    drop(fileEntry, picture('here.png'));
    await expect.poll(uploadedNames).toEqual(['here.png']);
  });
});

describe('the end of the uploads', () => {
  test('closes the dialog if all files have arrived', async () => {
    uploadFile.mockReturnValueOnce(untilAnswered());
    paste(document.body, picture('fine.png'));
    await expect.element(dialog).toBeVisible();
    answer();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('is reported with the number of files', async () => {
    paste(document.body, picture('fine.png'));
    await expect.element(toast(counted(words, 'succeeded', 1))).toBeVisible();
  });

  test('leaves the dialog open if a file failed', async () => {
    uploadFile.mockRejectedValueOnce(new StoreError('offline'));
    paste(document.body, picture('lost.png'));
    await expect.element(toast(words.failed)).toBeVisible();
    await expect.element(dialog.getByText(words.reasons.offline)).toBeVisible();
  });

  test('is not reported as a success if no file has arrived', async () => {
    uploadFile.mockRejectedValueOnce(new StoreError('offline'));
    paste(document.body, picture('lost.png'));
    await expect.element(toast(words.failed)).toBeVisible();
    expect(hasToast(counted(words, 'succeeded', 0))).toBe(false);
  });

  test('reports failed files although the dialog was closed', async () => {
    uploadFile.mockReturnValueOnce(untilAnswered());
    paste(document.body, picture('lost.png'));
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    answer(new StoreError('offline'));
    await expect.element(toast(words.failed)).toBeVisible();
  });

  test('leaves the dialog open while the user chooses more files', async () => {
    await button(library.uploadButton).click();
    startChoosing();
    paste(document.body, picture('fine.png'));
    await expect.element(toast(counted(words, 'succeeded', 1))).toBeVisible();
    await expect.element(dialog).toBeVisible();
  });

  test('closes the dialog once the user has chosen no more files', async () => {
    await button(library.uploadButton).click();
    startChoosing().dispatchEvent(new Event('cancel', { bubbles: true }));
    paste(document.body, picture('fine.png'));
    await expect.element(toast(counted(words, 'succeeded', 1))).toBeVisible();
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
