import { expectAccessibleInBothThemes } from '../accessibility';
import { expect, test } from '../fixtures';

/** Lower case without accents, as many visitors type. */
const carelessly = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

test('a visitor finds a section of a page, and Back closes the search', async ({ page, site }) => {
  const { bottomBar, drawer, header } = site.words('common');
  const { prepare } = site.words('contact');
  const dialog = page.getByRole('dialog', { name: site.words('search').label });
  const box = dialog.getByRole('combobox');
  const open = async () => {
    await page.getByRole('button', { name: bottomBar.openMenu }).click();
    await page.getByRole('dialog', { name: drawer.title }).getByRole('button', { name: header.search.label }).click();
    await expect(box).toBeFocused();
  };
  await site.open('home');
  await open();
  await box.fill(carelessly(prepare.title));
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await expectAccessibleInBothThemes(page, 'the search with results', '[aria-modal=true]');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.path('contact')}#first-call`);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: prepare.title })).toBeInViewport();

  await open();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(site.path('home'));
  await expect(site.heading).toBeFocused();
});
