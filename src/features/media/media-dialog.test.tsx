import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
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
const getCaptions = vi.hoisted(() => vi.fn<typeof import('./api/get-captions').getCaptions>());
vi.mock('./api/file-url', () => ({ fileUrl: () => SRC }));
vi.mock('./api/get-captions', () => ({ getCaptions }));

const { file: words, types } = media;
const { retry, checkConnection } = common;

const dialog = page.getByRole('dialog');
const link = dialog.getByRole('link', { name: words.download, exact: true });
const failure = page.getByRole('alert').filter({ hasText: words.downloadFailed });

const show = (file: MediaFile) =>
  renderComponent(
    <MediaDialog file={file} src={SRC} facts={[]} onClose={() => {}}>
      <DownloadLink file={file} src={SRC} />
    </MediaDialog>,
    ['media'],
  );

/** The browser has requested the file, or a rendition of it. */
const isRequested = () =>
  expect.poll(() => JSON.stringify(performance.getEntriesByType('resource'))).toContain('127.0.0.1:9/');

const FILM = mediaFile('film', { media_type: 'video' });
const PICTURE = mediaFile('menu', { generation: '1', renditions: [320] });

describe('a video that the browser cannot play', () => {
  beforeEach(async () => {
    vi.spyOn(window, 'fetch').mockImplementation(async () => new Response()); // the server can be reached
    await show(FILM);
  });

  test('is said to be impossible to show', async () => {
    await expect.element(dialog.getByText(words.notShown)).toBeVisible();
  });

  test('gets a sheet in place of its player', async () => {
    await expect.element(dialog.getByRole('img', { name: types.video })).toBeVisible();
    expect(document.querySelector('video')).toBeNull();
  });
});

describe('a video whose sound is all that the browser plays', () => {
  beforeEach(async () => {
    vi.spyOn(window, 'fetch').mockReturnValue(new Promise(() => {})); // its failure to load stays unknown
    vi.spyOn(HTMLVideoElement.prototype, 'videoWidth', 'get').mockReturnValue(0);
    await show(FILM);
    await vi.waitFor(() => expect(document.querySelector('video')).not.toBeNull());
    document.querySelector('video')?.dispatchEvent(new Event('loadedmetadata'));
  });

  test('is said to be impossible to show', async () => {
    await expect.element(dialog.getByText(words.notShown)).toBeVisible();
  });

  test('can be listened to', async () => {
    await expect.poll(() => document.querySelector('audio')?.getAttribute('src')).toBe(SRC);
    expect(document.querySelector('audio')?.controls).toBe(true);
  });
});

describe('the captions of a video', () => {
  const tracks = () => [...document.querySelectorAll('track')];

  beforeEach(async () => {
    vi.spyOn(window, 'fetch').mockReturnValue(new Promise(() => {})); // its failure to load stays unknown
    getCaptions.mockResolvedValue([
      { language: 'en', text: 'WEBVTT\n\n00:00.000 --> 00:09.000\nHello' },
      { language: 'es', text: 'WEBVTT\n\n00:00.000 --> 00:09.000\nHola' },
    ]);
    await show({ ...FILM, captions: ['en', 'es'] });
    await expect.poll(tracks).toHaveLength(2);
  });

  test('are offered by the names of their languages', () => {
    expect(tracks().map(({ label }) => label)).toEqual([media.captions.en, media.captions.es]);
  });

  test('are marked with their languages', () => {
    expect(tracks().map(({ srclang }) => srclang)).toEqual(['en', 'es']);
  });

  test('show what is said', async () => {
    const [english] = tracks();
    if (english) english.track.mode = 'showing';
    const cues = () => Array.from(english?.track.cues ?? [], (cue) => (cue as VTTCue).text);
    await expect.poll(cues).toEqual(['Hello']);
  });
});

test.each([
  ['too-large', words.tooLarge],
  ['unfinished', words.notShown],
] as const)('says why a picture has no preview: %s', async (no_preview, sentence) => {
  await show(mediaFile('panorama', { no_preview }));
  await expect.element(dialog.getByText(sentence)).toBeVisible();
});

