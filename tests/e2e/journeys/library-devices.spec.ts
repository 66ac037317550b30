import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { fillIn } from '../../support/words';
import { expect, test } from '../journey';
import { oneRecord, recordsOf } from '../objects';
import { galleryOf } from '../visitor';

/** Drops files and folders of this machine on the page, as the system does. */
async function dropPaths(page: Page, files: string[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files, dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, x: 300, y: 300, data });
  await session.detach();
}

test(
  'files from cameras upload, although the browser does not know their types',
  {
    tag: '@desktop',
  },
  async ({ page, site, services, library, mark }, testInfo) => {
    const types = {
      HEIC: 'image/heic',
      DNG: 'image/x-adobe-dng',
      MOV: 'video/quicktime',
      AVI: 'video/x-msvideo',
      '3GP': 'video/3gpp',
      MTS: 'video/mp2t',
      AAC: 'audio/aac',
    };
    const names = Object.keys(types).map((extension) => `IMG ${mark}.${extension}`);
    const paths = names.map((name) => testInfo.outputPath(name));
    for (const [index, path] of paths.entries()) await writeFile(path, `${path} ${index}`);
    await library.open();
    await library.uploadButton.click();
    await library.picker.setInputFiles(paths);
    await library.hasUploaded(names.length);
    await expect(page.getByText(site.words('library').upload.reasons['wrong-type'])).toHaveCount(0);
    for (const [index, mime] of Object.values(types).entries()) {
      const record = await oneRecord(services, 'file_name', names[index] as string);
      expect(record.data()).toMatchObject({ mime_type: mime, media_type: mime.split('/')[0] });
      const [{ contentType }] = await services.bucket.file(record.get('file_path')).getMetadata();
      expect(contentType).toBe(mime);
    }
  },
);

test(
  'a dropped folder uploads the files in it, and an empty one says so',
  {
    tag: '@desktop',
  },
  async ({ page, site, services, library, files: [png, jpeg, pdf], mark }, testInfo) => {
    const { upload } = site.words('library');
    const [trip, empty] = [testInfo.outputPath(`trip ${mark}`), testInfo.outputPath(`empty ${mark}`)];
    const deep = join(trip, 'day', 'night');
    for (const folder of [deep, empty]) await mkdir(folder, { recursive: true });
    await writeFile(join(trip, png.name), png.buffer);
    await writeFile(join(deep, jpeg.name), jpeg.buffer);
    await writeFile(join(trip, `.hidden ${mark}.pdf`), pdf.buffer);
    const single = testInfo.outputPath(pdf.name);
    await writeFile(single, pdf.buffer);

    await library.open();
    await dropPaths(page, [trip, single]);
    await library.hasUploaded(3);
    for (const { name } of [png, jpeg, pdf]) await oneRecord(services, 'file_name', name);
    expect(await recordsOf(services, 'file_name', `.hidden ${mark}.pdf`)).toEqual([]);

    await dropPaths(page, [empty]);
    await expect(library.toast(fillIn(upload.emptyFolders_one, { names: `empty ${mark}` }))).toBeVisible();
    await expect(library.uploads).toBeHidden();
  },
);

const CAPTIONS = 'WEBVTT\r\n\r\n00:00.000 --> 00:09.000\r\n¡Buenas tardes!\r\n';
const vtt = (text: string) => ({ name: 'film.vtt', mimeType: 'text/vtt', buffer: Buffer.from(text) });

/** What the player of an open file offers: the language, label and texts of each track. */
const offered = (page: Page) =>
  page
    .getByRole('dialog')
    .locator('video')
    .evaluate(async (video: HTMLVideoElement) => {
      const pause = () => new Promise((end) => setTimeout(end, 100));
      for (let tries = 0; video.textTracks.length === 0 && tries < 30; tries += 1) await pause();
      const texts: [string, string, string[]][] = [];
      for (const track of video.textTracks) {
        track.mode = 'showing';
        for (let tries = 0; !track.cues?.length && tries < 50; tries += 1) await pause();
        texts.push([track.language, track.label, [...(track.cues ?? [])].map((cue) => (cue as VTTCue).text)]);
      }
      return texts;
    });

