import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { counted, fillIn } from '../../support/words';
import { expectAccessible } from '../accessibility';
import { expect, forgive, holdBack, test } from '../journey';
import { blankFile, oneRecord, recordsOf } from '../objects';
import { UPLOAD_START } from '../services';
import { galleryOf } from '../visitor';

const MB = 1024 * 1024;

/** Types of camera files, which the browser does not know. */
const CAMERA_TYPES = { HEIC: 'image/heic', MTS: 'video/mp2t', AAC: 'audio/aac' };

test('files of all kinds upload together, also from cameras; one is refused and arrives after a retry; a visitor downloads one unchanged', {
  tag: '@desktop',
}, async ({ page, otherPage, context, site, services, library, files, mark, complaints }) => {
  const { upload } = site.words('library');
  const [picture] = files;
  const film = `Película larga ${mark}.MP4`;
  const cameraFiles = Object.entries(CAMERA_TYPES).map(([extension, mime]) => [`IMG ${mark}.${extension}`, mime]);
  const onDisk = [film, ...cameraFiles.map(([name = '']) => name)];
  for (const name of onDisk) await writeFile(test.info().outputPath(name), name.padEnd(name === film ? 4 * MB : 100));
  const unlucky = blankFile(`unlucky ${mark}.webp`, 'image/webp', MB);
  const wordFile = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  const small = [...files, unlucky, blankFile(`contrato ${mark}.docx`, wordFile, 2000)];
  await context.route(UPLOAD_START, (route) =>
    route.request().postData()?.includes(encodeURIComponent(unlucky.name))
      ? route.fulfill({ status: 403 })
      : route.continue(),
  );

  await library.open();
  await library.upload(small);
  await library.picker.setInputFiles(onDisk.map((name) => test.info().outputPath(name)));

  // The browser warns before the user leaves a page with a running upload.
  const warning = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => location.reload()));
  expect((await warning).type()).toBe('beforeunload');
  await (await warning).dismiss();

  await library.hasUploaded(8);
  const row = library.uploadRow(unlucky.name);
  await expect(row).toContainText(upload.reasons['not-allowed']);
  await expectAccessible(page, 'the upload dialog', '[aria-modal=true]');
  expect(await recordsOf(services, unlucky.name)).toEqual([]);
  await context.unroute(UPLOAD_START);
  await row.getByRole('button', { name: fillIn(upload.retryFile, unlucky) }).click();
  await expect(library.uploads).toBeHidden();
  await expect(library.showing(9)).toBeVisible();
  const types = [...small.map(({ name, mimeType }) => [name, mimeType]), [film, 'video/mp4'], ...cameraFiles];
  for (const [name = '', type] of types) {
    const record = await oneRecord(services, name);
    const [object] = await services.bucket.file(record.get('file_path')).getMetadata();
    expect(record.data()).toMatchObject({ mime_type: type, file_size: Number(object.size) });
    expect(object.contentType).toBe(type);
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

/** Drops files and folders of this machine on the page, as the system does. */
async function dropPaths(page: Page, files: string[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files, dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, x: 300, y: 300, data });
  await session.detach();
}

test('files in a dropped folder upload, picked ones too while others end, and the same bytes again only on request', {
  tag: '@desktop',
}, async ({ page, context, site, services, library, files: [png, jpeg, pdf], mark }) => {
  const { upload } = site.words('library');
  const [trip, empty] = [test.info().outputPath(`trip ${mark}`), test.info().outputPath(`empty ${mark}`)];
  const deep = join(trip, 'day', 'night');
  for (const folder of [deep, empty]) await mkdir(folder, { recursive: true });
  await writeFile(join(trip, png.name), png.buffer);
  await writeFile(join(deep, jpeg.name), jpeg.buffer);
  await writeFile(join(trip, `.hidden ${mark}.pdf`), pdf.buffer);

  await library.open();
  await dropPaths(page, [trip]);
  await library.hasUploaded(2);
  for (const { name } of [png, jpeg]) await oneRecord(services, name);
  await dropPaths(page, [empty]);
  await expect(library.toast(fillIn(upload.emptyFolders_one, { names: `empty ${mark}` }))).toBeVisible();
  await expect(library.uploads).toBeHidden();

  // The system's file dialog is open while the first upload ends.
  await library.uploadButton.click();
  const release = await holdBack(context, UPLOAD_START);
  const pick = async () => {
    const chooser = page.waitForEvent('filechooser');
    await library.uploads.getByText(upload.choose).click();
    return chooser;
  };
  await (await pick()).setFiles(pdf);
  await expect(library.uploadRow(pdf.name)).toBeVisible();
  const chooser = await pick();
  release();
  await library.hasUploaded(1);
  await chooser.setFiles(blankFile(`second ${mark}.pdf`, 'application/pdf', 900));
  await expect(library.uploads).toBeHidden();
  await expect(library.showing(4)).toBeVisible();

  const paste = (name: string) =>
    page.evaluate(
      ([name, base64]) => {
        const clipboardData = new DataTransfer();
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        clipboardData.items.add(new File([bytes], name, { type: 'application/pdf' }));
        document.body.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
      },
      [name, pdf.buffer.toString('base64')] as const,
    );
  await paste(`again ${mark}.pdf`);
  const row = library.uploadRow(`again ${mark}.pdf`);
  await expect(row).toContainText(fillIn(upload.duplicate, { name: pdf.name }));
  await row.getByRole('button', { name: fillIn(upload.anywayNamed, { name: `again ${mark}.pdf` }) }).click();
  await expect(library.uploads).toBeHidden();
  await expect(library.showing(5)).toBeVisible();

  // A toast reports the duplicate even if the dialog closes before the check finds it.
  const releaseCheck = await holdBack(context, /:runQuery/);
  await paste(`third ${mark}.pdf`);
  await expect(library.uploads).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(library.uploads).toBeHidden();
  releaseCheck();
  await expect(library.toast(counted(upload, 'duplicates', 1))).toBeVisible();
});
