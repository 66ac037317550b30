import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fillIn } from '../../../tests/support/fill-in';
import { goOffline } from '../../../tests/support/go-offline';
import { mediaFile } from '../../../tests/support/media-files';
import { button, renderComponent, toast } from '../../../tests/support/render-component';
import type { MediaFile } from '../../domain/media-record';
import { StoreError } from '../../domain/store-error';
import common from '../../locales/en/common.json';
import library from '../../locales/en/library.json';
import media from '../../locales/en/media.json';
import { fileUrl } from '../media/api/file-url';
import { MediaLibrary } from './media-library';
import { uploadQueueOf } from './use-uploads';

const { watchFiles, reconnect, deleteFile } = vi.hoisted(() => ({
  watchFiles: vi.fn<typeof import('./api/watch-files').watchFiles>(),
  reconnect: vi.fn(),
  deleteFile: vi.fn(),
}));
vi.mock('./api/watch-files', () => ({ watchFiles, reconnect }));
vi.mock('./api/delete-file', () => ({ deleteFile }));

const { filters, remove, ...words } = library;
const MENU = mediaFile('menu', { title: 'Menu', alt_text: 'A slate', category: 'other', file_size: 10 });
const TEAM = mediaFile('team', { title: 'Team', category: 'other', file_size: 30, created_at: 2 });
const PRICES = mediaFile('prices', { title: 'Prices', media_type: 'document', file_size: 20, created_at: 3 });
const THREE = [MENU, TEAM, PRICES];
const PANORAMA = mediaFile('panorama', { no_preview: 'too-large', width: 16_382, height: 3628 });

const file = (title: string) => page.getByRole('list').getByRole('button', { name: title, exact: true });
const search = page.getByRole('searchbox', { name: words.search });
const category = page.getByLabelText(filters.category);
const sort = page.getByLabelText(words.sort.label);
const check = (name: string) => page.getByRole('checkbox', { name });
const titles = () => [...document.querySelectorAll('[data-file]')].map(({ textContent }) => textContent);
const dialog = page.getByRole('dialog');
const inDialog = (name: string) => dialog.getByRole('button', { name, exact: true });
const heading = page.getByRole('heading', { name: words.title });
const loadFailed = page.getByRole('heading', { name: words.loadFailed });

const open = () => renderComponent(<MediaLibrary />, ['library', 'media']);

/** What `watchFiles` reports to the library that is open. */
const report = (files: readonly MediaFile[]) => watchFiles.mock.lastCall?.[0](files);
const reportFailure = () => watchFiles.mock.lastCall?.[1](new StoreError('offline'));

/** Opens the library at a URL. `watchFiles` reports these files at once, and a change when the test does. */
function show(files: readonly MediaFile[], query = '') {
  history.replaceState(null, '', `/admin${query}`);
  watchFiles.mockImplementation((onFiles) => {
    onFiles(files);
    return () => {};
  });
  return open();
}

/** Opens a library that cannot be loaded. */
async function showFailure() {
  watchFiles.mockReturnValue(() => {});
  await open();
  reportFailure();
}

afterEach(() => userEvent.keyboard('{Escape}'));

describe('a library that cannot be loaded', () => {
  test('says so in place of the files', async () => {
    await showFailure();
    await expect.element(loadFailed).toBeVisible();
  });

  test('says so in a toast', async () => {
    await showFailure();
    await expect.element(toast(words.loadFailed)).toBeVisible();
  });

  test('connects again before it loads the files on request', async () => {
    await showFailure();
    const before = watchFiles.mock.calls.length;
    reconnect.mockImplementation(async () => {
      expect(watchFiles).toHaveBeenCalledTimes(before);
    });
    await button(common.retry).click();
    await expect.poll(() => watchFiles.mock.calls.length).toBe(before + 1);
    expect(reconnect).toHaveBeenCalledOnce();
  });

  test('shows the files after a retry', async () => {
    await showFailure();
    await button(common.retry).click();
    await expect.element(loadFailed).not.toBeInTheDocument();
    report([MENU]);
    await expect.element(file('Menu')).toBeVisible();
  });

  test('says again that it failed to load after a retry', async () => {
    await showFailure();
    await button(common.retry).click();
    await expect.element(loadFailed).not.toBeInTheDocument();
    reportFailure();
    await expect.element(loadFailed).toBeVisible();
  });

  test('moves the focus from the retry button to its heading', async () => {
    await showFailure();
    await button(common.retry).click();
    await expect.element(heading).toHaveFocus();
  });
});

