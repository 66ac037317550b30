import type { Route } from 'playwright/test';
import { expect, forgive, test } from '../fixtures';
import { countObjects, oneRecord, placeFiles, realFiles, removeFiles } from '../objects';
import { OBJECT, PIECE, STORAGE } from '../services';
import { openLibrary } from '../staff';

/** What goes wrong with a piece; the first does not even reach storage, of the last only the answer is lost. */
const TROUBLES: Record<string, (route: Route) => Promise<void>> = {
  'the connection is reset': (route) => route.abort('connectionreset'),
  'storage answers 503': (route) => route.fulfill({ status: 503 }),
  'storage answers 500 to what it has taken': async (route) => {
    await route.fetch();
    await route.fulfill({ status: 500 });
  },
};

for (const [what, trouble] of Object.entries(TROUBLES)) {
  test(`an upload goes on by itself where ${what}: one object, one record, every byte`, async ({
    page,
    context,
    site,
    services,
    complaints,
  }) => {
    const { upload } = site.interface.media;
    const { library } = site.interface.media;
    const mark = `trouble-${Date.now()}`;
    const file = { name: `${mark}.mp4`, mimeType: 'video/mp4', buffer: Buffer.alloc(1_500_000, mark) };
    let pieces = 0;
    await context.route(PIECE, async (route) => {
      if (!route.request().headers()['x-goog-upload-command']?.includes('upload')) return route.continue();
      pieces += 1;
      if (pieces === 2) return trouble(route);
      await route.continue();
    });
    const { shelf, dialog, told } = await openLibrary(page, site, mark);
    await shelf.getByRole('button', { name: library.upload, exact: true }).first().click();
    await dialog(upload.title).locator('input[type=file]').setInputFiles(file);
    await expect(told(upload.succeeded_one.replace('{{count, number}}', '1'))).toBeVisible({ timeout: 60_000 });
    await context.unroute(PIECE);
    expect(pieces).toBeGreaterThan(2);
    const record = await oneRecord(services, 'file_name', file.name);
    expect(await countObjects(services, file.name)).toBe(1);
    const [bytes] = await services.bucket.file(record.get('file_path')).download();
    expect(bytes.equals(file.buffer)).toBe(true);
    await removeFiles(services, 'file_name', [file.name]);
    forgive(complaints, new RegExp(STORAGE));
  });
}

test('a file whose upload somebody aborts says so, leaves no object, and arrives when it is tried again', async ({
  page,
  context,
  site,
  services,
  complaints,
}) => {
  const { upload, library } = site.interface.media;
  const mark = `aborted-${Date.now()}`;
  const file = { name: `${mark}.mp4`, mimeType: 'video/mp4', buffer: Buffer.alloc(1_500_000, mark) };
  const held = page.waitForRequest(PIECE);
  await context.route(PIECE, () => {}); // never answered
  const { shelf, dialog, told } = await openLibrary(page, site, mark);
  await shelf.getByRole('button', { name: library.upload, exact: true }).first().click();
  const uploads = dialog(upload.title);
  await uploads.locator('input[type=file]').setInputFiles([
    file,
    { name: `empty-${mark}.pdf`, mimeType: 'application/pdf', buffer: Buffer.alloc(0) }, // so that the dialog stays
  ]);
  await held;
  const row = uploads.getByRole('listitem').filter({ hasText: file.name });
  await row.getByRole('button', { name: upload.cancelFile.replace('{{name}}', file.name) }).click();
  await expect(row).toContainText(upload.reasons.cancelled);
  expect(await countObjects(services, file.name)).toBe(0);
  await context.unroute(PIECE);
  await row.getByRole('button', { name: upload.retryFile.replace('{{name}}', file.name) }).click();
  await expect(told(upload.succeeded_one.replace('{{count, number}}', '1'))).toBeVisible({ timeout: 60_000 });
  await oneRecord(services, 'file_name', file.name);
  expect(await countObjects(services, file.name)).toBe(1);
  await removeFiles(services, 'file_name', [file.name]);
  forgive(complaints, new RegExp(STORAGE));
});

test('where storage is down a deletion says that it failed, and takes nothing', async ({
  page,
  context,
  site,
  services,
  complaints,
}) => {
  const { remove: words } = site.library;
  const mark = `down-${Date.now()}`;
  const [, , paper] = await realFiles(mark);
  await placeFiles(services, [paper]);
  const record = await oneRecord(services, 'file_name', paper.name);
  const { remove, dialog, told } = await openLibrary(page, site, mark);
  await page.clock.install();
  await context.route(OBJECT, (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 503 }) : route.fallback(),
  );
  await remove(paper.name).click();
  await dialog(words.label).getByRole('button', { name: words.confirm }).click();
  await expect(dialog(words.label).getByRole('button', { name: words.deleting })).toBeDisabled();
  // Twenty seconds of tries pass at once.
  await expect(async () => {
    await page.clock.runFor(5_000);
    await expect(told(words.failed)).toBeVisible({ timeout: 500 });
  }).toPass();
  expect((await record.ref.get()).exists).toBe(true);
  expect(await services.bucket.file(record.get('file_path')).exists()).toEqual([true]);
  await removeFiles(services, 'file_name', [paper.name]);
  forgive(complaints, new RegExp(STORAGE));
});
