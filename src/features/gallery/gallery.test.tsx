import { clear, createStore } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Route } from 'wouter';
import { counted, fillIn } from '../../../tests/support/fill-in';
import { mediaFile } from '../../../tests/support/media-files';
import { button, renderComponent, toast, wordsOf } from '../../../tests/support/render-component';
import { CATALOG_PATH, CATALOG_TYPE, FRESH_CATALOG_PATH } from '../../domain/gallery-catalog';
import type { Locale } from '../../domain/locale';
import { CARD_TAGS, FEATURED_STRIP_LENGTH, SKELETON_CARDS } from '../../domain/media-limits';
import type { MediaFile } from '../../domain/media-record';
import { Gallery } from './gallery';

const callFunction = vi.hoisted(() => vi.fn());
vi.mock('../../firebase/functions', () => ({ callFunction }));

const { filters, ...words } = wordsOf('gallery');
const media = wordsOf('media');

const DUSK = mediaFile('dusk', {
  title: 'Dusk',
  alt_text: 'The sun sets',
  category: 'hero-banner',
  file_size: 2048,
  is_featured: true,
  tags: ['evening', 'sky', 'valley', 'palm', 'river'],
});
const FAIR = mediaFile('fair', {
  title: 'The fair',
  description: 'A night there',
  category: 'marketing-asset',
  media_type: 'video',
  file_size: 4096,
  is_featured: true,
  tags: ['feria'],
});
const MENU = mediaFile('menu', { title: 'Menu', media_type: 'document', category: 'marketing-asset' });
const FILES = [DUSK, FAIR, MENU];
const PICTURES = ['First', 'Second', 'Third'].map((title, index) =>
  mediaFile(title.toLowerCase(), { title, created_at: 9 - index, description: `The ${title}` }),
);

const listOf = (files: readonly MediaFile[]) =>
  new Response(files.map((file) => JSON.stringify(file)).join('\n'), { headers: { 'Content-Type': CATALOG_TYPE } });

/** Answers the requests for the list. */
const serve = (answer: () => Promise<Response>) =>
  vi
    .spyOn(window, 'fetch')
    .mockImplementation(async (url) => (String(url).startsWith(CATALOG_PATH) ? answer() : new Response()));
const open = (locale?: Locale) => renderComponent(<Gallery />, ['gallery', 'media'], locale);
/** Opens the gallery with these files. */
function show(files: readonly MediaFile[], url = '', locale: Locale = 'en') {
  history.pushState(null, '', `${locale === 'en' ? '' : `/${locale}`}/gallery${url}`);
  serve(async () => listOf(files));
  return open(locale);
}

const all = page.getByRole('region', { name: words.allFiles });
const file = (title: string) => all.getByRole('link', { name: title, exact: true });
const item = (title: string) =>
  all.getByRole('listitem').filter({ has: page.getByRole('link', { name: title, exact: true }) });
const figures = page.getByRole('definition');
const search = page.getByRole('searchbox', { name: words.search });
const toggle = page.getByRole('button', { name: filters.toggle, exact: false }).first();
const dialog = page.getByRole('dialog');
const isShown = (title: string) => expect.element(dialog.getByRole('heading', { name: title })).toBeVisible();
const query = () => location.search;

beforeEach(async () => {
  await clear(createStore('gallery', 'lists'));
  history.replaceState(null, '', '/gallery');
});
afterEach(() => userEvent.keyboard('{Escape}'));

test('shows skeletons and no figures while the list loads', async () => {
  let arrive = (_list: Response) => {};
  serve(() => new Promise((resolve) => (arrive = resolve)));
  const { container } = await open();
  expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(SKELETON_CARDS);
  await expect.element(figures.first()).toHaveTextContent('...');
  arrive(listOf(FILES));
  await expect.element(file('Menu')).toBeVisible();
  expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(0);
  expect(figures.elements().map(({ textContent }) => textContent)).toEqual(['3', '1', '2']);
});

test('says that the list failed to load, and shows it after a retry past the caches', async () => {
  const fetched = serve(async () => new Response(null, { status: 503 }));
  await open();
  await expect.element(toast(words.loadFailed)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: words.loadFailed })).toBeVisible();
  await expect.element(figures.first()).toHaveTextContent('–');
  fetched.mockImplementation(async () => listOf(FILES));
  await page.getByRole('button', { name: wordsOf('common').retry }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  await expect.element(file('Menu')).toBeVisible();
  expect(fetched.mock.lastCall?.[0]).toBe(FRESH_CATALOG_PATH);
});

test('keeps the files that have arrived, and the open one, if the connection is lost before the others', async () => {
  const { readable, writable } = new TransformStream<Uint8Array>();
  const connection = writable.getWriter();
  serve(async () => new Response(readable, { headers: { 'Content-Type': CATALOG_TYPE } }));
  await open();
  const files = Array.from({ length: 30 }, (_, index) =>
    mediaFile(`n${index}`, { title: `Number ${index}`, created_at: -index }),
  );
  void connection.write(new TextEncoder().encode(`${files.map((each) => JSON.stringify(each)).join('\n')}\n`));
  await file('Number 2').click();
  await isShown('Number 2');
  await connection.abort(new TypeError('The connection is lost'));
  await expect.element(toast(words.loadFailed)).toBeVisible();
  await isShown('Number 2');
  await userEvent.keyboard('{Escape}');
  await expect.element(file('Number 2')).toBeVisible();
  await expect.element(page.getByText(words.loadingRest)).not.toBeInTheDocument();
});

