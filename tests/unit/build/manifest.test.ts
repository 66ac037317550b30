import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { manifest } from '../../../build/manifest';
import { INTL_LOCALE, LOCALES } from '../../../src/domain/locale';
import { matchPath } from '../../../src/domain/paths';
import { createI18n, loadNamespaces } from '../../../src/i18n/i18n';

/** Longer names are truncated under an icon. */
const LONGEST_SHORT_NAME = 12;

async function realSize(src: string): Promise<string> {
  const { format, width, height } = await sharp(`public${src}`).metadata();
  expect(format).toBe('png');
  return `${width}x${height}`;
}
const pageOf = (url: string) => matchPath(new URL(url, 'https://site.example').pathname);

/** The requirements and recommendations of https://docs.pwabuilder.com/#/home/pwa-manifest that apply. */
describe.each(LOCALES)('the manifest in %s', async (locale) => {
  const words = createI18n(locale);
  await loadNamespaces(words, ['pwa', 'common']);
  const { icons, screenshots, shortcuts, ...app } = manifest(words);

  test('starts at Home in its language, as a standalone app with the same id in both languages', () => {
    expect(app).toMatchObject({ id: '/', scope: '/', display: 'standalone', lang: INTL_LOCALE[locale] });
    expect(app.short_name.length).toBeLessThanOrEqual(LONGEST_SHORT_NAME);
    expect(pageOf(app.start_url)).toMatchObject({ id: 'home', locale });
  });

  test.each(['any', 'maskable'])('has %s icons with their actual sizes', async (purpose) => {
    const found = icons.filter((icon) => icon.purpose === purpose);
    expect(found.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
    for (const { src, sizes } of found) expect(await realSize(src), src).toBe(sizes);
  });

  test('has screenshots for phone and desktop with their actual sizes, which browsers accept', async () => {
    expect(new Set(screenshots.map(({ form_factor }) => form_factor))).toEqual(new Set(['narrow', 'wide']));
    for (const { src, sizes } of screenshots) {
      expect(await realSize(src), src).toBe(sizes);
    }
  });

  test('has shortcuts to pages of its language', () => {
    const ids = ['contact', 'contact', 'gallery'];
    expect(shortcuts.map(({ url }) => pageOf(url))).toMatchObject(ids.map((id) => ({ id, locale })));
    for (const shortcut of shortcuts) expect(existsSync(`public${shortcut.icons[0]?.src}`)).toBe(true);
  });
});
