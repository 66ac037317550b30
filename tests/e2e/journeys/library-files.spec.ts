import { otherLocale } from '../../../src/domain/locale';
import { recordId } from '../../../src/domain/object-name';
import { expect, forgive, test } from '../fixtures';
import { holdBack } from '../hold-back';
import { oneRecord, placeFiles, realFiles, recordsOf, removeFiles } from '../objects';
import { openLibrary } from '../staff';

test('staff look at a file, edit it, and are told when somebody else did meanwhile', async ({
  page,
  context,
  site,
  services,
}, { project }) => {
  const { library, interface: words } = site;
  const mark = `edit-${project.name}-${Date.now()}`;
  const files = await realFiles(mark);
  const [picture, , document] = files;
  await placeFiles(services, files);
  const { shelf, view, edit, dialog, told, showing, focused } = await openLibrary(page, site, mark);
  await expect(showing(3)).toBeVisible();

  await view(picture.name).click();
  const viewed = dialog(picture.name);
  await expect(viewed).toContainText(words.media.noDescription);
  await expect(viewed).toContainText(words.media.uncategorized);
  await viewed.getByRole('button', { name: library.file.edit }).click();

  const form = dialog(library.edit.label);
  await form.getByLabel(library.edit.title).fill(`  Mostrador ${mark} `);
  await form.getByLabel(library.edit.altText).fill('Un mostrador');
  await form.getByLabel(library.edit.category).selectOption('hero-banner');
  await form.getByLabel(library.edit.tags).fill(' menú, ,día ,');
  await form.getByLabel(library.edit.featured).check();
  await form.getByRole('button', { name: library.edit.save }).click();
  await expect(told(library.edit.succeeded)).toBeVisible();
  await expect(form).toBeHidden();
  await expect(view(`Mostrador ${mark}`)).toBeVisible();
  const record = await oneRecord(services, 'file_name', picture.name);
  expect(record.data()).toMatchObject({
    ...{ title: `Mostrador ${mark}`, description: null, alt_text: 'Un mostrador', category: 'hero-banner' },
    ...{ tags: ['menú', 'día'], is_featured: true },
  });

  // Somebody else saves a description while a title is typed here: both are kept.
  await edit(picture.name).click();
  await form.getByLabel(library.edit.title).fill(' ');
  await record.ref.update({ description: 'De otra persona', updated_at: new Date() });
  await form.getByRole('button', { name: library.edit.save }).click();
  const changed = library.edit.changed.replace('{{fields}}', library.edit.description);
  await expect(form.getByRole('alert')).toContainText(changed);
  await form.getByRole('button', { name: library.edit.keepMine }).click();
  await expect(form).toBeHidden();
  expect((await record.ref.get()).data()).toMatchObject({ title: null, description: 'De otra persona' });

  await edit(document.name).click();
  await expect(form.getByLabel(library.edit.title)).toBeVisible();
  await expect(form.getByLabel(library.edit.altText)).toHaveCount(0);
  await removeFiles(services, 'file_name', [document.name]);
  await form.getByRole('button', { name: library.edit.save }).click();
  await expect(form.getByRole('alert')).toContainText(library.edit.gone);
  await page.keyboard.press('Escape');
  await expect(showing(2)).toBeVisible();

  // One whose description was the last to be missing leaves the list, and the focus goes to the next.
  await shelf.getByLabel(library.filters.missingAlt).check();
  await edit(files[1].name).click();
  await form.getByLabel(library.edit.altText).fill('El equipo');
  await page.keyboard.press('Escape');
  await edit(files[1].name).click();
  await expect(form.getByText(library.edit.restored)).toBeVisible();
  await form.getByRole('button', { name: library.edit.save }).click();
  await expect(shelf.getByText(library.adjust)).toBeVisible();
  await expect(focused).toHaveCount(1);
  await shelf.getByRole('button', { name: library.filters.clear }).last().click();
  await expect(focused).toHaveCount(1);

  // Where the form is closed while it saves, that somebody else was faster is told all the same.
  await edit(picture.name).click();
  await form.getByLabel(library.edit.title).fill('Vitrina');
  await record.ref.update({ description: 'De una tercera', updated_at: new Date() });
  const give = await holdBack(context, /:batchGet/);
  await form.getByRole('button', { name: library.edit.save }).click();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  give();
  await expect(told(library.edit.failed)).toBeVisible();
  await edit(picture.name).click();
  await expect(form.getByLabel(library.edit.title)).toHaveValue('Vitrina');
  await form.getByRole('button', { name: library.edit.cancel }).click();
  await removeFiles(services, 'file_name', [picture.name, files[1].name]);
});

