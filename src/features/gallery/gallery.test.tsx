import { clear, createStore } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { counted, fillIn } from '../../../tests/support/fill-in';
import { mediaFile } from '../../../tests/support/media-files';
import { button, hasToast, renderComponent, toast } from '../../../tests/support/render-component';
import { CATALOG_TYPE, FRESH_CATALOG_PATH } from '../../domain/gallery-catalog';
import type { Locale } from '../../domain/locale';
import { CARD_TAGS, FEATURED_STRIP_LENGTH, SKELETON_CARDS } from '../../domain/media-limits';
import type { MediaFile } from '../../domain/media-record';
import { StoreError } from '../../domain/store-error';
import common from '../../locales/en/common.json';
import gallery from '../../locales/en/gallery.json';
import media from '../../locales/en/media.json';
import galleryEs from '../../locales/es/gallery.json';
import mediaEs from '../../locales/es/media.json';
import { Gallery } from './gallery';

const syncStorage = vi.hoisted(() => vi.fn<() => Promise<number>>());
vi.mock('./api/sync-storage', () => ({ syncStorage }));

const { filters, ...words } = gallery;
const wordsIn = { en: gallery, es: galleryEs };

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
const gone = page.getByRole('status').filter({ hasText: media.file.gone });
/** Longer than a live region takes to speak. */
const regionsSpeak = () => new Promise((resolve) => setTimeout(resolve, 300));
const isShown = (title: string) => expect.element(dialog.getByRole('heading', { name: title })).toBeVisible();

beforeEach(async () => {
  await clear(createStore('gallery', 'lists'));
  history.replaceState(null, '', '/gallery');
});
afterEach(() => userEvent.keyboard('{Escape}'));

describe('while the list loads', () => {
  let arrive = (_list: Response) => {};
  beforeEach(async () => {
    serve(() => new Promise((resolve) => (arrive = resolve)));
    await open();
  });

  test('shows skeletons', () => {
    expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(SKELETON_CARDS);
  });

  test('shows no figures', async () => {
    await expect.element(figures.first()).toHaveTextContent('...');
  });

  test('replaces the skeletons by the files', async () => {
    arrive(listOf(FILES));
    await expect.element(file('Menu')).toBeVisible();
    expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(0);
  });
});

describe('a long list whose first part has arrived', () => {
  let connection: ReadableStreamDefaultController<Uint8Array>;
  const send = (from: number, to: number) => {
    const files = Array.from({ length: to - from }, (_, index) =>
      mediaFile(`${from + index}`, { title: `Picture ${from + index}`, created_at: -from - index }),
    );
    connection.enqueue(new TextEncoder().encode(files.map((each) => `${JSON.stringify(each)}\n`).join('')));
  };
  const breakOff = () => connection.error(new TypeError('Failed to fetch'));
  const failure = page.getByRole('heading', { name: words.loadFailed });

  beforeEach(async () => {
    const start = (controller: typeof connection) => {
      connection = controller;
    };
    const list = new ReadableStream({ start });
    serve(async () => new Response(list, { headers: { 'Content-Type': CATALOG_TYPE } }));
    await open();
    send(0, 30);
    await expect.element(file('Picture 0')).toBeVisible();
  });
  afterEach(breakOff);

  test('says that more files are loading', async () => {
    await expect.element(all.getByText(words.loadingRest)).toBeVisible();
  });

  test('shows no figures yet', async () => {
    await expect.element(figures.first()).toHaveTextContent('...');
  });

  test('is counted once all files have arrived', async () => {
    send(30, 32);
    connection.close();
    await expect.element(all.getByText(fillIn(words.showing_other, { shown: 32, count: 32 }))).toBeVisible();
  });

  test('does not say that a file which may be among the rest is gone', async () => {
    history.pushState(null, '', '/gallery?file=31');
    await regionsSpeak();
    await expect.element(gone).not.toBeInTheDocument();
  });

  test('opens a file that has arrived without waiting for the rest', async () => {
    history.pushState(null, '', '/gallery?file=5');
    await isShown('Picture 5');
  });

  test('is said to have failed if the rest does not arrive', async () => {
    breakOff();
    await expect.element(failure).toBeVisible();
  });

  test('stays on the screen if the rest does not arrive', async () => {
    breakOff();
    await expect.element(failure).toBeVisible();
    await expect.element(file('Picture 0')).toBeVisible();
  });

  test('no longer says that more files are loading if the rest does not arrive', async () => {
    breakOff();
    await expect.element(failure).toBeVisible();
    await expect.element(all.getByText(words.loadingRest)).not.toBeInTheDocument();
  });
});

