import type { BrowserContext } from 'playwright/test';
import { brand } from '../../../src/domain/brand';
import { expect, forgive, test } from '../journey';
import { laterGeneration, oneRecord, removeFile, waitUntilRendered } from '../objects';
import { LISTEN, UNREACHABLE } from '../services';

const refuse = (context: BrowserContext, requests: RegExp) =>
  context.route(requests, (route) => route.fulfill({ status: 403, body: '{"error":{"status":"PERMISSION_DENIED"}}' }));

test('a library that fails to load appears after a retry, shows at once what others change, and later without Firestore too', {
  tag: '@desktop',
}, async ({ page, context, site, services, library, files: [picture, photo], place, complaints }) => {
  const words = site.words('library');
  await place();
  const record = await oneRecord(services, picture.name);
  await waitUntilRendered(services, record);
  await refuse(context, LISTEN);
  await library.open();
  await expect(library.toast(words.loadFailed)).toBeVisible();
  await expect(library.shelf.getByText(words.loadFailed)).toBeVisible();
  await context.unroute(LISTEN);
  await library.shelf.getByRole('button', { name: site.words('media').retry }).click();
  await expect(library.showing(3)).toBeVisible();
  // A picture that no browser can show appears as soon as the server has rendered it.
  await record.ref.update({ ...(await laterGeneration(record)), renditions: [] });
  const item = library.items.filter({ hasText: picture.name });
  await expect(item.getByRole('img', { name: site.words('media').types.image, exact: true })).toBeVisible();

  const headers = { 'access-control-allow-origin': '*' };
  await context.route(`**/b/${brand.renditionsBucket}/o/*`, (route) =>
    route.fulfill({ contentType: 'image/png', body: picture.buffer, headers }),
  );
  await record.ref.update({ ...(await laterGeneration(record)), renditions: [320], width: 4000 });
  const image = item.getByRole('img', { name: picture.name });
  await expect
    .poll(() => image.evaluate((img) => (img as HTMLImageElement).currentSrc))
    .toContain(brand.renditionsBucket);

  await record.ref.update({ ...(await laterGeneration(record)), renditions: [], missing_since: new Date() });
  await removeFile(services, photo.name);
  await expect(library.showing(2)).toBeVisible();
  await expect(library.items.getByText(words.missing.label)).toHaveCount(1);
  await library.showFilters();
  await library.shelf.getByLabel(words.filters.missingFile).check();
  await expect(library.showing(1)).toBeVisible();
  await library.view(picture.name).click();
  await expect(library.dialog(picture.name)).toContainText(words.missing.since.split('{{')[0] ?? '');
  await page.keyboard.press('Escape');

  // The device has saved the list.
  await refuse(context, LISTEN);
  await page.reload();
  await expect(library.showing(1)).toBeVisible();
  forgive(complaints, UNREACHABLE);
  forgive(complaints, /403/); // a rendition that still loads when its file goes missing
});