test('staff delete a file after they were asked, and one whose deletion is refused stays', async ({
  page,
  context,
  site,
  services,
  complaints,
}, { project }) => {
  const { library, interface: words } = site;
  const mark = `delete-${project.name}-${Date.now()}`;
  const [picture] = await realFiles(mark);
  await placeFiles(services, [picture]);
  const record = await oneRecord(services, 'file_name', picture.name);
  const { remove, dialog, told, shelf } = await openLibrary(page, site, mark);
  const asked = dialog(library.remove.label);
  const confirm = asked.getByRole('button', { name: library.remove.confirm });

  await remove(picture.name).click();
  await expect(asked).toContainText(library.remove.question.replace('{{name}}', picture.name));
  await page.keyboard.press('Escape');
  await expect(asked).toBeHidden();
  await expect(remove(picture.name)).toBeFocused();

  const refuse = /:9199\/.*\/o\//;
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await context.route(refuse, async (route) => {
    if (route.request().method() !== 'DELETE') return route.fallback();
    await isAnswered;
    await route.fulfill({ status: 403 });
  });
  await remove(picture.name).click();
  await confirm.click();
  await expect(asked.getByRole('button', { name: library.remove.cancel })).toHaveCount(2); // the X too
  for (const way of await asked.getByRole('button', { name: library.remove.cancel }).all())
    await expect(way).toBeDisabled();
  for (const key of ['Escape', 'Escape']) await page.keyboard.press(key);
  await expect(asked, 'what is being deleted cannot be taken back').toBeVisible();
  answer();
  await expect(told(library.remove.failed)).toBeVisible();
  await expect(confirm).toBeFocused();
  expect(await recordsOf(services, 'file_name', picture.name)).toHaveLength(1);
  await context.unroute(refuse);
  await confirm.click();
  await expect(told(library.remove.succeeded)).toBeVisible();
  await expect(shelf.getByText(words.media.library.empty)).toBeVisible();
  await expect(shelf.getByText(library.adjust)).toBeVisible();
  expect(await recordsOf(services, 'file_name', picture.name)).toEqual([]);
  expect(await services.bucket.file(record.get('file_path')).exists()).toEqual([false]);
  expect(record.id).toBe(await recordId(services.bucket.name, record.get('file_path')));
  // The card may ask for its picture once more between the object's end and its own.
  forgive(complaints, new RegExp(`403|${record.get('file_path')}`));
});

