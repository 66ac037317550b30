import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fillIn } from '../../../tests/support/fill-in';
import { mediaFile } from '../../../tests/support/media-files';
import { renderComponent, wordsOf } from '../../../tests/support/render-component';
import type { MediaFile } from '../../domain/media-record';
import { fileUrl } from './api/file-url';
import { DownloadLink } from './download-link';
import { MediaDialog } from './media-dialog';
import type { MediaLabels } from './media-labels';
import { MediaThumbnail } from './media-thumbnail';

const { file: words, types } = wordsOf('media');
const { retry, checkConnection, toasts } = wordsOf('common');
const SRC = 'http://127.0.0.1:9/menu.png'; // nobody answers there

const dialog = page.getByRole('dialog');
const link = dialog.getByRole('link', { name: words.download });
const failure = page
  .getByRole('region', { name: toasts.label })
  .getByRole('alert')
  .filter({ hasText: words.downloadFailed });

const show = (file: MediaFile, src = SRC, onClose = vi.fn()) =>
  renderComponent(
    <MediaDialog file={file} src={src} facts={[]} onClose={onClose}>
      <DownloadLink file={file} src={src} />
    </MediaDialog>,
    ['media'],
  );

/** The header of a WAV file with 8000 bytes, which are a second. */
const WAV = 'RIFF\x64\x1f\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\x40\x1f\0\0\x40\x1f\0\0\x01\0\x08\0data\x40\x1f\0\0';
const SILENCE = [Uint8Array.from(WAV, (character) => character.charCodeAt(0)), new Uint8Array(8000).fill(128)];

test('a video that cannot be shown gets a sheet and a sentence, and its sound plays if there is any', async () => {
  const film = mediaFile('film', { media_type: 'video', mime_type: 'video/mp4' });
  vi.spyOn(window, 'fetch').mockImplementation(async () => new Response()); // the server can be reached
  const { unmount } = await show(film);
  await expect.element(dialog.getByText(words.notShown)).toBeVisible();
  await expect.element(dialog.getByRole('img', { name: types.video })).toBeVisible();
  expect(document.querySelectorAll('video, audio')).toHaveLength(0);
  await unmount();
  await show(film, URL.createObjectURL(new Blob(SILENCE, { type: 'video/ogg' })));
  await expect.element(dialog.getByText(words.notShown)).toBeVisible();
  await vi.waitFor(() => expect(document.querySelectorAll('video')).toHaveLength(0));
  expect(document.querySelectorAll('audio')).toHaveLength(1);
});

test('a player that loses the connection stays, and continues there on request', async () => {
  await show(mediaFile('song', { media_type: 'audio' }), URL.createObjectURL(new Blob(SILENCE, { type: 'audio/wav' })));
  const player = document.querySelector('audio') as HTMLAudioElement;
  await vi.waitFor(() => expect(player.duration).toBe(1));
  player.currentTime = 0.5;
  vi.spyOn(player, 'error', 'get').mockReturnValue({ code: MediaError.MEDIA_ERR_NETWORK } as MediaError);
  player.dispatchEvent(new Event('error'));
  await dialog.getByRole('button', { name: retry }).click();
  await expect.element(dialog.getByText(checkConnection)).not.toBeInTheDocument();
  await expect.element(dialog.getByText(words.notShown)).not.toBeInTheDocument();
  await expect.element(player).toHaveFocus();
  await vi.waitFor(() => expect([player.readyState > 0, player.currentTime]).toEqual([true, 0.5]));
});

test('what cannot be reached offers a retry instead of saying that it cannot be shown', async () => {
  const picture = mediaFile('menu', { generation: '1', renditions: [320] });
  for (const file of [mediaFile('film', { media_type: 'video' }), picture]) {
    const { unmount } = await show(file);
    await expect.element(dialog.getByText(checkConnection)).toBeVisible();
    await dialog.getByRole('button', { name: retry }).click();
    await expect.element(dialog.getByText(checkConnection)).toBeVisible();
    expect(dialog.getByText(words.notShown).elements()).toEqual([]);
    await unmount();
  }
});

