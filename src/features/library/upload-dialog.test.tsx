import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
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

async function show(upload: UploadTarget['upload'], { copies = [] as string[], canChange = true } = {}) {
  const findDuplicate = async ({ name }: File) => (copies.includes(name) ? 'menu.png' : null);
  const queue = createUploadQueue({ upload, findDuplicate }, () => {});
  const dialog = <UploadDialog queue={queue} isOver={false} canChange={canChange} onClose={() => {}} />;
  await renderComponent(dialog, ['library', 'media']);
  return queue;
}

test('lets a refused file be removed, a failed one be tried again, and a duplicate be uploaded', async () => {
  const upload = vi.fn<UploadTarget['upload']>().mockRejectedValueOnce(new StoreError('offline')).mockResolvedValue();
  const queue = await show(upload, { copies: ['copy.png'] });
  const program = new File(['x'], 'run.exe', { type: 'application/x-msdownload' });
  queue.add([picture('lost.png'), picture('copy.png'), picture('fine.png'), program]);
  await expect.element(row('fine.png')).toHaveTextContent(words.states.done);
  await expect.element(row('run.exe')).toHaveTextContent(words.reasons['wrong-type']);
  await row('run.exe').getByRole('button').click();
  await expect.element(row('run.exe')).not.toBeInTheDocument();
  await expect.element(row('lost.png')).toHaveTextContent(words.reasons.offline);
  await button(words.retryFile.replace('{{name}}', 'lost.png')).click();
  await expect.element(row('lost.png')).toHaveTextContent(words.states.done);
  await expect.element(row('copy.png')).toHaveTextContent('menu.png');
  await row('copy.png').getByText(words.anyway).click();
  await expect.element(row('copy.png')).toHaveTextContent(words.states.done);
  const names = upload.mock.calls.map(([{ name }]) => name);
  expect(names).toEqual(['lost.png', 'fine.png', 'lost.png', 'copy.png']);
});

test('shows the progress of each file, and cancels one or all', async () => {
  const queue = await show(
    (file, { onProgress, signal }) =>
      new Promise((_, reject) => {
        onProgress?.(file.size / 2);
        signal?.addEventListener('abort', () => reject(new StoreError('canceled')));
      }),
  );
  const names = ['slow.png', 'big.png', 'last.png'];
  queue.add(names.map(picture));
  await expect.element(row('slow.png').getByRole('progressbar')).toHaveAttribute('value', '4');
  await row('slow.png').getByText(cancel).click();
  await expect.element(row('slow.png')).toHaveTextContent(words.reasons.canceled);
  await expect.element(row('big.png').getByRole('progressbar')).toBeVisible();
  await button(words.cancelAll).click();
  for (const name of names) await expect.element(row(name)).toHaveTextContent(words.reasons.canceled);
});

test('offers no upload while offline, not even of a duplicate', async () => {
  const queue = await show(vi.fn(), { copies: ['copy.png'], canChange: false });
  queue.add([picture('copy.png')]);
  await expect.element(page.getByText(cannotChange)).toBeVisible();
  await expect.element(row('copy.png').getByText(words.anyway)).toBeDisabled();
  await expect.element(page.getByLabelText(words.choose)).toBeDisabled();
});
