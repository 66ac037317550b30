import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright/test';
import { counted, fillIn } from '../../support/words';
import { holdBack } from '../hold-back';
import { expect, forgive, test } from '../journey';
import { blankFile, oneRecord, recordsOf } from '../objects';
import { QUERY, UPLOAD_START } from '../services';

const MB = 1024 * 1024;

/** Types of camera files, which the browser does not know. */
const CAMERA_TYPES = { HEIC: 'image/heic', MTS: 'video/mp2t', AAC: 'audio/aac' };

/** Lets the upload of a file start, and rejects its second chunk until the returned function is called. */
async function failMidway(context: BrowserContext, name: string): Promise<() => Promise<void>> {
  let session: string | null = null;
  let chunks = 0;
  await context.route(UPLOAD_START, async (route) => {
    const request = route.request();
    const url = new URL(request.url());
    if (session && url.searchParams.get('upload_id') === session) {
      chunks += 1;
      return chunks > 1 ? route.fulfill({ status: 403 }) : route.continue();
    }
    if (!request.postData()?.includes(encodeURIComponent(name))) return route.continue();
    const response = await route.fetch();
    session = new URL(response.headers()['x-goog-upload-url'] ?? '').searchParams.get('upload_id');
    return route.fulfill({ response });
  });
  return () => context.unroute(UPLOAD_START);
}

test(
  'files of all kinds upload together, also from cameras; one fails midway and arrives after a retry',
  { tag: '@desktop' },
  async ({ page, context, site, services, library, files: [png, jpeg, pdf], mark, complaints }, testInfo) => {
    const { upload } = site.words('library');
    const film = testInfo.outputPath(`Película larga ${mark}.MP4`);
    await writeFile(film, Buffer.alloc(4 * MB, mark));
    const unlucky = blankFile(`unlucky ${mark}.webp`, 'image/webp', MB);
    const small = [
      ...[png, jpeg, pdf, unlucky],
      blankFile(
        `contrato ${mark}.docx`,
        'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        2000,
      ),
      blankFile(`no extension ${mark}`, 'image/png', 2000),
    ];
    const cameraFiles = Object.entries(CAMERA_TYPES).map(
      ([extension, mime]) => [`IMG ${mark}.${extension}`, mime] as const,
    );
    for (const [index, [name]] of cameraFiles.entries()) await writeFile(testInfo.outputPath(name), `${mark} ${index}`);
    const letThrough = await failMidway(context, unlucky.name);

    await library.open();
    await library.upload(small);
    await library.picker.setInputFiles([film, ...cameraFiles.map(([name]) => testInfo.outputPath(name))]);

    // The browser warns before the user leaves a page with a running upload.
    const warning = page.waitForEvent('dialog');
    await page.evaluate(() => setTimeout(() => location.reload()));
    expect((await warning).type()).toBe('beforeunload');
    await (await warning).dismiss();

    await library.hasUploaded(9);
    await expect(library.toast(upload.failed)).toBeVisible();
    const row = library.uploadRow(unlucky.name);
    await expect(row).toContainText(upload.reasons['not-allowed']);
    expect(await recordsOf(services, unlucky.name)).toEqual([]);
    await letThrough();
    await row.getByRole('button', { name: fillIn(upload.retryFile, unlucky) }).click();
    await expect(library.uploads).toBeHidden();
    await expect(library.showing(10)).toBeVisible();
    for (const name of [...small.map((file) => file.name), `Película larga ${mark}.MP4`]) {
      const record = await oneRecord(services, name);
      const [{ size }] = await services.bucket.file(record.get('file_path')).getMetadata();
      expect(Number(size)).toBe(record.get('file_size'));
    }
    for (const [name, mime] of cameraFiles) {
      const record = await oneRecord(services, name);
      expect(record.data()).toMatchObject({ mime_type: mime, media_type: mime.split('/')[0] });
      const [{ contentType }] = await services.bucket.file(record.get('file_path')).getMetadata();
      expect(contentType).toBe(mime);
    }
    forgive(complaints, /403/);
  },
);

/** Drops files and folders of this machine on the page, as the system does. */
async function dropPaths(page: Page, files: string[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files, dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, x: 300, y: 300, data });
  await session.detach();
}

test(
  'a dropped folder uploads the files in it, an empty one says so, and files picked meanwhile upload too',
  {
    tag: '@desktop',
  },
  async ({ page, context, site, services, library, files: [png, jpeg, pdf], mark }, testInfo) => {
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
    for (const { name } of [png, jpeg, pdf]) await oneRecord(services, name);
    expect(await recordsOf(services, `.hidden ${mark}.pdf`)).toEqual([]);

    await dropPaths(page, [empty]);
    await expect(library.toast(fillIn(upload.emptyFolders_one, { names: `empty ${mark}` }))).toBeVisible();
    await expect(library.uploads).toBeHidden();

    // The system's file dialog is open while the first upload ends.
    const [first, second] = ['first', 'second'].map((name) => blankFile(`${name} ${mark}.pdf`, 'application/pdf', 900));
    await library.uploadButton.click();
    const release = await holdBack(context, UPLOAD_START);
    const pick = async () => {
      const chooser = page.waitForEvent('filechooser');
      await library.uploads.getByText(upload.choose).click();
      return chooser;
    };
    await (await pick()).setFiles(first ? [first] : []);
    await expect(library.uploads.getByText(first?.name ?? '')).toBeVisible();
    const chooser = await pick();
    release();
    await library.hasUploaded(1);
    await chooser.setFiles(second ? [second] : []);
    await expect(library.uploads).toBeHidden();
    await expect(library.showing(5)).toBeVisible();
  },
);

test('a pasted or dropped file uploads, and the same bytes again only on request', {
  tag: '@desktop',
}, async ({ page, context, site, library, mark }) => {
  const { upload } = site.words('library');
  const { uploads, showing } = library;
  const [name, again] = [`first ${mark}.pdf`, `again ${mark}.pdf`];
  const oneDuplicate = counted(upload, 'duplicates', 1);
  /** Adds a file with these bytes to the page by paste or drop. */
  const add = (how: 'paste' | 'drop', fileName: string) =>
    page.evaluate(
      ([event, called, bytes]) => {
        const data = new DataTransfer();
        data.items.add(new File([bytes], called, { type: 'application/pdf' }));
        const init = { bubbles: true, cancelable: true };
        document.body.dispatchEvent(
          event === 'paste'
            ? new ClipboardEvent('paste', { ...init, clipboardData: data })
            : new DragEvent('drop', { ...init, dataTransfer: data }),
        );
      },
      [how, fileName, mark] as const,
    );

  await library.open();
  await add('paste', name);
  await expect(showing(1)).toBeVisible();
  await expect(uploads).toBeHidden();
  await add('drop', again);
  const row = library.uploadRow(again);
  await expect(row).toContainText(fillIn(upload.duplicate, { name }));
  await expect(uploads.getByText(oneDuplicate)).toBeVisible();
  const anyway = row.getByRole('button', { name: fillIn(upload.anywayNamed, { name: again }) });
  await anyway.click();
  await expect(uploads).toBeHidden();
  await expect(showing(2)).toBeVisible();

  // A toast reports the duplicate even if the dialog closes before the check finds it.
  const release = await holdBack(context, QUERY);
  await add('paste', `third ${mark}.pdf`);
  await expect(uploads).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(uploads).toBeHidden();
  release();
  await expect(library.toast(oneDuplicate)).toBeVisible();
});
