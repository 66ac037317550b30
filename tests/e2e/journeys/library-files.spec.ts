import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { counted } from '../../support/words';
import { holdBack } from '../hold-back';
import { expect, forgive, test } from '../journey';
import { oneRecord, recordsOf } from '../objects';
import { OBJECT } from '../services';

test('staff edit a file in both languages, and delete it', {
  tag: '@desktop',
}, async ({ site, services, library, files: [picture], place, mark, complaints }) => {
  const words = site.words('library');
  const { shelf, view, edit, remove, editor, title, save, toast, confirm } = library;
  await place([picture]);
  await library.open();
  await edit(picture.name).click();
  await title.fill(`  Counter ${mark} `);
  await editor.getByLabel(words.edit.altText, { exact: true }).fill('A counter');
  await editor.getByLabel(words.edit.category).selectOption('team-photo'); // the gallery's tests count hero banners
  await editor.getByLabel(words.edit.tags, { exact: true }).pressSequentially('menú,');
  await editor.getByLabel(words.edit.featured).check();
  await editor.getByRole('tab', { name: words.edit.languages.es }).click();
  await editor.getByLabel(words.edit.spanish.title).fill(`Mostrador ${mark}`);
  await save.click();
  await expect(toast(words.edit.succeeded)).toBeVisible();
  await expect(editor).toBeHidden();
  await expect(view(`Counter ${mark}`)).toBeVisible();
  const record = await oneRecord(services, picture.name);
  expect(record.data()).toMatchObject({
    ...{ title: `Counter ${mark}`, description: null, alt_text: 'A counter', category: 'team-photo' },
    ...{ tags: ['menú'], is_featured: true },
    translations: { es: { title: `Mostrador ${mark}`, description: null, alt_text: null } },
  });

  await remove(picture.name).click();
  await confirm.click();
  await expect(toast(words.remove.succeeded)).toBeVisible();
  await expect(shelf.getByText(words.adjust)).toBeVisible();
  expect(await recordsOf(services, picture.name)).toEqual([]);
  expect(await services.bucket.file(record.get('file_path')).exists()).toEqual([false]);
  // The card may load its picture after the object is deleted and before the record is.
  forgive(complaints, new RegExp(`${record.get('file_path')}`));
});

test('staff change, download and delete many files at once', {
  tag: '@phone',
}, async ({ page, context, site, services, library, files, place, complaints }) => {
  const words = site.words('library');
  const shared = site.words('media');
  const names = files.map(({ name }) => name);
  const { shelf, items, showing, select, toast, dialog } = library;
  await place();
  await library.open();
  await expect(showing(3)).toBeVisible();

  await library.layout('list').click();
  await expect(items).toHaveCount(3);

  const bar = shelf.getByRole('region', { name: words.bulk.label });
  const button = (name: string) => bar.getByRole('button', { name, exact: true });
  const all = async () => Promise.all(names.map(async (name) => (await oneRecord(services, name)).data()));
  await shelf.getByRole('button', { name: words.bulk.all }).click();
  await button(words.bulk.setCategory).click();
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

  const starting = button(words.bulk.zip);
  const release = await holdBack(context, OBJECT);
  await starting.click();
  await bar.getByRole('button', { name: shared.file.downloadCancel }).click();
  await expect(starting).toBeFocused();
  release();
  const downloading = page.waitForEvent('download');
  await starting.click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^media-\d{4}-\d{2}-\d{2}\.zip$/);
  const entries = Object.values(unzipSync(await readFile(await download.path())));
  for (const { buffer } of files) expect(entries.some((bytes) => buffer.equals(bytes))).toBe(true);

  await select(files[0].name).uncheck();
  await button(words.bulk.delete).click();
  const question = dialog(words.bulk.deleteLabel);
  await expect(question).toContainText(counted(words.bulk, 'question', 2));
  await question.getByRole('button', { name: words.remove.confirm }).click();
  await expect(toast(counted(words.bulk, 'deleted', 2))).toBeVisible();
  await expect(showing(1)).toBeVisible();
  for (const name of names.slice(1)) expect(await recordsOf(services, name)).toEqual([]);
  forgive(complaints, /40[34]/);
});
