import { recordId } from '../../../src/domain/object-name';
import { counted, fillIn } from '../../support/words';
import { holdBack } from '../hold-back';
import { changeLanguage, expect, forgive, test } from '../journey';
import { oneRecord, recordsOf, removeFiles } from '../objects';
import { COMMIT, OBJECT } from '../services';
import { libraryOf, signOut } from '../staff';

test('staff view and edit a file, see conflicts with other tabs and users, and keep or cancel drafts', {
  tag: '@desktop',
}, async ({ page, context, site, services, library, files, place, mark }) => {
  const words = site.words('library');
  const shared = site.words('media');
  const [picture, photo, paper] = files;
  const { shelf, search, view, edit, editor, title, save, dialog, toast, showing, focused } = library;
  await place();
  await library.open();
  await expect(showing(3)).toBeVisible();

  await view(picture.name).click();
  const viewed = dialog(picture.name);
  await expect(viewed).toContainText(shared.noDescription);
  await expect(viewed).toContainText(shared.uncategorized);
  await viewed.getByRole('button', { name: words.file.edit }).click();

  await title.fill(`  Mostrador ${mark} `);
  await editor.getByLabel(words.edit.altText, { exact: true }).fill('Un mostrador');
  await editor.getByLabel(words.edit.category).selectOption('team-photo'); // the gallery's tests count hero banners
  const tags = editor.getByLabel(words.edit.tags, { exact: true });
  await tags.pressSequentially('menú,carta');
  await tags.press('Enter');
  await editor.getByRole('button', { name: fillIn(words.edit.tag.delete, { tag: 'carta' }) }).click();
  await tags.pressSequentially(' , día '); // leaving the box adds it
  await editor.getByLabel(words.edit.featured).check();
  await save.click();
  await expect(toast(words.edit.succeeded)).toBeVisible();
  await expect(editor).toBeHidden();
  await expect(view(`Mostrador ${mark}`)).toBeVisible();
  const record = await oneRecord(services, 'file_name', picture.name);
  expect(record.data()).toMatchObject({
    ...{ title: `Mostrador ${mark}`, description: null, alt_text: 'Un mostrador', category: 'team-photo' },
    ...{ tags: ['menú', 'día'], is_featured: true },
  });

  // Another tab saves a description while staff type a title: both are kept.
  const tab = await context.newPage();
  const other = libraryOf(tab, site);
  await tab.goto(page.url());
  for (const each of [library, other]) await each.edit(picture.name).click();
  await title.fill(' ');
  await other.editor.getByLabel(words.edit.description, { exact: true }).fill('De otra persona');
  await other.save.click();
  await expect(other.editor).toBeHidden();
  await save.click();
  const conflict = editor.getByRole('alert');
  await expect(conflict).toContainText(fillIn(words.edit.changed, { fields: words.edit.description }));
  await editor.getByRole('button', { name: words.edit.keepMine }).click();
  await expect(editor).toBeHidden();
  expect((await record.ref.get()).data()).toMatchObject({ title: null, description: 'De otra persona' });

  // Someone else deletes a file while its form is open.
  await edit(paper.name).click();
  await expect(title).toBeVisible();
  await expect(editor.getByLabel(words.edit.altText, { exact: true })).toHaveCount(0);
  await removeFiles(services, 'file_name', [paper.name]);
  await save.click();
  await expect(conflict).toContainText(words.edit.gone);
  await page.keyboard.press('Escape');
  await expect(showing(2)).toBeVisible();

  // A save that removes the last file from the list moves the focus.
  await library.showFilters();
  await shelf.getByLabel(words.filters.missingAlt).check();
  await edit(photo.name).click();
  await editor.getByLabel(words.edit.altText, { exact: true }).fill('El equipo');
  await page.keyboard.press('Escape');
  await edit(photo.name).click();
  await expect(editor.getByText(words.edit.restored)).toBeVisible();
  await save.click();
  await expect(shelf.getByText(words.adjust)).toBeVisible();
  await expect(focused).toHaveCount(1);
  await shelf.getByRole('button', { name: words.filters.clear }).last().click();
  await expect(focused).toHaveCount(1);
  await search.fill(mark); // the rest of the list belongs to other tests

  // A toast reports a conflict if the form closes while it saves.
  await edit(picture.name).click();
  await title.fill('Vitrina');
  await record.ref.update({ description: 'De una tercera', updated_at: new Date() });
  const release = await holdBack(context, /:batchGet/);
  await save.click();
  await page.keyboard.press('Escape');
  await expect(editor).toBeHidden();
  release();
  await expect(toast(words.edit.failed)).toBeVisible();
  await edit(picture.name).click();
  await expect(title).toHaveValue('Vitrina');
  await editor.getByRole('button', { name: words.edit.cancel, exact: true }).click();
  await expect(editor).toBeHidden();
  await edit(picture.name).click();
  await expect(title, 'canceling discards the draft').toHaveValue('');

  await signOut(page, site);
  await expect(tab).toHaveURL(site.path('auth'));
});

