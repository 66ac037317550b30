import type { BrowserContext } from 'playwright/test';
import { brand } from '../../../src/domain/brand';
import { MAX_TAGS } from '../../../src/domain/media-limits';
import { MEDIA_COLLECTION } from '../../../src/domain/media-record';
import { counted, fillIn } from '../../support/words';
import { expectAccessible, expectAccessibleInBothThemes } from '../accessibility';
import { expect, forgive, test } from '../journey';
import { laterGeneration, oneRecord, removeFiles, waitUntilRendered } from '../objects';
import { COMMIT, LISTEN, queryOnly, UNREACHABLE } from '../services';
import { openLibrary } from '../staff';

const refuse = (context: BrowserContext, requests: RegExp) =>
  context.route(requests, (route) => route.fulfill({ status: 403, body: '{"error":{"status":"PERMISSION_DENIED"}}' }));

test('a library that fails to load shows an error, and appears after a retry', {
  tag: '@desktop',
}, async ({ page, context, site, library, place, mark, admin, complaints }) => {
  const libraryWords = site.words('library');
  await place();
  await refuse(context, LISTEN);
  await openLibrary(page, site, null, admin);
  await expect(library.toast(libraryWords.loadFailed)).toBeVisible();
  await expect(library.shelf.getByText(libraryWords.loadFailed)).toBeVisible();
  await context.unroute(LISTEN);
  await library.shelf.getByRole('button', { name: site.words('media').retry }).click();
  await expect(library.items.first()).toBeVisible();
  await expect(library.focused).toHaveText(libraryWords.title);
  await library.search.fill(mark);
  await expect(library.items).toHaveCount(3);
  forgive(complaints, UNREACHABLE);
});

test('the saved list shows while Firestore is out of reach', {
  tag: '@phone',
}, async ({ page, context, library, place, mark, complaints }) => {
  await place();
  await library.open();
  await expect(library.showing(3)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(mark));
  await refuse(context, LISTEN);
  await page.reload();
  await expect(library.showing(3)).toBeVisible();
  forgive(complaints, UNREACHABLE);
});

test('an empty library offers the first upload', { tag: '@phone' }, async ({ page, context, site, admin, mark }) => {
  const libraryWords = site.words('library');
  await queryOnly(context, MEDIA_COLLECTION, 'title', mark);
  const { shelf, uploads } = await openLibrary(page, site, null, admin);
  await expect(shelf.getByText(libraryWords.empty)).toBeVisible();
  await expect(shelf.getByText(libraryWords.emptyHint)).toBeVisible();
  await shelf.getByRole('button', { name: libraryWords.uploadButton }).last().click();
  await expect(uploads).toBeVisible();
});

test('a refused edit stays in its form with the reason, and nothing can be changed offline', {
  tag: '@phone',
}, async ({ page, context, site, library, files: [picture], place, complaints }) => {
  const words = site.words('library');
  const admin = site.words('admin');
  const { shelf, view, edit, remove, editor, title, save, dialog, toast } = library;
  await place([picture]);
  await library.open();
  await edit(picture.name).click();
  await title.fill('x'.repeat(201));
  await save.click();
  await expect(editor.getByText(fillIn(words.edit.tooLong, { max: 200 }))).toBeVisible();
  await title.fill('Mostrador');
  await refuse(context, COMMIT);
  await save.click();
  await expect(toast(words.edit.failed)).toBeVisible();
  const reason = editor.getByRole('alert').filter({ hasText: words.bulk.reasons['not-allowed'] });
  await expect(reason).toContainText(words.edit.failed);
  await expect(reason).toBeFocused();
  const [note, failure] = [await reason.boundingBox(), await toast(words.edit.failed).boundingBox()];
  expect(note && failure && note.y + note.height < failure.y, 'the toast does not cover the reason').toBe(true);
  await expect(title).toHaveValue('Mostrador');
  await context.unroute(COMMIT);

  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await expect(editor.getByText(words.offline)).toBeVisible();
  await expect(save).toBeDisabled();
  await page.keyboard.press('Escape');
  await view(picture.name).click();
  await expect(dialog(picture.name).getByText(words.offline)).toBeVisible();
  await page.keyboard.press('Escape');
  for (const tab of [admin.tabs.dashboard, admin.tabs.library]) await page.getByRole('tab', { name: tab }).click();
  await expect(shelf.getByText(words.offline)).toBeVisible();
  for (const button of [edit(picture.name), remove(picture.name)]) await expect(button).toBeDisabled();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(shelf.getByText(words.offline)).toBeHidden();
  await expect(edit(picture.name)).toBeEnabled();
  forgive(complaints, /403/);
});

