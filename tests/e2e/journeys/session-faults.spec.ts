import type { Services } from '../../../functions/src/context';
import { turnClock } from '../clock';
import { expect, forgive, type Page, type Site, test } from '../fixtures';
import { holdBack } from '../hold-back';
import { countObjects, oneRecord, placeFiles, realFiles, recordsOf, removeFiles } from '../objects';
import { BEGINNING, OBJECT, PIECE } from '../services';
import { createAdmin, libraryOf, logIn, openLibrary } from '../staff';

/** An admin of the test's own, whose account can be ended. */
async function newAdmin(services: Services) {
  const { auth } = services;
  const { uid, email } = await createAdmin(services);
  return {
    uid,
    email,
    /** Ends the session at the server; the page learns of it when its token has run out. */
    async endSession(page: Page) {
      await auth.updateUser(uid, { disabled: true });
      await turnClock(page, 2);
    },
    /**
     * Lets the account in again, which is led to the login meanwhile, and goes back to the library without a reload.
     */
    async comeBack(page: Page, site: Site, mark: string) {
      const { auth: words, admin } = site.interface;
      await expect(page).toHaveURL(site.path('auth'));
      await expect(page.getByRole('status').filter({ hasText: words.failures['session-ended'] })).toBeVisible();
      await auth.updateUser(uid, { disabled: false });
      await logIn(page, site, { email });
      await page
        .locator(`[data-account] a[href="${site.path('admin')}"]`)
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await page.getByRole('tab', { name: admin.tabs.library }).click();
      return libraryOf(page, site, mark);
    },
  };
}

/** The browser logs what the accounts' server refuses; the SDK's upload leaves the refusal of its token uncaught. */
const REFUSALS = /status of 40[0-3]|could not be found out|^uncaught: Firebase: Error \(auth\/user-disabled\)/;

test.use({ trace: 'off' }); // it would hold the tokens up

let admin: Awaited<ReturnType<typeof newAdmin>>;
test.beforeEach(async ({ services }) => {
  admin = await newAdmin(services);
});
test.afterEach(async ({ services }) => {
  await services.auth.deleteUser(admin.uid);
});

test('a session that ends in the midst of an upload says so, and the file arrives once after the next login', async ({
  page,
  context,
  site,
  services,
  complaints,
}) => {
  const { upload } = site.interface.media;
  const mark = `ended-${Date.now()}`;
  const file = { name: `${mark}.mp4`, mimeType: 'video/mp4', buffer: Buffer.alloc(3_000_000, mark) };
  const small = { name: `${mark}.pdf`, mimeType: 'application/pdf', buffer: Buffer.alloc(1000, mark) };
  const { shelf, dialog } = await openLibrary(page, site, mark, admin);
  const isHeld = page.waitForRequest(PIECE);
  const goOn = await holdBack(context, PIECE);
  await shelf.getByRole('button', { name: site.interface.media.library.upload, exact: true }).first().click();
  await dialog(upload.title).locator('input[type=file]').setInputFiles(file);
  await isHeld;
  await admin.endSession(page);
  goOn();
  const library = await admin.comeBack(page, site, mark);

  const uploads = library.dialog(upload.title);
  const row = uploads.getByRole('listitem').filter({ hasText: file.name });
  await expect(row).toContainText(upload.reasons['session-ended']);
  expect(await recordsOf(services, 'file_name', file.name)).toEqual([]);
  await uploads.locator('input[type=file]').setInputFiles(small);
  await row.getByRole('button', { name: upload.retryFile.replace('{{name}}', file.name) }).click();
  await expect(uploads).toBeHidden();
  for (const { name, buffer } of [file, small]) {
    expect((await oneRecord(services, 'file_name', name)).get('file_size')).toBe(buffer.length);
    expect(await countObjects(services, name)).toBe(1);
  }
  await removeFiles(services, 'file_name', [file.name, small.name]);
  forgive(complaints, REFUSALS);
});

