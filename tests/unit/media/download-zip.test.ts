import { unzipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import type { MediaFile } from '../../../src/domain/media-record';
import { downloadAsZip, ZipTooLarge } from '../../../src/features/media/download-zip';
import { mediaFile } from '../../support/media-files';

const GB = 1024 ** 3;
const files = ['a', 'b', 'c'].map((id) => mediaFile(id));
const huge = [mediaFile('video', { file_size: 1.5 * GB }), mediaFile('film', { file_size: 1.5 * GB })];

/** A browser, and what it saves. `chooser` is its dialog for files, if it has one. */
function browser({ deviceMemory, chooser }: { deviceMemory?: number; chooser?: () => Promise<unknown> } = {}) {
  const click = vi.fn();
  for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, vi.fn());
  vi.stubGlobal('document', { createElement: () => ({ click }) });
  vi.stubGlobal('navigator', { deviceMemory });
  vi.stubGlobal('window', chooser ? { showSaveFilePicker: chooser } : {});
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('bytes')),
  );
  const blobs = vi.spyOn(URL, 'createObjectURL');
  return { saved: click.mock.contexts as HTMLAnchorElement[], blobs };
}

/** A file that the user chose. It has the written bytes once it is closed; they may be discarded instead. */
function chosenFile() {
  const file = { bytes: new Blob(), isDiscarded: false };
  const chunks: BlobPart[] = [];
  const sink = new WritableStream<BlobPart>({
    write(chunk) {
      chunks.push(chunk);
    },
    close() {
      file.bytes = new Blob(chunks);
    },
    abort() {
      file.isDiscarded = true;
    },
  });
  return { file, choose: async () => ({ createWritable: async () => sink }) };
}

const entriesOf = async (zip: Blob | undefined) =>
  Object.keys(unzipSync(new Uint8Array(await (zip as Blob).arrayBuffer())));

describe('if the server does not have one of the files', () => {
  function browserWithoutFile() {
    const { blobs } = browser();
    vi.mocked(fetch).mockResolvedValueOnce(new Response(null, { status: 404 }));
    return blobs;
  }

  it('returns that file', async () => {
    browserWithoutFile();
    expect(await downloadAsZip(files)).toEqual(files.slice(0, 1));
  });

  it('saves a ZIP of the other ones', async () => {
    const blobs = browserWithoutFile();
    await downloadAsZip(files);
    const [zip] = blobs.mock.lastCall ?? [];
    expect(await entriesOf(zip as Blob)).toEqual(['b.png', 'c.png']);
  });
});

it('names the ZIP by the day', async () => {
  const { saved } = browser();
  await downloadAsZip(files);
  expect(saved).toMatchObject([{ download: expect.stringMatching(/^media-\d{4}-\d\d-\d\d\.zip$/) }]);
});

it('saves no ZIP if the connection breaks between two files', async () => {
  const { saved } = browser();
  vi.mocked(fetch).mockResolvedValueOnce(new Response('bytes')).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(downloadAsZip(files)).rejects.toThrow('Failed to fetch');
  expect(saved).toEqual([]);
});

it('saves the files under names that every system can extract', async () => {
  const { blobs } = browser();
  const names = ['photos', 'photos/a.txt', '../../up.txt', 'emoji-🌵.txt', 'Menu 10:12.txt'];
  await downloadAsZip(names.map((file_name, index) => mediaFile(String(index), { file_name })));
  const [zip] = blobs.mock.lastCall ?? [];
  // The names are read as UTF-8 only if the archive says so.
  expect(await entriesOf(zip as Blob)).toEqual(['photos', 'photos_a.txt', 'up.txt', 'emoji-🌵.txt', 'Menu 10_12.txt']);
});

it.each<[string, number | undefined, selected: MediaFile[], limit: number]>([
  ['with much memory', 8, huge, 2 * GB],
  ['that does not tell its memory', undefined, huge.slice(1), GB],
  ['with little memory', 1, [mediaFile('clip', { file_size: GB / 4 + 1 })], GB / 4],
])('loads nothing if the ZIP is too large for a device %s', async (_, deviceMemory, selected, limit) => {
  browser({ deviceMemory });
  const size = selected.reduce((sum, { file_size }) => sum + (file_size ?? 0), 0);
  await expect(downloadAsZip(selected)).rejects.toThrow(new ZipTooLarge(size, limit));
  expect(fetch).not.toHaveBeenCalled();
});

describe('a ZIP that is too large for the memory', () => {
  it('is written into a file that the user chooses', async () => {
    const { file, choose } = chosenFile();
    browser({ chooser: choose });
    expect(await downloadAsZip(huge)).toEqual([]);
    expect(await entriesOf(file.bytes)).toEqual(['video.png', 'film.png']);
  });

  it('is not collected in memory', async () => {
    const { saved } = browser({ chooser: chosenFile().choose });
    await downloadAsZip(huge);
    expect(saved).toEqual([]);
  });

  it('is discarded if the connection breaks', async () => {
    const { file, choose } = chosenFile();
    browser({ chooser: choose });
    vi.mocked(fetch)
      .mockResolvedValueOnce(new Response('bytes'))
      .mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(downloadAsZip(huge)).rejects.toThrow('Failed to fetch');
    expect(file.isDiscarded).toBe(true);
  });

  it('is not loaded if the user chooses no file', async () => {
    browser({ chooser: () => Promise.reject(new DOMException('The user aborted a request.', 'AbortError')) });
    expect(await downloadAsZip(huge)).toEqual([]);
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('a small ZIP in a browser that could ask for a file', () => {
  it('is collected in memory', async () => {
    const { saved } = browser({ chooser: vi.fn() });
    await downloadAsZip(files);
    expect(saved).toHaveLength(1);
  });

  it('asks for no file', async () => {
    const chooser = vi.fn();
    browser({ chooser });
    await downloadAsZip(files);
    expect(chooser).not.toHaveBeenCalled();
  });
});