test('keeps the files if a library that is shown can no longer be watched', async () => {
  await show([MENU]);
  reportFailure();
  await expect.element(toast(words.loadFailed)).toBeVisible();
  await expect.element(file('Menu')).toBeVisible();
});

test('an empty library offers the first upload', async () => {
  await show([]);
  await expect.element(page.getByText(words.emptyHint)).toBeVisible();
  await button(words.uploadButton).last().click();
  await expect.element(page.getByRole('dialog', { name: words.upload.title })).toBeVisible();
});

describe('a picture that is too large for a preview', () => {
  const item = page.getByRole('listitem').filter({ has: button('panorama.png') });
  const showAsRow = async () => {
    await show([PANORAMA, TEAM]);
    await page.getByTitle(media.view.list, { exact: true }).click();
  };

  test('says so on its card', async () => {
    await show([PANORAMA, TEAM]);
    await expect.element(item).toHaveTextContent(media.tooLarge);
  });

  test('says so once in its row', async () => {
    await showAsRow();
    await expect.element(item.getByText(media.tooLarge)).toBeVisible();
    expect(page.getByText(media.tooLarge).elements()).toHaveLength(1);
  });

  test('shows its dimensions in its row', async () => {
    await showAsRow();
    await expect.element(item.getByText('16382 × 3628')).toBeVisible();
  });
});

test('a row shows the description of its file', async () => {
  await show([{ ...MENU, description: 'Written in chalk' }]);
  await page.getByTitle(media.view.list, { exact: true }).click();
  await expect.element(page.getByText('Written in chalk')).toBeVisible();
});

describe('the filters and the order', () => {
  test('are all in the URL', async () => {
    await show(THREE, '?tab=library');
    await category.selectOptions('other');
    await check(filters.checkboxes.missingAlt).click();
    await sort.selectOptions('oldest');
    await search.fill('TEÁM');
    await expect
      .poll(() => location.search)
      .toBe('?tab=library&category=other&missing-alt=yes&sort=oldest&q=TE%C3%81M');
  });

  test('are those of the URL that the library is opened at', async () => {
    await show(THREE, '?category=other&missing-alt=yes&q=TE%C3%81M&sort=largest');
    await expect.element(category).toHaveValue('other');
    await expect.element(check(filters.checkboxes.missingAlt)).toBeChecked();
    await expect.element(search).toHaveValue('TEÁM');
    await expect.element(sort).toHaveValue('largest');
  });

  test('show the files that match all filters', async () => {
    await show(THREE, '?category=other&missing-alt=yes&q=TE%C3%81M');
    await expect.poll(titles).toEqual(['Team']);
  });

  test('show the files of the chosen type', async () => {
    await show(THREE);
    await page.getByLabelText(filters.type).selectOptions('document');
    await expect.poll(titles).toEqual(['Prices']);
  });

  test('show the files in the chosen order', async () => {
    await show(THREE);
    await expect.poll(titles).toEqual(['Menu', 'Team', 'Prices']);
    await sort.selectOptions('largest');
    await expect.poll(titles).toEqual(['Team', 'Prices', 'Menu']);
  });

  test('return to the ones before with Back', async () => {
    await show(THREE, '?tab=library');
    await sort.selectOptions('largest');
    await expect.poll(titles).toEqual(['Team', 'Prices', 'Menu']);
    history.back();
    await expect.poll(titles).toEqual(['Menu', 'Team', 'Prices']);
  });

  test('say how many files they show', async () => {
    await show(THREE, '?category=other');
    await expect.element(page.getByText(fillIn(words.showing_other, { shown: 2, count: 3 }))).toBeVisible();
  });

  test('say that they show no file', async () => {
    await show(THREE);
    await search.fill('nothing');
    await expect.element(page.getByText(words.adjust)).toBeVisible();
  });

  test('show all files again once the filters are cleared', async () => {
    await show(THREE, '?category=other&missing-alt=yes&q=nothing');
    await button(filters.clear).first().click();
    await expect.poll(titles).toEqual(['Menu', 'Team', 'Prices']);
  });

  test('show all files again from the message that no file matches', async () => {
    await show(THREE, '?category=other&q=nothing');
    await button(filters.clear).last().click();
    await expect.poll(titles).toEqual(['Menu', 'Team', 'Prices']);
  });

  test('do not lose the focus with the message that no file matches', async () => {
    await show(THREE, '?category=other&q=nothing');
    await button(filters.clear).last().click();
    await expect.poll(titles).toEqual(['Menu', 'Team', 'Prices']);
    expect(document.activeElement).not.toBe(document.body);
  });

  test('keep the order and the tab in the URL when the filters are cleared', async () => {
    await show(THREE, '?tab=library&category=other&missing-alt=yes&q=menu&sort=largest');
    await button(filters.clear).first().click();
    await expect.poll(() => location.search).toBe('?tab=library&sort=largest');
  });
});