test('an empty gallery says that files will follow', async () => {
  await show([]);
  await expect.element(page.getByText(words.emptyHint)).toBeVisible();
});

test('counts files, images and featured files', async () => {
  await show(FILES);
  await expect.element(file('Menu')).toBeVisible();
  expect(figures.elements().map(({ textContent }) => textContent)).toEqual(['3', '1', '2']);
});

describe('a list that failed to load', () => {
  let fetched: ReturnType<typeof serve>;
  beforeEach(async () => {
    fetched = serve(async () => new Response(null, { status: 503 }));
    await open();
  });

  async function retry() {
    await expect.element(page.getByRole('heading', { name: words.loadFailed })).toBeVisible();
    fetched.mockImplementation(async () => listOf(FILES));
    await page.getByRole('button', { name: common.retry }).click();
  }

  test('is reported in a toast', async () => {
    await expect.element(toast(words.loadFailed)).toBeVisible();
  });

  test('is reported in its place', async () => {
    await expect.element(page.getByRole('heading', { name: words.loadFailed })).toBeVisible();
  });

  test('is shown after a retry', async () => {
    await retry();
    await expect.element(file('Menu')).toBeVisible();
  });

  test('is loaded past the caches at a retry', async () => {
    await retry();
    await expect.element(file('Menu')).toBeVisible();
    expect(fetched.mock.lastCall?.[0]).toBe(FRESH_CATALOG_PATH);
  });

  test('moves the focus to the heading of the page at a retry', async () => {
    await retry();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

describe('a sync', () => {
  let fetched: ReturnType<typeof serve>;
  beforeEach(async () => {
    fetched = serve(async () => listOf(FILES));
    await open();
    await expect.element(file('Menu')).toBeVisible();
  });

  function findNewFile() {
    syncStorage.mockResolvedValueOnce(1);
    fetched.mockImplementation(async () => listOf([...FILES, mediaFile('new', { title: 'New' })]));
  }

  test('is busy while it runs', async () => {
    const { promise, resolve } = Promise.withResolvers<number>();
    syncStorage.mockReturnValueOnce(promise);
    await button(words.sync).click();
    await expect.element(button(words.syncing)).toHaveAttribute('aria-disabled', 'true');
    resolve(0);
    await expect.element(button(words.sync)).toHaveAttribute('aria-disabled', 'false');
  });

  test('says that it failed', async () => {
    syncStorage.mockRejectedValueOnce(new StoreError('offline'));
    await button(words.sync).click();
    await expect.element(toast(words.syncFailed)).toBeVisible();
  });

  test('says how many files are new', async () => {
    findNewFile();
    await button(words.sync).click();
    await expect.element(toast(counted(words, 'synced', 1))).toBeVisible();
  });

  test('shows the new files', async () => {
    findNewFile();
    await button(words.sync).click();
    await expect.element(file('New')).toBeVisible();
  });

  test('says that the list did not load after it', async () => {
    syncStorage.mockResolvedValueOnce(1);
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await button(words.sync).click();
    await expect.element(toast(words.loadFailed)).toBeVisible();
  });

  test('can be tried again after it failed', async () => {
    syncStorage.mockRejectedValueOnce(new StoreError('offline'));
    await button(words.sync).click();
    await expect.element(toast(words.syncFailed)).toBeVisible();
    findNewFile();
    await button(words.sync).click();
    await expect.element(file('New')).toBeVisible();
  });
});

describe('offline', () => {
  const notice = page.getByText(words.savedList.split('{{moment}}')[0] ?? '');
  let fetched: ReturnType<typeof serve>;
  beforeEach(async () => {
    fetched = serve(async () => listOf(FILES));
    const { unmount } = await open();
    await expect.element(file('Menu')).toBeVisible();
    await unmount();
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await open();
  });

  test('shows the saved list', async () => {
    await expect.element(file('Menu')).toBeVisible();
  });

  test('shows how old the saved list is', async () => {
    await expect.element(notice).toHaveTextContent(`${new Date().getFullYear()}`);
  });

  test('does not say that a file which is not in the saved list is gone', async () => {
    await expect.element(notice).toBeVisible();
    history.pushState(null, '', '/gallery?file=new');
    await regionsSpeak();
    await expect.element(gone).not.toBeInTheDocument();
  });

  test('says that a retry failed', async () => {
    await button(common.retry).click();
    await expect.element(toast(words.loadFailed)).toBeVisible();
  });

  test('shows the list of the server after a retry', async () => {
    await expect.element(notice).toBeVisible();
    fetched.mockImplementation(async () => listOf([...FILES, mediaFile('new', { title: 'New' })]));
    await button(common.retry).click();
    await expect.element(file('New')).toBeVisible();
  });

  test('reports no failure once the list of the server has arrived', async () => {
    await expect.element(notice).toBeVisible();
    fetched.mockImplementation(async () => listOf(FILES));
    await button(common.retry).click();
    await expect.element(notice).not.toBeInTheDocument();
    syncStorage.mockResolvedValueOnce(1);
    await button(words.sync).click();
    await expect.element(toast(words.syncComplete)).toBeVisible(); // after any toast about the retry
    expect(hasToast(words.loadFailed)).toBe(false);
  });

  test('no longer calls the list saved once the list of the server has arrived', async () => {
    await expect.element(notice).toBeVisible();
    fetched.mockImplementation(async () => listOf(FILES));
    await button(common.retry).click();
    await expect.element(notice).not.toBeInTheDocument();
  });
});

test.each([
  ['category', media.categories['hero-banner']],
  ['size', '2 KB'],
])('a card shows the %s of its file', async (_, text) => {
  await show(FILES);
  await expect.element(item('Dusk')).toHaveTextContent(text);
});

test('a card shows the first tags of its file', async () => {
  await show(FILES);
  const tags = item('Dusk').getByRole('list', { name: media.tags }).getByRole('listitem');
  await expect.element(tags.first()).toBeVisible();
  expect(tags.elements().map(({ textContent }) => textContent)).toEqual(DUSK.tags.slice(0, CARD_TAGS));
});

test('a card shows markup in a tag as text', async () => {
  await show(FILES);
  await expect.element(item('Dusk')).toHaveTextContent('<b>sky</b>');
});

test('a card of a video shows its type', async () => {
  await show(FILES);
  await expect.element(item('The fair').getByRole('img', { name: media.types.video })).toBeVisible();
});

test.each([
  ['type', media.types.video],
  ['category', media.categories['marketing-asset']],
  ['size', '4 KB'],
  ['description', FAIR.description ?? ''],
])('a row shows the %s of its file', async (_, text) => {
  await show(FILES);
  await page.getByTitle(media.view.list, { exact: true }).click();
  await expect.element(item('The fair')).toHaveTextContent(text);
});

test('a row marks a file that is featured', async () => {
  await show(FILES, '?view=list');
  await expect.element(item('The fair').getByText(media.featured, { exact: true })).toBeVisible();
});

test('a row shows markup in a description as text', async () => {
  await show(FILES);
  await page.getByTitle(media.view.list, { exact: true }).click();
  await expect.element(item('The fair')).toHaveTextContent('<b>night</b>');
});

describe('the strip of featured images', () => {
  const strip = page.getByRole('region', { name: words.featuredImages });
  const featured = (id: string) => mediaFile(id, { is_featured: true, created_at: 0 });

  test('marks them as featured', async () => {
    await show(FILES);
    await expect.element(strip.getByText(media.featured, { exact: true })).toBeVisible();
  });

  test('has no videos', async () => {
    await show(FILES);
    await expect.element(strip.getByRole('link', { name: 'Dusk' })).toBeVisible();
    await expect.element(strip.getByRole('link', { name: 'The fair' })).not.toBeInTheDocument();
  });

  test('has only a few', async () => {
    await show([...FILES, ...['1', '2', '3', '4'].map(featured)]);
    await expect.element(strip).toBeVisible();
    expect(strip.getByRole('listitem').elements()).toHaveLength(FEATURED_STRIP_LENGTH);
  });
});

describe.each([
  ['en', media],
  ['es', mediaEs],
] as const)('in %s, a picture that is too large for a preview', (locale, texts) => {
  const strip = page.getByRole('region', { name: wordsIn[locale].featuredImages });
  const shelf = page.getByRole('region', { name: wordsIn[locale].allFiles });
  const note = (place: typeof strip) => place.getByText(texts.tooLarge, { exact: true });

  beforeEach(() => show([PANORAMA], '', locale));

  test('has a note in the strip', async () => {
    await expect.element(note(strip)).toBeVisible();
  });

  test('has a note on its card', async () => {
    await expect.element(note(shelf)).toBeVisible();
  });

  test('has a note in its row', async () => {
    await page.getByTitle(texts.view.list, { exact: true }).click();
    await expect.element(shelf.getByText('Mesquites at dusk')).toBeVisible(); // rows have descriptions
    await expect.element(note(shelf)).toBeVisible();
  });

  test('has a note in its dialog', async () => {
    await page.getByRole('link', { name: 'Panorama', exact: true }).first().click();
    await expect.element(dialog.getByText(texts.file.tooLarge)).toBeVisible();
  });
});

describe('a category and a type', () => {
  beforeEach(async () => {
    await show(FILES);
    await toggle.click();
    await button(filters['marketing-asset']).click();
    await page.getByLabelText(filters.type).selectOptions('video');
    await expect.element(file('Dusk')).not.toBeInTheDocument();
  });

  test('are both applied', async () => {
    await expect.element(file('The fair')).toBeVisible();
    for (const title of ['Dusk', 'Menu']) await expect.element(file(title)).not.toBeInTheDocument();
  });

  test('hide the strip of featured images', async () => {
    await expect.element(page.getByRole('region', { name: words.featuredImages })).not.toBeInTheDocument();
  });

  test('are in the URL', () => {
    expect(location.search).toBe('?category=marketing-asset&type=video');
  });

  test('are applied together with a search', async () => {
    await search.fill('menu');
    await expect.element(file('The fair')).not.toBeInTheDocument();
    await expect.element(file('Menu')).not.toBeInTheDocument();
  });
});

test('a category without a button of its own is chosen from a list', async () => {
  await show([...FILES, mediaFile('team', { title: 'The team', category: 'team-photo' })]);
  await toggle.click();
  await page.getByLabelText(filters.category).selectOptions('team-photo');
  await expect.element(file('Menu')).not.toBeInTheDocument();
  await expect.element(file('The team')).toBeVisible();
});

describe('the button that clears the filters', () => {
  beforeEach(async () => {
    await show(FILES, '?type=video');
    await button(filters.clear).click();
  });

  test('shows all files', async () => {
    await expect.element(file('Menu')).toBeVisible();
  });

  test('moves the focus to the button that opens the filters', async () => {
    await expect.element(toggle).toHaveFocus();
  });
});

test('a search shows the files that match', async () => {
  await show(FILES);
  await search.fill('menu');
  await expect.element(file('Dusk')).not.toBeInTheDocument();
  await expect.element(file('Menu')).toBeVisible();
});

describe('a search and filters without a match', () => {
  beforeEach(async () => {
    await show(FILES, '?type=video');
    await search.fill('nothing of that kind');
  });
  const clear = all.getByRole('button', { name: filters.clear });

  test('are reported', async () => {
    await expect.element(all.getByText(words.empty, { exact: true })).toBeVisible();
    await expect.element(all.getByText(words.adjust)).toBeVisible();
  });

  test('are cleared at the press of a button', async () => {
    await clear.click();
    await expect.element(file('Menu')).toBeVisible();
  });

  test('move the focus to the heading when they are cleared', async () => {
    await clear.click();
    await expect.element(all.getByRole('heading', { name: words.allFiles })).toHaveFocus();
  });
});

test.each([
  ['keeps its shape', { width: 300, height: 200 }, 1.5],
  ['is cropped if it is very wide', { width: 900, height: 100 }, 2.2],
  ['is cropped if it is very narrow', { width: 100, height: 900 }, 0.75],
  ['has a common shape if its size is not known', { width: null, height: null }, 4 / 3],
])('a featured image %s', async (_, size, shape) => {
  await show([mediaFile('dusk', { title: 'Dusk', is_featured: true, ...size })]);
  const strip = page.getByRole('region', { name: words.featuredImages });
  await expect.element(strip.getByRole('link', { name: 'Dusk' })).toBeVisible();
  const { width, height } = strip.getByRole('listitem').element().firstElementChild?.getBoundingClientRect() ?? {};
  expect(Number(width) / Number(height)).toBeCloseTo(shape, 1);
});

describe('a Spanish page', () => {
  const es = { title: 'Mostrador' };
  const counter = { title: 'Counter', description: 'A wooden counter', translations: { es } };
  const link = page.getByRole('link', { name: 'Mostrador', exact: true });

  beforeEach(() => show([mediaFile('counter', counter)], '', 'es'));

  test('shows Spanish texts', async () => {
    await expect.element(link).toBeVisible();
  });

  test('does not mark Spanish texts as another language', async () => {
    await expect.element(link).not.toHaveAttribute('lang');
  });

  test('names the language of texts without a translation', async () => {
    await link.click();
    await expect.element(dialog.getByText('A wooden counter')).toHaveAttribute('lang', 'en');
  });
});

describe('a Spanish page with a title that is not translated', () => {
  const title = 'Counter';
  const counter = mediaFile('counter', { title, description: 'A wooden counter', is_featured: true });
  const inPart = (part: string) => page.getByRole('region', { name: part }).getByRole('link', { name: title });

  test.each([
    ['a card', galleryEs.allFiles, ''],
    ['a row of the list', galleryEs.allFiles, '?view=list'],
    ['the featured images', galleryEs.featuredImages, ''],
  ])('names its language in %s', async (_, part, url) => {
    await show([counter], url, 'es');
    await expect.element(inPart(part)).toHaveAttribute('lang', 'en');
  });

  test('names its language in the dialog', async () => {
    await show([counter], '?file=counter', 'es');
    await expect.element(dialog.getByRole('heading', { name: title })).toHaveAttribute('lang', 'en');
  });

  test('names the language of the description in a row of the list', async () => {
    await show([counter], '?view=list', 'es');
    await expect.element(page.getByText('A wooden counter')).toHaveAttribute('lang', 'en');
  });
});

describe('for screen readers', () => {
  test('the filters are collapsed at first', async () => {
    await show(FILES);
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  test('the filters are expanded at the press of their button', async () => {
    await show(FILES);
    await toggle.click();
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
  });

  test('the button of the chosen category is pressed', async () => {
    await show(FILES, '?category=hero-banner');
    await expect.element(page.getByRole('button', { name: filters['hero-banner'], pressed: true })).toBeVisible();
  });

  test('the buttons of the other categories are not pressed', async () => {
    await show(FILES, '?category=hero-banner');
    await expect.element(page.getByRole('button', { name: filters.all, pressed: false })).toBeVisible();
  });

  test('the number of files is announced when it changes', async () => {
    await show(FILES);
    const status = all.getByRole('status').filter({ hasText: fillIn(words.showing_other, { shown: 1, count: 3 }) });
    await search.fill('menu');
    await expect.element(status).toBeVisible();
  });

  test('the tags of a card have a label', async () => {
    await show(FILES);
    await expect.element(item('Dusk').getByRole('list', { name: media.tags })).toBeVisible();
  });
});

test('the facts about an image do not repeat its alternative text', async () => {
  await show([mediaFile('slate', { title: 'Slate', alt_text: 'Chalk on a slate' })]);
  await file('Slate').click();
  await isShown('Slate');
  await expect.element(dialog.getByText(media.texts.alt_text)).not.toBeInTheDocument();
});

describe('an open image', () => {
  beforeEach(async () => {
    await show([...PICTURES, DUSK], '?q=number');
    await file('First').click();
    await isShown('First');
  });

  test('says which one it is of those that match', async () => {
    const position = fillIn(media.file.position, { position: 1, total: 3 });
    await expect.element(dialog.getByText(position)).toBeVisible();
  });

  test('has a button to the next image', async () => {
    await button(media.file.next).click();
    await isShown('Second');
  });

  test('has a button to the previous image, which is the last of all before the first', async () => {
    await button(media.file.previous).click();
    await isShown('Third');
  });

  test('is followed by the first one if it is the last', async () => {
    await button(media.file.previous).click();
    await isShown('Third');
    await button(media.file.next).click();
    await isShown('First');
  });

  test('gives way to the next image at the right arrow key', async () => {
    await userEvent.keyboard('{ArrowRight}');
    await isShown('Second');
  });

  test('gives way to the previous image at the left arrow key', async () => {
    await userEvent.keyboard('{ArrowLeft}');
    await isShown('Third');
  });

  test.each(['Alt', 'Control', 'Meta', 'Shift'])('stays at %s and an arrow key', async (modifier) => {
    await userEvent.keyboard(`{${modifier}>}{ArrowRight}{/${modifier}}`);
    await isStillFirst();
  });

  test('leaves the focus on its card when it is closed', async () => {
    await userEvent.keyboard('{ArrowLeft}');
    await isShown('Third');
    await userEvent.keyboard('{Escape}');
    await expect.element(file('Third')).toHaveFocus();
  });

  test('leaves the search in the URL when it is closed', async () => {
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(location.search).toBe('?q=number');
  });
});

test('an open image loads the ones beside it, which are likely to be shown next', async () => {
  const loaded = vi.spyOn(window, 'Image');
  await show(
    PICTURES.map((picture) => ({ ...picture, generation: '1', renditions: [320, 1280] })),
    '?file=first',
  );
  await isShown('First');
  const sources = loaded.mock.results.map(({ value }) => decodeURIComponent(value.src));
  expect(sources).toEqual(['second', 'third'].map((id) => expect.stringContaining(`/o/${id}/1/1280.webp`)));
});

/** Moves a finger, or the mouse, over the open image by these distances in pixels. */
async function swipe(x: number, y: number, { pointerType = 'touch', isCanceled = false } = {}) {
  await show(PICTURES, '?file=first');
  await isShown('First');
  const stage = dialog.getByRole('img').element();
  const send = (type: string, clientX: number, clientY: number) =>
    stage.dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true, pointerType, clientX, clientY }));
  send('pointerdown', 200, 200);
  if (isCanceled) send('pointercancel', 200 + x, 200 + y);
  send('pointerup', 200 + x, 200 + y);
}

/** The open image is still the first: the next one is the second. */
async function isStillFirst() {
  await button(media.file.next).click();
  await isShown('Second');
}

test('a swipe to the left shows the next image', async () => {
  await swipe(-120, 20);
  await isShown('Second');
});

test('a swipe to the right shows the previous image', async () => {
  await swipe(120, 20);
  await isShown('Third');
});

test('a slanted swipe shows no other image', async () => {
  await swipe(-120, 120);
  await isStillFirst();
});

test('a short swipe shows no other image', async () => {
  await swipe(-40, 0);
  await isStillFirst();
});

test('a swipe that turns into scrolling shows no other image', async () => {
  await swipe(-120, 0, { isCanceled: true });
  await isStillFirst();
});

test('the mouse does not swipe', async () => {
  await swipe(-120, 0, { pointerType: 'mouse' });
  await isStillFirst();
});

test('a finger that moves an enlarged page shows no other image', async () => {
  vi.spyOn(VisualViewport.prototype, 'scale', 'get').mockReturnValue(2);
  await swipe(-120, 0);
  await isStillFirst();
});

test('a file from a shared URL closes into the gallery', async () => {
  await show(PICTURES, '?file=second');
  await isShown('Second');
  await button(media.file.close).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(location.pathname + location.search).toBe('/gallery');
});

test('a file from a shared URL does not lead back to another site when it is closed', async () => {
  await show(PICTURES, '?file=second');
  await isShown('Second');
  const back = vi.spyOn(history, 'back');
  await button(media.file.close).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(back).not.toHaveBeenCalled();
});

test('a file from a shared URL is not one step back once it is closed', async () => {
  await show(PICTURES, '?file=second');
  await isShown('Second');
  const { length } = history;
  await button(media.file.close).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(history).toHaveLength(length);
});

test('a file that was opened here closes as Back does', async () => {
  await show(PICTURES);
  await file('First').click();
  await isShown('First');
  const back = vi.spyOn(history, 'back');
  await button(media.file.close).click();
  expect(back).toHaveBeenCalledOnce();
});

test('a second tap on the button that closes a file does not leave the gallery', async () => {
  await show(PICTURES);
  await file('First').click();
  await isShown('First');
  const back = vi.spyOn(history, 'back');
  const close = button(media.file.close).element() as HTMLElement;
  close.click();
  close.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(back).toHaveBeenCalledOnce();
});

test('a second file that is opened closes as well', async () => {
  await show(PICTURES);
  for (const title of ['First', 'Second']) {
    await file(title).click();
    await isShown(title);
    await button(media.file.close).click();
    await expect.element(dialog).not.toBeInTheDocument();
  }
});

describe('the URL of a file that is gone', () => {
  beforeEach(() => show(PICTURES, '?file=gone'));

  test('says so to screen readers', async () => {
    await expect.element(gone).toBeInTheDocument();
  });

  test('shows the gallery', async () => {
    await expect.element(file('First')).toBeVisible();
  });
});

describe('a printed gallery', () => {
  const row = item('Picture 0');

  beforeEach(async () => {
    const many = Array.from({ length: 80 }, (_, index) =>
      mediaFile(`${index}`, { title: `Picture ${index}`, description: `Number ${index}`, created_at: -index }),
    );
    await show(many);
    await expect.element(file('Picture 0')).toBeVisible();
    dispatchEvent(new Event('beforeprint'));
    onTestFinished(() => void dispatchEvent(new Event('afterprint')));
  });

  test('has all files', async () => {
    await expect.element(file('Picture 79')).toBeInTheDocument();
  });

  test('shows files as rows, with their descriptions', async () => {
    await expect.element(row).toHaveTextContent('Number 0');
  });

  test('shows files as cards again after printing', async () => {
    await expect.element(row).toHaveTextContent('Number 0');
    dispatchEvent(new Event('afterprint'));
    await expect.element(row).not.toHaveTextContent('Number 0');
  });

  test('has the files above the screen', async () => {
    dispatchEvent(new Event('afterprint'));
    await expect.element(row).not.toHaveTextContent('Number 0');
    scrollTo(0, document.documentElement.scrollHeight);
    await expect.element(file('Picture 0')).not.toBeInTheDocument();
    dispatchEvent(new Event('beforeprint'));
    await expect.element(file('Picture 0')).toBeInTheDocument();
  });

  test('ends with the last file', async () => {
    await expect.element(item('Picture 79')).toBeInTheDocument();
    expect(item('Picture 79').element().parentElement).toHaveStyle({ paddingBottom: '0px' });
  });
});

describe('of many files', () => {
  beforeEach(async () => {
    const many = Array.from({ length: 80 }, (_, index) =>
      mediaFile(`${index}`, { title: `Picture ${index}`, created_at: -index }),
    );
    await show(many, '?file=79');
    await isShown('Picture 79');
  });

  test('only those near the screen are rendered', () => {
    expect(document.querySelector('[data-file="79"]')).toBeNull();
  });

  test('the focus reaches a closed one that was not rendered', async () => {
    await userEvent.keyboard('{Escape}');
    await expect.element(file('Picture 79')).toHaveFocus();
  });

  test('the focus reaches the first one if it was not rendered', async () => {
    await userEvent.keyboard('{Escape}');
    await expect.element(file('Picture 79')).toHaveFocus();
    await file('Picture 79').click();
    await isShown('Picture 79');
    await userEvent.keyboard('{ArrowRight}');
    await isShown('Picture 0');
    await userEvent.keyboard('{Escape}');
    await expect.element(file('Picture 0')).toHaveFocus();
  });

  test('one that got the focus when it was closed does not take it from the search later', async () => {
    await userEvent.keyboard('{Escape}');
    await expect.element(file('Picture 79')).toHaveFocus();
    await search.fill('79');
    await expect.element(all.getByText(fillIn(words.showing_other, { shown: 1, count: 80 }))).toBeVisible();
    await expect.element(search).toHaveFocus();
  });
});

/** Makes the browser say that it is Safari on an iPhone, until the end of the test. */
function pretendIphone() {
  const get = (value?: string) => ({ configurable: true, get: () => value });
  Object.defineProperties(navigator, { platform: get('iPhone'), userAgentData: get() });
  onTestFinished(() => {
    for (const name of ['platform', 'userAgentData']) Reflect.deleteProperty(navigator, name);
  });
}

test('closing a file on an iPhone, whose scroll lock moves the page, leaves the list where it was', async () => {
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

test('a phone that is turned, and turned back, logs no warning', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(320, 844);
  await show(FILES);
  await expect.element(file('Dusk')).toBeVisible();
  const warning = vi.spyOn(console, 'warn');
  const left = () => item('Dusk').element().getBoundingClientRect().left;
  const inFirstColumn = left();
  await page.viewport(844, 390);
  await expect.poll(left).toBeGreaterThan(inFirstColumn);
  await page.viewport(320, 844);
  await expect.poll(left).toBe(inFirstColumn);
  expect(warning).not.toHaveBeenCalled();
});
