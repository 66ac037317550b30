import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { counted } from '../../support/words';
import { expectAccessible, expectAccessibleInBothThemes, expectMarked } from '../accessibility';
import { expect, forgive, holdBack, test } from '../journey';
import { oneRecord, recordsOf } from '../objects';
import { LISTEN, OBJECT, UNREACHABLE } from '../services';
import { galleryOf } from '../visitor';

const CAPTIONS = 'WEBVTT\r\n\r\n00:00.000 --> 00:09.000\r\n¡Buenas tardes!\r\n';

test('staff edit a video and add captions', async ({ page, context, site, services, library, place, mark }) => {
  const { edit } = site.words('library');
  const { editor } = library;
  const seeded = await oneRecord(services, 'del-atardecer-a-la-noche.webm');
  const [buffer] = await services.bucket.file(seeded.get('file_path')).download();
  const film = { name: `film ${mark}.webm`, mimeType: 'video/webm', buffer };
  await place([film]);
  await library.open();
  await library.edit(film.name).click();
  await library.title.fill(`  The market ${mark} `);
  await editor.getByLabel(edit.category).selectOption('team-photo'); // the gallery's tests count other categories
  await editor.getByLabel(edit.tags, { exact: true }).fill('menú');
  await editor.getByLabel(edit.featured).check();
  await expectAccessibleInBothThemes(page, 'the edit form', '[aria-modal=true]');
  await editor.getByRole('tab', { name: edit.languages.es }).press('Enter');
  await editor.getByLabel(edit.spanish.title).fill(`El mercado ${mark}`);
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

  const visitor = await context.newPage();
  const gallery = galleryOf(visitor, site);
  const video = gallery.dialog.locator('video');
  /** The language and label of the player's captions, and their texts. */
  const captions = () =>
    video.evaluate(({ textTracks: [track] }: HTMLVideoElement) => {
      if (!track) return [];
      track.mode = 'showing';
      return [track.language, track.label, ...Array.from(track.cues ?? [], (cue) => (cue as VTTCue).text)];
    });
  // The server's list gets the change a moment later.
  await expect(async () => {
    await gallery.open(`?q=${mark}`);
    await gallery.file(`El mercado ${mark}`).click();
    const expected = ['es', site.words('media').captions.es, '¡Buenas tardes!'];
    await expect.poll(captions, { timeout: 5000 }).toEqual(expected);
  }).toPass();
  await video.evaluate((element: HTMLVideoElement) => {
    element.muted = true;
    return element.play();
  });
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0);
});

test('staff change many files at once', async ({ page, context, site, services, library, files, place }) => {
  const { bulk, remove } = site.words('library');
  const media = site.words('media');
  const { shelf, items, showing, select, toast, dialog } = library;
  await place();
  await library.open();
  await page.getByTitle(media.view.list, { exact: true }).click();
  await expect(items).toHaveCount(3);
  await expectAccessible(page, 'the list', 'main');

  const bar = shelf.getByRole('region', { name: bulk.label });
  const button = (name: string) => bar.getByRole('button', { name, exact: true });
  await shelf.getByRole('button', { name: bulk.all }).click();
  await button(bulk.setCategory).click();
  await bar.getByLabel(bulk.setCategory).selectOption('blog-image');
  await button(bulk.apply).click();
  await expect(items.getByText(media.categories['blog-image'])).toHaveCount(3);
  for (const [change, tags] of [
    [bulk.addTags, 'uno, dos'],
    [bulk.removeTags, 'uno'],
  ] as const) {
    await button(change).click();
    await bar.getByLabel(change).fill(tags);
    // The list may not yet know the tags that were just added.
    await expect(async () => {
      await page.keyboard.press('Enter');
      await expect(bar.getByRole('textbox')).toBeHidden({ timeout: 1000 });
    }).toPass();
  }
  await button(bulk.feature).click();
  await expect(items.getByRole('img', { name: media.featured })).toHaveCount(3);
  await expect(button(bulk.unfeature)).toBeFocused();
  for (const { name } of files) {
    const record = (await oneRecord(services, name)).data();
    expect(record).toMatchObject({ category: 'blog-image', tags: ['dos'], is_featured: true });
  }

  const starting = button(bulk.zip);
  const release = await holdBack(context, OBJECT);
  await starting.click();
  await bar.getByRole('button', { name: media.file.downloadCancel }).click();
  await expect(starting).toBeFocused();
  release();
  const downloading = page.waitForEvent('download');
  await starting.click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^media-\d{4}-\d{2}-\d{2}\.zip$/);
  const entries = Object.values(unzipSync(await readFile(await download.path())));
  for (const { buffer } of files) expect(entries.some((bytes) => buffer.equals(bytes))).toBe(true);

  await select(files[0].name).uncheck();
  await button(bulk.delete).click();
  await expectAccessible(page, 'the question', '[aria-modal=true]');
  await dialog(bulk.deleteLabel).getByRole('button', { name: remove.confirm }).click();
  await expect(toast(counted(bulk, 'deleted', 2))).toBeVisible();
  await expect(showing(1)).toBeVisible();
  for (const { name } of files.slice(1)) expect(await recordsOf(services, name)).toEqual([]);
});

test('staff see the saved library without Firestore @desktop', async ({
  page,
  context,
  library,
  files,
  place,
  complaints,
}) => {
  await place();
  await library.open();
  await expect(library.showing(3)).toBeVisible();
  await context.route(LISTEN, (route) =>
    route.fulfill({ status: 403, body: '{"error":{"status":"PERMISSION_DENIED"}}' }),
  );
  await page.reload();
  await expect(library.edit(files[0].name)).toBeVisible();
  await page.close(); // it retries
  forgive(complaints, UNREACHABLE);
});

test('the library fits and is accessible @both', async ({ page, site, isMobile, library, place }) => {
  const { items } = library;
  if (!isMobile) await page.setViewportSize({ width: 1280, height: 900 });
  await place();
  await library.open();
  await expect(library.showing(3)).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));

  const { y = 0, height = 0 } = (await items.first().boundingBox()) ?? {};
  if (isMobile) {
    const bar = await page.getByRole('navigation', { name: site.words('common').bottomBar.label }).boundingBox();
    expect(y + height / 2, 'half of the first card is visible').toBeLessThanOrEqual(bar?.y ?? 0);
  } else expect(y + height, 'the first row is visible').toBeLessThanOrEqual(900);

  await items.nth(1).getByRole('checkbox').check();
  await expectAccessibleInBothThemes(page, 'the grid', 'main');
  await items.first().getByRole('button').first().click();
  await expectAccessible(page, 'an open file', '[aria-modal=true]');
  await page.keyboard.press('Escape');

  await page.emulateMedia({ forcedColors: 'active' });
  const tabs = page.getByRole('tab');
  await expectMarked(tabs.and(page.locator('[aria-selected=true]')), tabs.first());
  await expectMarked(items.nth(1), items.nth(0));
});