test('the tab of a PDF can be reloaded, and opening the PDF again loads nothing', async () => {
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(async () => new Response('%PDF'));
  const replace = vi.fn();
  vi.spyOn(window, 'open').mockReturnValue({ location: { replace } } as unknown as Window);
  const revoked = vi.spyOn(URL, 'revokeObjectURL');
  await show(mediaFile('prices', { media_type: 'document', mime_type: 'application/pdf' }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const times of [1, 2]) {
    await dialog.getByRole('link', { name: words.open }).click();
    await vi.waitFor(() => expect(replace).toHaveBeenCalledTimes(times));
  }
  vi.advanceTimersByTime(600_000);
  vi.useRealTimers();
  const [[first], [second]] = replace.mock.calls as [[string], [string]];
  expect(second).toBe(first);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(revoked).not.toHaveBeenCalled();
});

test('a picture that fails to load shows the placeholder, never its original, until the connection is back', async () => {
  const file = mediaFile('menu', { title: 'Menu', generation: '1', renditions: [320, 640] });
  const labels = { alt: 'A slate', type: types.image, lang: {} } as MediaLabels;
  await renderComponent(<MediaThumbnail file={file} labels={labels} />);
  const placeholder = page.getByRole('img', { name: types.image, exact: true });
  await expect.element(placeholder).toBeVisible();
  expect(document.querySelector(`img[src="${fileUrl(file)}"]`)).toBeNull();
  const picture = new Promise((resolve) => {
    const look = () => resolve(document.querySelector('img[alt="A slate"]'));
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });
  const reconnecting = setInterval(() => dispatchEvent(new Event('online')), 50); // the effect that listens may run late
  expect(await picture).not.toBeNull(); // it fails again a moment later
  clearInterval(reconnecting);
});

test('a failed download says so in a toast that can be closed while the dialog stays open', async () => {
  const breaks = async () => new Response(new ReadableStream({ pull: (stream) => stream.error(new TypeError()) }));
  vi.spyOn(window, 'fetch')
    .mockImplementation(breaks)
    .mockResolvedValueOnce(new Response(null, { status: 404 }));
  const saved = vi.spyOn(URL, 'createObjectURL');
  await show(mediaFile('menu'));
  await link.click();
  await expect.element(failure).toBeVisible();
  await userEvent.keyboard('{Alt>}t{/Alt}'); // the shortcut to the toasts
  await expect.element(failure).toHaveFocus();
  await userEvent.tab();
  await expect.element(failure.getByRole('button', { name: toasts.close })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(failure).not.toBeInTheDocument();
  await link.click();
  await failure.getByRole('button', { name: toasts.close }).click();
  await expect.element(failure).not.toBeInTheDocument();
  await expect.element(dialog).toBeVisible();
  expect(saved).not.toHaveBeenCalled();
});

test('a download shows its progress, says when no data arrives, and starts again or ends on request', async () => {
  const connections: ReadableStreamDefaultController<Uint8Array>[] = [];
  const start = (connection: (typeof connections)[number]) => void connections.push(connection);
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(async () => new Response(new ReadableStream({ start })));
  const send = (text: string) => connections.at(-1)?.enqueue(new TextEncoder().encode(text));
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const saved = vi.spyOn(URL, 'createObjectURL');
  await show(mediaFile('menu', { file_size: 5 }), `${SRC}?stalls`);
  const stalled = dialog.getByText(fillIn(words.downloadStalled, { seconds: 20 }));
  const isAt = (share: string) =>
    expect.element(dialog.getByRole('link', { name: fillIn(words.downloading, { share }) })).toBeVisible();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await link.click();
  await isAt('0%');
  vi.advanceTimersByTime(20_000);
  await expect.element(stalled).toBeVisible();
  send('by');
  await isAt('40%');
  await expect.element(stalled).not.toBeInTheDocument();
  vi.advanceTimersByTime(20_000);
  await dialog.getByRole('button', { name: retry }).click();
  await isAt('0%');
  await dialog.getByRole('button', { name: words.downloadCancel }).click();
  vi.advanceTimersByTime(20_000);
  await expect.element(link).toHaveFocus();
  await expect.element(stalled).not.toBeInTheDocument();
  await link.click();
  await vi.waitFor(() => expect(connections).toHaveLength(3));
  send('bytes');
  connections[2]?.close();
  vi.useRealTimers();
  await vi.waitFor(() => expect(clicked.mock.contexts).toMatchObject([{ download: 'menu.png' }]));
  const file = saved.mock.lastCall?.[0] as Blob;
  expect([await file.text(), file.type]).toEqual(['bytes', 'application/octet-stream']); // no browser opens it as a page
  expect(fetched.mock.calls.map(([, request]) => request?.signal?.aborted)).toEqual([true, true, false]);
  await expect.element(link).toBeVisible();
});
