import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { addressOf } from '../../../emulators/ports';
import { fillIn } from '../../support/words';
import { expectAccessible } from '../accessibility';
import { expect, forgive, test } from '../fixtures';
import { oneRecord, recordsOf } from '../objects';
import { galleryOf } from '../screens';

/** The request that starts an upload. */
const UPLOAD_START = new RegExp(`${addressOf('storage')}/v0/b/.*[?&]name=`);

/** Drops files and folders of this machine on the page, as the system does. */
async function dropPaths(page: Page, files: string[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files, dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, x: 300, y: 300, data });
  await session.detach();
}

test('files and a dropped folder upload, a refused file on a retry, and visitors download them unchanged @desktop', async ({
  page,
  otherPage,
  context,
  site,
  services,
  library,
  files,
  mark,
  complaints,
}) => {
  const { upload } = site.words('library');
  const [picture] = files;
  const photo = { name: `IMG ${mark}.HEIC`, mimeType: 'image/heic' }; // of a type that the browser does not know
  const trip = test.info().outputPath('trip');
  await mkdir(join(trip, 'day'), { recursive: true });
  await writeFile(join(trip, 'day', photo.name), 'HEIC');
  const unlucky = { name: `unlucky ${mark}.mp4`, mimeType: 'video/mp4', buffer: Buffer.alloc(4_000_000, mark) };
  await context.route(UPLOAD_START, (route) =>
    route.request().postData()?.includes(encodeURIComponent(unlucky.name))
      ? route.fulfill({ status: 403 })
      : route.continue(),
  );

  await library.open();
  await library.upload([...files, unlucky]);
  await dropPaths(page, [trip]);

  // The browser warns before the user leaves a page with a running upload.
  const warning = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => location.reload()));
  expect((await warning).type()).toBe('beforeunload');
  await (await warning).dismiss();

  await library.hasUploaded(4);
  const row = library.uploadRow(unlucky.name);
  await expect(row).toContainText(upload.reasons['not-allowed']);
  await expectAccessible(page, 'the upload dialog', '[aria-modal=true]');
  expect(await recordsOf(services, unlucky.name)).toEqual([]);
  await context.unroute(UPLOAD_START);
  await row.getByRole('button', { name: fillIn(upload.retryFile, unlucky) }).click();
  await expect(library.uploads).toBeHidden();
  await expect(library.showing(5)).toBeVisible();
  for (const { name, mimeType } of [...files, unlucky, photo]) {
    const record = await oneRecord(services, name);
    const [{ size, contentType }] = await services.bucket.file(record.get('file_path')).getMetadata();
    expect(record.data()).toMatchObject({ mime_type: mimeType, file_size: Number(size) });
    expect(contentType).toBe(mimeType);
  }

  const gallery = galleryOf(otherPage, site);
  await gallery.open(`?q=${mark}`);
  await gallery.file(picture.name).click();
  const downloading = otherPage.waitForEvent('download');
  await gallery.dialog.getByRole('link', { name: site.words('media').file.download }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(picture.name);
  expect(await readFile(await download.path())).toEqual(picture.buffer);
  forgive(complaints, /403/);
});
