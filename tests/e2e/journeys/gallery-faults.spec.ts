import { brand } from '../../../src/domain/brand';
import { CATALOG_PATH } from '../../../src/domain/gallery-catalog';
import { SKELETON_CARDS } from '../../../src/domain/media-limits';
import { counted } from '../../support/words';
import { expectAccessible, expectAccessibleInBothThemes } from '../accessibility';
import { holdBack } from '../hold-back';
import { expect, forgive, test } from '../journey';
import { imageWidth, oneRecord, waitUntilRendered } from '../objects';
import { SYNC_TIMEOUT } from '../visitor';

const LIST = new RegExp(CATALOG_PATH);
const SYNC = /\/syncStorage$/;

test('a slow list shows skeletons and no figures, and a slow sync shows that it is busy', {
  tag: '@desktop',
}, async ({ page, context, site, gallery }) => {
  const galleryWords = site.words('gallery');
  const release = await holdBack(context, LIST);
  await gallery.open();
  await expect(gallery.skeletons).toHaveCount(SKELETON_CARDS);
  await expect(gallery.figure(galleryWords.totalFiles)).toHaveText('...');
  release();
  await gallery.isReady();
  await expect(gallery.skeletons).toHaveCount(0);

  const releaseSync = await holdBack(context, SYNC);
  await gallery.sync.click();
  await expect(gallery.syncing).toBeDisabled();
  await expect(gallery.syncing).toBeFocused();
  const answering = page.waitForResponse(SYNC, SYNC_TIMEOUT);
  releaseSync();
  const { created } = (await (await answering).json()).result;
  await expect(gallery.toast(galleryWords.syncComplete)).toBeVisible();
  await expect(gallery.toast(counted(galleryWords, 'synced', created))).toBeVisible();
  await expect(gallery.sync).toBeEnabled();
});

