import type { Page } from 'playwright/test';
import { expect, test } from '../journey';
import { oneRecord } from '../objects';
import { galleryOf } from '../visitor';

const CAPTIONS = 'WEBVTT\r\n\r\n00:00.000 --> 00:09.000\r\n¡Buenas tardes!\r\n';

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

test('staff add captions to a video, and a visitor plays it with them', {
  tag: '@desktop',
}, async ({ page, context, site, services, library, place, mark }) => {
  const { edit } = site.words('library');
  const media = site.words('media');
  const seeded = await oneRecord(services, 'del-atardecer-a-la-noche.webm');
  const [buffer] = await services.bucket.file(seeded.get('file_path')).download();
  const film = { name: `film ${mark}.webm`, mimeType: 'video/webm', buffer };
  await place([film]);
  await library.open();

  const field = library.editor.getByRole('group', { name: edit.spanish.captions });
  await library.edit(film.name).click();
  await library.editor.getByRole('tab', { name: edit.languages.es }).press('Enter');
  const chooser = page.waitForEvent('filechooser');
  await field.getByRole('button', { name: edit.captions.choose }).press('Enter');
  await (await chooser).setFiles({ name: 'film.vtt', mimeType: 'text/vtt', buffer: Buffer.from(CAPTIONS) });
  await expect(field.getByRole('status')).toHaveText(edit.captions.chosen);
  await library.save.click();
  await expect(library.editor).toBeHidden();

  const visitor = await context.newPage();
  const gallery = galleryOf(visitor, site);
  // The server's list gets the change a moment later.
  await expect(async () => {
    await gallery.open(`?q=${mark}`);
    await gallery.file(film.name).click();
    expect(await offered(visitor)).toEqual([['es', media.captions.es, ['¡Buenas tardes!']]]);
  }).toPass();
  const video = gallery.dialog.locator('video');
  await video.evaluate((element: HTMLVideoElement) => {
    element.muted = true;
    return element.play();
  });
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0);
});
