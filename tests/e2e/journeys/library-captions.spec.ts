import type { Page } from 'playwright/test';
import { expect, test } from '../journey';
import { oneRecord, recordsOf } from '../objects';
import { galleryOf } from '../visitor';

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

test('staff add captions to a video, a visitor plays it with them, and staff replace and remove them', {
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
  const chooser = page.waitForEvent('filechooser');
  await field.getByRole('button', { name: edit.captions.choose }).press('Enter');
  await (await chooser).setFiles(vtt(CAPTIONS));
  await expect(field.getByRole('status')).toHaveText(edit.captions.chosen);
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
  const video = gallery.dialog.locator('video');
  await video.evaluate((element: HTMLVideoElement) => {
    element.muted = true;
    return element.play();
  });
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0);
  await visitor.close();

  await openField();
  await field.getByRole('button', { name: edit.captions.remove }).press('Enter');
  await expect(field.getByRole('status')).toHaveText(edit.captions.none);
  await save();
  const record = await oneRecord(services, 'file_name', film.name);
  expect(record.get('captions')).toEqual([]);
  expect((await record.ref.collection('captions').get()).size).toBe(0);
});
