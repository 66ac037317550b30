import { expectAccessibleInBothThemes } from '../accessibility';
import { expect, type Page, test } from '../fixtures';
import type { Site } from '../site';

/** Lower case without accents, as many visitors type. */
const carelessly = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** Opens the search from the menu of the phone's home page. */
async function openSearch(page: Page, site: Site) {
  const { bottomBar, drawer, header } = site.words('common');
  const dialog = page.getByRole('dialog', { name: site.words('search').label });
  const box = dialog.getByRole('combobox');
  await page.getByRole('button', { name: bottomBar.openMenu }).click();
  await page.getByRole('dialog', { name: drawer.title }).getByRole('button', { name: header.search.label }).click();
  await expect(box).toBeFocused();
  return { dialog, box };
}

test('a visitor finds a section of a page', async ({ page, site }) => {
  const { prepare } = site.words('contact');
  await site.open('home');
  const { dialog, box } = await openSearch(page, site);
  await box.fill(carelessly(prepare.title));
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await expectAccessibleInBothThemes(page, 'the search with results', '[aria-modal=true]');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.path('contact')}#first-call`);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: prepare.title })).toBeInViewport();
});

test('Back closes the search and leads to the page before', async ({ page, site }) => {
  await site.open('home');
  await site.footerLink('contact').press('Enter');
  await expect(page).toHaveURL(site.path('contact'));
  const { dialog } = await openSearch(page, site);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(site.path('home'));
  await expect(site.heading).toBeFocused();
});
