import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { manifest } from '../../../build/manifest';
import { INTL_LOCALE, LOCALES } from '../../../src/domain/locale';
import { matchPath } from '../../../src/domain/paths';
import { createI18n, loadNamespaces } from '../../../src/i18n/i18n';

/** Categories of app stores. Source: https://github.com/w3c/manifest/wiki/Categories */
const CATEGORIES = ['business', 'finance', 'productivity', 'shopping', 'utilities'];
/** Longer names are truncated under an icon. */
const LONGEST_SHORT_NAME = 12;
/** Limits of screenshots: pixels per side, and the ratio of the longer side to the shorter. */
const SHOT = { least: 320, most: 3840, ratio: 2.3 };

/** The actual size of a picture, in manifest notation. */
async function realSize(src: string): Promise<string> {
  const { format, width, height } = await sharp(`public${src}`).metadata();
  expect(format).toBe('png');
  return `${width}x${height}`;
}

/** The requirements and recommendations of https://docs.pwabuilder.com/#/home/pwa-manifest that apply. */
describe.each(LOCALES)('the manifest in %s', (locale) => {
  const words = createI18n(locale);
  beforeAll(() => loadNamespaces(words, ['pwa', 'common']));
  const made = () => manifest(words);
  const pathOf = (url: string) => matchPath(new URL(url, 'https://site.example').pathname);

  test('names the app in its language', () => {
    const { name, short_name, description, lang, dir, categories } = made();
    expect(name.trim()).toBe(name);
    expect(short_name.length).toBeLessThanOrEqual(LONGEST_SHORT_NAME);
    expect(description.length).toBeGreaterThan(40);
    expect([lang, dir]).toEqual([INTL_LOCALE[locale], 'ltr']);
    expect(categories.filter((each) => !CATEGORIES.includes(each))).toEqual([]);
  });

  test('starts at Home in its language, as a standalone app with the same id in both languages', () => {
    const { start_url, launch_handler, ...others } = made();
    expect(others).toMatchObject({ id: '/', scope: '/', display: 'standalone', prefer_related_applications: false });
    for (const color of [others.background_color, others.theme_color]) expect(color).toMatch(/^#[0-9A-F]{6}$/);
    expect(pathOf(start_url)).toMatchObject({ id: 'home', locale });
    expect(launch_handler.client_mode[0]).toBe('navigate-existing');
  });

  test('has separate icons for both purposes, with their actual sizes', async () => {
    const { icons } = made();
    for (const purpose of ['any', 'maskable']) {
      const sizes = icons.filter((each) => each.purpose === purpose).map((each) => each.sizes);
      expect(sizes).toEqual(['192x192', '512x512']);
    }
    expect(new Set(icons.map(({ src }) => src)).size).toBe(icons.length);
    for (const { src, sizes } of icons) expect(await realSize(src), src).toBe(sizes);
  });

  test('has screenshots for phone and desktop, with their actual sizes', async () => {
    const { screenshots } = made();
    expect(new Set(screenshots.map(({ form_factor }) => form_factor))).toEqual(new Set(['narrow', 'wide']));
    for (const { src, sizes, label } of screenshots) {
      expect(await realSize(src), src).toBe(sizes);
      const sides = sizes.split('x').map(Number);
      const [short, long] = [Math.min(...sides), Math.max(...sides)];
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
