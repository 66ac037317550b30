import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { counted, fillIn } from '../../../tests/support/fill-in';
import { fillSilently } from '../../../tests/support/fill-silently';
import { goOffline } from '../../../tests/support/go-offline';
import { mediaFile } from '../../../tests/support/media-files';
import { button, hasToast, renderComponent, toast } from '../../../tests/support/render-component';
import { MAX_TAG_LENGTH, MAX_TAGS } from '../../domain/media-limits';
import type { MediaFile } from '../../domain/media-record';
import { StoreError } from '../../domain/store-error';
import admin from '../../locales/en/admin.json';
import common from '../../locales/en/common.json';
import library from '../../locales/en/library.json';
import media from '../../locales/en/media.json';
import { MediaLibrary } from './media-library';

const { watchFiles, deleteFile, patchFile } = vi.hoisted(() => ({
  watchFiles: vi.fn<typeof import('./api/watch-files').watchFiles>(),
  deleteFile: vi.fn(),
  patchFile: vi.fn(),
}));
vi.mock('./api/watch-files', () => ({ watchFiles, reconnect: null }));
vi.mock('./api/delete-file', () => ({ deleteFile }));
vi.mock('./api/patch-file', () => ({ patchFile }));

const { bulk, remove, ...words } = library;
const FILES = ['menu', 'team', 'prices'].map((id) => mediaFile(id));
const ALL_IDS = FILES.map(({ id }) => id);
const TOO_MANY_TAGS = Array.from({ length: MAX_TAGS + 1 }, (_, index) => index).join();

const search = page.getByRole('searchbox', { name: words.search });
const titles = () => [...document.querySelectorAll('[data-file]')].map(({ textContent }) => textContent);
const box = (name: string) => page.getByRole('checkbox', { name: fillIn(words.file.select, { name }) });
const bar = page.getByRole('region', { name: bulk.label });
const inBar = (name: string) => bar.getByRole('button', { name, exact: true });
const because = (failure: string, reasons: string) => fillIn(admin.failure.because, { failure, reasons });
const countsSelected = (count: number) =>
  expect.element(bar.getByText(counted(bulk, 'selected', count), { exact: true })).toBeVisible();

/** Opens the library, whose files are those that `watchFiles` reports. */
async function show(files: readonly MediaFile[]) {
  history.replaceState(null, '', '/admin');
  watchFiles.mockImplementation((onFiles) => {
    onFiles(files);
    return () => {};
  });
  await renderComponent(<MediaLibrary />, ['library', 'media', 'admin']);
}

async function showAllSelected(files: readonly MediaFile[] = FILES) {
  await show(files);
  await button(bulk.all).click();
}

afterEach(() => userEvent.keyboard('{Escape}'));

describe('the selection', () => {
  const selectThree = async () => {
    await show(FILES);
    await box('prices.png').click();
    await box('menu.png').click({ modifiers: ['Shift'] });
  };

  test('is a range with Shift', async () => {
    await selectThree();
    await countsSelected(3);
    await expect.element(box('team.png')).toBeChecked();
  });

  test('loses a file whose box is clicked again', async () => {
    await selectThree();
    await box('team.png').click();
    await countsSelected(2);
  });

  test('loses the files that a filter hides', async () => {
    await selectThree();
    await search.fill('menu');
    await countsSelected(1);
  });

  test('does not get back the files that a filter hid', async () => {
    await selectThree();
    await search.fill('menu');
    await countsSelected(1);
    await search.clear();
    await expect.poll(titles).toHaveLength(3);
    await countsSelected(1);
  });
});

describe('the button that clears the selection', () => {
  const clear = async () => {
    await showAllSelected();
    await inBar(bulk.none).click();
  };

  test('selects no file any more', async () => {
    await clear();
    await expect.element(box('menu.png')).not.toBeChecked();
    await expect.element(box('prices.png')).not.toBeChecked();
  });

  test('removes the bar', async () => {
    await clear();
    await expect.element(bar).not.toBeInTheDocument();
  });

  test('does not lose the focus with the bar', async () => {
    await clear();
    await expect.element(bar).not.toBeInTheDocument();
    expect(document.activeElement).not.toBe(document.body);
  });
});

