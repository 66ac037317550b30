import type { Route } from 'playwright/test';
import { fillIn } from '../../support/words';
import { expect, forgive, test } from '../journey';
import { blankFile, countObjects, oneRecord } from '../objects';
import { OBJECT, STORAGE, UPLOAD_CHUNK } from '../services';

/** Faults of a chunk. The first two do not reach storage; the last one loses only the response. */
const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  'the connection is reset': (route) => route.abort('connectionreset'),
  'storage answers 503': (route) => route.fulfill({ status: 503 }),
  'storage stores a chunk but answers 500': async (route) => {
    await route.fetch();
    await route.fulfill({ status: 500 });
  },
};

for (const [what, fault] of Object.entries(FAULTS)) {
  test(`an upload continues by itself when ${what}: one object, one record, every byte`, {
    tag: ['@desktop', '@slow'],
  }, async ({ context, services, library, mark, complaints }) => {
    const file = blankFile(`trouble ${mark}.mp4`, 'video/mp4', 1_500_000);
    let chunks = 0;
    await context.route(UPLOAD_CHUNK, async (route) => {
      if (!route.request().headers()['x-goog-upload-command']?.includes('upload')) return route.continue();
      chunks += 1;
      if (chunks === 2) return fault(route);
      await route.continue();
    });
    await library.open();
    await library.upload(file);
    await library.hasUploaded(1);
    await context.unroute(UPLOAD_CHUNK);
    expect(chunks).toBeGreaterThan(2);
    const record = await oneRecord(services, 'file_name', file.name);
    expect(await countObjects(services, file.name)).toBe(1);
    const [bytes] = await services.bucket.file(record.get('file_path')).download();
    expect(bytes.equals(file.buffer)).toBe(true);
    forgive(complaints, new RegExp(STORAGE));
  });
}

test('a canceled upload is marked, leaves no object, and arrives after a retry', {
  tag: '@desktop',
}, async ({ page, context, site, services, library, mark, complaints }) => {
  const { upload } = site.words('library');
  const file = blankFile(`canceled ${mark}.mp4`, 'video/mp4', 1_500_000);
  const refused = blankFile(`empty ${mark}.pdf`, 'application/pdf', 0); // keeps the dialog open
  const hasStarted = page.waitForRequest(UPLOAD_CHUNK);
  await context.route(UPLOAD_CHUNK, () => {}); // never responds
  await library.open();
  await library.upload([file, refused]);
  await hasStarted;
  const row = library.uploadRow(file.name);
  await row.getByRole('button', { name: fillIn(upload.cancelFile, file) }).click();
  await expect(row).toContainText(upload.reasons.cancelled);
  expect(await countObjects(services, file.name)).toBe(0);
  await context.unroute(UPLOAD_CHUNK);
  await row.getByRole('button', { name: fillIn(upload.retryFile, file) }).click();
  await library.hasUploaded(1);
  await oneRecord(services, 'file_name', file.name);
  expect(await countObjects(services, file.name)).toBe(1);
  forgive(complaints, new RegExp(STORAGE));
});

test('a deletion fails and removes nothing while storage is down', {
  tag: ['@desktop', '@slow'],
}, async ({ page, context, site, services, library, files: [, , paper], place, complaints }) => {
  const { remove: words } = site.words('library');
  await place([paper]);
  const record = await oneRecord(services, 'file_name', paper.name);
  await library.open();
  await page.clock.install();
  await context.route(OBJECT, (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 503 }) : route.fallback(),
  );
  await library.remove(paper.name).click();
  await library.confirm.click();
  await expect(library.removal.getByRole('button', { name: words.deleting })).toBeDisabled();
  // The fake clock skips twenty seconds of retries.
  await expect(async () => {
    await page.clock.runFor(5_000);
    await expect(library.toast(words.failed)).toBeVisible({ timeout: 500 });
  }).toPass();
  expect((await record.ref.get()).exists).toBe(true);
  expect(await services.bucket.file(record.get('file_path')).exists()).toEqual([true]);
  forgive(complaints, new RegExp(STORAGE));
});
