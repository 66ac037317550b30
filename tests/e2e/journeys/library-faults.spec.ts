import type { BrowserContext } from 'playwright/test';
import { MAX_TAGS } from '../../../src/domain/media-limits';
import { expectAccessible, expectAccessibleInBothThemes } from '../accessibility';
import { expect, forgive, test } from '../fixtures';
import { oneRecord, placeFiles, realFiles, removeFiles } from '../objects';
import { openLibrary } from '../staff';

/** Requests that read the library, and those that write a record. */
const LIST = /:runQuery/;
const COMMIT = /:commit/;

/** What the browser logs of a refusal. */
const REFUSED = /403/;
/** Lets the server refuse all `requests`. */
const refuse = (context: BrowserContext, requests: RegExp) =>
  context.route(requests, (route) => route.fulfill({ status: 403, body: '{"error":{"status":"PERMISSION_DENIED"}}' }));

test('a library that cannot be loaded says so, and is there when it is tried again', async ({
  page,
  context,
  site,
  complaints,
}) => {
  const { media } = site.interface;
  await refuse(context, LIST);
  const { shelf, told, items, focused } = await openLibrary(page, site, null);
  await expect(told(media.library.loadFailed)).toBeVisible();
  await expect(shelf.getByText(media.library.loadFailed)).toBeVisible();
  await context.unroute(LIST);
  await shelf.getByRole('button', { name: media.retry }).click();
  await expect(items.first()).toBeVisible();
  await expect(focused).toHaveText(media.library.title);
  forgive(complaints, REFUSED);
});

test('an empty library invites to the first upload', async ({ page, context, site }) => {
  const { media } = site.interface;
  await context.route(LIST, (route) => route.fulfill({ json: [{ readTime: new Date().toISOString() }] }));
  const { shelf, dialog } = await openLibrary(page, site, null);
  await expect(shelf.getByText(media.library.empty)).toBeVisible();
  await expect(shelf.getByText(media.library.emptyHint)).toBeVisible();
  await shelf.getByRole('button', { name: media.library.upload }).last().click();
  await expect(dialog(media.upload.title)).toBeVisible();
});

test('an edit that is refused is told with its reason and stays in its form; offline nothing can be changed', async ({
  page,
  context,
  site,
  services,
  complaints,
}, { project }) => {
  const { library } = site;
  const { admin } = site.interface;
  const mark = `refused-${project.name}-${Date.now()}`;
  const [picture] = await realFiles(mark);
  await placeFiles(services, [picture]);
  const { shelf, view, edit, remove, dialog, told } = await openLibrary(page, site, mark);
  const form = dialog(library.edit.label);
  await edit(picture.name).click();
  await form.getByLabel(library.edit.title).fill('x'.repeat(201));
  await form.getByRole('button', { name: library.edit.save }).click();
  await expect(form.getByText(library.edit.tooLong.replace('{{max, number}}', '200'))).toBeVisible();
  await form.getByLabel(library.edit.title).fill('Mostrador');
  await refuse(context, COMMIT);
  await form.getByRole('button', { name: library.edit.save }).click();
  await expect(told(library.edit.failed)).toBeVisible();
  const why = form.getByRole('alert').filter({ hasText: library.bulk.reasons['not-allowed'] }); // the toast says none
  await expect(why).toContainText(library.edit.failed);
  await expect(why).toBeFocused();
  const [note, toast] = [await why.boundingBox(), await told(library.edit.failed).boundingBox()];
  expect(note && toast && note.y + note.height < toast.y, 'both can be read').toBe(true);
  await expect(form.getByLabel(library.edit.title)).toHaveValue('Mostrador');
  await context.unroute(COMMIT);

  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await expect(form.getByText(library.offline)).toBeVisible();
  await expect(form.getByRole('button', { name: library.edit.save })).toBeDisabled();
  await page.keyboard.press('Escape');
  await view(picture.name).click();
  await expect(dialog(picture.name).getByText(library.offline)).toBeVisible();
  await page.keyboard.press('Escape');
  for (const tab of [admin.tabs.dashboard, admin.tabs.library]) await page.getByRole('tab', { name: tab }).click();
  await expect(shelf.getByText(library.offline)).toBeVisible();
  for (const button of [edit(picture.name), remove(picture.name)]) await expect(button).toBeDisabled();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(shelf.getByText(library.offline)).toBeHidden();
  await expect(edit(picture.name)).toBeEnabled();
  await removeFiles(services, 'file_name', [picture.name]);
  forgive(complaints, REFUSED);
});

test('what others and the server have done is seen on coming back to the tab, a missing file too', async ({
  page,
  site,
  services,
}, { project }) => {
  const { library } = site;
  const mark = `back-${project.name}-${Date.now()}`;
  const files = await realFiles(mark);
  const [picture, photo] = files;
  await placeFiles(services, files);
  const { shelf, items, showing, view, dialog } = await openLibrary(page, site, mark);
  await expect(showing(3)).toBeVisible();
  const record = await oneRecord(services, 'file_name', picture.name);
  const now = new Date();
  await record.ref.update({ missing_since: now, stored_at: now });
  await removeFiles(services, 'file_name', [photo.name]);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(showing(2)).toBeVisible();
  await expect(items.getByText(library.missing.label)).toHaveCount(1);
  await shelf.getByLabel(library.filters.missingFile).check();
  await expect(showing(1)).toBeVisible();
  await view(picture.name).click();
  await expect(dialog(picture.name)).toContainText(library.missing.since.split('{{')[0] ?? '');
  await removeFiles(
    services,
    'file_name',
    files.map(({ name }) => name),
  );
});

