import { fillIn } from '../../support/words';
import { expect, type Page, test } from '../journey';
import { blankFile, countObjects, oneRecord } from '../objects';
import { signIn } from '../staff';

/** WebPageTest's slow 3G: 400 kbit/s both ways, 400 ms of latency. */
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_3G);
}

test.describe.configure({ timeout: 180_000 });
test('over slow 3G a page is readable before its script loads, and a form shows progress and sends once', {
  tag: ['@phone', '@slow'],
}, async ({ page, site, forms }) => {
  const { meta, hero } = site.words('home');
  const { quote } = site.words('forms');
  await slowDown(page);
  await page.goto(site.path('home'), { waitUntil: 'commit' });
  await expect(page).toHaveTitle(meta.title);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.title);
  expect(await page.evaluate(() => performance.getEntriesByName('hydrated').length)).toBe(0);

  await forms.openAndFill();
  await forms.submit.click();
  await expect(page.getByRole('button', { name: quote.busy })).toBeDisabled();
  await expect(page.getByText(quote.recorded.title)).toBeVisible();
  await forms.isRecordedOnce();
});

test('over slow 3G the library shows when it loads, uploads, saves and deletes', {
  tag: ['@phone', '@slow'],
}, async ({ page, site, services, library, admin, mark }) => {
  const words = site.words('library');
  const file = blankFile(`slow ${mark}.pdf`, 'application/pdf', 300_000);
  const { uploads, edit, title, editor, removal, confirm, toast } = library;
  await signIn(page, site, admin);
  await page.goto(site.path('admin')); // caches most scripts, but not the list
  await slowDown(page);
  await page.goto(`${site.path('admin')}?tab=library&q=${mark}`, { waitUntil: 'commit' });
  await expect(page.getByText(site.words('media').loading)).toBeAttached();

  await library.upload(file);
  await expect(uploads.getByText(words.upload.uploading)).toBeVisible();
  const progress = uploads.getByRole('progressbar', { name: fillIn(words.upload.progress, file) });
  await expect.poll(() => progress.evaluate((bar: HTMLProgressElement) => bar.value)).toBeGreaterThan(0);
  await library.hasUploaded(1);
  expect(await countObjects(services, file.name)).toBe(1);

  await edit(file.name).click();
  await title.fill('Despacio');
  await library.save.click();
  await expect(editor.getByRole('button', { name: words.edit.saving })).toBeDisabled();
  await expect(title).not.toBeEditable();
  await expect(toast(words.edit.succeeded)).toBeVisible();
  expect((await oneRecord(services, 'file_name', file.name)).get('title')).toBe('Despacio');

  await library.remove(file.name).click();
  await confirm.click();
  await expect(removal.getByRole('button', { name: words.remove.deleting })).toBeDisabled();
  await expect(toast(words.remove.succeeded)).toBeVisible();
  expect(await countObjects(services, file.name)).toBe(0);
});
