import { expect, forgive, test } from '../journey';
import { oneRecord } from '../objects';
import { createAdmin, followAdminLink, logIn } from '../staff';

const HOUR_MS = 3_600_000;

test('a session that ends during an edit loses no work @desktop @slow', async ({
  page,
  site,
  services,
  library,
  files: [picture],
  place,
  mark,
  complaints,
}) => {
  const title = 'Mostrador de la tienda';
  const { uid, email } = await createAdmin(services);
  await place([picture]);
  await library.open({ email });
  await library.edit(picture.name).click();
  await library.title.fill(title);
  // The server ends the session; the page notices when its token expires.
  await services.auth.updateUser(uid, { disabled: true });
  await page.clock.setFixedTime(Date.now() + 2 * HOUR_MS);
  await library.save.click();
  await expect(page).toHaveURL(site.path('auth'));
  await services.auth.updateUser(uid, { disabled: false });

  await logIn(page, site, { email });
  await followAdminLink(page, site.path('admin'));
  await page.getByRole('tab', { name: site.words('admin').tabs.library }).click();
  await library.search.fill(mark);
  await library.edit(picture.name).click();
  await expect(library.title).toHaveValue(title);
  await library.save.click();
  await expect(library.toast(site.words('library').edit.succeeded)).toBeVisible();
  expect((await oneRecord(services, picture.name)).get('title')).toBe(title);
  await services.auth.deleteUser(uid);
  forgive(complaints, /status of 40[0-3]/); // of the account server
});
