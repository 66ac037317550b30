import { LIBRARY } from '../../../emulators/seed/library';
import { CATALOG_PATH, parseCatalogLine } from '../../../src/domain/gallery-catalog';
import { type Locale, otherLocale } from '../../../src/domain/locale';
import { CARD_TAGS, FEATURED_STRIP_LENGTH } from '../../../src/domain/media-limits';
import { recordId } from '../../../src/domain/object-name';
import { holdBack } from '../hold-back';
import { changeLanguage, expect, test } from '../journey';
import { oneRecord } from '../objects';

/** Files of the seeded library: an image, and one of each other kind. */
const DUSK = LIBRARY.find(({ title }) => title === 'The Valley at dusk') as (typeof LIBRARY)[number];
const VIDEO = LIBRARY.find(({ name }) => name === 'del-atardecer-a-la-noche.webm') as (typeof LIBRARY)[number];
const videoIn = (language: Locale) => (language === 'es' ? VIDEO.es : VIDEO) ?? VIDEO;
const PAPER = 'Your first week with us';

test('the gallery counts its files and shows what it knows of each', {
  tag: '@phone',
}, async ({ page, site, language, gallery }) => {
  const galleryWords = site.words('gallery');
  const media = site.words('media');
  const { figure, strip, showing, item } = gallery;
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

  await gallery.scrollTo(DUSK.title);
  const card = item(DUSK.title);
  await expect(card.getByRole('img', { name: DUSK.alt ?? '' })).toBeVisible();
  await expect(card.getByText(media.categories['hero-banner'], { exact: true })).toBeVisible();
  await expect(card.getByText(/^[\d.]+ KB$/)).toBeVisible();
  await expect(card.getByText(media.featured, { exact: true })).toBeVisible();
  expect(DUSK.tags.length).toBeGreaterThan(CARD_TAGS);
  const tags = card.getByRole('list', { name: media.tags }).getByRole('listitem');
  await expect(tags).toHaveText(DUSK.tags.slice(0, CARD_TAGS));
  const others = { [videoIn(language).title]: 'video', [PAPER]: 'document' } as const;
  for (const [title, type] of Object.entries(others)) {
    await gallery.scrollTo(title);
    await expect(item(title).getByRole('img', { name: media.types[type] })).toBeVisible();
  }
});

