import { fillIn } from '../../support/words';
import { expect, test } from '../journey';
import { oneRecord } from '../objects';
import { libraryOf, signOut } from '../staff';

test('two tabs that edit one file keep both changes, and signing out in one redirects the other to the login', {
  tag: '@phone',
}, async ({ page, context, site, services, library, files: [picture], place, mark }) => {
  const { edit: words } = site.words('library');
  await place([picture]);
  await library.open();
  const tab = await context.newPage();
  const other = libraryOf(tab, site);
  await tab.goto(`${site.path('admin')}?tab=library&q=${mark}`);
  for (const each of [library, other]) await each.edit(picture.name).click();
  await library.title.fill('Mostrador');
  await other.editor.getByLabel(words.description, { exact: true }).fill('El de la entrada');
  await other.save.click();
  await expect(other.editor).toBeHidden();
  await library.save.click();
  const conflict = library.editor.getByRole('alert');
  await expect(conflict).toContainText(fillIn(words.changed, { fields: words.description }));
  await library.editor.getByRole('button', { name: words.keepMine }).click();
  await expect(library.editor).toBeHidden();
  const record = await oneRecord(services, 'file_name', picture.name);
  expect(record.data()).toMatchObject({ title: 'Mostrador', description: 'El de la entrada' });

  await signOut(page, site);
  await expect(tab).toHaveURL(site.path('auth'));
});
