import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fillIn } from '../../../tests/support/fill-in';
import { mediaFile } from '../../../tests/support/media-files';
import { renderComponent, wordsOf } from '../../../tests/support/render-component';
import { CATALOG_TYPE } from '../../domain/gallery-catalog';
import { Gallery } from './gallery';

const words = wordsOf('gallery');
const media = wordsOf('media');
const PICTURES = ['First', 'Second', 'Third'].map((title, index) =>
  mediaFile(title.toLowerCase(), { title, created_at: 9 - index, description: `The ${title}` }),
);
const FILM = mediaFile('film', { title: 'Film', media_type: 'video' });

async function show(url = '') {
  history.pushState(null, '', `/gallery${url}`);
  const body = [...PICTURES, FILM].map((file) => JSON.stringify(file)).join('\n');
  vi.spyOn(window, 'fetch').mockImplementation(
    async () => new Response(body, { headers: { 'Content-Type': CATALOG_TYPE } }),
  );
  await renderComponent(<Gallery title="Media Gallery" lead="" />, ['gallery', 'media']);
}

const file = (title: string) => page.getByRole('region', { name: words.allFiles }).getByRole('link', { name: title });
const dialog = page.getByRole('dialog');
const isShown = (title: string) => expect.element(dialog.getByRole('heading', { name: title })).toBeVisible();
const button = (name: string) => dialog.getByRole('button', { name, exact: true });

afterEach(() => userEvent.keyboard('{Escape}'));

test('buttons and arrow keys show the next image, and the first after the last', async () => {
  await show('?type=image');
  await file('First').click();
  await isShown('First');
  expect(location.search).toBe('?type=image&file=first');
  await expect.element(dialog).toHaveTextContent(fillIn(media.file.position, { position: 1, total: 3 }));
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

test('a swipe shows the next or previous image, a slanted one does not', async () => {
  await show('?file=first');
  await isShown('First');
  const stage = dialog.getByRole('img').element();
  const swipe = (x: number, y = 0) => {
    const finger = { bubbles: true, isPrimary: true, pointerType: 'touch' };
    stage.dispatchEvent(new PointerEvent('pointerdown', { ...finger, clientX: 200, clientY: 200 }));
    dialog
      .getByRole('img')
      .element()
      .dispatchEvent(new PointerEvent('pointerup', { ...finger, clientX: 200 + x, clientY: 200 + y }));
  };
  swipe(-60, 60);
  swipe(-30);
  await isShown('First');
  swipe(-120);
  await isShown('Second');
});

test('a file from a shared URL closes into the gallery, and Alt with an arrow is left to the browser', async () => {
  await show('?file=second');
  await isShown('Second');
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}');
  await isShown('Second');
  await button(media.file.close).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(location.pathname + location.search).toBe('/gallery');
  await file('First').click();
  await isShown('First');
  history.back();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(location.pathname + location.search).toBe('/gallery');
});

test('a video has no arrows to images', async () => {
  await show();
  await file('Film').click();
  await isShown('Film');
  await expect.element(button(media.file.next)).not.toBeInTheDocument();
});

test('says that the file of a URL is no longer there', async () => {
  await show('?file=gone');
  await expect.element(page.getByText(media.file.gone)).toBeVisible();
});