test('a picture that no browser can show is there as soon as the server has rendered it', async ({
  page,
  context,
  site,
  services,
  complaints,
}, { project }) => {
  const mark = `rendered-${project.name}-${Date.now()}`;
  const [picture] = await realFiles(mark);
  await placeFiles(services, [picture]);
  const record = await oneRecord(services, 'file_name', picture.name);
  await expect.poll(async () => (await record.ref.get()).get('width'), { timeout: 30_000 }).toBe(640); // the event is over
  await record.ref.update({ generation: null, renditions: [] });
  await context.route(`**/o/${record.get('file_path')}?*`, (route) => route.fulfill({ status: 404 }));
  const { items } = await openLibrary(page, site, mark);
  await expect(items.getByRole('img', { name: site.interface.media.types.image, exact: true })).toBeVisible();

  const headers = { 'access-control-allow-origin': '*' };
  await context.route(/renditions/, (route) =>
    route.fulfill({ contentType: 'image/png', body: picture.buffer, headers }),
  );
  await record.ref.update({ generation: '1', renditions: [320], width: 4000, stored_at: new Date() });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const image = items.getByRole('img', { name: picture.name });
  await expect.poll(() => image.evaluate((img) => (img as HTMLImageElement).currentSrc)).toContain('renditions');
  await removeFiles(services, 'file_name', [picture.name]);
  forgive(complaints, /404/);
});

test('what the browser or the server refuses is told with its reason', async ({
  page,
  context,
  site,
  services,
  complaints,
}, { project }) => {
  const { library } = site;
  const { media } = site.interface;
  const mark = `why-${project.name}-${Date.now()}`;
  const files = await realFiles(mark);
  await placeFiles(services, files);
  const { shelf, view, dialog, told } = await openLibrary(page, site, mark);
  await view(files[0].name).click();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
  });
  await dialog(files[0].name).getByRole('button', { name: library.file.copy }).click();
  await expect(told(library.file.copyFailed)).toBeVisible();
  await context.route(/alt=media/, (route) => route.fulfill({ status: 404 }));
  await dialog(files[0].name).getByRole('link', { name: media.file.download }).click();
  await expect(told(media.file.downloadFailed)).toBeVisible();
  await page.keyboard.press('Escape');
  await refuse(context, COMMIT);
  await shelf.getByRole('button', { name: library.bulk.all }).click();
  await shelf.getByRole('button', { name: library.bulk.addTags }).click();
  const tags = shelf.getByLabel(library.bulk.addTags);
  await tags.fill(Array.from({ length: MAX_TAGS + 1 }, (_, index) => index).join());
  const tooMany = { count: '3', max: String(MAX_TAGS) };
  const fault = library.bulk.tooManyTags_other.replaceAll(
    /{{(\w+), number}}/g,
    (_, id: 'count' | 'max') => tooMany[id],
  );
  await expect(shelf.getByText(fault)).toBeVisible();
  await tags.fill('uno');
  await tags.press('Enter');
  const failure = library.bulk.updateFailed_other.replace('{{count, number}}', '3');
  const why = { failure, reasons: library.bulk.reasons['not-allowed'] };
  await expect(told(library.bulk.because.replaceAll(/{{(\w+)}}/g, (_, id: keyof typeof why) => why[id]))).toBeVisible();
  await expect(tags, 'what was typed is still there').toHaveValue('uno');
  await removeFiles(
    services,
    'file_name',
    files.map(({ name }) => name),
  );
  forgive(complaints, /40[34]/);
});

test('the library is accessible as a grid with files selected, as a list, and in its dialogs', async ({
  page,
  site,
}) => {
  const { library, interface: words } = site;
  const { shelf, items, dialog } = await openLibrary(page, site, null);
  await items.nth(1).getByRole('checkbox').check();
  await expectAccessibleInBothThemes(page, 'the grid');
  await shelf.getByRole('button', { name: library.bulk.addTags }).click();
  await shelf.getByRole('button', { name: site.interface.media.view.list, exact: true }).click();
  await expectAccessible(page, 'the list');
  await items.first().getByRole('button').nth(1).click();
  await expectAccessibleInBothThemes(page, 'the edit form');
  await page.keyboard.press('Escape');
  await items.first().getByRole('button').first().click();
  await expectAccessible(page, 'an open file');
  await page.getByRole('dialog').getByRole('button', { name: library.file.delete }).click();
  await expect(dialog(library.remove.label)).toBeVisible();
  await expectAccessible(page, 'the question');
  await page.keyboard.press('Escape');
  await shelf.getByRole('button', { name: words.media.library.upload, exact: true }).first().click();
  await expectAccessible(page, 'the upload dialog');
});
