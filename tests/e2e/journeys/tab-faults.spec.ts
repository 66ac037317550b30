import { expect, test } from '../fixtures';
import { forgetForms, openForm, recorded } from '../forms';
import { oneRecord, placeFiles, realFiles, removeFiles } from '../objects';
import { libraryOf, openLibrary, signOut } from '../staff';

test('two tabs with the form open keep their own texts, and each request arrives once', async ({
  page,
  context,
  site,
  services,
}) => {
  await forgetForms(services);
  const { quote } = await site.words('forms');
  const other = await context.newPage();
  const [mine, theirs] = [await openForm(page, site), await openForm(other, site)];
  await mine.fill();
  await theirs.fill();
  await theirs.field('firstName').fill('Ana');
  await page.reload();
  await expect(mine.field('firstName')).toHaveValue('José');
  for (const [tab, form] of [
    [page, mine],
    [other, theirs],
  ] as const) {
    await form.submit.click();
    await expect(tab.getByText(quote.recorded.title)).toBeVisible();
  }
  expect((await recorded(services)).map(({ firstName }) => firstName).sort()).toEqual(['Ana', 'José']);
});

test('two tabs that edit one file both keep what they wrote, and one that signs out takes the other to the login', async ({
  page,
  context,
  site,
  services,
}) => {
  const { library: words } = site;
  const mark = `tabs-${Date.now()}`;
  const [picture] = await realFiles(mark);
  await placeFiles(services, [picture]);
  const mine = await openLibrary(page, site, mark);
  const other = await context.newPage();
  await other.goto(`${site.path('admin')}?tab=library`);
  const theirs = await libraryOf(other, site, mark);
  for (const tab of [mine, theirs]) await tab.edit(picture.name).click();
  const [form, otherForm] = [mine.dialog(words.edit.label), theirs.dialog(words.edit.label)];
  await form.getByLabel(words.edit.title).fill('Mostrador');
  await otherForm.getByLabel(words.edit.description).fill('El de la entrada');
  await otherForm.getByRole('button', { name: words.edit.save }).click();
  await expect(otherForm).toBeHidden();
  await form.getByRole('button', { name: words.edit.save }).click();
  await expect(form.getByRole('alert')).toContainText(words.edit.changed.replace('{{fields}}', words.edit.description));
  await form.getByRole('button', { name: words.edit.keepMine }).click();
  await expect(form).toBeHidden();
  const record = await oneRecord(services, 'file_name', picture.name);
  expect(record.data()).toMatchObject({ title: 'Mostrador', description: 'El de la entrada' });

  await signOut(page, site);
  await expect(other).toHaveURL(site.path('auth'));
  await removeFiles(services, 'file_name', [picture.name]);
});