test('staff confirm and delete a file, and a rejected deletion changes nothing', {
  tag: '@desktop',
}, async ({ page, context, site, services, library, files: [picture], place, complaints }) => {
  const words = site.words('library');
  const { remove, removal, confirm, toast, shelf } = library;
  await place([picture]);
  const record = await oneRecord(services, 'file_name', picture.name);
  await library.open();

  await remove(picture.name).click();
  await expect(removal).toContainText(fillIn(words.remove.question, picture));
  await page.keyboard.press('Escape');
  await expect(removal).toBeHidden();
  await expect(remove(picture.name)).toBeFocused();

  await context.route(OBJECT, (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 403 }) : route.fallback(),
  );
  const release = await holdBack(context, OBJECT);
  await remove(picture.name).click();
  await confirm.click();
  const cancel = removal.getByRole('button', { name: site.words('media').cancel });
  await expect(cancel).toHaveCount(2); // the X button too
  for (const button of await cancel.all()) await expect(button).toBeDisabled();
  for (const key of ['Escape', 'Escape']) await page.keyboard.press(key);
  await expect(removal, 'a deletion that runs cannot be canceled').toBeVisible();
  release();
  await expect(toast(words.remove.failed)).toBeVisible();
  await expect(confirm).toBeFocused();
  expect(await recordsOf(services, 'file_name', picture.name)).toHaveLength(1);
  await context.unroute(OBJECT);
  await confirm.click();
  await expect(toast(words.remove.succeeded)).toBeVisible();
  await expect(shelf.getByText(words.empty)).toBeVisible();
  await expect(shelf.getByText(words.adjust)).toBeVisible();
  expect(await recordsOf(services, 'file_name', picture.name)).toEqual([]);
  expect(await services.bucket.file(record.get('file_path')).exists()).toEqual([false]);
  expect(record.id).toBe(await recordId(services.bucket.name, record.get('file_path')));
  // The card may load its picture after the object is deleted and before the record is.
  forgive(complaints, new RegExp(`403|${record.get('file_path')}`));
});

test('staff find files by search and filters, and change and delete many at once', {
  tag: '@phone',
}, async ({ page, context, site, services, library, files, place, mark, complaints }) => {
  const words = site.words('library');
  const shared = site.words('media');
  const names = files.map(({ name }) => name);
  const { shelf, search, items, showing, select, toast, dialog, focused } = library;
  await place();
  await library.open();
  await expect(showing(3)).toBeVisible();

  await library.showFilters();
  const type = shelf.getByLabel(words.filters.type);
  await type.selectOption('document');
  await expect(showing(1)).toBeVisible();
  await shelf.getByLabel(words.filters.missingAlt).check();
  await expect(shelf.getByText(words.adjust)).toBeVisible();
  await type.selectOption('all');
  await expect(showing(2)).toBeVisible();
  await shelf.getByRole('button', { name: words.filters.clear }).click();
  await expect(focused, 'next to the button that is gone').toHaveAttribute('type', 'checkbox');
  await search.fill(mark.toUpperCase());
  await expect(showing(3)).toBeVisible();
  await library.layout('list').click();
  await expect(items).toHaveCount(3);

  const bar = shelf.getByRole('region', { name: words.bulk.label });
  const button = (name: string) => bar.getByRole('button', { name, exact: true });
  const all = async () => Promise.all(names.map(async (name) => (await oneRecord(services, 'file_name', name)).data()));
  await shelf.getByRole('button', { name: words.bulk.all }).click();
  await button(words.bulk.setCategory).click();
  await expect(button(words.bulk.apply), 'no category is chosen yet').toBeDisabled();
  await bar.getByLabel(words.bulk.setCategory).selectOption('blog-image');
  await button(words.bulk.apply).click();
  await expect(toast(counted(words.bulk, 'updated', 3))).toBeVisible();
  await expect(items.getByText(shared.categories['blog-image'])).toHaveCount(3);
  await expect(bar.locator(':focus')).toHaveCount(1);
  await button(words.bulk.addTags).click();
  await bar.getByLabel(words.bulk.addTags).fill('uno, dos');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await all()).every(({ tags }) => tags?.length === 2)).toBe(true);
  await button(words.bulk.removeTags).click();
  await bar.getByLabel(words.bulk.removeTags).fill('uno');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await all()).map(({ tags }) => tags)).toEqual([['dos'], ['dos'], ['dos']]);
  await button(words.bulk.feature).click();
  await expect(items.getByRole('img', { name: shared.featured })).toHaveCount(3);
  await expect(button(words.bulk.unfeature)).toBeFocused();
  expect(await all()).toMatchObject(names.map(() => ({ category: 'blog-image', is_featured: true })));

  await select(files[0].name).uncheck();
  await button(words.bulk.delete).click();
  const question = dialog(words.bulk.deleteLabel);
  await expect(question).toContainText(counted(words.bulk, 'question', 2));
  await question.getByRole('button', { name: words.remove.confirm }).click();
  await expect(toast(counted(words.bulk, 'deleted', 2))).toBeVisible();
  await expect(showing(1)).toBeVisible();
  await expect(focused).toHaveCount(1);
  for (const name of names.slice(1)) expect(await recordsOf(services, 'file_name', name)).toEqual([]);

  // A file that someone else deletes during a change leaves the list, and the toast names the reason.
  await select(files[0].name).check();
  await context.route(COMMIT, async (route) => {
    await removeFiles(services, 'file_name', [files[0].name]);
    await route.fallback();
  });
  await button(words.bulk.unfeature).click();
  const failure = words.bulk.updateFailed_one;
  await expect(toast(fillIn(words.bulk.because, { failure, reasons: words.bulk.reasons.gone }))).toBeVisible();
  await expect(shelf.getByText(words.adjust)).toBeVisible();
  forgive(complaints, /40[34]/);
});