describe('the button that features the selected files', () => {
  test('features them if one is not featured', async () => {
    await showAllSelected([mediaFile('menu', { is_featured: true }), mediaFile('team')]);
    await inBar(bulk.feature).click();
    await expect.element(toast(counted(bulk, 'updated', 2))).toBeVisible();
    expect(patchFile).toHaveBeenCalledWith('team', { is_featured: true });
  });

  test('stops featuring them if all are featured', async () => {
    await showAllSelected(FILES.map((each) => ({ ...each, is_featured: true })));
    await inBar(bulk.unfeature).click();
    await expect.element(toast(counted(bulk, 'updated', 3))).toBeVisible();
    expect(patchFile.mock.calls).toEqual(ALL_IDS.map((id) => [id, { is_featured: false }]));
  });

  test('says how many files are changed while it runs', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    onTestFinished(() => resolve());
    patchFile.mockResolvedValueOnce(undefined).mockReturnValue(promise);
    await showAllSelected();
    await inBar(bulk.feature).click();
    await expect.element(bar.getByRole('status')).toHaveTextContent(fillIn(bulk.progress, { done: 1, total: 3 }));
  });
});

test('a button in the strip of a phone is whole when the keyboard has reached it', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  await showAllSelected();
  await expect.element(inBar(bulk.removeTags)).toBeVisible();
  (inBar(bulk.removeTags).element() as HTMLElement).focus();
  await userEvent.tab();
  await expect.element(inBar(bulk.zip)).toHaveFocus();
  expect(inBar(bulk.zip).element().getBoundingClientRect().right).toBeLessThan(390);
});

describe('the category of the selected files', () => {
  const choose = async () => {
    await showAllSelected();
    await inBar(bulk.setCategory).click();
    await bar.getByLabelText(bulk.setCategory).selectOptions('blog-image');
  };

  test('is not changed before one is chosen', async () => {
    await showAllSelected();
    await inBar(bulk.setCategory).click();
    await expect.element(inBar(bulk.apply)).toBeDisabled();
  });

  test('is changed in each of them', async () => {
    await choose();
    await inBar(bulk.apply).click();
    await expect.poll(() => patchFile.mock.calls).toEqual(ALL_IDS.map((id) => [id, { category: 'blog-image' }]));
  });

  test('is removed from each of them', async () => {
    await showAllSelected();
    await inBar(bulk.setCategory).click();
    await bar.getByLabelText(bulk.setCategory).selectOptions(media.uncategorized);
    await inBar(bulk.apply).click();
    await expect.poll(() => patchFile.mock.calls).toEqual(ALL_IDS.map((id) => [id, { category: null }]));
  });

  test('is not changed if the choice is given up', async () => {
    await choose();
    await inBar(common.cancel).click();
    await expect.element(inBar(bulk.setCategory)).toBeVisible();
    expect(patchFile).not.toHaveBeenCalled();
  });

  test('leaves the focus in the bar if the choice is given up', async () => {
    await choose();
    await inBar(common.cancel).click();
    await expect.element(inBar(bulk.setCategory)).toBeVisible();
    expect(bar.element().contains(document.activeElement)).toBe(true);
  });

  test('cannot be changed while offline', async () => {
    await choose();
    goOffline();
    await expect.element(inBar(bulk.apply)).toBeDisabled();
  });

  test('is reported as changed, with the number of files', async () => {
    await choose();
    await inBar(bulk.apply).click();
    await expect.element(toast(counted(bulk, 'updated', 3))).toBeVisible();
  });
});

describe('leaving the page', () => {
  /** Whether the browser leaves without a question. */
  const mayLeave = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));

  test('asks while files are being changed', async () => {
    const answers: boolean[] = [];
    patchFile.mockImplementation(async () => {
      answers.push(mayLeave());
    });
    await showAllSelected();
    await inBar(bulk.feature).click();
    await expect.element(toast(counted(bulk, 'updated', 3))).toBeVisible();
    expect(answers).toEqual([false, false, false]);
  });

  test('does not ask once all files are changed', async () => {
    await showAllSelected();
    await inBar(bulk.feature).click();
    await expect.element(toast(counted(bulk, 'updated', 3))).toBeVisible();
    expect(mayLeave()).toBe(true);
  });
});