test('says that a sync failed, is busy while it syncs again, and shows how many files are new', async () => {
  const fetched = serve(async () => listOf(FILES));
  callFunction.mockRejectedValueOnce(new Error('unavailable'));
  await open();
  await button(words.sync).click();
  await expect.element(toast(words.syncError)).toBeVisible();
  await expect.element(toast(words.syncFailed)).toBeVisible();
  let end = (_answer: { created: number }) => {};
  callFunction.mockReturnValueOnce(new Promise((resolve) => (end = resolve)));
  await button(words.sync).click();
  const busy = button(words.syncing);
  await expect.element(busy).toHaveFocus();
  await expect.element(busy).toHaveAttribute('aria-disabled', 'true');
  fetched.mockImplementation(async () => listOf([...FILES, mediaFile('new', { title: 'New' })]));
  end({ created: 1 });
  await expect.element(toast(words.syncComplete)).toBeVisible();
  await expect.element(toast(counted(words, 'synced', 1))).toBeVisible();
  await expect.element(file('New')).toBeVisible();
});

test('shows the saved list and its date offline, and the current one, without the file of the URL, when online', async () => {
  const fetched = serve(async () => listOf(FILES));
  const first = await open();
  await expect.element(file('Menu')).toBeVisible();
  await first.unmount();
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  history.replaceState(null, '', '/gallery?file=newer');
  await open();
  const notice = page.getByText(words.savedList.split('{{moment}}')[0] ?? '');
  await expect.element(notice).toHaveTextContent(`${new Date().getFullYear()}`);
  await expect.element(file('Menu')).toBeVisible();
  await expect.element(figures.first()).toHaveTextContent('3');
  await expect.element(page.getByText(media.file.gone)).not.toBeInTheDocument();
  fetched.mockImplementation(async () => listOf(FILES));
  for (const type of ['offline', 'online']) dispatchEvent(new Event(type));
  await expect.element(notice).not.toBeInTheDocument();
  await expect.element(page.getByText(media.file.gone)).toBeVisible();
  await expect.element(file('Menu')).toBeVisible();
});

test('shows the list on a device that cannot save it, and a notice if there are no files', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const fetched = serve(async () => listOf(FILES));
  const first = await open();
  await expect.element(file('Menu')).toBeVisible();
  await first.unmount();
  fetched.mockImplementation(async () => listOf([]));
  await open();
  await expect.element(page.getByText(words.emptyHint)).toBeVisible();
  await expect.element(figures.first()).toHaveTextContent('0');
});

test('a card shows what is known of its file, and a few featured images are also above the files', async () => {
  const featured = { is_featured: true, created_at: 0 };
  await show([...FILES, ...[1, 2, 3, 4].map((number) => mediaFile(`${number}`, featured))]);
  await expect.element(item('Dusk')).toHaveTextContent(media.categories['hero-banner']);
  await expect.element(item('Dusk')).toHaveTextContent('2 KB');
  const tags = item('Dusk').getByRole('list', { name: media.tags }).getByRole('listitem');
  expect(tags.elements().map(({ textContent }) => textContent)).toEqual(DUSK.tags.slice(0, CARD_TAGS));
  for (const type of ['video', 'document'] as const)
    await expect.element(all.getByRole('img', { name: media.types[type] })).toBeVisible();
  const strip = page.getByRole('region', { name: words.featuredImages });
  await expect.element(strip.getByRole('link', { name: 'Dusk' })).toBeVisible();
  await expect.element(strip.getByText(media.featured, { exact: true }).first()).toBeVisible();
  await expect.element(strip.getByRole('link', { name: 'The fair' })).not.toBeInTheDocument();
  expect(strip.getByRole('listitem').elements()).toHaveLength(FEATURED_STRIP_LENGTH);
  await page.getByTitle(media.view.list, { exact: true }).click();
  for (const text of [media.types.video, media.categories['marketing-asset'], '4 KB', 'A night there'])
    await expect.element(item('The fair')).toHaveTextContent(text);
});

test('a search that is typed and erased, and a filter that is already set, do not change the URL', async () => {
  await show(FILES);
  await toggle.click();
  await search.fill('y');
  await expect.poll(query).toBe('?q=y');
  const written = [vi.spyOn(history, 'pushState'), vi.spyOn(history, 'replaceState')];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await search.fill('');
  await search.fill('y');
  vi.useRealTimers();
  await button(filters.all).click();
  await expect.element(button(filters.all)).toHaveFocus();
  for (const write of written) expect(write).not.toHaveBeenCalled();
});

