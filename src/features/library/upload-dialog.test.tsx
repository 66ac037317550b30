import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, renderComponent, wordsOf } from '../../../tests/support/render-component';
import { PARALLEL_UPLOADS } from '../../domain/media-limits';
import { StoreError } from '../../domain/store-error';
import { isChoosing } from './drop-area';
import { UploadDialog } from './upload-dialog';
import { createUploadQueue, type UploadTarget } from './upload-queue';

const { upload: words } = wordsOf('library');
const { cancel, cannotChange } = wordsOf('common');
const picture = (name: string) => new File([name], name, { type: 'image/png' });
const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });

async function show(
  upload: UploadTarget['upload'],
  findDuplicate: UploadTarget['findDuplicate'] = async () => null,
  canChange = true,
) {
  const queue = createUploadQueue({ upload, findDuplicate }, () => {});
  await renderComponent(<UploadDialog queue={queue} isOver={false} canChange={canChange} onClose={() => {}} />, [
    'library',
    'media',
  ]);
  return queue;
}

test('lets a refused file be removed, a failed one be tried again, and a duplicate be uploaded', async () => {
  const upload = vi.fn<UploadTarget['upload']>().mockRejectedValueOnce(new StoreError('offline')).mockResolvedValue();
  const queue = await show(upload, async (file) => (file.name === 'copy.png' ? 'menu.png' : null));
  const program = new File(['x'], 'run.exe', { type: 'application/x-msdownload' });
  queue.add([picture('lost.png'), picture('copy.png'), picture('fine.png'), program]);
  await expect.element(row('fine.png')).toHaveTextContent(words.states.done);
  await expect.element(row('run.exe')).toHaveTextContent(words.reasons['wrong-type']);
  await expect.element(page.getByRole('listitem').last()).toHaveTextContent('fine.png'); // the others need attention
  await row('run.exe').getByRole('button').click();
  await expect.element(row('run.exe')).not.toBeInTheDocument();
  await expect.element(row('lost.png')).toHaveTextContent(words.reasons.offline);
  await button(words.retryFile.replace('{{name}}', 'lost.png')).click();
  await expect.element(row('lost.png')).toHaveTextContent(words.states.done);
  await expect.element(row('fine.png')).not.toBeInTheDocument();
  await expect.element(row('copy.png')).toHaveTextContent('menu.png');
  await row('copy.png').getByText(words.anyway).click();
  await expect.element(row('copy.png')).toHaveTextContent(words.states.done);
  const names = upload.mock.calls.map(([{ name }]) => name);
  expect(names).toEqual(['lost.png', 'fine.png', 'lost.png', 'copy.png']);
});

test('cancels all files with one button', async () => {
  const upload = vi.fn<UploadTarget['upload']>(
    (_, { signal }) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new StoreError('canceled')))),
  );
  const queue = await show(upload, async ({ name }, earlier) =>
    name === 'copy.png' && earlier.some((file) => file.name === '0.png') ? '0.png' : null,
  );
  const names = Array.from({ length: PARALLEL_UPLOADS + 2 }, (_, index) => `${index}.png`);
  names.splice(1, 0, 'copy.png');
  queue.add(names.map(picture));
  await expect.element(row('copy.png')).toHaveTextContent('0.png');
  await button(words.cancelAll).click();
  for (const name of names) await expect.element(row(name)).toHaveTextContent(words.reasons.canceled);
  expect(upload).toHaveBeenCalledTimes(PARALLEL_UPLOADS);
});

test('tries all failed files again with one button', async () => {
  const failed = new StoreError('session-ended');
  const upload = vi.fn<UploadTarget['upload']>().mockRejectedValueOnce(failed).mockRejectedValueOnce(failed);
  const queue = await show(upload.mockResolvedValue());
  queue.add([picture('one.png'), picture('two.png')]);
  await button(words.retryAll).click();
  for (const name of ['one.png', 'two.png']) await expect.element(row(name)).toHaveTextContent(words.states.done);
});

test('shows the progress of a file, cancels it, and passes the focus on when it is removed', async () => {
  const queue = await show(
    (file, { onProgress, signal }) =>
      new Promise((_, reject) => {
        onProgress?.(file.size / 2);
        signal?.addEventListener('abort', () => reject(new StoreError('canceled')));
      }),
  );
  queue.add([picture('slow.png')]);
  await expect.element(row('slow.png').getByRole('progressbar')).toHaveAttribute('value', '4');
  await row('slow.png').getByText(cancel).click();
  await expect.element(row('slow.png')).toHaveTextContent(words.reasons.canceled);
  await button(words.remove.replace('{{name}}', 'slow.png')).click();
  await expect.element(page.getByRole('button', { name: words.choose })).toHaveFocus();
});

test('uploads nothing while offline, not even a duplicate, and loses no file that was already being chosen', async () => {
  const queue = await show(vi.fn(), async () => 'menu.png', false);
  queue.add([picture('copy.png')]);
  await expect.element(page.getByText(cannotChange)).toBeVisible();
  await expect.element(row('copy.png').getByText(words.anyway)).toBeDisabled();
  await expect.element(page.getByLabelText(words.choose)).toBeDisabled();
  // Chosen in the system's dialog before the connection was lost.
  const input = document.querySelector('[type=file]') as HTMLElement;
  input.click();
  expect(isChoosing()).toBe(true);
  await userEvent.upload(input, picture('late.png'));
  await expect.element(row('late.png')).toBeVisible();
  expect(isChoosing()).toBe(false);
});