test('a session that ends while an edit is saved leaves what was typed for after the login, and deletes nothing', async ({
  page,
  site,
  services,
  complaints,
}) => {
  const { library: words } = site;
  const mark = `typed-${Date.now()}`;
  const [picture] = await realFiles(mark);
  await placeFiles(services, [picture]);
  const before = await openLibrary(page, site, mark, admin);
  const form = before.dialog(words.edit.label);
  await before.edit(picture.name).click();
  await form.getByLabel(words.edit.title).fill('Mostrador de la tienda');
  await admin.endSession(page);
  await form.getByRole('button', { name: words.edit.save }).click();

  const after = await admin.comeBack(page, site, mark);
  await after.edit(picture.name).click();
  await expect(form.getByLabel(words.edit.title)).toHaveValue('Mostrador de la tienda');
  await form.getByRole('button', { name: words.edit.save }).click();
  await expect(after.told(words.edit.succeeded)).toBeVisible();
  const record = await oneRecord(services, 'file_name', picture.name);
  expect(record.get('title')).toBe('Mostrador de la tienda');

  await after.remove(picture.name).click();
  await admin.endSession(page);
  await after.dialog(words.remove.label).getByRole('button', { name: words.remove.confirm }).click();
  await admin.comeBack(page, site, mark);
  await expect(after.edit(picture.name)).toBeVisible();
  expect((await record.ref.get()).exists).toBe(true);
  expect(await services.bucket.file(record.get('file_path')).exists()).toEqual([true]);
  await removeFiles(services, 'file_name', [picture.name]);
  forgive(complaints, REFUSALS);
});

test('a token that only the server takes for run out is replaced, and nobody is asked for anything', async ({
  page,
  context,
  site,
  services,
  complaints,
}) => {
  const { library: words } = site;
  const { upload, library } = site.interface.media;
  const mark = `run-out-${Date.now()}`;
  const file = { name: `${mark}.pdf`, mimeType: 'application/pdf', buffer: Buffer.alloc(1000, mark) };
  const { shelf, dialog, edit, remove, select, told } = await openLibrary(page, site, mark, admin);
  const refused = new Set<RegExp>();
  /** Refuses the next request of this kind, as the services do, and no other. */
  const refuseOne = (kind: RegExp, method: string) =>
    context.route(kind, async (route) => {
      if (refused.has(kind) || route.request().method() !== method) return route.fallback();
      refused.add(kind);
      await route.fulfill({ status: 401, json: { error: { code: 401, status: 'UNAUTHENTICATED' } } });
    });
  await refuseOne(BEGINNING, 'POST');
  await shelf.getByRole('button', { name: library.upload, exact: true }).first().click();
  await dialog(upload.title).locator('input[type=file]').setInputFiles(file);
  await expect(told(upload.succeeded_one.replace('{{count, number}}', '1'))).toBeVisible();
  expect(await countObjects(services, file.name)).toBe(1);

  await refuseOne(/:commit/, 'POST');
  await edit(file.name).click();
  const form = dialog(words.edit.label);
  await form.getByLabel(words.edit.title).fill('Lista de precios');
  await form.getByRole('button', { name: words.edit.save }).click();
  await expect(told(words.edit.succeeded)).toBeVisible();
  expect((await oneRecord(services, 'file_name', file.name)).get('title')).toBe('Lista de precios');

  await refuseOne(/documents:commit/, 'POST');
  const bulk = shelf.getByRole('region', { name: words.bulk.label });
  await select(file.name).check();
  await bulk.getByRole('button', { name: words.bulk.feature, exact: true }).click();
  await expect(told(words.bulk.updated_one.replace('{{count, number}}', '1'))).toBeVisible();

  await refuseOne(/:runQuery/, 'POST');
  await refuseOne(/:runAggregationQuery/, 'POST');
  await page.reload();
  await expect(edit(file.name)).toBeVisible();
  await page.getByRole('tab', { name: site.interface.admin.tabs.dashboard }).click();
  await expect(page.getByText((await site.words('admin')).figures.totalFiles.some)).toBeVisible();
  await page.getByRole('tab', { name: site.interface.admin.tabs.library }).click();

  await refuseOne(OBJECT, 'DELETE');
  await remove(file.name).click();
  await dialog(words.remove.label).getByRole('button', { name: words.remove.confirm }).click();
  await expect(told(words.remove.succeeded)).toBeVisible();
  expect(await countObjects(services, file.name)).toBe(0);
  expect(refused.size).toBe(6);
  forgive(complaints, REFUSALS);
});

test('an edit that Escape closes is there again, and one that is cancelled is given up', async ({
  page,
  site,
  services,
}) => {
  const { library: words } = site;
  const mark = `given-up-${Date.now()}`;
  const [picture] = await realFiles(mark);
  await placeFiles(services, [picture]);
  const { edit, dialog } = await openLibrary(page, site, mark, admin);
  const form = dialog(words.edit.label);
  await edit(picture.name).click();
  await form.getByLabel(words.edit.title).fill('Mostrador');
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await edit(picture.name).click();
  await expect(form.getByLabel(words.edit.title)).toHaveValue('Mostrador');
  await form.getByRole('button', { name: words.edit.cancel, exact: true }).click();
  await expect(form).toBeHidden();
  await edit(picture.name).click();
  await expect(form.getByLabel(words.edit.title)).toHaveValue('');
  await removeFiles(services, 'file_name', [picture.name]);
});
