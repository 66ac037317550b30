import { LIBRARY } from '../../../emulators/seed/library';
import { CATALOG_PATH, parseCatalogLine } from '../../../src/domain/gallery-catalog';
import { type Locale, otherLocale } from '../../../src/domain/locale';
import { FEATURED_STRIP_LENGTH } from '../../../src/domain/media-limits';
import { counted } from '../../support/words';
import { expectAccessible, expectAccessibleInBothThemes } from '../accessibility';
import { holdBack } from '../hold-back';
import { changeLanguage, expect, test } from '../journey';
import { imageWidth } from '../objects';
import { SYNC_TIMEOUT } from '../visitor';

/** Files of the seeded library: an image, and one of each other kind. */
const DUSK = LIBRARY.find(({ title }) => title === 'The Valley at dusk') as (typeof LIBRARY)[number];
const VIDEO = LIBRARY.find(({ name }) => name === 'del-atardecer-a-la-noche.webm') as (typeof LIBRARY)[number];
const videoIn = (language: Locale) => (language === 'es' ? VIDEO.es : VIDEO) ?? VIDEO;

test('a visitor sees what the library has, swipes through its pictures, shares one, and opens a PDF in its own tab', {
  tag: '@phone',
}, async ({ page, context, site, gallery }) => {
  const galleryWords = site.words('gallery');
  const media = site.words('media');
  const { figure, strip, showing, items, dialog, file } = gallery;
  const list = page.waitForResponse(new RegExp(CATALOG_PATH));
  await gallery.open();
  // The list that the server sent: another test may have added a file since.
  const shown = (await (await list).text()).trim().split('\n').map(parseCatalogLine);
  const titles = shown.map((file) => file?.title);
  for (const { title } of LIBRARY) expect(titles).toContain(title);
  await expect(showing(shown.length)).toBeVisible();
  await expect(figure(galleryWords.totalFiles)).toHaveText(`${shown.length}`);
  const images = shown.filter((file) => file?.media_type === 'image');
  await expect(figure(galleryWords.images)).toHaveText(`${images.length}`);
  const featured = shown.filter((file) => file?.is_featured);
  await expect(figure(galleryWords.featured)).toHaveText(`${featured.length}`);

  expect(featured.length).toBeGreaterThan(FEATURED_STRIP_LENGTH);
  await expect(strip.getByRole('listitem')).toHaveCount(FEATURED_STRIP_LENGTH);
  await expect(strip.getByText(media.featured, { exact: true })).toHaveCount(FEATURED_STRIP_LENGTH);

  await gallery.open('?category=hero-banner&type=image');
  await gallery.isReady();
  await expectAccessibleInBothThemes(page, 'the grid');
  const pictures = await items.locator('[data-file]').allTextContents();
  const at = pictures.indexOf(DUSK.title);
  await file(DUSK.title).click();
  const picture = dialog.getByRole('img', { name: DUSK.alt ?? '' });
  await expect.poll(() => imageWidth(picture)).toBeGreaterThan(0);
  await expect(dialog.getByText('1920 × 1080')).toBeVisible();
  await expectAccessible(page, 'an open image', { include: '[aria-modal=true]' });
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

  // The shared URL opens in a tab without a history, where closing leads to the gallery.
  const tab = await context.newPage();
  await tab.goto(page.url());
  const shared = tab.getByRole('dialog');
  await expect(shared.getByRole('heading', { name: DUSK.title })).toBeVisible();
  await shared.getByRole('button', { name: media.file.close }).click();
  await expect(shared).toBeHidden();
  await expect(tab).not.toHaveURL(/file=/);
  await expect(tab.locator('html')).not.toHaveCSS('overflow', 'hidden');
  await tab.locator('[data-file]').nth(1).click();
  await expect(shared).toBeVisible();

  await tab.goto(`${site.path('gallery')}?q=first+week`);
  await tab.getByRole('link', { name: 'Your first week with us', exact: true }).click();
  await expect(shared.getByRole('link', { name: media.file.open })).toBeVisible();
  await expect(shared.getByText(media.dimensions, { exact: true })).toHaveCount(0);
  // The browser has no PDF viewer, so it saves what the tab shows.
  const saved = new Promise<string>((resolve) => {
    context.once('download', (download) => resolve(download.url()));
  });
  const opening = context.waitForEvent('page');
  await shared.getByRole('link', { name: media.file.open }).click();
  await opening;
  expect(await saved).toMatch(/^blob:/);
});

test('a visitor filters and syncs the gallery; the URL keeps the filters in the other language and after a reload', {
  tag: '@desktop',
}, async ({ page, site, language, gallery }) => {
  const words = site.words('gallery');
  await gallery.open();
  await gallery.isReady();
  // The server takes a while: it compares the whole bucket with the records.
  const answering = page.waitForResponse(/\/syncStorage$/, SYNC_TIMEOUT);
  await gallery.sync.click();
  await gallery.filters.click();
  await gallery.quick('marketing-asset').click();
  await gallery.type.selectOption('video');
  await gallery.search.fill('FÉRIA'); // the tag is "feria"
  await expect(gallery.items).toHaveCount(1);
  await gallery.layout('list').click();
  await expectAccessible(page, 'the list');
  const { created } = (await (await answering).json()).result;
  await expect(gallery.toast(counted(words, 'synced', created))).toBeVisible();
  await expect(page).toHaveURL(/\?category=marketing-asset&type=video&.*view=list/);
  await changeLanguage(page, language);
  await expect(page).toHaveURL(/category=marketing-asset&type=video&.*view=list/);
  await expect(page.getByRole('link', { name: videoIn(otherLocale(language)).title, exact: true })).toBeVisible();
  await page.goBack();
  await page.reload();
  await expect(gallery.search).toHaveValue('FÉRIA');
  await expect(gallery.items).toHaveCount(1);
  await gallery.search.fill('nothing of that kind');
  await expect(gallery.all.getByText(words.empty, { exact: true })).toBeVisible();
  await expectAccessible(page, 'the empty gallery', { include: 'main' });
});

test('Back restores a search that the visitor left at once, and no other URL gets it', {
  tag: ['@desktop', '@slow'],
}, async ({ page, context, site, gallery }) => {
  await gallery.open();
  await gallery.isReady();
  const release = await holdBack(context, '**/assets/contact-*.js');
  await gallery.search.fill('FÉRIA');
  await page.locator(`footer a[href="${site.path('contact')}"]`).click();
  await gallery.search.fill('FÉRI'); // the contact page's code has not loaded yet
  await expect(page).toHaveURL(/q=F%C3%89RI$/);
  release();
  await expect(page).toHaveURL(site.path('contact'));
  await page.goBack();
  await expect(gallery.search).toHaveValue('FÉRI');
});