test('staff add captions to a video, a player offers them, and staff replace and remove them', {
  tag: '@desktop',
}, async ({ page, context, site, services, library, place, mark }) => {
  const { edit } = site.words('library');
  const media = site.words('media');
  const [seeded] = (await recordsOf(services, 'file_name', 'del-atardecer-a-la-noche.webm')) as [
    Awaited<ReturnType<typeof oneRecord>>,
  ];
  const [buffer] = await services.bucket.file(seeded.get('file_path')).download();
  const film = { name: `film ${mark}.webm`, mimeType: 'video/webm', buffer };
  await place([film]);
  await library.open();

  const field = library.editor.getByRole('group', { name: edit.spanish.captions });
  const openField = async () => {
    await library.edit(film.name).click();
    await library.editor.getByRole('tab', { name: edit.languages.es }).press('Enter');
  };
  const choose = (text: string) => field.locator('input[type=file]').setInputFiles(vtt(text));
  const save = async () => {
    await library.save.click();
    await expect(library.editor).toBeHidden();
  };
  await openField();
  await choose('1\n00:00:00,000 --> 00:00:01,000\nSubRip');
  await expect(library.editor.getByText(edit.captions.notWebVtt)).toBeVisible();
  await expect(field.getByRole('status')).toHaveText(edit.captions.none);
  const chooser = page.waitForEvent('filechooser');
  await field.getByRole('button', { name: edit.captions.choose }).press('Enter');
  await (await chooser).setFiles(vtt(CAPTIONS));
  await expect(field.getByRole('status')).toHaveText(edit.captions.chosen);
  await expect(library.editor.getByText(edit.captions.notWebVtt)).toHaveCount(0);
  await save();

  await expect(async () => {
    await library.view(film.name).click(); // the list gets the change a moment later
    const found = await offered(page);
    await page.getByRole('dialog').getByRole('button', { name: media.file.close }).click();
    expect(found).toEqual([['es', media.captions.es, ['¡Buenas tardes!']]]);
  }).toPass();

  await openField();
  await choose(CAPTIONS.replace('tardes', 'noches'));
  await expect(field.getByRole('status')).toHaveText(edit.captions.chosen);
  await save();
  const visitor = await context.newPage();
  const gallery = galleryOf(visitor, site);
  await expect(async () => {
    await gallery.open(`?q=${mark}`);
    await gallery.file(film.name).click();
    expect(await offered(visitor)).toEqual([['es', media.captions.es, ['¡Buenas noches!']]]);
  }).toPass();
  await visitor.close();

  await openField();
  await field.getByRole('button', { name: edit.captions.remove }).press('Enter');
  await expect(field.getByRole('status')).toHaveText(edit.captions.none);
  await save();
  const record = await oneRecord(services, 'file_name', film.name);
  expect(record.get('captions')).toEqual([]);
  expect((await record.ref.collection('captions').get()).size).toBe(0);
});

/** A second of silence as a WAV file. */
function silence(): Buffer {
  const RATE = 8000;
  const head = Buffer.alloc(44);
  for (const [at, text] of [
    [0, 'RIFF'],
    [8, 'WAVEfmt '],
    [36, 'data'],
  ] as const)
    head.write(text, at, 'latin1');
  for (const [at, value] of [
    [4, 36 + RATE],
    [16, 16],
    [24, RATE],
    [28, RATE],
    [40, RATE],
  ] as const)
    head.writeUInt32LE(value, at);
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 1],
    [34, 8],
  ] as const)
    head.writeUInt16LE(value, at);
  return Buffer.concat([head, Buffer.alloc(RATE, 128)]);
}

test('a video that cannot be shown gets a sheet, a sentence and a download', async ({
  page,
  site,
  library,
  gallery,
  files: [png],
  place,
  mark,
  isMobile,
}) => {
  const { file: words, types } = site.words('media');
  const film = { ...png, name: `film ${mark}.mp4`, mimeType: 'video/mp4' };
  const sound = { name: `sound ${mark}.ogg`, mimeType: 'video/ogg', buffer: silence() };
  await place([film, sound]);
  const dialog = page.getByRole('dialog');
  const expectSheet = async (name: string, players: number) => {
    await expect(dialog.getByText(words.notShown)).toBeVisible();
    await expect(dialog.getByRole('img', { name: types.video })).toBeVisible();
    await expect(dialog.locator('video')).toHaveCount(0);
    await expect(dialog.locator('audio')).toHaveCount(players);
    const downloading = page.waitForEvent('download');
    await dialog.getByRole('link', { name: words.download }).click();
    expect((await downloading).suggestedFilename()).toBe(name);
    await page.keyboard.press('Escape');
  };
  await gallery.open(`?q=${mark}`);
  await gallery.file(film.name).click();
  await expectSheet(film.name, 0);
  await gallery.file(sound.name).click();
  await expectSheet(sound.name, 1);
  if (isMobile) return;
  await library.open();
  await library.view(film.name).click();
  await expectSheet(film.name, 0);
});

test('a download without data for a while says so, and starts again or ends on request', {
  tag: '@desktop',
}, async ({ page, context, site, gallery, files: [picture], place, mark }) => {
  const { file: words, retry } = site.words('media');
  const { dialog } = gallery;
  await place([picture]);
  await gallery.open(`?q=${mark}`);
  await gallery.file(picture.name).click();
  await page.clock.install();
  let isHeld = true;
  await context.route(/alt=media/, (route) =>
    isHeld && route.request().resourceType() === 'fetch' ? undefined : route.fallback(),
  );
  const link = dialog.getByRole('link', { name: words.download });
  const stalled = dialog.getByText(fillIn(words.downloadStalled, { seconds: 20 }));
  await link.click();
  const busy = dialog.getByRole('link', { name: fillIn(words.downloading, { share: '0%' }) });
  await expect(busy).toBeVisible();
  await expect(stalled).toHaveCount(0);
  await page.clock.runFor(20_000);
  await expect(stalled).toBeVisible();
  await dialog.getByRole('button', { name: words.downloadCancel }).click();
  await expect(link).toBeFocused();
  await expect(stalled).toHaveCount(0);

  await link.click();
  await page.clock.runFor(20_000);
  isHeld = false;
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: retry }).click();
  expect((await downloading).suggestedFilename()).toBe(picture.name);
  await expect(link).toBeVisible();
});
