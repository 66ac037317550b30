import { counted, fillIn } from '../../support/words';
import { turnClock } from '../clock';
import { holdBack } from '../hold-back';
import { test as base, expect, forgive } from '../journey';
import { blankFile, countObjects, oneRecord, recordsOf } from '../objects';
import { LISTEN, OBJECT, UNREACHABLE, UPLOAD_CHUNK, UPLOAD_START } from '../services';
import { type Account, createAdmin, followAdminLink, logIn } from '../staff';

/** An admin whose session the test can end. */
interface EndableAdmin extends Account {
  /** Ends the session on the server; the page notices when its token expires. */
  endSession(): Promise<void>;
  /** Waits for the login page, logs in again, and returns to the library without a reload. */
  comeBack(): Promise<void>;
}

const test = base.extend<{ endable: EndableAdmin }>({
  endable: async ({ page, site, services: { auth }, services }, use) => {
    const { uid, email } = await createAdmin(services);
    await use({
      email,
      async endSession() {
        await auth.updateUser(uid, { disabled: true });
        await turnClock(page, 2);
      },
      async comeBack() {
        await expect(page).toHaveURL(site.path('auth'));
        const reason = site.words('auth').failures['session-ended'];
        await expect(page.getByRole('status').filter({ hasText: reason })).toBeVisible();
        await auth.updateUser(uid, { disabled: false });
        await logIn(page, site, { email });
        await followAdminLink(page, site.path('admin'));
        await page.getByRole('tab', { name: site.words('admin').tabs.library }).click();
      },
    });
    await auth.deleteUser(uid);
  },
});

/** The browser logs error responses of the account server; the SDK does not catch the rejected token of an upload. */
const REFUSALS = /status of 40[0-3]|Failed to check whether|^uncaught: Firebase: Error \(auth\/user-disabled\)/;

test('a session that ends during an upload shows a notice, and the file arrives once after the next login', {
  tag: ['@desktop', '@slow'],
}, async ({ page, context, site, services, library, endable, mark, complaints }) => {
  const { upload } = site.words('library');
  const file = blankFile(`ended ${mark}.mp4`, 'video/mp4', 3_000_000);
  const small = blankFile(`small ${mark}.pdf`, 'application/pdf', 1000);
  await library.open(endable);
  const hasStarted = page.waitForRequest(UPLOAD_CHUNK);
  const release = await holdBack(context, UPLOAD_CHUNK);
  await library.upload(file);
  await hasStarted;
  await endable.endSession();
  release();
  await endable.comeBack();

  const row = library.uploadRow(file.name);
  await expect(row).toContainText(upload.reasons['session-ended']);
  expect(await recordsOf(services, 'file_name', file.name)).toEqual([]);
  await library.picker.setInputFiles(small);
  await row.getByRole('button', { name: fillIn(upload.retryFile, file) }).click();
  await expect(library.uploads).toBeHidden();
  for (const { name, buffer } of [file, small]) {
    expect((await oneRecord(services, 'file_name', name)).get('file_size')).toBe(buffer.length);
    expect(await countObjects(services, name)).toBe(1);
  }
  forgive(complaints, REFUSALS);
});

test('a session that ends during a save keeps the draft, and one that ends during a deletion deletes nothing', {
  tag: ['@desktop', '@slow'],
}, async ({ site, services, library, endable, files: [picture], place, mark, complaints }) => {
  await place([picture]);
  await library.open(endable);
  await library.edit(picture.name).click();
  await library.title.fill('Mostrador de la tienda');
  await endable.endSession();
  await library.save.click();

  await endable.comeBack();
  await library.search.fill(mark);
  await library.edit(picture.name).click();
  await expect(library.title).toHaveValue('Mostrador de la tienda');
  await library.save.click();
  await expect(library.toast(site.words('library').edit.succeeded)).toBeVisible();
  const record = await oneRecord(services, 'file_name', picture.name);
  expect(record.get('title')).toBe('Mostrador de la tienda');

  await library.remove(picture.name).click();
  await endable.endSession();
  await library.confirm.click();
  await endable.comeBack();
  await library.search.fill(mark);
  await expect(library.edit(picture.name)).toBeVisible();
  expect((await record.ref.get()).exists).toBe(true);
  expect(await services.bucket.file(record.get('file_path')).exists()).toEqual([true]);
  forgive(complaints, REFUSALS);
});

test('the page refreshes a token that the server rejects as expired, without a prompt', {
  tag: '@desktop',
}, async ({ page, context, site, services, library, mark, complaints }) => {
  const words = site.words('library');
  const { shelf, toast } = library;
  const file = blankFile(`expired ${mark}.pdf`, 'application/pdf', 1000);
  const refused = new Set<RegExp>();
  /** Rejects the next request of this kind with the service's own error. */
  const refuseOne = (kind: RegExp, method: string) =>
    context.route(kind, async (route) => {
      if (refused.has(kind) || route.request().method() !== method) return route.fallback();
      refused.add(kind);
      await route.fulfill({ status: 401, json: { error: { code: 401, status: 'UNAUTHENTICATED' } } });
    });
  await library.open();
  await refuseOne(UPLOAD_START, 'POST');
  await library.upload(file);
  await library.hasUploaded(1);
  expect(await countObjects(services, file.name)).toBe(1);

  await refuseOne(/:commit/, 'POST');
  await library.rename(file.name, 'Lista de precios');
  expect((await oneRecord(services, 'file_name', file.name)).get('title')).toBe('Lista de precios');

  await refuseOne(/documents:commit/, 'POST');
  await library.select(file.name).check();
  const bulk = shelf.getByRole('region', { name: words.bulk.label });
  await bulk.getByRole('button', { name: words.bulk.feature, exact: true }).click();
  await expect(toast(counted(words.bulk, 'updated', 1))).toBeVisible();

  await refuseOne(LISTEN, 'POST');
  await refuseOne(/:runAggregationQuery/, 'POST');
  await page.reload();
  await expect(library.edit(file.name)).toBeVisible();
  await page.getByRole('tab', { name: site.words('admin').tabs.dashboard }).click();
  await expect(page.getByText(site.words('admin').figures.totalFiles.some)).toBeVisible();
  await page.getByRole('tab', { name: site.words('admin').tabs.library }).click();
  await library.search.fill(mark); // the rest of the list belongs to other tests

  await refuseOne(OBJECT, 'DELETE');
  await library.remove(file.name).click();
  await library.confirm.click();
  await expect(toast(words.remove.succeeded)).toBeVisible();
  expect(await countObjects(services, file.name)).toBe(0);
  expect(refused.size).toBe(6);
  forgive(complaints, REFUSALS);
  forgive(complaints, UNREACHABLE);
});
