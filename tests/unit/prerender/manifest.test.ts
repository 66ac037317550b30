import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { INTL_LOCALE, LOCALES } from '../../../src/domain/locale';
import { matchPath } from '../../../src/domain/paths';
import { loadContent } from '../../../src/i18n/content';
import { manifest } from '../../../src/prerender/manifest';

beforeAll(async () => {
  for (const locale of LOCALES) await Promise.all([loadContent('installed', locale), loadContent('frame', locale)]);
});

/** Categories that stores know. Source: https://github.com/w3c/manifest/wiki/Categories */
const CATEGORIES = ['business', 'finance', 'productivity', 'shopping', 'utilities'];
const COLOR = /^#[0-9A-F]{6}$/;
/** Longer names are cut under an icon. */
const LONGEST_SHORT_NAME = 12;
/** What browsers and stores take for a screenshot: pixels of a side, and the longer side by the shorter. */
const SHOT = { least: 320, most: 3840, ratio: 2.3 };

/** The size that a picture really has, as a manifest writes it. */
async function realSize(src: string): Promise<string> {
  const { format, width, height } = await sharp(`public${src}`).metadata();
  expect(format).toBe('png');
  return `${width}x${height}`;
}

/** Rules of https://docs.pwabuilder.com/#/home/pwa-manifest: what it requires, and what it recommends that applies. */
describe.each(LOCALES)('the manifest in %s', (locale) => {
  const made = () => manifest(locale);
  const pathOf = (url: string) => matchPath(new URL(url, 'https://site.example').pathname);

  test('names the app, in its language', () => {
    const { name, short_name, description, lang, dir, categories } = made();
    expect(name.trim()).toBe(name);
    expect(short_name.length).toBeLessThanOrEqual(LONGEST_SHORT_NAME);
    expect(description.length).toBeGreaterThan(40);
    expect([lang, dir]).toEqual([INTL_LOCALE[locale], 'ltr']);
    expect(categories.filter((each) => !CATEGORIES.includes(each))).toEqual([]);
  });

  test('starts within its scope, in its language, as an app of its own', () => {
    const { id, start_url, scope, display, launch_handler, prefer_related_applications } = made();
    expect([id, scope, display]).toEqual(['/', '/', 'standalone']);
    expect(pathOf(start_url)).toMatchObject({ id: 'home', locale });
    expect(launch_handler.client_mode[0]).toBe('navigate-existing');
    expect(prefer_related_applications).toBe(false);
  });

  test('has colours that browsers read', () => {
    const { background_color, theme_color } = made();
    for (const color of [background_color, theme_color]) expect(color).toMatch(COLOR);
  });

  test('has icons of both purposes, each in a file of its own, of the size that it says', async () => {
    const { icons } = made();
    for (const purpose of ['any', 'maskable']) {
      const sizes = icons.filter((each) => each.purpose === purpose).map((each) => each.sizes);
      expect(sizes).toEqual(['192x192', '512x512']);
    }
    expect(new Set(icons.map(({ src }) => src)).size).toBe(icons.length);
    for (const { src, sizes } of icons) expect(await realSize(src), src).toBe(sizes);
  });

  test('has pictures for a phone and for a window, of the size that it says', async () => {
    const { screenshots } = made();
    expect(new Set(screenshots.map(({ form_factor }) => form_factor))).toEqual(new Set(['narrow', 'wide']));
    for (const { src, sizes, label } of screenshots) {
      expect(await realSize(src), src).toBe(sizes);
      const [short = 0, long = 0] = sizes
        .split('x')
        .map(Number)
        .sort((a, b) => a - b);
      expect(short).toBeGreaterThanOrEqual(SHOT.least);
      expect(long).toBeLessThanOrEqual(SHOT.most);
      expect(long / short).toBeLessThanOrEqual(SHOT.ratio);
      expect(label).toBeTruthy();
    }
  });

  test('has shortcuts to pages of its language', () => {
    const { shortcuts } = made();
    expect(shortcuts.map(({ url }) => pathOf(url))).toMatchObject(
      ['contact', 'contact', 'gallery'].map((id) => ({ id, locale })),
    );
    for (const { name, icons } of shortcuts) {
      expect(name).toBeTruthy();
      expect(existsSync(`public${icons[0]?.src}`)).toBe(true);
    }
  });
});

test('both languages are one app', () => {
  expect(new Set(LOCALES.map((locale) => manifest(locale).id)).size).toBe(1);
});
