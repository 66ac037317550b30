import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { counted, fillIn } from '../../../tests/support/fill-in';
import { button, renderComponent } from '../../../tests/support/render-component';
import { PARALLEL_UPLOADS } from '../../domain/media-limits';
import { StoreError } from '../../domain/store-error';
import common from '../../locales/en/common.json';
import library from '../../locales/en/library.json';
import { UploadDialog } from './upload-dialog';
import { createUploadQueue, type UploadTarget } from './upload-queue';

const { upload: words } = library;
const { cancel, cannotChange } = common;
const picture = (name: string) => new File([name], name, { type: 'image/png' });
const rows = page.getByRole('list', { name: words.files }).getByRole('listitem');
const row = (name: string) => rows.filter({ hasText: name });
const summary = page.getByRole('status').filter({ hasText: /./ });

interface ShowOptions {
  upload?: UploadTarget['upload'];
  copies?: string[];
  canChange?: boolean;
}

/** Shows the dialog and adds files. The library already has `copies`. */
async function show(files: File[], { upload = vi.fn(), copies = [], canChange = true }: ShowOptions = {}) {
  const findDuplicate = async ({ name }: File) => (copies.includes(name) ? 'menu.png' : null);
  const queue = createUploadQueue({ upload, findDuplicate }, () => {});
  const dialog = <UploadDialog queue={queue} isOver={false} canChange={canChange} onClose={() => {}} />;
  await renderComponent(dialog, ['library', 'media']);
  queue.add(files);
}

/** Sends half of a file, and nothing more until it is canceled. */
const sendHalf: UploadTarget['upload'] = (file, { onProgress, signal }) =>
  new Promise((_, reject) => {
    onProgress?.(file.size / 2);
    signal?.addEventListener('abort', () => reject(new StoreError('canceled')));
  });

describe('a file that is refused', () => {
  const program = new File(['x'], 'run.exe', { type: 'application/x-msdownload' });

  test('stands there with the reason', async () => {
    await show([program]);
    await expect.element(row('run.exe')).toHaveTextContent(words.reasons['wrong-type']);
  });

  test('does not keep others from being uploaded', async () => {
    await show([program, picture('fine.png')]);
    await expect.element(row('fine.png')).toHaveTextContent(words.states.done);
  });

  test('can be removed from the list', async () => {
    await show([program]);
    await row('run.exe').getByRole('button').click();
    await expect.element(row('run.exe')).not.toBeInTheDocument();
  });

  test('is counted above the list', async () => {
    await show([program]);
    await expect.element(summary).toHaveTextContent(counted(words, 'refused', 1));
  });
});

describe('a file that fails', () => {
  test('stands there with the reason', async () => {
    await show([picture('lost.png')], { upload: vi.fn().mockRejectedValue(new StoreError('offline')) });
    await expect.element(row('lost.png')).toHaveTextContent(words.reasons.offline);
  });

  test('is uploaded by a retry', async () => {
    const upload = vi.fn().mockRejectedValueOnce(new StoreError('offline')).mockResolvedValue(undefined);
    await show([picture('lost.png')], { upload });
    await button(fillIn(words.retryFile, { name: 'lost.png' })).click();
    await expect.element(row('lost.png')).toHaveTextContent(words.states.done);
    expect(upload.mock.calls.map(([{ name }]) => name)).toEqual(['lost.png', 'lost.png']);
  });
});

describe('several files that fail', () => {
  const names = ['first.png', 'second.png'];
  const upload = vi.fn();
  const fail = async () => {
    upload.mockRejectedValueOnce(new StoreError('offline')).mockRejectedValueOnce(new StoreError('offline'));
    await show(names.map(picture), { upload });
    for (const name of names) await expect.element(row(name)).toHaveTextContent(words.reasons.offline);
  };

  test('are reported above the list', async () => {
    await fail();
    await expect.element(summary).toHaveTextContent(words.failed);
  });

  test('are all uploaded by one retry', async () => {
    await fail();
    await button(words.retryAll).click();
    for (const name of names) await expect.element(row(name)).toHaveTextContent(words.states.done);
  });

  test('leave the others alone at their retry', async () => {
    upload.mockRejectedValueOnce(new StoreError('offline')).mockRejectedValueOnce(new StoreError('offline'));
    await show([...names, 'copy.png'].map(picture), { upload, copies: ['copy.png'] });
    await button(words.retryAll).click();
    for (const name of names) await expect.element(row(name)).toHaveTextContent(words.states.done);
    await expect.element(row('copy.png')).toHaveTextContent(fillIn(words.duplicate, { name: 'menu.png' }));
  });

  test('stand above those that were uploaded', async () => {
    upload.mockResolvedValueOnce(undefined).mockRejectedValueOnce(new StoreError('offline'));
    await show(['fine.png', 'lost.png'].map(picture), { upload });
    await expect.element(row('lost.png')).toHaveTextContent(words.reasons.offline);
    await expect.element(rows.first()).toHaveTextContent('lost.png');
  });
});