test('a search for an encoded character stays as it was typed', { tag: '@desktop' }, async ({ page, gallery }) => {
  await gallery.open();
  for (const typed of ['50%20off', '%41']) {
    await gallery.search.fill(typed);
    await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(typed)}`));
    await page.reload();
    await expect(gallery.search).toHaveValue(typed);
  }
});

test('the URL keeps the filters after a language switch, and Back undoes them', {
  tag: '@desktop',
}, async ({ page, site, language, gallery }) => {
  const galleryWords = site.words('gallery');
  const media = site.words('media');
  await gallery.open();
  await gallery.isReady();
  await expect(gallery.category).toBeHidden();
  await expect(gallery.search).toHaveAttribute('placeholder', galleryWords.searchHint);
  await gallery.filters.click();
  await expect(gallery.category.getByRole('option')).toHaveText([
    galleryWords.filters.allCategories,
    ...Object.values(media.categories),
  ]);
  const { allTypes, image, video, document } = galleryWords.filters;
  await expect(gallery.type.getByRole('option')).toHaveText([allTypes, image, video, document]);

  await gallery.quick('marketing-asset').click();
  await expect(page).toHaveURL(/category=marketing-asset/);
  await expect(gallery.category).toHaveValue('marketing-asset');
  await expect(gallery.strip).toBeHidden();
  await gallery.type.selectOption('video');
  await expect(gallery.items).toHaveCount(1);
  await gallery.search.fill('FÉRIA'); // the tag is "feria"
  await expect(gallery.items).toHaveCount(1);
  await gallery.layout('list').click();
  await expect(page).toHaveURL(/\?category=marketing-asset&type=video&.*view=list/);
  const row = gallery.items.first();
  const badges = [media.types.video, media.categories['marketing-asset']];
  for (const text of badges) await expect(row.getByText(text, { exact: true })).toBeVisible();
  await expect(row.getByText(/^[\d.]+ [KM]B$/)).toBeVisible();
  await expect(row.getByText(videoIn(language).description)).toBeVisible();

  await changeLanguage(page, language);
  await expect(page).toHaveURL(/category=marketing-asset&type=video&.*view=list/);
  await expect(
    gallery
      .file(videoIn(otherLocale(language)).title)
      .or(page.getByRole('link', { name: videoIn(otherLocale(language)).title, exact: true }))
      .first(),
  ).toBeVisible();
  await page.goBack();
  await page.reload();
  await expect(gallery.search).toHaveValue('FÉRIA');
  await expect(gallery.items).toHaveCount(1);

  await gallery.search.fill('nothing of that kind');
  await expect(gallery.all.getByText(galleryWords.empty, { exact: true })).toBeVisible();
  await expect(gallery.all.getByText(galleryWords.adjust)).toBeVisible();
  await gallery.all.getByRole('button', { name: galleryWords.filters.clear }).click();
  await expect(gallery.search).toHaveValue('');
  await expect(gallery.all.getByRole('heading', { name: galleryWords.allFiles })).toBeFocused();
  await expect(gallery.quick('all')).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(gallery.category).toHaveValue('marketing-asset');
  await page.getByRole('search').getByRole('button', { name: galleryWords.filters.clear }).press('Enter');
  await expect(gallery.category).toHaveValue('all');
  await expect(gallery.filters).toBeFocused();
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

test('arrows, keys and swipes show the next image, and the first after the last', {
  tag: '@phone',
}, async ({ page, site, context, gallery }) => {
  const media = site.words('media');
  await gallery.open('?category=hero-banner&type=image');
  await gallery.isReady();
  const titles = await gallery.items.locator('[data-file]').allTextContents();
  expect(titles.length).toBeGreaterThan(2);
  const [first = '', second = ''] = titles;
  const last = titles.at(-1) ?? '';
  const { dialog } = gallery;
  await gallery.file(DUSK.title).click();
  await expect(dialog.getByRole('heading', { name: DUSK.title })).toBeVisible();
  await expect(page).toHaveURL(/category=hero-banner&type=image&file=[0-9a-f]{64}/);
  await expect(dialog.getByText(DUSK.description)).toBeVisible();
  await expect(dialog.getByText('1920 × 1080')).toBeVisible();
  await expect(dialog.getByText(DUSK.tags.join(', '), { exact: true })).toBeVisible();
  const picture = dialog.getByRole('img', { name: DUSK.alt ?? '' });
  await expect.poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  await page.keyboard.press('Escape');

  await gallery.file(first).click();
  await dialog.getByRole('button', { name: media.file.previous }).click();
  await expect(dialog.getByRole('heading', { name: last })).toBeVisible();
  await dialog.getByRole('button', { name: media.file.next }).click();
  await expect(dialog.getByRole('heading', { name: first })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('heading', { name: second })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByRole('heading', { name: first })).toBeVisible();
  const touch = await context.newCDPSession(page);
  const drag = async (from: number, to: number) => {
    const at = (x: number) => ({ touchPoints: [{ x, y: 300 }] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(from) });
    for (const part of [0.3, 0.6, 1])
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(from + (to - from) * part) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await drag(300, 120);
  await expect(dialog.getByRole('heading', { name: second })).toBeVisible();
  await drag(120, 300);
  await expect(dialog.getByRole('heading', { name: first })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('heading', { name: second })).toBeVisible();
  const shared = page.url();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(gallery.file(second)).toBeFocused();
  expect(page.url()).not.toContain('file=');

  await page.goto(shared);
  await expect(dialog.getByRole('heading', { name: second })).toBeVisible();
  await dialog.getByRole('button', { name: media.file.close }).click();
  await expect(dialog).toBeHidden();
  await gallery.file(first).click();
  await expect(dialog.getByRole('heading', { name: first })).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
});

test('closing a shared file shows the gallery in a tab without a history', {
  tag: '@phone',
}, async ({ page, context, site, gallery }) => {
  await gallery.open();
  await gallery.scrollTo(DUSK.title);
  await gallery.file(DUSK.title).click();
  await expect(page).toHaveURL(/file=/);
  const tab = await context.newPage();
  await tab.goto(page.url());
  const dialog = tab.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: DUSK.title })).toBeVisible();
  await tab.keyboard.press('Alt+ArrowRight'); // Forward does not mean the next image
  await expect(dialog.getByRole('heading', { name: DUSK.title })).toBeVisible();
  await dialog.getByRole('button', { name: site.words('media').file.close }).click();
  await expect(dialog).toBeHidden();
  await expect(tab).toHaveURL(site.path('gallery'));
  await expect(tab.locator('html')).not.toHaveCSS('overflow', 'hidden');
  await tab.locator('[data-file]').nth(1).click();
  await expect(dialog).toBeVisible();
});

test('a video plays, and has no arrows to images', { tag: '@desktop' }, async ({ site, language, gallery }) => {
  const { dialog, file } = gallery;
  await gallery.open('?q=atardecer');
  await file(videoIn(language).title).click();
  const video = dialog.locator('video');
  await video.evaluate((element: HTMLVideoElement) => {
    element.muted = true;
    return element.play();
  });
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime), { timeout: 15_000 })
    .toBeGreaterThan(0);
  await expect(dialog.getByRole('button', { name: site.words('media').file.next })).toHaveCount(0);
});

test('markup in staff texts shows as text, and a long title fits its card', {
  tag: '@phone',
}, async ({ page, services, gallery, files: [picture], place, mark }) => {
  const title = `<img src=x onerror="window.ran=1">${'x'.repeat(150)} ${mark}`;
  const tags = ['<script>window.ran=1</script>', '{{count}}'];
  await place([picture], { title, tags, description: '<b>bold</b>' });
  const record = await oneRecord(services, 'file_name', picture.name);
  expect(record.id).toBe(await recordId(record.get('bucket_name'), record.get('file_path')));
  const { file, items, dialog, layout } = gallery;
  await gallery.open(`?q=${mark}`);
  await expect(file(title)).toBeVisible();
  const width = page.viewportSize()?.width ?? 0;
  await layout('list').click();
  await expect(items.getByText('<b>bold</b>')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  await file(title).click();
  for (const text of [title, tags.join(', '), '<b>bold</b>'])
    await expect(dialog.getByText(text, { exact: true })).toBeVisible();
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

test('texts without a translation appear, marked', async ({ language, gallery, files: [picture], place, mark }) => {
  const es = { title: `Mostrador ${mark}`, description: null, alt_text: 'Un mostrador' };
  const en = { title: `Counter ${mark}`, description: 'A wooden counter', alt_text: null };
  await place([picture], { ...en, translations: { es } });
  const shown = language === 'es' ? es : en;
  for (const query of [es.title, en.title]) {
    await gallery.open(`?q=${encodeURIComponent(query)}`);
    await expect(gallery.file(shown.title)).toBeVisible();
  }
  const alt = gallery.items.getByRole('img', { name: es.alt_text });
  await expect(gallery.file(shown.title)).not.toHaveAttribute('lang');
  if (language === 'es') await expect(alt).not.toHaveAttribute('lang');
  else await expect(alt).toHaveAttribute('lang', 'es');
  await gallery.file(shown.title).click();
  const description = gallery.dialog.getByText(en.description);
  if (language === 'es') await expect(description).toHaveAttribute('lang', 'en');
  else await expect(description).not.toHaveAttribute('lang');
});
