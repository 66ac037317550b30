import { LIBRARY } from '../../../emulators/seed/library';
import { FEATURED_STRIP_LENGTH } from '../../../src/domain/media-limits';
import { expectAccessible, expectAccessibleInBothThemes } from '../accessibility';
import { expect, test } from '../fixtures';
import { imageWidth } from '../objects';

type Seeded = (typeof LIBRARY)[number];
const DUSK = LIBRARY.find(({ title }) => title === 'The Valley at dusk') as Seeded;
const VIDEO = LIBRARY.find(({ name }) => name === 'del-atardecer-a-la-noche.webm') as Seeded;

test('a visitor looks at a picture', async ({ page, site, gallery: { open, strip, isReady, file, dialog } }) => {
  await open();
  await expect(strip.getByRole('listitem')).toHaveCount(FEATURED_STRIP_LENGTH);
  await open('?category=hero-banner&type=image');
  await isReady();
  await expectAccessibleInBothThemes(page, 'the grid');
  await file(DUSK.title).click();
  const picture = dialog.getByRole('img', { name: DUSK.alt ?? '' });
  await expect.poll(() => imageWidth(picture)).toBeGreaterThan(0);
  await expect(dialog.getByText('1920 × 1080')).toBeVisible();
  await expectAccessible(page, 'an open image', '[aria-modal=true]');
  await page.reload();
  await dialog.getByRole('button', { name: site.words('media').file.close }).click();
  await expect(page).toHaveURL(`${site.path('gallery')}?category=hero-banner&type=image`);
  await expect(dialog).toBeHidden();
});

test('the URL keeps the filters of the gallery @desktop', async ({ page, site, gallery }) => {
  await gallery.open();
  await gallery.isReady();
  await gallery.filters.click();
  await gallery.marketing.click();
  await gallery.type.selectOption('video');
  await gallery.search.fill('FÉRIA'); // the tag is "feria"
  await expect(gallery.items).toHaveCount(1);
  await page.getByTitle(site.words('media').view.list, { exact: true }).click();
  await expectAccessible(page, 'the list');
  const query = /\?category=marketing-asset&type=video&.*view=list/;
  await expect(page).toHaveURL(query);
  await page.locator('a[data-language=es]:visible').first().click();
  await expect(page.getByRole('link', { name: VIDEO.es?.title ?? '', exact: true })).toBeVisible();
  await expect(page).toHaveURL(query);
  await page.goBack();
  await page.reload();
  await expect(gallery.search).toHaveValue('FÉRIA');
  await expect(gallery.items).toHaveCount(1);
});
