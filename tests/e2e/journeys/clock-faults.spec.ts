import { SUBSCRIBERS_COLLECTION } from '../../../src/domain/newsletter';
import { HOUR, setClockWrong, turnClock } from '../clock';
import { expect, hydrated, test } from '../fixtures';
import { forgetForms, openForm, recorded } from '../forms';
import { countObjects, oneRecord, realFiles, removeFiles } from '../objects';
import { libraryOf, openLogIn } from '../staff';
import { openGallery } from '../visitor';

test.beforeEach(({ services }) => forgetForms(services));

for (const [how, hours] of [
  ['fast', 2],
  ['slow', -2],
] as const) {
  test(`on a device whose clock is two hours ${how}, forms arrive, staff log in and upload, and the gallery shows it`, async ({
    page,
    site,
    services,
  }) => {
    const { quote, newsletter } = await site.words('forms');
    const { library } = site.interface.media;
    await setClockWrong(page, hours);
    const form = await openForm(page, site);
    await form.fill();
    await form.submit.click();
    await expect(page.getByText(quote.recorded.title)).toBeVisible();
    const [request] = await recorded(services);
    expect(Math.abs(request?.created_at.toMillis() - Date.now())).toBeLessThan(HOUR); // the server's clock is what counts

    await page.goto(site.path('resources'));
    await hydrated(page);
    await page.getByRole('textbox', { name: newsletter.field }).fill('ana@example.com');
    await page.getByRole('button', { name: newsletter.submit }).click();
    await expect(page.getByText(newsletter.recorded.title)).toBeVisible();
    expect((await services.firestore.collection(SUBSCRIBERS_COLLECTION).get()).size).toBe(1);

    const mark = `clock-${how}-${Date.now()}`;
    const [picture] = await realFiles(mark);
    await openLogIn(page, site, 'admin');
    await page.goto(`${site.path('admin')}?tab=library`);
    const { shelf, dialog, view, edit, told } = await libraryOf(page, site, mark);
    await shelf.getByRole('button', { name: library.upload, exact: true }).first().click();
    await dialog(site.interface.media.upload.title).locator('input[type=file]').setInputFiles(picture);
    await expect(view(picture.name)).toBeVisible();
    await edit(picture.name).click();
    const editing = dialog(site.library.edit.label);
    await editing.getByLabel(site.library.edit.title).fill(`A tiempo ${mark}`);
    await editing.getByRole('button', { name: site.library.edit.save }).click();
    await expect(told(site.library.edit.succeeded)).toBeVisible();
    await oneRecord(services, 'file_name', picture.name);
    expect(await countObjects(services, picture.name)).toBe(1);

    const gallery = await openGallery(page, site, `?q=${mark}`);
    await expect(gallery.file(`A tiempo ${mark}`)).toBeVisible();
    await removeFiles(services, 'file_name', [picture.name]);
  });
}

test('a form is sent at once though the clock was put back by two hours while it was filled in', async ({
  page,
  site,
  services,
}) => {
  const { quote } = await site.words('forms');
  const form = await openForm(page, site);
  await form.fill();
  await turnClock(page, -2);
  await form.submit.click();
  await expect(page.getByText(quote.recorded.title)).toBeVisible();
  expect(await recorded(services)).toHaveLength(1);
});