test('a search that is just typed does not get into the URL of the next page', async () => {
  serve(async () => listOf(FILES));
  await renderComponent(<Route path="/gallery" component={Gallery} />, ['gallery', 'media']);
  await search.fill('Dusk');
  history.pushState(null, '', '/contact?topic=pos');
  await expect.element(search).not.toBeInTheDocument();
  expect(query()).toBe('?topic=pos');
});

test('a search without a result offers to clear it, and the focus goes to what is shown then', async () => {
  await show([DUSK, FAIR], '?category=hero-banner');
  await search.fill('nothing of that kind');
  await expect.element(all.getByText(words.empty, { exact: true })).toBeVisible();
  await expect.element(all.getByText(words.adjust)).toBeVisible();
  await expect.element(page.getByRole('region', { name: words.featuredImages })).not.toBeInTheDocument();
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
  for (const text of [title, tags.join(', '), '<b>bold</b>'])
    await expect.element(dialog.getByText(text, { exact: true })).toBeVisible();
  expect(window).not.toHaveProperty('ran');
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
  const text = dialog.getByText(counter.description);
  if (locale === 'es') await expect.element(text).toHaveAttribute('lang', 'en');
  else await expect.element(text).not.toHaveAttribute('lang');
});

test('buttons and arrow keys show the next image, and the first after the last', async () => {
  await show(PICTURES, '?type=image');
  await file('First').click();
  await isShown('First');
  expect(location.search).toBe('?type=image&file=first');
  const position = fillIn(media.file.position, { position: 1, total: 3 });
  const status = dialog.getByRole('status').filter({ hasText: position });
  await expect.element(status).toHaveTextContent(`${position} First`);
  await expect.element(dialog).toHaveTextContent('The First');
  await button(media.file.previous).click();
  await isShown('Third');
  await button(media.file.next).click();
  await isShown('First');
  await userEvent.keyboard('{ArrowRight}');
  await isShown('Second');
  expect(location.search).toBe('?type=image&file=second');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await isShown('Third');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(file('Third')).toHaveFocus();
  expect(location.search).toBe('?type=image');
});

test('a swipe shows the next or previous image, but not a slanted one or one that moves an enlarged picture', async () => {
  await show(PICTURES, '?file=first');
  await isShown('First');
  const stage = dialog.getByRole('img').element();
  const swipe = (x: number, y = 0) => {
    const finger = { bubbles: true, isPrimary: true, pointerType: 'touch' };
    stage.dispatchEvent(new PointerEvent('pointerdown', { ...finger, clientX: 200, clientY: 200 }));
    const end = new PointerEvent('pointerup', { ...finger, clientX: 200 + x, clientY: 200 + y });
    dialog.getByRole('img').element().dispatchEvent(end);
  };
  swipe(-60, 60);
  swipe(-30);
  await isShown('First');
  swipe(-120);
  await isShown('Second');
  vi.spyOn(VisualViewport.prototype, 'scale', 'get').mockReturnValue(2);
  visualViewport?.dispatchEvent(new Event('resize'));
  await expect
    .poll(() => getComputedStyle(dialog.getByRole('img').element().parentElement as Element).touchAction)
    .toBe('auto');
  swipe(-120);
  await isShown('Second');
});

test('a file from a shared URL closes into the gallery, and Alt with an arrow is left to the browser', async () => {
  await show(PICTURES, '?file=second');
  await isShown('Second');
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}');
  await isShown('Second');
  await button(media.file.close).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(location.pathname + location.search).toBe('/gallery');
  await file('First').click();
  await isShown('First');
  const back = vi.spyOn(history, 'back');
  const close = button(media.file.close).element() as HTMLElement;
  for (const _ of ['a tap', 'a second one']) close.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(back).toHaveBeenCalledTimes(1);
  await file('Second').click();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(location.pathname + location.search).toBe('/gallery');
});

test('the focus goes to the closed picture in the list, however far down that is', async () => {
  const many = Array.from({ length: 80 }, (_, index) =>
    mediaFile(`${index}`, { title: `Picture ${index}`, created_at: -index }),
  );
  await show(many, '?file=79');
  await isShown('Picture 79');
  expect(document.querySelector('[data-file="0"]')).not.toBeNull();
  expect(document.querySelector('[data-file="79"]')).toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.element(file('Picture 79')).toHaveFocus();
  await file('Picture 79').click();
  await isShown('Picture 79');
  await userEvent.keyboard('{ArrowRight}');
  await isShown('Picture 0');
  await userEvent.keyboard('{Escape}'); // goes back, which restores the scroll position
  await expect.element(file('Picture 0')).toHaveFocus();
  await expect.element(file('Picture 0')).toBeInViewport();
  await search.fill('Picture 1');
  await expect.element(search).toHaveFocus();
});

test('a video and a single image have no arrows', async () => {
  const { unmount } = await show([...PICTURES, FAIR], '?file=fair');
  await isShown('The fair');
  await expect.element(button(media.file.next)).not.toBeInTheDocument();
  await unmount();
  await show([DUSK], '?file=dusk');
  await isShown('Dusk');
  await expect.element(button(media.file.next)).not.toBeInTheDocument();
});