test.each(['too-large', 'unfinished'] as const)('a picture without a preview gets a sheet: %s', async (no_preview) => {
  await show(mediaFile('panorama', { no_preview }));
  await expect.element(dialog.getByRole('img', { name: types.image })).toBeVisible();
});

describe.each([
  ['video', FILM],
  ['picture', PICTURE],
])('a %s that cannot be reached', (_, file) => {
  async function retryAll() {
    await expect.element(dialog.getByText(checkConnection)).toBeVisible();
    performance.clearResourceTimings();
    await dialog.getByRole('button', { name: retry }).click();
    await isRequested();
  }

  test('asks the visitor to check the connection', async () => {
    await show(file);
    await expect.element(dialog.getByText(checkConnection)).toBeVisible();
  });

  test('is not said to be impossible to show', async () => {
    await show(file);
    await expect.element(dialog.getByText(checkConnection)).toBeVisible();
    expect(dialog.getByText(words.notShown).query()).toBeNull();
  });

  test('is requested again on a retry', async () => {
    await show(file);
    await retryAll();
  });

  test('asks to check the connection again after a retry that failed', async () => {
    await show(file);
    await retryAll();
    await expect.element(dialog.getByText(checkConnection)).toBeVisible();
    expect(dialog.getByText(words.notShown).query()).toBeNull();
  });
});

describe('the retry of a video that cannot be reached', () => {
  const film = () => document.querySelector('video');
  const again = dialog.getByRole('button', { name: retry });

  beforeEach(async () => {
    await show(FILM);
    await expect.element(again).toBeVisible();
    vi.spyOn(window, 'fetch').mockReturnValue(new Promise(() => {})); // what comes of the retry stays unknown
  });

  test('continues at the moment that was reached', async () => {
    vi.spyOn(HTMLMediaElement.prototype, 'currentTime', 'get').mockReturnValue(7);
    const jump = vi.spyOn(HTMLMediaElement.prototype, 'currentTime', 'set');
    await again.click();
    expect(jump.mock.calls).toEqual([[7]]);
  });

  test('moves the focus to the player', async () => {
    await again.click();
    await expect.poll(() => document.activeElement).toBe(film());
  });

  test('no longer asks to check the connection', async () => {
    await again.click();
    await expect.element(dialog.getByText(checkConnection)).not.toBeInTheDocument();
  });
});

describe('a picture that is missing from storage', () => {
  const sheet = dialog.getByRole('img', { name: types.image });

  test('offers no retry', async () => {
    await show({ ...PICTURE, missing_since: 1 });
    await expect.element(sheet).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: retry })).not.toBeInTheDocument();
  });

  test('is not said to be impossible to show', async () => {
    await show(mediaFile('menu', { missing_since: 1 }));
    await expect.element(sheet).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 300)); // longer than a live region takes to speak
    await expect.element(dialog.getByText(words.notShown)).not.toBeInTheDocument();
  });
});

const pdf = (generation: string) =>
  mediaFile('prices', { media_type: 'document', mime_type: 'application/pdf', generation });

/** Opens a PDF that no test has opened before, whose tab then shows `blob:pdf`. */
async function openPdf(generation: string, answer = Promise.resolve(new Response('%PDF'))) {
  vi.spyOn(window, 'fetch').mockReturnValue(answer);
  const replace = vi.fn();
  vi.spyOn(window, 'open').mockReturnValue({ location: { replace } } as unknown as Window);
  const created = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:pdf');
  await show(pdf(generation));
  await dialog.getByRole('link', { name: words.open }).click();
  return { created, replace };
}

test('shows a PDF in a new tab', async () => {
  const { replace } = await openPdf('1');
  await vi.waitFor(() => expect(replace).toHaveBeenCalledWith('blob:pdf'));
});

test('the tab of a PDF shows it as a PDF although the server names another type', async () => {
  const { created } = await openPdf('2');
  await vi.waitFor(() => expect(created).toHaveBeenCalledOnce());
  expect(created.mock.lastCall?.[0]).toHaveProperty('type', 'application/pdf');
});

test('a PDF that is opened again is not loaded again', async () => {
  const { replace } = await openPdf('6');
  await expect.poll(() => replace.mock.calls.length).toBe(1);
  await dialog.getByRole('link', { name: words.open }).click();
  await expect.poll(() => replace.mock.calls.length).toBe(2);
  expect(fetch).toHaveBeenCalledOnce();
});