describe('a duplicate', () => {
  test('is not uploaded', async () => {
    const upload = vi.fn();
    await show([picture('copy.png'), picture('fine.png')], { upload, copies: ['copy.png'] });
    await expect.element(row('fine.png')).toHaveTextContent(words.states.done);
    expect(upload.mock.calls.map(([{ name }]) => name)).toEqual(['fine.png']);
  });

  test('stands there with the name of the file that has the same bytes', async () => {
    await show([picture('copy.png')], { copies: ['copy.png'] });
    await expect.element(row('copy.png')).toHaveTextContent(fillIn(words.duplicate, { name: 'menu.png' }));
  });

  test('is uploaded on request', async () => {
    const upload = vi.fn();
    await show([picture('copy.png')], { upload, copies: ['copy.png'] });
    await row('copy.png').getByText(words.anyway).click();
    await expect.element(row('copy.png')).toHaveTextContent(words.states.done);
    expect(upload.mock.calls.map(([{ name }]) => name)).toEqual(['copy.png']);
  });

  test('is counted above the list', async () => {
    await show([picture('copy.png')], { copies: ['copy.png'] });
    await expect.element(summary).toHaveTextContent(counted(words, 'duplicates', 1));
  });
});

describe('while files upload', () => {
  const names = ['slow.png', 'big.png', 'last.png'];
  const start = () => show(names.map(picture), { upload: sendHalf });

  test('each shows its progress', async () => {
    await start();
    await expect.element(row('slow.png').getByRole('progressbar')).toHaveAttribute('value', '4');
    await expect.element(row('big.png').getByRole('progressbar')).toHaveAttribute('value', '3.5');
  });

  test('the count of those that are uploaded is shown', async () => {
    await start();
    await expect.element(summary).toHaveTextContent(fillIn(words.count, { done: 0, total: 3 }));
  });

  test('their total progress is shown', async () => {
    await start();
    await expect.element(page.getByRole('progressbar', { name: words.total })).toHaveAttribute('value', '11.5');
  });

  test('one that is being canceled says so', async () => {
    await show([picture('slow.png')], { upload: () => new Promise(() => {}) });
    await row('slow.png').getByText(cancel).click();
    await expect.element(row('slow.png')).toHaveTextContent(words.states.canceling);
  });

  test('one that has not started yet says so', async () => {
    const many = Array.from({ length: PARALLEL_UPLOADS + 1 }, (_, index) => picture(`${index}.png`));
    await show(many, { upload: sendHalf });
    await expect.element(row(`${PARALLEL_UPLOADS}.png`)).toHaveTextContent(words.states.waiting);
  });

  test('one that has not started yet can be canceled', async () => {
    const many = Array.from({ length: PARALLEL_UPLOADS + 1 }, (_, index) => picture(`${index}.png`));
    await show(many, { upload: sendHalf });
    const last = row(`${PARALLEL_UPLOADS}.png`);
    await expect.element(last).toHaveTextContent(words.states.waiting);
    await last.getByText(cancel).click();
    await expect.element(last).toHaveTextContent(words.reasons.canceled);
  });

  test('one can be canceled', async () => {
    await start();
    await row('slow.png').getByText(cancel).click();
    await expect.element(row('slow.png')).toHaveTextContent(words.reasons.canceled);
  });

  test('the others go on if one is canceled', async () => {
    await start();
    await row('slow.png').getByText(cancel).click();
    await expect.element(row('slow.png')).toHaveTextContent(words.reasons.canceled);
    await expect.element(row('big.png').getByRole('progressbar')).toBeVisible();
    await expect.element(row('last.png').getByRole('progressbar')).toBeVisible();
  });

  test('all can be canceled at once', async () => {
    await start();
    await button(words.cancelAll).click();
    for (const name of names) await expect.element(row(name)).toHaveTextContent(words.reasons.canceled);
  });
});

describe('while offline', () => {
  test('says why nothing can be uploaded', async () => {
    await show([], { canChange: false });
    await expect.element(page.getByText(cannotChange)).toBeVisible();
  });

  test('no files can be chosen', async () => {
    await show([], { canChange: false });
    await expect.element(page.getByLabelText(words.choose)).toBeDisabled();
  });

  test('no failed files can be retried', async () => {
    const upload = vi.fn().mockRejectedValue(new StoreError('offline'));
    await show(['first.png', 'second.png'].map(picture), { upload, canChange: false });
    await expect.element(button(words.retryAll)).toBeDisabled();
    await expect.element(button(fillIn(words.retryFile, { name: 'first.png' }))).toBeDisabled();
  });

  test('no duplicate can be uploaded', async () => {
    await show([picture('copy.png')], { copies: ['copy.png'], canChange: false });
    await expect.element(row('copy.png').getByText(words.anyway)).toBeDisabled();
  });
});
