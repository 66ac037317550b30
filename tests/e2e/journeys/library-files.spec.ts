import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { counted, fillIn } from '../../support/words';
import { expectAccessible, expectAccessibleInBothThemes } from '../accessibility';
import { expect, test } from '../fixtures';
import { oneRecord, recordsOf } from '../objects';
import { galleryOf } from '../screens';

const CAPTIONS = 'WEBVTT\r\n\r\n00:00.000 --> 00:09.000\r\n¡Buenas tardes!\r\n';

test('staff edit a video and add captions, which visitors see', async ({
  page,
  otherPage,
  site,
  services,
  library,
  files: [picture],
  place,
  mark,
}) => {
  const { edit } = site.words('library');
  const { texts } = site.words('media');
  const { editor } = library;
  const seeded = await oneRecord(services, 'del-atardecer-a-la-noche.webm');
  const [buffer] = await services.bucket.file(seeded.get('file_path')).download();
  const film = { name: `film ${mark}.webm`, mimeType: 'video/webm', buffer };
  await place([film, picture]);
  await library.open();
  await library.select(film.name).check();
  await expectAccessibleInBothThemes(page, 'the grid with a selection', 'main');
  await library.edit(film.name).click();
  await library.title.fill(`  The market ${mark} `);
  await editor.getByLabel(edit.category).selectOption('team-photo'); // the gallery's tests count other categories
  await editor.getByLabel(edit.tags, { exact: true }).fill('menú');
  await editor.getByLabel(edit.featured).check();
  await expectAccessibleInBothThemes(page, 'the edit form', '[aria-modal=true]');
  await editor.getByRole('tab', { name: edit.languages.es }).press('Enter');
  await editor.getByLabel(fillIn(edit.inSpanish, { label: texts.title })).fill(`El mercado ${mark}`);
  const chooser = page.waitForEvent('filechooser');
  await editor.getByRole('button', { name: edit.captions.choose }).press('Enter');
  await (await chooser).setFiles({ name: 'film.vtt', mimeType: 'text/vtt', buffer: Buffer.from(CAPTIONS) });
  await library.save.click();
  await expect(editor).toBeHidden();
  expect((await oneRecord(services, film.name)).data()).toMatchObject({
    title: `The market ${mark}`,
    description: null,
    category: 'team-photo',
    tags: ['menú'],
    is_featured: true,
    translations: { es: { title: `El mercado ${mark}`, description: null, alt_text: null } },
  });

  const gallery = galleryOf(otherPage, site);
  const video = gallery.dialog.locator('video');
  const captions = () =>
    video.evaluate(({ textTracks: [track] }: HTMLVideoElement) => {
      if (!track) return [];
      track.mode = 'showing';
      return [track.language, ...Array.from(track.cues ?? [], (cue) => (cue as VTTCue).text)];
    });
  // The server's list gets the change a moment later.
  await expect(async () => {
    await gallery.open(`?q=${mark}`);
    await gallery.file(`El mercado ${mark}`).click();
    await expect.poll(captions, { timeout: 5000 }).toEqual(['es', '¡Buenas tardes!']);
  }).toPass();
});

test('staff change many files at once @desktop', async ({ page, site, services, library, files, place }) => {
  const { bulk, remove } = site.words('library');
  const media = site.words('media');
  const { shelf, items, showing, select, toast, dialog } = library;
  await place();
  await library.open();
  await expect(items).toHaveCount(3);
  await items.nth(1).getByRole('checkbox').check();
  await expectAccessibleInBothThemes(page, 'the grid with a selection', 'main');

  const bar = shelf.getByRole('region', { name: bulk.label });
  const button = (name: string) => bar.getByRole('button', { name, exact: true });
  await shelf.getByRole('button', { name: bulk.all }).click();
  await button(bulk.setCategory).click();
  await bar.getByLabel(bulk.setCategory).selectOption('blog-image');
  await button(bulk.apply).click();
  await expect(items.getByText(media.categories['blog-image'])).toHaveCount(3);
  await button(bulk.feature).click();
  await expect(items.getByRole('img', { name: media.featured })).toHaveCount(3);
  for (const { name } of files) {
    const record = (await oneRecord(services, name)).data();
    expect(record).toMatchObject({ category: 'blog-image', is_featured: true });
  }

  const downloading = page.waitForEvent('download');
  await button(bulk.zip).click();
  const entries = Object.values(unzipSync(await readFile(await (await downloading).path())));
  for (const { buffer } of files) expect(entries.some((bytes) => buffer.equals(bytes))).toBe(true);

  await select(files[0].name).uncheck();
  await button(bulk.delete).click();
  await expectAccessible(page, 'the question', '[aria-modal=true]');
  await dialog(bulk.deleteLabel).getByRole('button', { name: remove.confirm }).click();
  await expect(toast(counted(bulk, 'deleted', 2))).toBeVisible();
  await expect(showing(1)).toBeVisible();
  for (const { name } of files.slice(1)) expect(await recordsOf(services, name)).toEqual([]);
});