test('a list that fails to load shows an error and appears after a retry, and a failed sync shows one too', {
  tag: '@phone',
}, async ({ page, context, site, gallery, complaints }) => {
  const galleryWords = site.words('gallery');
  await context.route(LIST, (route) => route.fulfill({ status: 503, json: { error: 'unavailable' } }));
  await gallery.open();
  await expect(gallery.toast(galleryWords.loadFailed)).toBeVisible();
  await expect(page.getByRole('heading', { name: galleryWords.loadFailed })).toBeVisible();
  await expect(gallery.figure(galleryWords.totalFiles)).toHaveText('–');
  await expectAccessible(page, 'the failure');
  await context.unroute(LIST);
  await page.getByRole('button', { name: site.words('media').retry }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await gallery.isReady();

  await context.route(SYNC, (route) => route.abort());
  await gallery.sync.click();
  await expect(gallery.toast(galleryWords.syncError)).toBeVisible();
  await expect(gallery.toast(galleryWords.syncFailed)).toBeVisible();
  await expect(gallery.sync).toBeEnabled();
  forgive(complaints, /api\/gallery|syncStorage/);
});

test('without a connection the gallery shows the saved list and its date', {
  tag: '@phone',
}, async ({ page, context, site, gallery, complaints }) => {
  const galleryWords = site.words('gallery');
  const savedList = page.getByText(galleryWords.savedList.split('{{moment}}')[0] ?? '');
  await gallery.open();
  await gallery.isReady();
  const total = await gallery.figure(galleryWords.totalFiles).textContent();
  await context.route(LIST, (route) => route.abort('internetdisconnected'));
  await page.reload();
  await expect(gallery.toast(galleryWords.loadFailed)).toBeVisible(); // first, because a toast closes by itself
  await gallery.isReady();
  await expect(savedList).toContainText(`${new Date().getFullYear()}`);
  await expect(gallery.figure(galleryWords.totalFiles)).toHaveText(total ?? '');
  await context.unroute(LIST);
  // A machine without a network fires no such events.
  await page.evaluate(() => {
    for (const type of ['offline', 'online']) dispatchEvent(new Event(type));
  });
  await expect(savedList).toBeHidden();
  await gallery.isReady();

  // While a slow list loads, the gallery shows the saved one.
  await context.route(LIST, () => {});
  await page.reload();
  await expect(savedList).toBeVisible();
  await gallery.isReady();
  forgive(complaints, /api\/gallery/);
});

test('a device that cannot save shows the list, and an empty gallery shows a notice', {
  tag: '@desktop',
}, async ({ page, context, site, gallery }) => {
  const galleryWords = site.words('gallery');
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  await gallery.open();
  await gallery.isReady();
  await context.route(LIST, (route) => route.fulfill({ contentType: 'application/x-ndjson', body: '' }));
  await page.reload();
  await expect(page.getByText(galleryWords.emptyHint)).toBeVisible();
  await expect(gallery.figure(galleryWords.totalFiles)).toHaveText('0');
});

test('a missing rendition shows the placeholder, never the original, and a failed download an error', {
  tag: '@desktop',
}, async ({ page, context, site, services, gallery, files: [picture], place, mark, complaints }) => {
  const media = site.words('media');
  const { file, items, dialog } = gallery;
  await place([picture]);
  const record = await oneRecord(services, 'file_name', picture.name);
  await waitUntilRendered(services, record);
  const original = `**/o/${record.get('file_path')}?*`;
  const rendition = `**/b/${brand.renditionsBucket}/o/${record.id}*`;
  const originals: string[] = [];
  page.on('request', (request) => {
    const isPicture = request.resourceType() === 'image';
    if (isPicture && request.url().includes(record.get('file_path'))) originals.push(request.url());
  });
  await gallery.open(`?q=${mark}`);
  const image = items.getByRole('img', { name: picture.name });
  await expect.poll(() => imageWidth(image)).toBeGreaterThan(0);

  for (const address of [original, rendition]) await context.route(address, (route) => route.fulfill({ status: 404 }));
  await page.reload();
  const placeholder = items.getByRole('img', { name: media.types.image, exact: true });
  await expect(placeholder).toBeVisible();
  await file(picture.name).click();
  const url = page.url();
  await dialog.getByRole('link', { name: media.file.download }).click();
  await expect(page.getByText(media.file.downloadFailed)).toBeVisible();
  expect(page.url()).toBe(url);

  // An open dialog hides the page, but not the toasts.
  const failure = page.getByRole('alert').filter({ hasText: media.file.downloadFailed });
  const close = failure.getByRole('button', { name: site.words('common').toasts.close });
  await page.keyboard.press('Alt+KeyT'); // the shortcut to the toasts; focus pauses their timers
  await expect(failure).toBeFocused();
  await expectAccessible(page, 'a toast over a dialog');
  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(failure).toHaveCount(0);

  await dialog.getByRole('link', { name: media.file.download }).click();
  await close.click();
  await expect(failure).toHaveCount(0);
  await expect(dialog).toBeVisible();

  await dialog.getByRole('link', { name: media.file.download }).click();
  await expect(failure).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(failure).toBeVisible(); // the toast outlives the dialog
  await file(picture.name).click();
  await close.click(); // and the next dialog
  await expect(failure).toHaveCount(0);
  await page.keyboard.press('Escape');

  // The picture reloads by itself when the connection is back.
  await expect(placeholder).toBeVisible();
  await context.unroute(rendition);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => imageWidth(image)).toBeGreaterThan(0);
  expect(originals).toEqual([]);
  forgive(complaints, /status of 404|Failed to load resource/);
});

test('the gallery is accessible as a grid, as a list, with a file open, and empty', async ({ page, gallery }) => {
  await gallery.open('?type=image');
  await gallery.isReady();
  await expectAccessibleInBothThemes(page, 'the grid');
  await gallery.layout('list').click();
  await expectAccessible(page, 'the list');
  await gallery.items.first().getByRole('link').click();
  await expectAccessible(page, 'an open image', { include: '[aria-modal=true]' });
  await page.keyboard.press('Escape');
  await gallery.search.fill('nothing of that kind');
  await expectAccessible(page, 'the empty gallery');
});

test.describe('with the worker', () => {
  test.use({ workers: true });

  test('an offline reload shows pictures that were viewed before', {
    tag: '@phone',
  }, async ({ page, context, site, services, gallery, files: [, original], place, complaints }) => {
    await place([original]);
    await waitUntilRendered(services, await oneRecord(services, 'file_name', original.name));
    await gallery.open();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 60_000 });
    const expectPictures = async () => {
      const featured = page.getByRole('region', { name: site.words('gallery').featuredImages }).getByRole('img');
      for (const picture of [featured.first(), gallery.items.getByRole('img', { name: original.name })]) {
        await picture.scrollIntoViewIfNeeded();
        await expect.poll(() => imageWidth(picture)).toBeGreaterThan(0);
      }
    };
    await page.reload(); // a visit with the worker active
    await expectPictures();
    await context.setOffline(true);
    await page.reload();
    await gallery.isReady();
    await expectPictures();
    forgive(complaints, /ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  });
});