describe('a change by someone else', () => {
  test('shows a file with its new title', async () => {
    await show([MENU, TEAM]);
    report([{ ...MENU, title: 'Menu of today' }, TEAM]);
    await expect.poll(titles).toEqual(['Menu of today', 'Team']);
  });

  test('removes a deleted file from the list', async () => {
    await show([MENU, TEAM]);
    report([MENU]);
    await expect.element(file('Team')).not.toBeInTheDocument();
  });

  test('says in the open details that the file was deleted', async () => {
    await show([MENU, TEAM]);
    await file('Menu').click();
    report([TEAM]);
    await expect.element(dialog.getByText(words.file.gone)).toBeVisible();
  });

  test('offers no edit of a file that was deleted', async () => {
    await show([MENU, TEAM]);
    await file('Menu').click();
    report([TEAM]);
    await expect.element(inDialog(words.file.edit)).toBeDisabled();
  });

  test('offers no deletion of a file that was deleted', async () => {
    await show([MENU, TEAM]);
    await file('Menu').click();
    report([TEAM]);
    await expect.element(inDialog(words.file.delete)).toBeDisabled();
  });

  test('offers no link to a file that was deleted', async () => {
    await show([MENU, TEAM]);
    await file('Menu').click();
    await expect.element(inDialog(words.file.copy)).toBeVisible();
    report([TEAM]);
    await expect.element(inDialog(words.file.copy)).not.toBeInTheDocument();
  });
});

