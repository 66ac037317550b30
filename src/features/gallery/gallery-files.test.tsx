import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mediaFile } from '../../../tests/support/media-files';
import { renderComponent, wordsOf } from '../../../tests/support/render-component';
import { CATALOG_TYPE } from '../../domain/gallery-catalog';
import type { Locale } from '../../domain/locale';
import { CARD_TAGS } from '../../domain/media-limits';
import type { MediaFile } from '../../domain/media-record';
import { Gallery } from './gallery';

const { filters, ...words } = wordsOf('gallery');
const media = wordsOf('media');

const DUSK = mediaFile('dusk', {
  ...{ title: 'Dusk', alt_text: 'The sun sets', category: 'hero-banner', file_size: 2048, is_featured: true },
  tags: ['evening', 'sky', 'valley', 'palm', 'river'],
});
const FAIR = mediaFile('fair', {
  ...{ title: 'The fair', description: 'A night there', category: 'marketing-asset', media_type: 'video' },
  ...{ file_size: 4096, tags: ['feria'] },
});
const MENU = mediaFile('menu', { title: 'Menu', media_type: 'document', category: 'marketing-asset' });

function show(files: readonly MediaFile[], url = '', locale: Locale = 'en') {
  const base = locale === 'en' ? '' : `/${locale}`;
  history.replaceState(null, '', `${base}/gallery${url}`);
  const body = files.map((file) => JSON.stringify(file)).join('\n');
  vi.spyOn(window, 'fetch').mockImplementation(
    async () => new Response(body, { headers: { 'Content-Type': CATALOG_TYPE } }),
  );
  return renderComponent(<Gallery title="Media Gallery" lead="" />, ['gallery', 'media'], locale);
}

const all = page.getByRole('region', { name: words.allFiles });
const file = (title: string) => all.getByRole('link', { name: title, exact: true });
const item = (title: string) =>
  all.getByRole('listitem').filter({ has: page.getByRole('link', { name: title, exact: true }) });
const search = page.getByRole('searchbox', { name: words.search });
const category = page.getByLabelText(filters.category, { exact: true });
const toggle = page.getByRole('button', { name: filters.toggle, exact: false }).first();
const button = (name: string) => page.getByRole('button', { name, exact: true });
const query = () => location.search;


test('a card shows what is known of its file, and a featured image is also above the files', async () => {
  await show([DUSK, FAIR, MENU]);
  await expect.element(item('Dusk')).toHaveTextContent(media.categories['hero-banner']);
  await expect.element(item('Dusk')).toHaveTextContent('2 KB');
  const tags = item('Dusk').getByRole('list', { name: media.tags }).getByRole('listitem');
  expect(tags.elements().map(({ textContent }) => textContent)).toEqual(DUSK.tags.slice(0, CARD_TAGS));
  for (const type of ['video', 'document'] as const)
    await expect.element(all.getByRole('img', { name: media.types[type] })).toBeVisible();
  const strip = page.getByRole('region', { name: words.featuredImages });
  await expect.element(strip.getByRole('link', { name: 'Dusk' })).toBeVisible();
  await expect.element(strip.getByText(media.featured, { exact: true })).toBeVisible();
});

test('the filters are in the URL, and Back undoes them', async () => {
  await show([DUSK, FAIR, MENU]);
  await expect.element(file('Dusk')).toBeVisible();
  await expect.element(category).not.toBeVisible();
  await toggle.click();
  const options = () => [...(category.element() as HTMLSelectElement).options].map(({ label }) => label);
  expect(options()).toEqual([filters.allCategories, ...Object.values(media.categories)]);
  await button(filters['marketing-asset']).click();
  await expect.poll(query).toBe('?category=marketing-asset');
  await expect.element(category).toHaveValue('marketing-asset');
  await expect.element(file('Dusk')).not.toBeInTheDocument();
  await expect.element(page.getByRole('region', { name: words.featuredImages })).not.toBeInTheDocument();
  await page.getByLabelText(filters.type, { exact: true }).selectOptions('video');
  await expect.element(file('Menu')).not.toBeInTheDocument();
  await search.fill('FÉRIA'); // the tag is "feria"
  await page.getByTitle(media.view.list, { exact: true }).click();
  await expect.poll(query).toMatch(/^\?category=marketing-asset&type=video&.*view=list/);
  for (const text of [media.types.video, media.categories['marketing-asset'], '4 KB', 'A night there'])
    await expect.element(item('The fair')).toHaveTextContent(text);
  for (const _ of ['the layout', 'the type']) history.back();
  await expect.poll(query).toBe('?category=marketing-asset');
  await expect.element(file('Menu')).toBeVisible();
});

test('a search without a result offers to clear it, and the focus goes to what is shown then', async () => {
  await show([DUSK, FAIR], '?category=hero-banner');
  await search.fill('nothing of that kind');
  await expect.element(all.getByText(words.empty, { exact: true })).toBeVisible();
  await expect.element(all.getByText(words.adjust)).toBeVisible();
  await all.getByRole('button', { name: filters.clear }).click();
  await expect.element(all.getByRole('heading', { name: words.allFiles })).toHaveFocus();
  await expect.element(search).toHaveValue('');
  await expect.element(button(filters.all)).toHaveAttribute('aria-pressed', 'true');
  await button(filters['hero-banner']).click();
  await button(filters.clear).click();
  await expect.element(toggle).toHaveFocus();
  await expect.element(file('The fair')).toBeVisible();
});

test.each(['50%20off', '%41'])('a search for %s stays as it was typed', async (typed) => {
  const { unmount } = await show([DUSK]);
  await search.fill(typed);
  await expect.poll(query).toBe(`?q=${encodeURIComponent(typed)}`);
  await unmount();
  await show([DUSK], query());
  await expect.element(search).toHaveValue(typed);
});

test('markup in the texts of staff shows as text, and a long title fits a phone', async () => {
  await page.viewport(390, 844);
  const title = `<img src=x onerror="window.ran=1">${'x'.repeat(150)}`;
  const tags = ['<script>window.ran=1</script>', '{{count}}'];
  await show([mediaFile('odd', { title, tags, description: '<b>bold</b>' })], '?view=list');
  await expect.element(item(title)).toHaveTextContent('<b>bold</b>');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await file(title).click();
  const dialog = page.getByRole('dialog');
  for (const text of [title, tags.join(', '), '<b>bold</b>'])
    await expect.element(dialog.getByText(text, { exact: true })).toBeVisible();
  expect(window).not.toHaveProperty('ran');
  await userEvent.keyboard('{Escape}');
  await page.viewport(1280, 800);
});

test.each(['en', 'es'] as const)('texts without a translation appear and name their language (%s)', async (locale) => {
  const es = { title: 'Mostrador', description: null, alt_text: 'Un mostrador' };
  const counter = { title: 'Counter', description: 'A wooden counter', mime_type: 'image/svg+xml' };
  const { title } = { en: counter, es }[locale];
  await show([mediaFile('counter', { ...counter, translations: { es } })], '?q=mostrador', locale);
  const shown = page.getByRole('link', { name: title, exact: true });
  await expect.element(shown).not.toHaveAttribute('lang');
  await shown.click();
  const text = page.getByRole('dialog').getByText(counter.description);
  if (locale === 'es') await expect.element(text).toHaveAttribute('lang', 'en');
  else await expect.element(text).not.toHaveAttribute('lang');
  await userEvent.keyboard('{Escape}');
});
