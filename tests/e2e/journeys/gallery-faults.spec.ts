import { CATALOG_PATH } from '../../../src/domain/gallery-catalog';
import { SKELETON_CARDS } from '../../../src/domain/media-limits';
import { expectAccessible, expectAccessibleInBothThemes } from '../accessibility';
import { expect, forgive, test } from '../fixtures';
import { holdBack } from '../hold-back';
import { oneRecord, placeFiles, realFiles, removeFiles } from '../objects';
import { openGallery, SYNCED } from '../visitor';

const LIST = new RegExp(CATALOG_PATH);
const SYNC = /\/syncStorage$/;

test('a slow list shows skeletons and no figures, a slow sync that it is busy', async ({ page, context, site }) => {
  const { media } = site.interface;
  const give = await holdBack(context, LIST);
  const gallery = await openGallery(page, site);
  await expect(gallery.skeletons).toHaveCount(SKELETON_CARDS);
  await expect(gallery.figure(media.gallery.totalFiles)).toHaveText('...');
  give();
  await gallery.isReady();
  await expect(gallery.skeletons).toHaveCount(0);

  const sync = await holdBack(context, SYNC);
  await gallery.sync.click();
  await expect(gallery.syncing).toBeDisabled();
  await expect(gallery.syncing).toBeFocused();
  sync();
  await expect(gallery.told(media.gallery.syncComplete)).toBeVisible(SYNCED);
  await expect(gallery.sync).toBeEnabled();
});

test('a list that cannot be had says so, and is there when it is tried again; so does a sync', async ({
  page,
  context,
  site,
  complaints,
}) => {
  const { media } = site.interface;
  await context.route(LIST, (route) => route.fulfill({ status: 503, json: { error: 'unavailable' } }));
  const gallery = await openGallery(page, site);
  await expect(gallery.told(media.gallery.loadFailed)).toBeVisible();
  await expect(page.getByRole('heading', { name: media.gallery.loadFailed })).toBeVisible();
  await expect(gallery.figure(media.gallery.totalFiles)).toHaveText('–');
  await expectAccessible(page, 'the failure');
  await context.unroute(LIST);
  await page.getByRole('button', { name: media.retry }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await gallery.isReady();

  await context.route(SYNC, (route) => route.abort());
  await gallery.sync.click();
  await expect(gallery.told(media.gallery.syncError)).toBeVisible();
  await expect(gallery.told(media.gallery.syncFailed)).toBeVisible();
  await expect(gallery.sync).toBeEnabled();
  forgive(complaints, /api\/gallery|syncStorage/);
});

test('without a connection the last list is shown, with its date, until the connection is back', async ({
  page,
  context,
  site,
  complaints,
}) => {
  const { media } = site.interface;
  const kept = page.getByText(media.gallery.kept.split('{{moment}}')[0] ?? '');
  const gallery = await openGallery(page, site);
  await gallery.isReady();
  const total = await gallery.figure(media.gallery.totalFiles).textContent();
  await context.route(LIST, (route) => route.abort('internetdisconnected'));
  await page.reload();
  await expect(gallery.told(media.gallery.loadFailed)).toBeVisible(); // at first: a toast goes by itself
  await gallery.isReady();
  await expect(kept).toContainText(`${new Date().getFullYear()}`);
  await expect(gallery.figure(media.gallery.totalFiles)).toHaveText(total ?? '');
  await context.unroute(LIST);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(kept).toBeHidden();
  await gallery.isReady();

  // A list that does not come for long: the kept one is there meanwhile.
  await context.route(LIST, () => {});
  await page.reload();
  await expect(kept).toBeVisible();
  await gallery.isReady();
  forgive(complaints, /api\/gallery/);
});

test('a device that keeps nothing shows the list all the same, and an empty one says so', async ({
  page,
  context,
  site,
}) => {
  const { media } = site.interface;
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  const gallery = await openGallery(page, site);
  await gallery.isReady();
  await context.route(LIST, (route) => route.fulfill({ contentType: 'application/x-ndjson', body: '' }));
  await page.reload();
  await expect(page.getByText(media.gallery.emptyHint)).toBeVisible();
  await expect(gallery.figure(media.gallery.totalFiles)).toHaveText('0');
});

/** The names of what a test has placed. */
const placed: string[] = [];
test.afterEach(({ services }) => removeFiles(services, 'file_name', placed.splice(0)));

test('a rendition that is lost gives way to the original, a lost picture to its sign; a lost download is told', async ({
  page,
  context,
  site,
  services,
  complaints,
}, { project }) => {
  const { media } = site.interface;
  const mark = `lost-${project.name}-${Date.now()}`;
  const [picture] = await realFiles(mark);
  placed.push(picture.name);
  await placeFiles(services, [picture]);
  const record = await oneRecord(services, 'file_name', picture.name);
  await expect.poll(async () => (await record.ref.get()).get('width'), { timeout: 30_000 }).toBe(640); // the event is over
  await record.ref.update({ generation: '1', renditions: [320], width: 4000, stored_at: new Date() });
  const { file, items, dialog } = await openGallery(page, site, `?q=${mark}`);
  const image = items.getByRole('img', { name: picture.name });
  await expect.poll(() => image.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBe(640);

  const address = `**/o/${record.get('file_path')}?*`;
  await context.route(address, (route) => route.fulfill({ status: 404 }));
  await page.reload();
  const sign = items.getByRole('img', { name: media.types.image, exact: true });
  await expect(sign).toBeVisible();
  await file(picture.name).click();
  const place = page.url();
  await dialog.getByRole('link', { name: media.file.download }).click();
  await expect(page.getByText(media.file.downloadFailed)).toBeVisible();
  expect(page.url()).toBe(place);

  // All that stands outside of an open dialog can be neither used nor heard: so the toast stands in it.
  const told = dialog.getByRole('alert').filter({ hasText: media.file.downloadFailed });
  const close = told.getByRole('button', { name: site.interface.auth.toasts.close });
  await page.keyboard.press('Alt+KeyT'); // the way to the toasts, which waits with them
  await expect(dialog.getByRole('region', { name: site.interface.auth.toasts.label })).toBeFocused();
  await expectAccessible(page, 'a toast in a dialog');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(told).toHaveCount(0);

  await dialog.getByRole('link', { name: media.file.download }).click();
  await close.click();
  await expect(told).toHaveCount(0);
  await expect(dialog).toBeVisible();

  await dialog.getByRole('link', { name: media.file.download }).click();
  await expect(told).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('alert').filter({ hasText: media.file.downloadFailed })).toBeVisible(); // outlives it
  await file(picture.name).click();
  await close.click(); // and has come along into the next one
  await expect(told).toHaveCount(0);
  await page.keyboard.press('Escape');

  // What could not be had comes by itself.
  await expect(sign).toBeVisible();
  await context.unroute(address);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => image.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBe(640);
  forgive(complaints, /status of 404|Failed to load resource/);
});

test('the gallery is accessible as a grid with its filters, as a list, and with a file open', async ({
  page,
  site,
}) => {
  const gallery = await openGallery(page, site, '?type=image');
  await gallery.isReady();
  await expectAccessibleInBothThemes(page, 'the grid');
  await gallery.layout('list').click();
  await expectAccessible(page, 'the list');
  await gallery.items.first().getByRole('link').click();
  await expectAccessible(page, 'an open image');
  await page.keyboard.press('Escape');
  await gallery.search.fill('nothing of that kind');
  await expectAccessible(page, 'the empty gallery');
});
