import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fillIn } from '../../../tests/support/fill-in';
import { button, renderComponent } from '../../../tests/support/render-component';
import { StoreError } from '../../domain/store-error';
import common from '../../locales/en/common.json';
import library from '../../locales/en/library.json';
import { UploadDialog } from './upload-dialog';
import { createUploadQueue, type UploadTarget } from './upload-queue';

const { upload: words } = library;
const { cancel, cannotChange } = common;
const picture = (name: string) => new File([name], name, { type: 'image/png' });
const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });

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
});

describe('while files upload', () => {
  const names = ['slow.png', 'big.png', 'last.png'];
  const start = () => show(names.map(picture), { upload: sendHalf });

  test('each shows its progress', async () => {
    await start();
    await expect.element(row('slow.png').getByRole('progressbar')).toHaveAttribute('value', '4');
    await expect.element(row('big.png').getByRole('progressbar')).toHaveAttribute('value', '3.5');
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

  test('no duplicate can be uploaded', async () => {
    await show([picture('copy.png')], { copies: ['copy.png'], canChange: false });
    await expect.element(row('copy.png').getByText(words.anyway)).toBeDisabled();
  });
});