describe('adding tags', () => {
  const tags = bar.getByLabelText(bulk.addTags);
  const start = async () => {
    await showAllSelected();
    await inBar(bulk.addTags).click();
  };
  const refuse = async () => {
    patchFile.mockRejectedValue(new StoreError('not-allowed'));
    await start();
    await tags.fill('one');
    await inBar(bulk.apply).click();
  };

  test('says in how many files there would be too many', async () => {
    await start();
    await tags.fill(TOO_MANY_TAGS);
    await expect.element(bar.getByText(fillIn(bulk.tooManyTags_other, { count: 3, max: MAX_TAGS }))).toBeVisible();
  });

  test('says that one is too long', async () => {
    await start();
    await tags.fill('x'.repeat(MAX_TAG_LENGTH + 1));
    await expect.element(tags).toHaveAccessibleDescription(fillIn(library.edit.tagTooLong, { max: MAX_TAG_LENGTH }));
  });

  test('keeps what was typed while offline', async () => {
    await start();
    await tags.fill('one');
    goOffline();
    await expect.element(bar.getByText(common.cannotChange)).toBeVisible();
    await expect.element(tags).toHaveValue('one');
  });

  test('changes no file that would get too many', async () => {
    await start();
    await tags.fill(TOO_MANY_TAGS);
    await inBar(bulk.apply).click();
    await expect.element(tags).toHaveFocus();
    expect(patchFile).not.toHaveBeenCalled();
  });

  test('says why the server refused it', async () => {
    await refuse();
    const failure = because(counted(bulk, 'updateFailed', 3), admin.failure.reasons['not-allowed']);
    await expect.element(toast(failure)).toBeVisible();
  });

  test('keeps what was typed if the server refuses it', async () => {
    await refuse();
    await expect.element(toast(admin.failure.reasons['not-allowed'])).toBeVisible();
    await expect.element(tags).toHaveValue('one');
  });

  test('is not reported as done if the server refuses it', async () => {
    await refuse();
    await expect.element(toast(admin.failure.reasons['not-allowed'])).toBeVisible();
    expect(hasToast(counted(bulk, 'updated', 0))).toBe(false);
  });

  test('says at an empty box that there are none', async () => {
    await start();
    await inBar(bulk.apply).click();
    await expect.element(tags).toHaveAccessibleDescription(bulk.noTags);
  });

  test('moves the focus to an empty box', async () => {
    await start();
    await inBar(bulk.apply).click();
    await expect.element(tags).toHaveFocus();
  });

  test('takes tags that were filled in without an event', async () => {
    await start();
    fillSilently(tags, 'one');
    await userEvent.keyboard('{Enter}'); // a click would blur the box, and blur is an event
    await expect.element(toast(counted(bulk, 'updated', 3))).toBeVisible();
    expect(patchFile.mock.calls).toEqual(ALL_IDS.map((id) => [id, { add_tags: ['one'] }]));
  });
});

describe('removing tags', () => {
  /** Asks to remove these tags from two files. The first one has the tags Menú and chalk. */
  async function removeTags(typed: string) {
    await showAllSelected([mediaFile('menu', { tags: ['Menú', 'chalk'] }), mediaFile('team')]);
    await inBar(bulk.removeTags).click();
    await bar.getByLabelText(bulk.removeTags).fill(typed);
    await inBar(bulk.apply).click();
  }

  test('removes a tag that some of the selected files have', async () => {
    await removeTags('Menú');
    await expect.element(toast(counted(bulk, 'updated', 2))).toBeVisible();
    expect(patchFile).toHaveBeenCalledWith('menu', { remove_tags: ['Menú'] });
  });

  test('names a tag that none of the selected files has', async () => {
    await removeTags('menu, chalk');
    await expect.element(bar.getByText(fillIn(bulk.tagsOfNone_one, { tags: 'menu' }))).toBeVisible();
  });

  test('changes nothing if none of the selected files has one of the tags', async () => {
    await removeTags('menu, chalk');
    await expect.element(bar.getByLabelText(bulk.removeTags)).toHaveFocus();
    expect(patchFile).not.toHaveBeenCalled();
  });
});

describe('the deletion of the selected files', () => {
  const question = page.getByRole('alertdialog', { name: bulk.deleteLabel });
  const confirm = question.getByRole('button', { name: remove.confirm });
  /** Asks about two of three files. */
  const ask = async () => {
    await showAllSelected();
    await box('menu.png').click();
    await inBar(bulk.delete).click();
  };

  test('asks first, with their number', async () => {
    await ask();
    await expect.element(question).toHaveTextContent(counted(bulk, 'question', 2));
    expect(deleteFile).not.toHaveBeenCalled();
  });

  test('is given up with Escape', async () => {
    await ask();
    await expect.element(question).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(question).not.toBeInTheDocument();
    expect(deleteFile).not.toHaveBeenCalled();
  });

  test('cannot be asked for while offline', async () => {
    await showAllSelected();
    await expect.element(inBar(bulk.delete)).toBeEnabled();
    goOffline();
    await expect.element(inBar(bulk.delete)).toBeDisabled();
  });

  test('deletes each of them', async () => {
    await ask();
    await confirm.click();
    await expect.element(toast(counted(bulk, 'deleted', 2))).toBeVisible();
    expect(deleteFile.mock.calls.map(([file]) => file.id)).toEqual(['team', 'prices']);
  });

  test('reports no failure if all are deleted', async () => {
    await ask();
    await confirm.click();
    await expect.element(toast(counted(bulk, 'deleted', 2))).toBeVisible();
    expect(hasToast(counted(bulk, 'deleteFailed', 0))).toBe(false);
  });

  test('reports no success if none is deleted', async () => {
    deleteFile.mockRejectedValue(new StoreError('offline'));
    await ask();
    await confirm.click();
    await expect.element(toast(counted(bulk, 'deleteFailed', 2))).toBeVisible();
    expect(hasToast(counted(bulk, 'deleted', 0))).toBe(false);
  });

  test('counts those that are deleted although one is not', async () => {
    deleteFile.mockRejectedValueOnce(new StoreError('offline'));
    await ask();
    await confirm.click();
    await expect.element(toast(bulk.deleted_one)).toBeVisible();
  });

  test('says why one is not deleted', async () => {
    deleteFile.mockRejectedValueOnce(new StoreError('offline'));
    await ask();
    await confirm.click();
    await expect.element(toast(because(bulk.deleteFailed_one, admin.failure.reasons.offline))).toBeVisible();
  });

  test('keeps those selected that are not deleted', async () => {
    deleteFile.mockRejectedValueOnce(new StoreError('offline'));
    await ask();
    await confirm.click();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(box('team.png')).toBeChecked();
    await countsSelected(1);
  });
});