test('the URL keeps staff filters after a language switch and a reload, and Back undoes them', {
  tag: '@phone',
}, async ({ page, site, language, library, files, place, mark }) => {
  const words = site.words('library');
  const { shelf, search, showing } = library;
  const category = shelf.getByLabel(words.filters.category);
  const missingAlt = shelf.getByLabel(words.filters.missingAlt);
  const [picture, ...others] = files;
  await place([picture], { category: 'other', alt_text: 'Un mostrador' });
  await place(others, { category: 'other' });
  await library.open();
  await expect(page).toHaveURL(new RegExp(`tab=library&q=${mark}$`));
  await library.showFilters();
  await category.selectOption('other');
  await expect(page).toHaveURL(new RegExp(`q=${mark}&category=other$`));
  await expect(showing(3)).toBeVisible();
  await missingAlt.check();
  await expect(showing(1)).toBeVisible();
  await library.layout('list').click();
  await search.fill(`equipo-${mark}`);
  const everything = new RegExp(`q=equipo-${mark}&category=other&missing-alt=yes&view=list$`);
  await expect(page).toHaveURL(everything);

  await changeLanguage(page, language);
  await expect(page).toHaveURL(everything);
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await page.reload();
  await expect(search).toHaveValue(`equipo-${mark}`);
  await expect(category).toHaveValue('other');
  await expect(missingAlt).toBeChecked();

  await shelf.getByRole('button', { name: words.filters.clear }).first().click();
  await expect(page).toHaveURL(/tab=library&view=list$/);
  await expect(search).toHaveValue('');
  const withoutView = new RegExp(`q=${mark}&category=other&missing-alt=yes$`);
  for (const url of [everything, withoutView, new RegExp(`q=${mark}&category=other$`)]) {
    await page.goBack();
    await expect(page).toHaveURL(url);
  }
  await expect(missingAlt).not.toBeChecked();
  await expect(showing(3)).toBeVisible();
});

test('staff write the texts in both languages, and find files that lack Spanish ones', {
  tag: '@phone',
}, async ({ page, site, services, library, files: [picture], place, mark }) => {
  const words = site.words('library');
  const { shelf, view, edit, editor, title, save, toast } = library;
  await place([picture], { title: `Counter ${mark}` });
  await library.open();
  await library.showFilters();
  await shelf.getByLabel(words.filters.missingSpanish).check();
  await edit(picture.name).click();
  await title.fill('x'.repeat(201));
  await editor.getByRole('tab', { name: words.edit.languages.es }).click();
  await editor.getByLabel(words.edit.spanish.title).fill(`Mostrador ${mark}`);
  await editor.getByLabel(words.edit.spanish.altText).fill('Un mostrador');
  await save.click();
  await expect(title, 'the tab with the error opens').toBeFocused();
  await title.fill(`Counter ${mark}`);
  await save.click();
  await expect(toast(words.edit.succeeded)).toBeVisible();
  await expect(shelf.getByText(words.adjust)).toBeVisible();
  const record = await oneRecord(services, 'file_name', picture.name);
  expect(record.data()).toMatchObject({
    title: `Counter ${mark}`,
    translations: { es: { title: `Mostrador ${mark}`, description: null, alt_text: 'Un mostrador' } },
  });
  await page.goto(site.path(`/admin?tab=library&q=${encodeURIComponent(`mostrador ${mark}`)}`));
  await expect(view(`Mostrador ${mark}`)).toBeVisible();
});
