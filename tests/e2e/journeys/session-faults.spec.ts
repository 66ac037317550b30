import { counted, fillIn } from '../../support/words';
import { turnClock } from '../clock';
import { holdBack } from '../hold-back';
import { expect, forgive, test } from '../journey';
import { blankFile, countObjects, oneRecord, recordsOf } from '../objects';
import { LISTEN, OBJECT, UNREACHABLE, UPLOAD_CHUNK, UPLOAD_START } from '../services';
import { createAdmin, followAdminLink, logIn } from '../staff';

/** The browser logs error responses of the account server; the SDK does not catch the rejected token of an upload. */
const REFUSALS = /status of 40[0-3]|Failed to check whether|^uncaught: Firebase: Error \(auth\/user-disabled\)/;

test('a session that ends during an upload, a save or a deletion loses no work and deletes nothing', {
  tag: ['@desktop', '@slow'],
}, async ({ page, context, site, services, library, files: [picture], place, mark, complaints }) => {
  const { upload, edit } = site.words('library');
  const file = blankFile(`ended ${mark}.mp4`, 'video/mp4', 3_000_000);
  const { uid, email } = await createAdmin(services);
  /** Ends the session on the server; the page notices when its token expires. */
  const endSession = async () => {
    await services.auth.updateUser(uid, { disabled: true });
    await turnClock(page, 2);
  };
  /** Waits for the login page, logs in again, and returns to the library without a reload. */
  const comeBack = async () => {
    await expect(page).toHaveURL(site.path('auth'));
    const reason = site.words('auth').failures['session-ended'];
    await expect(page.getByRole('status').filter({ hasText: reason })).toBeVisible();
    await services.auth.updateUser(uid, { disabled: false });
    await logIn(page, site, { email });
    await followAdminLink(page, site.path('admin'));
    await page.getByRole('tab', { name: site.words('admin').tabs.library }).click();
  };
  await place([picture]);
  await library.open({ email });
  const hasStarted = page.waitForRequest(UPLOAD_CHUNK);
  const release = await holdBack(context, UPLOAD_CHUNK);
  await library.upload(file);
  await hasStarted;
  await endSession();
  release();
  await comeBack();
  const row = library.uploadRow(file.name);
  await expect(row).toContainText(upload.reasons['session-ended']);
  expect(await recordsOf(services, file.name)).toEqual([]);
  await row.getByRole('button', { name: fillIn(upload.retryFile, file) }).click();
  await expect(library.uploads).toBeHidden();
  expect((await oneRecord(services, file.name)).get('file_size')).toBe(file.buffer.length);
  expect(await countObjects(services, file.name)).toBe(1);

  await library.search.fill(mark);
  await library.edit(picture.name).click();
  await library.title.fill('Mostrador de la tienda');
  await endSession();
  await library.save.click();
  await comeBack();
  await library.search.fill(mark);
  await library.edit(picture.name).click();
  await expect(library.title).toHaveValue('Mostrador de la tienda');
  await library.save.click();
  await expect(library.toast(edit.succeeded)).toBeVisible();
  const record = await oneRecord(services, picture.name);
  expect(record.get('title')).toBe('Mostrador de la tienda');

  await library.remove(picture.name).click();
  await endSession();
  await library.confirm.click();
  await comeBack();
  await library.search.fill(mark);
  await expect(library.edit(picture.name)).toBeVisible();
  expect((await record.ref.get()).exists).toBe(true);
  expect(await services.bucket.file(record.get('file_path')).exists()).toEqual([true]);
  await services.auth.deleteUser(uid);
  forgive(complaints, REFUSALS);
  forgive(complaints, /status of 404.*\.mp4/); // the page asks whether the object has arrived
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
  expect((await oneRecord(services, file.name)).get('title')).toBe('Lista de precios');

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