describe('the ZIP of the selected files', () => {
  const starter = inBar(bulk.zip);
  const cancel = bar.getByRole('button', { name: media.file.downloadCancel });
  const isAt = (share: string) => expect.element(inBar(fillIn(media.file.downloading, { share }))).toBeVisible();

  /** Starts a ZIP of three megabytes. One and a half have arrived, and no more arrive until it is given up. */
  const startZip = async () => {
    vi.spyOn(window, 'fetch').mockImplementation(async (_, request) => {
      const start = (connection: ReadableStreamDefaultController) => {
        connection.enqueue(new Uint8Array(1_500_000));
        request?.signal?.addEventListener('abort', () => connection.error(request.signal?.reason));
      };
      return new Response(new ReadableStream({ start }));
    });
    await showAllSelected(FILES.map((each) => ({ ...each, file_size: 1_000_000 })));
    await starter.click();
  };

  afterEach(async () => {
    if (cancel.elements().length > 0) await cancel.click(); // it would run on into the next test
  });

  test('says that it failed if the connection breaks', async () => {
    vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    await showAllSelected();
    await starter.click();
    await expect.element(toast(bulk.zipFailed)).toBeVisible();
  });

  test('can be tried again after it failed', async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    vi.spyOn(window, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await showAllSelected();
    await starter.click();
    await expect.element(toast(bulk.zipFailed)).toBeVisible();
    vi.mocked(fetch).mockImplementation(async () => new Response('bytes'));
    await starter.click();
    await expect.poll(() => saved.mock.calls.length).toBe(1);
  });

  test('names the files that the server does not have', async () => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    vi.spyOn(window, 'fetch').mockImplementation(async () => new Response('bytes'));
    vi.mocked(fetch).mockResolvedValueOnce(new Response(null, { status: 404 }));
    await showAllSelected();
    await starter.click();
    await expect.element(toast(fillIn(bulk.zipMissing, { names: 'menu.png' }))).toBeVisible();
  });

  test('reports no missing files if it has all of them', async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    vi.spyOn(window, 'fetch').mockImplementation(async () => new Response('bytes'));
    await showAllSelected();
    await starter.click();
    await expect.poll(() => saved.mock.calls.length).toBe(1);
    await expect.element(starter).toBeVisible();
    expect(hasToast(fillIn(bulk.zipMissing, { names: '' }))).toBe(false);
  });

  test('shows its progress on its button', async () => {
    await startZip();
    await isAt('50%');
  });

  test('is given up on request', async () => {
    await startZip();
    await cancel.click();
    await expect.element(starter).toBeVisible();
    expect(vi.mocked(fetch).mock.lastCall?.[1]?.signal?.aborted).toBe(true);
  });

  test('returns the focus to its button when it is given up', async () => {
    await startZip();
    await cancel.click();
    await expect.element(starter).toHaveFocus();
  });

  test('says how large the selected files are if the browser cannot put them into one ZIP', async () => {
    vi.stubGlobal('showSaveFilePicker', undefined);
    vi.spyOn(navigator, 'deviceMemory', 'get').mockReturnValue(8);
    await showAllSelected(FILES.map((each) => ({ ...each, file_size: 1.25 * 1024 ** 3 })));
    await starter.click();
    await expect.element(toast(fillIn(bulk.zipTooLarge, { size: '3.75 GB', limit: '2 GB' }))).toBeVisible();
  });
});