test('staff find files by search and filters together, and change and delete many at once', async ({
  page,
  site,
  services,
  complaints,
}, { project }) => {
  const { library, interface: words } = site;
  const mark = `many-${project.name}-${Date.now()}`;
  const files = await realFiles(mark);
  const names = files.map(({ name }) => name);
  await placeFiles(services, files);
  const { shelf, search, items, showing, select, told, dialog, focused } = await openLibrary(page, site, mark);
  await expect(showing(3)).toBeVisible();

  const type = shelf.getByLabel(library.filters.type);
  const missingAlt = shelf.getByLabel(library.filters.missingAlt);
  await type.selectOption('document');
  await expect(showing(1)).toBeVisible();
  await missingAlt.check();
  await expect(shelf.getByText(library.adjust)).toBeVisible();
  await type.selectOption('all');
  await expect(showing(2)).toBeVisible();
  await shelf.getByRole('button', { name: library.filters.clear }).click();
  await expect(focused, 'beside where the button was').toHaveAttribute('type', 'checkbox');
  await search.fill(mark.toUpperCase());
  await expect(showing(3)).toBeVisible();
  await shelf.getByRole('button', { name: site.interface.media.view.list, exact: true }).click();
  await expect(items).toHaveCount(3);

  const bar = shelf.getByRole('region', { name: library.bulk.label });
  const button = (name: string) => bar.getByRole('button', { name, exact: true });
  const updated = library.bulk.updated_other.replace('{{count, number}}', '3');
  const all = async () => Promise.all(names.map(async (name) => (await oneRecord(services, 'file_name', name)).data()));
  await shelf.getByRole('button', { name: library.bulk.all }).click();
  await button(library.bulk.setCategory).click();
  await expect(button(library.bulk.apply), 'nobody loses a category unasked').toBeDisabled();
  await bar.getByLabel(library.bulk.setCategory).selectOption('blog-image');
  await button(library.bulk.apply).click();
  await expect(told(updated)).toBeVisible();
  await expect(items.getByText(words.media.categories['blog-image'])).toHaveCount(3);
  await expect(bar.locator(':focus')).toHaveCount(1);
  await button(library.bulk.addTags).click();
  await bar.getByLabel(library.bulk.addTags).fill('uno, dos');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await all()).every(({ tags }) => tags?.length === 2)).toBe(true);
  await button(library.bulk.removeTags).click();
  await bar.getByLabel(library.bulk.removeTags).fill('uno');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await all()).map(({ tags }) => tags)).toEqual([['dos'], ['dos'], ['dos']]);
  await button(library.bulk.feature).click();
  await expect(items.getByRole('img', { name: words.media.featured })).toHaveCount(3);
  await expect(button(library.bulk.unfeature)).toBeFocused();
  expect(await all()).toMatchObject(names.map(() => ({ category: 'blog-image', is_featured: true })));

  await select(files[0].name).uncheck();
  await button(library.bulk.delete).click();
  const asked = dialog(library.bulk.deleteLabel);
  await expect(asked).toContainText(library.bulk.question_other.replace('{{count, number}}', '2'));
  await asked.getByRole('button', { name: library.remove.confirm }).click();
  await expect(told(library.bulk.deleted_other.replace('{{count, number}}', '2'))).toBeVisible();
  await expect(showing(1)).toBeVisible();
  await expect(focused).toHaveCount(1);
  for (const name of names.slice(1)) expect(await recordsOf(services, 'file_name', name)).toEqual([]);

  // What somebody else has deleted is told as that, and leaves the list.
  await select(files[0].name).check();
  await removeFiles(services, 'file_name', [files[0].name]);
  await button(library.bulk.unfeature).click();
  const lost = { failure: library.bulk.updateFailed_one, reasons: library.bulk.reasons.gone };
  await expect(
    told(library.bulk.because.replaceAll(/{{(\w+)}}/g, (_, id: keyof typeof lost) => lost[id])),
  ).toBeVisible();
  await expect(shelf.getByText(library.adjust)).toBeVisible();
  forgive(complaints, /40[34]/);
});

test('what staff look for stands in the address: another language and a reload keep it, and Back undoes it', async ({
  page,
  site,
  language,
}) => {
  const { library, interface: words } = site;
  const { shelf, search, items } = await openLibrary(page, site, null);
  const category = shelf.getByLabel(library.filters.category);
  await category.selectOption('hero-banner');
  await expect(page).toHaveURL(/tab=library&category=hero-banner$/);
  const count = await items.count();
  await shelf.getByLabel(library.filters.missingAlt).check();
  await shelf.getByRole('button', { name: words.media.view.list, exact: true }).click();
  await search.fill('a');
  await expect(page).toHaveURL(/tab=library&category=hero-banner&missing-alt=yes&view=list&q=a$/);

  const other = otherLocale(language);
  await page.locator(`a[data-language=${other}]:visible`).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await expect(page).toHaveURL(/category=hero-banner&missing-alt=yes&view=list&q=a$/);
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await page.reload();
  await expect(search).toHaveValue('a');
  await expect(category).toHaveValue('hero-banner');
  await expect(shelf.getByLabel(library.filters.missingAlt)).toBeChecked();

  await shelf.getByRole('button', { name: library.filters.clear }).first().click();
  await expect(page).toHaveURL(/tab=library&view=list$/);
  await expect(search).toHaveValue('');
  for (const query of [/missing-alt=yes&view=list&q=a$/, /category=hero-banner&missing-alt=yes$/]) {
    await page.goBack();
    await expect(page).toHaveURL(query);
  }
  await page.goBack();
  await expect(page).toHaveURL(/tab=library&category=hero-banner$/);
  await expect(shelf.getByLabel(library.filters.missingAlt)).not.toBeChecked();
  await expect(items).toHaveCount(count);
});