test('the tab of a PDF that cannot be loaded opens its URL', async () => {
  const { replace } = await openPdf('3', Promise.resolve(new Response(null, { status: 404 })));
  await vi.waitFor(() => expect(replace).toHaveBeenCalledWith(SRC));
});

test('the browser follows the link to a PDF if it blocks the new tab', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  await show(pdf('4'));
  const presses: boolean[] = [];
  const stay = (event: Event) => {
    presses.push(event.defaultPrevented);
    event.preventDefault();
  };
  addEventListener('click', stay);
  onTestFinished(() => removeEventListener('click', stay));
  await dialog.getByRole('link', { name: words.open }).click();
  expect(presses).toEqual([false]);
});

test('a PDF that is missing cannot be opened', async () => {
  await show({ ...pdf('5'), missing_since: 1 });
  await expect.element(dialog).toBeVisible();
  await expect.element(dialog.getByRole('link', { name: words.open })).not.toBeInTheDocument();
});

/** Shows the thumbnail of a picture, which fails to load. */
async function showThumbnail() {
  const file = mediaFile('menu', { generation: '1', renditions: [320, 640] });
  const labels = { alt: 'A slate', type: types.image, lang: {} } as MediaLabels;
  await renderComponent(<MediaThumbnail file={file} labels={labels} />);
  await expect.element(page.getByRole('img', { name: types.image, exact: true })).toBeVisible();
}

test('a picture that fails to load shows the placeholder, never its original', async () => {
  await showThumbnail();
  expect(document.querySelector(`img[src="${SRC}"]`)).toBeNull();
});

test('a picture that failed to load is loaded again when the connection is back', async () => {
  await showThumbnail();
  performance.clearResourceTimings();
  dispatchEvent(new Event('online'));
  await isRequested();
});

test('a picture is loaded again if the connection is back as soon as it failed', async () => {
  const placeholder = () => document.querySelector(`[role=img][aria-label="${types.image}"]`);
  const observer = new MutationObserver(() => {
    if (!placeholder()) return;
    observer.disconnect();
    performance.clearResourceTimings();
    dispatchEvent(new Event('online'));
  });
  observer.observe(document.body, { childList: true, subtree: true });
  await showThumbnail();
  await isRequested();
});

describe('a download that is too large for the memory', () => {
  const film = { ...FILM, file_size: 200 * 1024 * 1024 + 1 };
  const started = () => vi.mocked(HTMLAnchorElement.prototype.click).mock.contexts;

  async function start(answer: () => Response) {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    vi.spyOn(window, 'fetch').mockImplementation(async () => answer());
    await show(film);
    await link.click();
  }

  test('is left to the browser', async () => {
    await start(() => new Response('b'));
    await expect.poll(started).toMatchObject([{ href: SRC, download: 'film.png' }]);
  });

  test('loads only one byte to see that the file is there', async () => {
    await start(() => new Response('b'));
    await expect.poll(started).toHaveLength(1);
    const requests = vi.mocked(fetch).mock.calls.filter(([, request]) => request?.method !== 'HEAD'); // of the player
    expect(requests).toMatchObject([[SRC, { headers: { Range: 'bytes=0-0' } }]]);
  });

  test('is said to have failed if the file is not there', async () => {
    await start(() => new Response(null, { status: 404 }));
    await expect.element(failure).toBeVisible();
  });

  test('does not start if the file is not there', async () => {
    await start(() => new Response(null, { status: 404 }));
    await expect.element(failure).toBeVisible();
    expect(started()).toEqual([]);
  });
});

describe('a failed download', () => {
  beforeEach(async () => {
    vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null, { status: 404 }));
    await show(mediaFile('menu'));
    await link.click();
    await expect.element(failure).toBeVisible();
  });

  test('says so in a toast that the keyboard reaches beside the dialog', async () => {
    await userEvent.keyboard('{Alt>}t{/Alt}'); // the shortcut to the toasts
    await expect.element(failure).toHaveFocus();
  });

  test('has a toast that the keyboard closes', async () => {
    await userEvent.keyboard('{Alt>}t{/Alt}');
    await expect.element(failure).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(failure).not.toBeInTheDocument();
  });

  test('leaves the dialog open when its toast is closed', async () => {
    await failure.getByRole('button').click();
    await expect.element(failure).not.toBeInTheDocument();
    await expect.element(dialog).toBeVisible();
  });
});

