import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fillIn } from '../../../tests/support/fill-in';
import { mediaFile } from '../../../tests/support/media-files';
import { renderComponent } from '../../../tests/support/render-component';
import type { MediaFile } from '../../domain/media-record';
import common from '../../locales/en/common.json';
import media from '../../locales/en/media.json';
import { DownloadLink } from './download-link';
import { MediaDialog } from './media-dialog';
import type { MediaLabels } from './media-labels';
import { MediaThumbnail } from './media-thumbnail';

const SRC = vi.hoisted(() => 'http://127.0.0.1:9/menu.png'); // nobody answers there
vi.mock('./api/file-url', () => ({ fileUrl: () => SRC }));

const { file: words, types } = media;
const { retry, checkConnection } = common;

const dialog = page.getByRole('dialog');
const link = dialog.getByRole('link', { name: words.download });
const failure = page.getByRole('alert').filter({ hasText: words.downloadFailed });

const show = (file: MediaFile) =>
  renderComponent(
    <MediaDialog file={file} src={SRC} facts={[]} onClose={() => {}}>
      <DownloadLink file={file} src={SRC} />
    </MediaDialog>,
    ['media'],
  );

test('a video that the browser cannot play gets a sheet and a sentence', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async () => new Response()); // the server can be reached
  await show(mediaFile('film', { media_type: 'video' }));
  await expect.element(dialog.getByText(words.notShown)).toBeVisible();
  await expect.element(dialog.getByRole('img', { name: types.video })).toBeVisible();
  expect(document.querySelector('video')).toBeNull();
});

test.each([
  ['too-large', words.tooLarge],
  ['unfinished', words.notShown],
] as const)('a picture without renditions gets a sheet and a sentence: %s', async (no_preview, sentence) => {
  await show(mediaFile('panorama', { no_preview }));
  await expect.element(dialog.getByText(sentence)).toBeVisible();
  await expect.element(dialog.getByRole('img', { name: types.image })).toBeVisible();
});

test('what cannot be reached is requested again on a retry, and not said to be impossible to show', async () => {
  const picture = mediaFile('menu', { generation: '1', renditions: [320] });
  for (const file of [mediaFile('film', { media_type: 'video' }), picture]) {
    const { unmount } = await show(file);
    await expect.element(dialog.getByText(checkConnection)).toBeVisible();
    performance.clearResourceTimings();
    await dialog.getByRole('button', { name: retry }).click();
    await expect.poll(() => JSON.stringify(performance.getEntriesByType('resource'))).toContain('127.0.0.1:9/');
    await expect.element(dialog.getByText(checkConnection)).toBeVisible();
    expect(dialog.getByText(words.notShown).elements()).toEqual([]);
    await unmount();
  }
});

test('shows a PDF in a new tab, always typed as one', async () => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response('%PDF'));
  const replace = vi.fn();
  vi.spyOn(window, 'open').mockReturnValue({ location: { replace } } as unknown as Window);
  const created = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:pdf');
  await show(mediaFile('prices', { media_type: 'document', mime_type: 'application/pdf' }));
  await dialog.getByRole('link', { name: words.open }).click();
  await vi.waitFor(() => expect(replace).toHaveBeenCalledWith('blob:pdf'));
  expect(created.mock.lastCall?.[0]).toHaveProperty('type', 'application/pdf');
});

test('a picture that fails to load shows the placeholder, never its original', async () => {
  const file = mediaFile('menu', { generation: '1', renditions: [320, 640] });
  const labels = { alt: 'A slate', type: types.image, lang: {} } as MediaLabels;
  await renderComponent(<MediaThumbnail file={file} labels={labels} />);
  await expect.element(page.getByRole('img', { name: types.image, exact: true })).toBeVisible();
  expect(document.querySelector(`img[src="${SRC}"]`)).toBeNull();
});

test('a failed download says so in a toast that the keyboard can reach and close beside the dialog', async () => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null, { status: 404 }));
  await show(mediaFile('menu'));
  await link.click();
  await expect.element(failure).toBeVisible();
  await userEvent.keyboard('{Alt>}t{/Alt}'); // the shortcut to the toasts
  await expect.element(failure).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(failure).not.toBeInTheDocument();
  await expect.element(dialog).toBeVisible();
});

test('a download shows its progress, says when no data arrives, and starts again or ends on request', async () => {
  const connections: ReadableStreamDefaultController<Uint8Array>[] = [];
  const start = (connection: (typeof connections)[number]) => void connections.push(connection);
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(async () => new Response(new ReadableStream({ start })));
  const send = (text: string) => connections.at(-1)?.enqueue(new TextEncoder().encode(text));
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const saved = vi.spyOn(URL, 'createObjectURL');
  await show(mediaFile('menu', { file_size: 5 }));
  const stalled = dialog.getByText(fillIn(words.downloadStalled, { seconds: 20 }));
  const isAt = (share: string) =>
    expect.element(dialog.getByRole('link', { name: fillIn(words.downloading, { share }) })).toBeVisible();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await link.click();
  await isAt('0%');
  send('by');
  await isAt('40%');
  vi.advanceTimersByTime(20_000);
  await expect.element(stalled).toBeVisible();
  await dialog.getByRole('button', { name: retry }).click();
  await isAt('0%');
  await dialog.getByRole('button', { name: words.downloadCancel }).click();
  vi.useRealTimers();
  await expect.element(link).toHaveFocus();
  await link.click();
  await vi.waitFor(() => expect(connections).toHaveLength(3));
  send('bytes');
  connections[2]?.close();
  await vi.waitFor(() => expect(clicked.mock.contexts).toMatchObject([{ download: 'menu.png' }]));
  const file = saved.mock.lastCall?.[0] as Blob;
  expect([await file.text(), file.type]).toEqual(['bytes', 'application/octet-stream']); // no browser opens it as a page
  expect(fetched.mock.calls.map(([, request]) => request?.signal?.aborted)).toEqual([true, true, false]);
});
