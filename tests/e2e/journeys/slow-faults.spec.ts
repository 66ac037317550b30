import { expect, type Page, test } from '../fixtures';
import { forgetForms, openForm, recorded } from '../forms';
import { countObjects, oneRecord, removeFiles } from '../objects';
import { openLibrary } from '../staff';

/** Slow 3G as WebPageTest has it: 400 kbit/s both ways, 400 ms to an answer. */
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_3G);
}

test.describe.configure({ timeout: 180_000 });

test('over slow 3G a page is read before its script is there, and a request says that it is on its way and is sent once', async ({
  page,
  site,
  services,
}) => {
  await forgetForms(services);
  const { meta, hero } = await site.words('home');
  const { quote } = await site.words('forms');
  await slowDown(page);
  await page.goto(site.path('home'), { waitUntil: 'commit' });
  await expect(page).toHaveTitle(meta.title);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.title);
  expect(await page.evaluate(() => performance.getEntriesByName('hydrated').length)).toBe(0);

  const form = await openForm(page, site);
  await form.fill();
  await form.submit.click();
  await expect(page.getByRole('button', { name: quote.busy })).toBeDisabled();
  await expect(page.getByText(quote.recorded.title)).toBeVisible();
  expect(await recorded(services)).toHaveLength(1);
});

test('over slow 3G the library says that it loads, an upload shows how far it is, and an edit and a deletion that they run', async ({
  page,
  site,
  services,
}) => {
  const { library: words } = site;
  const { media } = site.interface;
  const mark = `slow-${Date.now()}`;
  const file = { name: `${mark}.pdf`, mimeType: 'application/pdf', buffer: Buffer.alloc(300_000, mark) };
  const { search, shelf, dialog, edit, remove, told } = await openLibrary(page, site, null);
  await expect(shelf.getByRole('listitem').first()).toBeVisible();
  await slowDown(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByText(media.library.loading)).toBeAttached();
  await search.fill(mark);

  await shelf.getByRole('button', { name: media.library.upload, exact: true }).first().click();
  const uploads = dialog(media.upload.title);
  await uploads.locator('input[type=file]').setInputFiles(file);
  await expect(uploads.getByText(media.upload.uploading)).toBeVisible();
  const progress = uploads.getByRole('progressbar', { name: media.upload.progress.replace('{{name}}', file.name) });
  await expect.poll(() => progress.evaluate((bar: HTMLProgressElement) => bar.value)).toBeGreaterThan(0);
  await expect(told(media.upload.succeeded_one.replace('{{count, number}}', '1'))).toBeVisible({ timeout: 60_000 });
  expect(await countObjects(services, file.name)).toBe(1);

  await edit(file.name).click();
  const form = dialog(words.edit.label);
  await form.getByLabel(words.edit.title).fill('Despacio');
  await form.getByRole('button', { name: words.edit.save }).click();
  await expect(form.getByRole('button', { name: words.edit.saving })).toBeDisabled();
  await expect(form.getByLabel(words.edit.title)).not.toBeEditable();
  await expect(told(words.edit.succeeded)).toBeVisible();
  expect((await oneRecord(services, 'file_name', file.name)).get('title')).toBe('Despacio');

  await remove(file.name).click();
  const asked = dialog(words.remove.label);
  await asked.getByRole('button', { name: words.remove.confirm }).click();
  await expect(asked.getByRole('button', { name: words.remove.deleting })).toBeDisabled();
  await expect(told(words.remove.succeeded)).toBeVisible();
  expect(await countObjects(services, file.name)).toBe(0);
  await removeFiles(services, 'file_name', [file.name]);
});