describe('a download', () => {
  const cancel = dialog.getByRole('button', { name: words.downloadCancel });
  const stalled = dialog.getByText(fillIn(words.downloadStalled, { seconds: 20 }));
  const isAt = (share: string) =>
    expect.element(dialog.getByRole('link', { name: fillIn(words.downloading, { share }) })).toBeVisible();

  let connections: ReadableStreamDefaultController<Uint8Array>[] = [];
  /** Sends a part of the file, which has five bytes. */
  const send = (text: string) => connections.at(-1)?.enqueue(new TextEncoder().encode(text));
  /** Whether each request was aborted. */
  const aborted = () => vi.mocked(fetch).mock.calls.map(([, request]) => request?.signal?.aborted);

  beforeEach(async () => {
    connections = [];
    const start = (connection: (typeof connections)[number]) => void connections.push(connection);
    vi.spyOn(window, 'fetch').mockImplementation(async () => new Response(new ReadableStream({ start })));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    vi.spyOn(URL, 'createObjectURL');
    await show(mediaFile('menu', { file_size: 5 }));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await link.click();
    await isAt('0%');
  });
  afterEach(async () => {
    vi.useRealTimers();
    for (const connection of connections) connection.error(new Error('The test has ended'));
    await expect.element(link).toBeVisible(); // no download runs on into the next test
  });

  async function stall() {
    vi.advanceTimersByTime(20_000);
    await expect.element(stalled).toBeVisible();
  }

  async function finish() {
    vi.useRealTimers();
    send('bytes');
    connections.at(-1)?.close();
    await expect.element(link).toBeVisible();
  }

  test('shows its progress', async () => {
    send('by');
    await isAt('40%');
  });

  test('does not start again at a second press', async () => {
    send('by');
    await isAt('40%');
    await dialog.getByRole('link', { name: fillIn(words.downloading, { share: '40%' }) }).click();
    send('t');
    await isAt('60%');
    expect(connections).toHaveLength(1);
  });

  test('says when no data arrives', async () => {
    await stall();
  });

  test('says on the screen, not only to screen readers, when no data arrives', async () => {
    await stall();
    expect(stalled.element().clientWidth).toBeGreaterThan(1);
  });

  test('starts again on request when no data arrives', async () => {
    send('by');
    await isAt('40%');
    await stall();
    await dialog.getByRole('button', { name: retry }).click();
    await isAt('0%');
    expect(aborted()).toEqual([true, false]);
  });

  test('ends on request', async () => {
    await cancel.click();
    await expect.element(link).toBeVisible();
    expect(aborted()).toEqual([true]);
  });

  test('returns the focus to its link when it is canceled', async () => {
    await cancel.click();
    await expect.element(link).toHaveFocus();
  });

  test('can be started again after it was canceled', async () => {
    await cancel.click();
    await link.click();
    await isAt('0%');
    expect(aborted()).toEqual([true, false]);
  });

  test('saves the file under its name', async () => {
    await finish();
    expect(vi.mocked(HTMLAnchorElement.prototype.click).mock.contexts).toMatchObject([{ download: 'menu.png' }]);
  });

  test('saves the bytes of the file', async () => {
    await finish();
    const file = vi.mocked(URL.createObjectURL).mock.lastCall?.[0] as Blob;
    expect(await file.text()).toBe('bytes');
  });

  test('saves the file with a type that no browser opens as a page', async () => {
    await finish();
    expect(vi.mocked(URL.createObjectURL).mock.lastCall?.[0]).toHaveProperty('type', 'application/octet-stream');
  });
});

test('a download of unknown size shows no percentage', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async () => new Response(new ReadableStream()));
  await show(mediaFile('menu', { file_size: null }));
  await link.click();
  await expect
    .element(dialog.getByRole('link', { name: fillIn(words.downloading, { share: '' }).trim(), exact: true }))
    .toBeVisible();
  await dialog.getByRole('button', { name: words.downloadCancel }).click(); // it would run on into the next test
});