describe('the details of a file', () => {
  test('list the alternative text of an image', async () => {
    await show(THREE);
    await file('Menu').click();
    await expect.element(dialog).toHaveTextContent(`${media.texts.alt_text}A slate`);
  });

  test('say that an image has no alternative text yet', async () => {
    await show(THREE);
    await file('Team').click();
    await expect.element(dialog).toHaveTextContent(`${media.texts.alt_text}${words.file.noText}`);
  });

  test('have no alternative text for a document', async () => {
    await show(THREE);
    await file('Prices').click();
    await expect.element(dialog.getByText(words.file.added)).toBeVisible();
    await expect.element(dialog.getByText(media.texts.alt_text)).not.toBeInTheDocument();
  });

  test('list its tags', async () => {
    await show([{ ...MENU, tags: ['chalk', 'menú'] }]);
    await file('Menu').click();
    await expect.element(dialog).toHaveTextContent(`${media.tags}chalk, menú`);
  });

  test('say when it was added', async () => {
    await show([MENU]);
    await file('Menu').click();
    await expect.element(dialog).toHaveTextContent(`${words.file.added}Jan 1, 1970, 12:00 AM`);
  });

  test('say when it was last changed', async () => {
    await show([{ ...MENU, updated_at: Date.UTC(2026, 4, 3, 14, 30) }]);
    await file('Menu').click();
    await expect.element(dialog).toHaveTextContent(`${words.file.changed}May 3, 2026, 2:30 PM`);
  });

  test('do not call it changed since it was added', async () => {
    await show([MENU]);
    await file('Menu').click();
    await expect.element(dialog.getByText(words.file.added)).toBeVisible();
    await expect.element(dialog.getByText(words.file.changed)).not.toBeInTheDocument();
  });

  test('lead to its edit form', async () => {
    await show(THREE);
    await file('Menu').click();
    await inDialog(words.file.edit).click();
    const editor = page.getByRole('dialog', { name: words.edit.label });
    await expect.element(editor.getByLabelText(media.texts.title, { exact: true })).toHaveValue('Menu');
  });

  test('lead to its deletion', async () => {
    await show(THREE);
    await file('Menu').click();
    await inDialog(words.file.delete).click();
    await expect
      .element(page.getByRole('alertdialog'))
      .toHaveTextContent(fillIn(remove.question, { name: 'menu.png' }));
  });

  test('return the focus to its title when the edit form that they led to is closed', async () => {
    await show(THREE);
    await file('Menu').click();
    await inDialog(words.file.edit).click();
    await expect.element(page.getByRole('dialog', { name: words.edit.label })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(file('Menu')).toHaveFocus();
  });
});

describe('the link of a file', () => {
  const copy = async () => {
    await show(THREE);
    await file('Menu').click();
    await inDialog(words.file.copy).click();
  };

  test('is copied', async () => {
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await copy();
    await expect.element(inDialog(words.file.copied)).toBeVisible();
    expect(written.mock.calls).toEqual([[fileUrl(MENU)]]);
  });

  test('is announced as copied', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await copy();
    await expect.element(dialog.getByRole('status').filter({ hasText: words.file.copied })).toBeInTheDocument();
  });

  test('is not called copied if the browser refuses', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await copy();
    await expect.element(toast(words.file.copyFailed)).toBeVisible();
    await expect.element(inDialog(words.file.copy)).toBeVisible();
  });
});

describe('a file that is missing from storage', () => {
  const MISSING = { ...MENU, missing_since: 1 };

  test('is marked in the list', async () => {
    await show([MISSING, TEAM]);
    const item = page.getByRole('listitem').filter({ has: button('Menu') });
    await expect.element(item.getByText(words.missing.label, { exact: true })).toBeVisible();
  });

  test('is found by a filter', async () => {
    await show([MISSING, TEAM]);
    await check(filters.checkboxes.missingFile).click();
    await expect.poll(titles).toEqual(['Menu']);
  });

  test('has no filter while no file is missing', async () => {
    await show([MENU, TEAM]);
    await expect.element(check(filters.checkboxes.missingAlt)).toBeVisible();
    await expect.element(check(filters.checkboxes.missingFile)).not.toBeInTheDocument();
  });

  test('says in its details since when it is missing', async () => {
    await show([MISSING, TEAM]);
    await file('Menu').click();
    await expect.element(dialog).toHaveTextContent(fillIn(words.missing.since, { time: 'Jan 1, 1970, 12:00 AM' }));
  });

  test('offers no download', async () => {
    await show([MISSING, TEAM]);
    await file('Menu').click();
    await expect.element(inDialog(words.file.edit)).toBeVisible();
    await expect.element(dialog.getByRole('link', { name: media.file.download })).not.toBeInTheDocument();
  });
});