test('the library shows the changes of others as they happen, and files that are missing', {
  tag: '@desktop',
}, async ({ site, services, library, files: [picture, photo], place, complaints }) => {
  const words = site.words('library');
  await place();
  const record = await oneRecord(services, 'file_name', picture.name);
  await waitUntilRendered(services, record);
  await library.open();
  await expect(library.showing(3)).toBeVisible();
  await record.ref.update({ ...(await laterGeneration(record)), renditions: [], missing_since: new Date() });
  await removeFiles(services, 'file_name', [photo.name]);
  await expect(library.showing(2)).toBeVisible();
  await expect(library.items.getByText(words.missing.label)).toHaveCount(1);
  await library.showFilters();
  await library.shelf.getByLabel(words.filters.missingFile).check();
  await expect(library.showing(1)).toBeVisible();
  await library.view(picture.name).click();
  await expect(library.dialog(picture.name)).toContainText(words.missing.since.split('{{')[0] ?? '');
  forgive(complaints, /403/); // a rendition that still loads when its file goes missing
});

test('a picture that no browser can show appears as soon as the server has rendered it', {
  tag: '@phone',
}, async ({ context, site, services, library, files: [picture], place }) => {
  await place([picture]);
  const record = await oneRecord(services, 'file_name', picture.name);
  await waitUntilRendered(services, record);
  await record.ref.update({ ...(await laterGeneration(record)), renditions: [] });
  await library.open();
  const { items } = library;
  await expect(items).toHaveCount(1); // not the files of other tests, which the search hides
  await expect(items.getByRole('img', { name: site.words('media').types.image, exact: true })).toBeVisible();

  const headers = { 'access-control-allow-origin': '*' };
  await context.route(`**/b/${brand.renditionsBucket}/o/*`, (route) =>
    route.fulfill({ contentType: 'image/png', body: picture.buffer, headers }),
  );
  await record.ref.update({ ...(await laterGeneration(record)), renditions: [320], width: 4000 });
  const image = items.getByRole('img', { name: picture.name });
  await expect
    .poll(() => image.evaluate((img) => (img as HTMLImageElement).currentSrc))
    .toContain(brand.renditionsBucket);
});

test('a rejection by the browser or the server shows its reason', {
  tag: '@desktop',
}, async ({ page, context, site, library, files, place, complaints }) => {
  const words = site.words('library');
  const media = site.words('media');
  const { shelf, view, dialog, toast } = library;
  await place();
  await library.open();
  await view(files[0].name).click();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
  });
  await dialog(files[0].name).getByRole('button', { name: words.file.copy }).click();
  await expect(toast(words.file.copyFailed)).toBeVisible();
  await context.route(/alt=media/, (route) => route.fulfill({ status: 404 }));
  await dialog(files[0].name).getByRole('link', { name: media.file.download }).click();
  await expect(toast(media.file.downloadFailed)).toBeVisible();
  await page.keyboard.press('Escape');
  await refuse(context, COMMIT);
  await shelf.getByRole('button', { name: words.bulk.all }).click();
  await shelf.getByRole('button', { name: words.bulk.addTags }).click();
  const tags = shelf.getByLabel(words.bulk.addTags);
  await tags.fill(Array.from({ length: MAX_TAGS + 1 }, (_, index) => index).join());
  await expect(shelf.getByText(fillIn(words.bulk.tooManyTags_other, { count: 3, max: MAX_TAGS }))).toBeVisible();
  await tags.fill('uno');
  await tags.press('Enter');
  const failure = counted(words.bulk, 'updateFailed', 3);
  const reasons = words.bulk.reasons['not-allowed'];
  await expect(toast(fillIn(words.bulk.because, { failure, reasons }))).toBeVisible();
  await expect(tags, 'the form keeps what was typed').toHaveValue('uno');
  forgive(complaints, /40[34]/);
});

/** The page behind a dialog cannot be used, and the test checks it by itself. */
const DIALOG = '[aria-modal=true]';

test('the library is accessible as a grid, as a list, and in its dialogs', async ({ page, site, library, place }) => {
  const words = site.words('library');
  const { shelf, items } = library;
  await place();
  await library.open();
  await items.nth(1).getByRole('checkbox').check();
  await expectAccessibleInBothThemes(page, 'the grid');
  await shelf.getByRole('button', { name: words.bulk.addTags }).click();
  await library.layout('list').click();
  await expectAccessible(page, 'the list');
  await items.first().getByRole('button').nth(1).click();
  await expectAccessibleInBothThemes(page, 'the edit form', DIALOG);
  await page.keyboard.press('Escape');
  await items.first().getByRole('button').first().click();
  await expectAccessible(page, 'an open file', { include: DIALOG });
  await page.getByRole('dialog').getByRole('button', { name: words.file.delete }).click();
  await expect(library.removal).toBeVisible();
  await expectAccessible(page, 'the question', { include: DIALOG });
  await page.keyboard.press('Escape');
  await library.uploadButton.click();
  await expectAccessible(page, 'the upload dialog', { include: DIALOG });
});
