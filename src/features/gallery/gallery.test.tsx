import { clear, createStore } from 'idb-keyval';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { counted, fillIn } from '../../../tests/support/fill-in';
import { mediaFile } from '../../../tests/support/media-files';
import { button, renderComponent, toast } from '../../../tests/support/render-component';
import { CATALOG_TYPE, FRESH_CATALOG_PATH } from '../../domain/gallery-catalog';
import type { Locale } from '../../domain/locale';
import { CARD_TAGS, FEATURED_STRIP_LENGTH, SKELETON_CARDS } from '../../domain/media-limits';
import type { MediaFile } from '../../domain/media-record';
import common from '../../locales/en/common.json';
import gallery from '../../locales/en/gallery.json';
import media from '../../locales/en/media.json';
import mediaEs from '../../locales/es/media.json';
import { Gallery } from './gallery';

const callFunction = vi.hoisted(() => vi.fn());
vi.mock('../../firebase/functions', () => ({ callFunction }));

const { filters, ...words } = gallery;

const DUSK = mediaFile('dusk', {
  title: 'Dusk',
  category: 'hero-banner',
  file_size: 2048,
  is_featured: true,
  tags: ['evening', '<b>sky</b>', '{{count}}', 'palm', 'river'],
});
const FAIR = mediaFile('fair', {
  title: 'The fair',
  description: 'A <b>night</b> there',
  category: 'marketing-asset',
  media_type: 'video',
  file_size: 4096,
  is_featured: true,
});
const MENU = mediaFile('menu', { title: 'Menu', media_type: 'document', category: 'marketing-asset' });
const PANORAMA = mediaFile('panorama', {
  title: 'Panorama',
  description: 'Mesquites at dusk',
  is_featured: true,
  no_preview: 'too-large',
});
const FILES = [DUSK, FAIR, MENU];
const PICTURES = ['First', 'Second', 'Third'].map((title, index) =>
  mediaFile(title.toLowerCase(), { title, created_at: 9 - index, description: `Number ${index}` }),
);

const listOf = (files: readonly MediaFile[]) =>
  new Response(files.map((file) => JSON.stringify(file)).join('\n'), { headers: { 'Content-Type': CATALOG_TYPE } });

/** Answers the requests for the list. */
const serve = (answer: () => Promise<Response>) => vi.spyOn(window, 'fetch').mockImplementation(answer);
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
  expect(figures.elements().map(({ textContent }) => textContent)).toEqual(['3', '1', '2']);
});

test('says that the list failed to load, and shows it after a retry past the caches', async () => {
  const fetched = serve(async () => new Response(null, { status: 503 }));
  await open();
  await expect.element(toast(words.loadFailed)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: words.loadFailed })).toBeVisible();
  fetched.mockImplementation(async () => listOf(FILES));
  await page.getByRole('button', { name: common.retry }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  await expect.element(file('Menu')).toBeVisible();
  expect(fetched.mock.lastCall?.[0]).toBe(FRESH_CATALOG_PATH);
});

test('says that a sync failed, is busy while it syncs again, and shows how many files are new', async () => {
  const fetched = serve(async () => listOf(FILES));
  callFunction.mockRejectedValueOnce(new Error('unavailable'));
  await open();
  await button(words.sync).click();
  await expect.element(toast(words.syncFailed)).toBeVisible();
  let end = (_answer: { created: number }) => {};
  callFunction.mockReturnValueOnce(new Promise((resolve) => (end = resolve)));
  await button(words.sync).click();
  await expect.element(button(words.syncing)).toHaveAttribute('aria-disabled', 'true');
  fetched.mockImplementation(async () => listOf([...FILES, mediaFile('new', { title: 'New' })]));
  end({ created: 1 });
  await expect.element(toast(counted(words, 'synced', 1))).toBeVisible();
  await expect.element(file('New')).toBeVisible();
});

test('shows the saved list and its date offline', async () => {
  const fetched = serve(async () => listOf(FILES));
  const first = await open();
  await expect.element(file('Menu')).toBeVisible();
  await first.unmount();
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  await open();
  const notice = page.getByText(words.savedList.split('{{moment}}')[0] ?? '');
  await expect.element(notice).toHaveTextContent(`${new Date().getFullYear()}`);
  await expect.element(file('Menu')).toBeVisible();
});

test('a card shows what is known of its file, markup as text, and the strip above a few featured images', async () => {
  const featured = { is_featured: true, created_at: 0 };
  await show([...FILES, ...[1, 2, 3, 4].map((number) => mediaFile(`${number}`, featured))]);
  await expect.element(item('Dusk')).toHaveTextContent(media.categories['hero-banner']);
  await expect.element(item('Dusk')).toHaveTextContent('2 KB');
  const tags = item('Dusk').getByRole('list', { name: media.tags }).getByRole('listitem');
  expect(tags.elements().map(({ textContent }) => textContent)).toEqual(DUSK.tags.slice(0, CARD_TAGS));
  await expect.element(item('The fair').getByRole('img', { name: media.types.video })).toBeVisible();
  const strip = page.getByRole('region', { name: words.featuredImages });
  await expect.element(strip.getByText(media.featured, { exact: true }).first()).toBeVisible();
  await expect.element(strip.getByRole('link', { name: 'The fair' })).not.toBeInTheDocument();
  expect(strip.getByRole('listitem').elements()).toHaveLength(FEATURED_STRIP_LENGTH);
  await page.getByTitle(media.view.list, { exact: true }).click();
  for (const text of [media.types.video, media.categories['marketing-asset'], '4 KB', FAIR.description ?? ''])
    await expect.element(item('The fair')).toHaveTextContent(text);
});

