import { LIBRARY } from '../../../emulators/seed/library';
import { FEATURED_STRIP_LENGTH } from '../../../src/domain/media-limits';
import { counted } from '../../support/words';
import { expectAccessible, expectAccessibleInBothThemes } from '../accessibility';
import { changeLanguage, expect, holdBack, test } from '../journey';
import { imageWidth } from '../objects';

const DUSK = LIBRARY.find(({ title }) => title === 'The Valley at dusk') as (typeof LIBRARY)[number];
const VIDEO = LIBRARY.find(({ name }) => name === 'del-atardecer-a-la-noche.webm') as (typeof LIBRARY)[number];

test('a visitor swipes through pictures and opens a PDF', async ({ page, context, site, gallery }) => {
  const { file: words } = site.words('media');
  const { strip, items, dialog, file } = gallery;
  await gallery.open();
  await expect(strip.getByRole('listitem')).toHaveCount(FEATURED_STRIP_LENGTH);
  await gallery.open('?category=hero-banner&type=image');
  await gallery.isReady();
  await expectAccessibleInBothThemes(page, 'the grid');
  const pictures = await items.locator('[data-file]').allTextContents();
  const at = pictures.indexOf(DUSK.title);
  await file(DUSK.title).click();
  const picture = dialog.getByRole('img', { name: DUSK.alt ?? '' });
  await expect.poll(() => imageWidth(picture)).toBeGreaterThan(0);
  await expect(dialog.getByText('1920 × 1080')).toBeVisible();
  await expectAccessible(page, 'an open image', '[aria-modal=true]');
  const touch = await context.newCDPSession(page);
  const drag = async (from: number, to: number) => {
    const at = (x: number) => ({ touchPoints: [{ x, y: 300 }] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(from) });
    for (const part of [0.3, 0.6, 1])
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(from + (to - from) * part) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await drag(300, 120);
  const next = pictures[(at + 1) % pictures.length] ?? '';
  await expect(dialog.getByRole('heading', { name: next })).toBeVisible();
  await drag(120, 300);
  await expect(dialog.getByRole('heading', { name: DUSK.title })).toBeVisible();
  await page.reload(); // without the history of the open file, closing leads to the gallery
  await dialog.getByRole('button', { name: words.close }).click();
  await expect(page).not.toHaveURL(/file=/);
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');

  await gallery.open('?q=first+week');
  await file('Your first week with us').click();
  // The browser has no PDF viewer, so it saves what the tab shows.
  const saved = new Promise<string>((resolve) => {
    context.once('download', (download) => resolve(download.url()));
  });
  await dialog.getByRole('link', { name: words.open }).click();
  expect(await saved).toMatch(/^blob:/);
});

test('the URL keeps the filters of the gallery @desktop', async ({ page, context, site, language, gallery }) => {
  const words = site.words('gallery');
  await gallery.open();
  await gallery.isReady();
  // A sync waits for its turn and then updates pictures for up to 20 s.
  const answering = page.waitForResponse(/\/syncStorage$/, { timeout: 60_000 });
  await gallery.sync.click();
  await gallery.filters.click();
  await gallery.quick('marketing-asset').click();
  await gallery.type.selectOption('video');
  await gallery.search.fill('FÉRIA'); // the tag is "feria"
  await expect(gallery.items).toHaveCount(1);
  await page.getByTitle(site.words('media').view.list, { exact: true }).click();
  await expectAccessible(page, 'the list');
  const { created } = (await (await answering).json()).result;
  await expect(page.getByText(counted(words, 'synced', created), { exact: true })).toBeVisible();
  const query = /\?category=marketing-asset&type=video&.*view=list/;
  await expect(page).toHaveURL(query);
  await changeLanguage(page, language);
  await expect(page).toHaveURL(query);
  await expect(page.getByRole('link', { name: VIDEO.es?.title ?? '', exact: true })).toBeVisible();
  await page.goBack();
  await page.reload();
  await expect(gallery.search).toHaveValue('FÉRIA');
  await expect(gallery.items).toHaveCount(1);
  await gallery.search.fill('nothing of that kind');
  await expect(gallery.all.getByText(words.empty, { exact: true })).toBeVisible();
  await expectAccessible(page, 'the empty gallery', 'main');

  // Back restores a search that the visitor left at once, and no other URL gets it.
  const release = await holdBack(context, '**/assets/contact-*.js');
  await gallery.search.fill('FÉRIA');
  await site.footerLink('contact').click();
  await gallery.search.fill('FÉRI'); // the contact page's code has not loaded yet
  await expect(page).toHaveURL(/q=F%C3%89RI(&|$)/);
  release();
  await expect(page).toHaveURL(site.path('contact'));
  await page.goBack();
  await expect(gallery.search).toHaveValue('FÉRI');
});