describe('while offline', () => {
  test('says that nothing can be changed', async () => {
    await show([MENU]);
    goOffline();
    await expect.element(page.getByText(common.cannotChange)).toBeVisible();
  });

  test.each([
    ['edited', fillIn(words.file.editNamed, { name: 'menu.png' })],
    ['deleted', fillIn(words.file.deleteNamed, { name: 'menu.png' })],
    ['uploaded', words.uploadButton],
  ])('no file can be %s', async (_, name) => {
    await show([MENU]);
    await expect.element(button(name)).toBeEnabled();
    goOffline();
    await expect.element(button(name)).toBeDisabled();
  });

  test('no file can be edited from its details', async () => {
    await show([MENU]);
    goOffline();
    await file('Menu').click();
    await expect.element(inDialog(words.file.edit)).toBeDisabled();
  });

  test('no file can be deleted from its details', async () => {
    await show([MENU]);
    goOffline();
    await file('Menu').click();
    await expect.element(inDialog(words.file.delete)).toBeDisabled();
  });
});

test('a file can be edited from its details once the connection is back', async () => {
  await show([MENU]);
  goOffline();
  await file('Menu').click();
  dispatchEvent(new Event('online'));
  await expect.element(inDialog(words.file.edit)).toBeEnabled();
});

describe('the deletion of a file', () => {
  const starter = button(fillIn(words.file.deleteNamed, { name: 'menu.png' }));
  const question = page.getByRole('alertdialog', { name: remove.label });
  const confirm = question.getByRole('button', { name: remove.confirm });

  test('asks first, with the name of the file', async () => {
    await show([MENU, TEAM]);
    await starter.click();
    await expect.element(question).toHaveTextContent(fillIn(remove.question, { name: 'menu.png' }));
    expect(deleteFile).not.toHaveBeenCalled();
  });

  test('is given up with Escape', async () => {
    await show([MENU, TEAM]);
    await starter.click();
    await expect.element(question).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(question).not.toBeInTheDocument();
    expect(deleteFile).not.toHaveBeenCalled();
  });

  test('returns the focus to its button after Escape', async () => {
    await show([MENU, TEAM]);
    await starter.click();
    await expect.element(question).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(starter).toHaveFocus();
  });

  test('deletes the file that was asked about', async () => {
    await show([MENU, TEAM]);
    await starter.click();
    await confirm.click();
    await expect.element(toast(remove.succeeded)).toBeVisible();
    expect(deleteFile.mock.calls).toEqual([[MENU]]);
  });

  test('closes the question once the file is deleted', async () => {
    await show([MENU, TEAM]);
    await starter.click();
    await confirm.click();
    await expect.element(question).not.toBeInTheDocument();
  });

  test('says that it failed', async () => {
    deleteFile.mockRejectedValueOnce(new StoreError('not-allowed'));
    await show([MENU, TEAM]);
    await starter.click();
    await confirm.click();
    await expect.element(toast(remove.failed)).toBeVisible();
  });

  test('can be tried again after a failure', async () => {
    deleteFile.mockRejectedValueOnce(new StoreError('not-allowed'));
    await show([MENU, TEAM]);
    await starter.click();
    await confirm.click();
    await expect.element(toast(remove.failed)).toBeVisible();
    await confirm.click();
    await expect.element(toast(remove.succeeded)).toBeVisible();
    expect(deleteFile).toHaveBeenCalledTimes(2);
  });
});

test('an admin keeps the upload queue', () => {
  const queue = uploadQueueOf('ana', () => {});
  expect(uploadQueueOf('ana', () => {})).toBe(queue);
});

test('another admin who signs in in the same tab gets another upload queue', () => {
  const queue = uploadQueueOf('ana', () => {});
  expect(uploadQueueOf('luis', () => {})).not.toBe(queue);
});