test.each([
  ['en', media],
  ['es', mediaEs],
] as const)(
  'the strip, cards, rows and the dialog say in %s that a picture is too large for a preview',
  async (locale, texts) => {
    await show([PANORAMA], '', locale);
    const notes = () => page.getByText(texts.tooLarge, { exact: true }).elements();
    await expect.poll(notes).toHaveLength(2); // in the strip and on the card
    await page.getByTitle(texts.view.list, { exact: true }).click();
    await expect.element(page.getByText('Mesquites at dusk')).toBeVisible(); // rows have descriptions
    expect(notes()).toHaveLength(2); // in the strip and in the row
    await page.getByRole('link', { name: 'Panorama', exact: true }).first().click();
    await expect.element(dialog.getByText(texts.file.tooLarge)).toBeVisible();
  },
);

test('filters and searches, and offers to clear both if no file matches', async () => {
  await show(FILES);
  await toggle.click();
  await button(filters['marketing-asset']).click();
  await page.getByLabelText(filters.type).selectOptions('video');
  await expect.element(file('The fair')).toBeVisible();
  for (const title of ['Dusk', 'Menu']) await expect.element(file(title)).not.toBeInTheDocument();
  await expect.element(page.getByRole('region', { name: words.featuredImages })).not.toBeInTheDocument();
  expect(location.search).toBe('?category=marketing-asset&type=video');
  await search.fill('nothing of that kind');
  await expect.element(all.getByText(words.empty, { exact: true })).toBeVisible();
  await expect.element(all.getByText(words.adjust)).toBeVisible();
  await all.getByRole('button', { name: filters.clear }).click();
  await expect.element(all.getByRole('heading', { name: words.allFiles })).toHaveFocus();
  await expect.element(file('Menu')).toBeVisible();
});

test('a Spanish page shows Spanish texts, and names the language of those without a translation', async () => {
  const es = { title: 'Mostrador', description: null, alt_text: null };
  const counter = { title: 'Counter', description: 'A wooden counter', translations: { es } };
  await show([mediaFile('counter', counter)], '', 'es');
  const link = page.getByRole('link', { name: 'Mostrador', exact: true });
  await expect.element(link).not.toHaveAttribute('lang');
  await link.click();
  await expect.element(dialog.getByText('A wooden counter')).toHaveAttribute('lang', 'en');
});

test('buttons and arrow keys show the next image that matches, and the first after the last', async () => {
  await show([...PICTURES, DUSK], '?q=number');
  await file('First').click();
  await isShown('First');
  const position = fillIn(media.file.position, { position: 1, total: 3 });
  await expect.element(dialog.getByText(position)).toBeVisible();
  await button(media.file.previous).click();
  await isShown('Third');
  await button(media.file.next).click();
  await isShown('First');
  await userEvent.keyboard('{ArrowRight}');
  await isShown('Second');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await isShown('Third');
  await userEvent.keyboard('{Escape}');
  await expect.element(file('Third')).toHaveFocus();
  expect(location.search).toBe('?q=number');
});

test('a swipe shows the next image, unless it is slanted', async () => {
  await show(PICTURES, '?file=first');
  await isShown('First');
  const stage = dialog.getByRole('img').element();
  const swipe = (x: number, y: number) => {
    const finger = { bubbles: true, isPrimary: true, pointerType: 'touch' };
    stage.dispatchEvent(new PointerEvent('pointerdown', { ...finger, clientX: 200, clientY: 200 }));
    stage.dispatchEvent(new PointerEvent('pointerup', { ...finger, clientX: 200 + x, clientY: 200 + y }));
  };
  swipe(-120, 120);
  await isShown('First');
  swipe(-120, 20);
  await isShown('Second');
});

test('a file from a shared URL closes into the gallery, one that was opened here closes as Back does', async () => {
  await show(PICTURES, '?file=second');
  await isShown('Second');
  await button(media.file.close).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(location.pathname + location.search).toBe('/gallery');
  await file('First').click();
  const back = vi.spyOn(history, 'back');
  await button(media.file.close).click();
  expect(back).toHaveBeenCalledOnce();
});

test('of many files, only those near the screen are rendered, and the focus reaches a closed one', async () => {
  const many = Array.from({ length: 80 }, (_, index) =>
    mediaFile(`${index}`, { title: `Picture ${index}`, created_at: -index }),
  );
  await show(many, '?file=79');
  await isShown('Picture 79');
  expect(document.querySelector('[data-file="79"]')).toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.element(file('Picture 79')).toHaveFocus();
});

/** Makes the browser say that it is Safari on an iPhone, until the end of the test. */
function pretendIphone() {
  const get = (value?: string) => ({ configurable: true, get: () => value });
  Object.defineProperties(navigator, { platform: get('iPhone'), userAgentData: get() });
  onTestFinished(() => {
    for (const name of ['platform', 'userAgentData']) Reflect.deleteProperty(navigator, name);
  });
}

test('closing a file leaves the list where it was, also on an iPhone, whose scroll lock moves the page', async () => {
  pretendIphone();
  const many = Array.from({ length: 300 }, (_, index) =>
    mediaFile(`${index}`, { title: `Picture ${index}`, created_at: -index }),
  );
  await show(many);
  await expect.element(file('Picture 0')).toBeVisible();
  scrollTo(0, 3137);
  const settled = () => new Promise((resolve) => setTimeout(resolve, 300)); // rows are measured as they appear
  await settled();
  const before = scrollY;
  const links = [...document.querySelectorAll<HTMLElement>('[data-file]')];
  const below = links.find((link) => link.getBoundingClientRect().top > innerHeight / 2) as HTMLElement;
  below.click();
  await vi.waitFor(() => expect(document.body.style.position).toBe('fixed'));
  await button(media.file.close).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement).toBe(below);
  await settled();
  expect(scrollY).toBe(before);
});
