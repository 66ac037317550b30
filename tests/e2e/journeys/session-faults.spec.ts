import { fillIn } from '../../support/words';
import { turnClock } from '../clock';
import { expect, forgive, holdBack, test } from '../journey';
import { blankFile, countObjects, oneRecord, recordsOf } from '../objects';
import { LISTEN, OBJECT, UNREACHABLE, UPLOAD_CHUNK, UPLOAD_START } from '../services';
import { createAdmin, followAdminLink, logIn } from '../staff';

/** The browser logs error responses of the account server; the SDK does not catch the rejected token of an upload. */
const REFUSALS = /status of 40[0-3]|Failed to check whether|^uncaught: Firebase: Error \(auth\/user-disabled\)/;

test('a session that ends during an upload or a save loses no work', {
  tag: ['@desktop', '@slow'],
}, async ({ page, context, site, services, library, files: [picture], place, mark, complaints }) => {
  const { upload, edit } = site.words('library');
  const file = blankFile(`ended ${mark}.mp4`, 'video/mp4', 3_000_000);
  const title = 'Mostrador de la tienda';
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
  await library.title.fill(title);
  await endSession();
  await library.save.click();
  await comeBack();
  await library.search.fill(mark);
  await library.edit(picture.name).click();
  await expect(library.title).toHaveValue(title);
  await library.save.click();
  await expect(library.toast(edit.succeeded)).toBeVisible();
  expect((await oneRecord(services, picture.name)).get('title')).toBe(title);
  await services.auth.deleteUser(uid);
  forgive(complaints, REFUSALS);
});

test('a page refreshes an expired token without a prompt @desktop', async ({
  page,
  context,
  site,
  services,
  library,
  mark,
  complaints,
}) => {
  const { bulk, remove } = site.words('library');
  const { tabs, stats } = site.words('admin');
  const file = blankFile(`expired ${mark}.pdf`, 'application/pdf', 1000);
  let refused = 0;
  /** Rejects the next request of this kind with the service's own error. */
  const refuseOne = async (kind: RegExp, method = 'POST') => {
    let isFirst = true;
    await context.route(kind, (route) => {
      if (!isFirst || route.request().method() !== method) return route.fallback();
      isFirst = false;
      refused += 1;
      return route.fulfill({ status: 401, json: { error: { code: 401, status: 'UNAUTHENTICATED' } } });
    });
  };
  await library.open();
  await refuseOne(UPLOAD_START);
  await library.upload(file);
  await library.hasUploaded(1);
  expect(await countObjects(services, file.name)).toBe(1);

  await refuseOne(/:commit/);
  await library.rename(file.name, 'Lista de precios');
  await refuseOne(/:commit/);
  await library.select(file.name).check();
  await library.shelf.getByRole('button', { name: bulk.feature, exact: true }).click();
  const record = async () => (await oneRecord(services, file.name)).data();
  await expect.poll(record).toMatchObject({ title: 'Lista de precios', is_featured: true });

  await refuseOne(LISTEN);
  await refuseOne(/:runAggregationQuery/);
  await page.reload();
  await expect(library.edit(file.name)).toBeVisible();
  await page.getByRole('tab', { name: tabs.dashboard }).click();
  await expect(page.getByText(stats.totalFiles.some)).toBeVisible();
  await page.getByRole('tab', { name: tabs.library }).click();
  await library.search.fill(mark); // the rest of the list belongs to other tests

  await refuseOne(OBJECT, 'DELETE');
  await library.remove(file.name).click();
  await library.confirm.click();
  await expect(library.toast(remove.succeeded)).toBeVisible();
  expect(await countObjects(services, file.name)).toBe(0);
  expect(refused).toBe(6);
  forgive(complaints, REFUSALS);
  forgive(complaints, UNREACHABLE);
});
