import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright/test';
import { expectAccessible, expectAccessibleInBothThemes } from '../accessibility';
import { expectMarked } from '../high-contrast';
import { expect, test } from '../journey';
import { oneRecord, waitUntilRendered } from '../objects';
import { galleryOf } from '../visitor';

test('staff upload three files; a visitor elsewhere finds them and downloads one unchanged', {
  tag: '@phone',
}, async ({ otherPage, site, services, library, files, mark }) => {
  await library.open();
  await library.upload(files);
  await library.hasUploaded(3);
  await expect(library.uploads).toBeHidden();
  for (const { name } of files) await expect(library.view(name)).toBeVisible();

  const [picture] = files;
  const gallery = galleryOf(otherPage, site);
  await gallery.open(`?q=${mark}`);
  for (const { name } of files) await expect(gallery.file(name)).toBeVisible();
  await gallery.file(picture.name).click();
  const downloading = otherPage.waitForEvent('download');
  await gallery.dialog.getByRole('link', { name: site.words('media').file.download }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(picture.name);
  expect(await readFile(await download.path())).toEqual(picture.buffer);

  // The server adds the dimensions, which the browser does not send.
  await waitUntilRendered(services, await oneRecord(services, picture.name));
});

/** The page behind a dialog cannot be used, and the test checks it by itself. */
const DIALOG = '[aria-modal=true]';

test('the library shows files and a row of filters, and it and its dialogs are accessible, also in high contrast', async ({
  page,
  site,
  isMobile,
  library,
  place,
}) => {
  if (!isMobile) await page.setViewportSize({ width: 1280, height: 900 });
  await place();
  await library.open();
  await expect(library.showing(3)).toBeVisible();
  await expect(page.getByRole('tab', { name: site.words('admin').tabs.library })).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 0));

  const middleOf = async (part: Locator) => {
    const { y, height } = (await part.boundingBox()) ?? { y: 0, height: 0 };
    return y + height / 2;
  };
  const figures = library.shelf.locator('dl').first().locator('dd');
  await expect(figures).toHaveCount(4);
  const levels = await Promise.all((await figures.all()).map(middleOf));
  expect(Math.max(...levels) - Math.min(...levels), 'the statistics share a line').toBeLessThan(2);

  const { filters } = site.words('library');
  const controls = isMobile
    ? [library.search, library.shelf.getByRole('button', { name: filters.label, exact: true })]
    : [library.search, ...[filters.category, filters.type].map((name) => library.shelf.getByLabel(name))];
  if (!isMobile) {
    // Two lines beside the selects: their middle is that of the row.
    const checks = [filters.missingAlt, filters.missingSpanish].map((name) => library.shelf.getByLabel(name));
    const [alt = 0, spanish = 0] = await Promise.all(checks.map(middleOf));
    const select = (await library.shelf.getByLabel(filters.type).boundingBox()) ?? { y: 0, height: 0 };
    expect(alt).toBeGreaterThan(select.y - 40);
    expect(spanish).toBeLessThan(select.y + select.height);
  }
  const rows = await Promise.all(controls.map(middleOf));
  expect(Math.max(...rows) - Math.min(...rows), 'the filters share a row').toBeLessThan(4);

  const first = await library.items.first().boundingBox();
  const { y = Number.NaN, height = Number.NaN } = first ?? {};
  if (isMobile) {
    const bar = await page.getByRole('navigation', { name: site.words('common').bottomBar.label }).boundingBox();
    expect(y + height / 2, 'half of the first card is above the bottom bar').toBeLessThanOrEqual(bar?.y ?? 0);
  } else {
    for (const item of await library.items.all()) {
      const box = await item.boundingBox();
      expect((box?.y ?? Number.NaN) + (box?.height ?? Number.NaN), 'the first row is visible').toBeLessThanOrEqual(900);
    }
  }

  const words = site.words('library');
  const { shelf, items } = library;
  await items.nth(1).getByRole('checkbox').check();
  if (isMobile) {
    await expectAccessibleInBothThemes(page, 'the grid', 'main');
    await shelf.getByRole('button', { name: words.bulk.addTags }).click();
    await library.layout('list').click();
    await expectAccessible(page, 'the list', { include: 'main' });
    return;
  }
  await items.first().getByRole('button').nth(1).click();
  await expectAccessibleInBothThemes(page, 'the edit form', DIALOG);
  await page.keyboard.press('Escape');
  await items.first().getByRole('button').first().click();
  await expectAccessible(page, 'an open file', { include: DIALOG });
  await page.getByRole('dialog').getByRole('button', { name: words.file.delete }).click();
  await expect(library.removal).toBeVisible();
  await expectAccessible(page, 'the question', { include: DIALOG });
  await page.keyboard.press('Escape');
  await library.uploadButton.click();
  await expectAccessible(page, 'the upload dialog', { include: DIALOG });
  await page.keyboard.press('Escape');

  await page.emulateMedia({ forcedColors: 'active' });
  const tabs = page.getByRole('tab');
  await expectMarked(tabs.and(page.locator('[aria-selected=true]')), tabs.first());
  await expect(page.getByRole('tabpanel')).toHaveCSS('border-top-width', '0px');
  await expectMarked(items.nth(1), items.nth(0));
});
