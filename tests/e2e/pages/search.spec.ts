import { brand } from '../../../src/domain/brand';
import { expectAccessible, expectAccessibleInBothThemes } from '../accessibility';
import { expect, markDocument, type Page, type Site, test } from '../fixtures';

const DIALOG = '[aria-modal=true]';

function searchOf(page: Page, site: Site) {
  const { label } = site.words('search');
  const dialog = page.getByRole('dialog', { name: label });
  return { dialog, box: dialog.getByRole('combobox', { name: label }), options: dialog.getByRole('option') };
}

/** Lower case without accents, as many visitors type. */
const carelessly = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

test('the keyboard opens the search, and Back closes it @desktop', async ({ page, site }) => {
  const { dialog, box, options } = searchOf(page, site);
  await site.open('home');
  await page.keyboard.press('/');
  await expect(box).toBeFocused();
  await expectAccessible(page, 'the empty search', DIALOG);
  await box.fill('xyzzy');
  await expect(dialog.getByRole('link').first()).toBeVisible();
  await expectAccessible(page, 'the search without results', DIALOG);
  await box.fill(brand.claims.support);
  await expect(options.first()).toBeVisible();
  await expectAccessibleInBothThemes(page, 'the search with results', DIALOG);

  const isSameDocument = await markDocument(page);
  await box.fill(carelessly(site.words('common').routes.zeroFee));
  await expect(options.nth(2)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(site.path('zeroFee'));
  await expect(dialog).toBeHidden();
  await expect(site.heading).toBeFocused();

  await page.keyboard.press('/');
  await expect(box).toBeFocused();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(site.path('home'));
  await expect(site.heading).toBeFocused();
  expect(await isSameDocument()).toBe(true);
});

test('the phone’s menu opens the search', async ({ page, site }) => {
  const { dialog, box, options } = searchOf(page, site);
  const { bottomBar, drawer, header } = site.words('common');
  const { prepare } = site.words('contact');
  await site.open('contact');
  const more = page.getByRole('button', { name: bottomBar.openMenu });
  const open = async () => {
    await more.click();
    await page.getByRole('dialog', { name: drawer.title }).getByRole('button', { name: header.search.label }).click();
    await expect(box).toBeFocused();
  };
  await open();
  await expect(dialog.getByRole('checkbox')).toBeHidden(); // a touch screen has no keyboard
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();

  await open();
  await box.fill(carelessly(prepare.title));
  await options.first().click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`${site.path('contact')}#first-call`);
  await expect(page.getByRole('heading', { name: prepare.title })).toBeInViewport();
});
