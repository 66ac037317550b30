import { readFile } from 'node:fs/promises';
import { brand } from '../../../src/domain/brand';
import { PARALLEL_UPLOADS } from '../../../src/domain/media-limits';
import { recordId } from '../../../src/domain/object-name';
import { importedRecord } from '../../../src/domain/object-record';
import { expect, hydrated, test, watch } from '../fixtures';
import { oneRecord, realFiles, recordsOf, removeFiles } from '../objects';
import { signIn } from '../staff';
import { SYNCED } from '../visitor';

test('staff uploads three files; a visitor elsewhere finds them and downloads one as it was', async ({
  page,
  browser,
  site,
  services,
}, { project }) => {
  const { media } = site.interface;
  const files = await realFiles(`${project.name}-${Date.now()}`);
  await signIn(page, site, 'admin');
  await page.goto(`${site.path('admin')}?tab=library`);
  await page.getByRole('button', { name: media.library.upload, exact: true }).click();
  await page.locator('input[type=file]').setInputFiles(files);
  const done = media.upload.succeeded_other.replace('{{count, number}}', '3');
  await expect(page.getByText(done)).toBeVisible();
  await expect(page.getByRole('dialog', { name: media.upload.title })).toBeHidden();
  for (const { name } of files) await expect(page.getByText(name, { exact: true })).toBeVisible();

  const context = await browser.newContext({ ...project.use, acceptDownloads: true });
  const complaints = watch(context);
  const visitor = await context.newPage();
  await visitor.goto(project.use.baseURL + site.path('gallery'));
  for (const { name } of files) await expect(visitor.getByRole('link', { name, exact: true })).toBeVisible();
  const [picture] = files;
  await visitor.getByRole('link', { name: picture.name, exact: true }).click();
  const dialog = visitor.getByRole('dialog', { name: picture.name });
  const downloading = visitor.waitForEvent('download');
  await dialog.getByRole('link', { name: media.file.download }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(picture.name);
  expect(await readFile(await download.path())).toEqual(picture.buffer);
  expect(complaints).toEqual([]);
  await context.close();

  // The server adds what the browser was not asked for: the size of a picture in pixels.
  await expect
    .poll(async () => (await oneRecord(services, 'file_name', picture.name)).get('width'), { timeout: 30_000 })
    .toBe(640);
  await removeFiles(
    services,
    'file_name',
    files.map(({ name }) => name),
  );
});

test('an object that came by other means gets one record, by its event and by Sync Storage', async ({
  page,
  site,
  services,
}, { project }) => {
  const { gallery } = site.interface.media;
  const name = `staff blog_hero ${project.name}-${Date.now()}.JPG`;
  const [, { buffer }] = await realFiles('x');
  await services.bucket.file(name).save(buffer, { contentType: 'image/jpeg' });
  const record = await oneRecord(services, 'file_path', name);
  const expected = importedRecord({
    bucket: brand.bucket,
    name,
    contentType: 'image/jpeg',
    size: buffer.length,
    metadata: null,
  });
  expect(record.data()).toMatchObject({ ...expected });
  expect(record.id).toBe(await recordId(brand.bucket, name));

  await page.goto(site.path('gallery'));
  await hydrated(page);
  const sync = page.getByRole('button', { name: gallery.sync });
  const reports = (count: number) =>
    page.getByText(
      (count === 1 ? gallery.synced_one : gallery.synced_other).replace('{{count, number}}', String(count)),
    );
  await sync.click(); // whatever else lies in the bucket without a record is recorded first
  await expect(page.getByText(gallery.syncComplete).first()).toBeVisible(SYNCED);
  await expect(page.getByText(gallery.syncComplete)).toHaveCount(0);

  await record.ref.delete();
  await sync.click();
  await expect(reports(1)).toBeVisible();
  expect((await oneRecord(services, 'file_path', name)).data()).toMatchObject({ ...expected });
  await expect(page.getByText(gallery.syncComplete)).toHaveCount(0);
  await sync.click();
  await expect(reports(0)).toBeVisible();
  expect(await recordsOf(services, 'file_path', name)).toHaveLength(1);
  await removeFiles(services, 'file_path', [name]);
});

test('what may not be uploaded is refused beside its name, and the rest arrives', async ({ page, site, services }, {
  project,
}) => {
  const { media } = site.interface;
  const mark = `${project.name}-${Date.now()}`;
  const [, good] = await realFiles(mark);
  await signIn(page, site, 'admin');
  await page.goto(`${site.path('admin')}?tab=library`);
  await page.getByRole('button', { name: media.library.upload, exact: true }).click();
  const bad = Array.from({ length: PARALLEL_UPLOADS }, (_, index) => `page ${index}.html`);
  await page
    .locator('input[type=file]')
    .setInputFiles([
      ...bad.map((name) => ({ name, mimeType: 'text/html', buffer: Buffer.from('<script>alert(1)</script>') })),
      good,
      { name: 'empty.png', mimeType: 'image/png', buffer: Buffer.alloc(0) },
    ]);
  const dialog = page.getByRole('dialog', { name: media.upload.title });
  const row = (name: string) => dialog.getByRole('listitem').filter({ hasText: name });
  await expect(row(good.name)).toContainText(media.upload.states.done);
  for (const name of bad) await expect(row(name)).toContainText(media.upload.reasons['wrong-type']);
  await expect(row('empty.png')).toContainText(media.upload.reasons.empty);
  const refused = site.library.upload.refused_other.replace('{{count, number}}', String(bad.length + 1));
  await expect(dialog.getByRole('status').getByText(refused)).toBeVisible();
  const takeOff = media.upload.remove.replace('{{name}}', 'empty.png');
  await row('empty.png').getByRole('button', { name: takeOff }).click();
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await oneRecord(services, 'file_name', good.name);
  await removeFiles(services, 'file_name', [good.name]);
});
