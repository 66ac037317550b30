import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { manifest } from '../../../build/manifest';
import { INTL_LOCALE, LOCALES } from '../../../src/domain/locale';
import { matchPath } from '../../../src/domain/paths';
import { createI18n, loadNamespaces } from '../../../src/i18n/i18n';

const pageOf = (url: string) => matchPath(new URL(url, 'https://site.example').pathname);

describe.each(LOCALES)('the manifest in %s', async (locale) => {
  const words = createI18n(locale);
  await loadNamespaces(words, ['pwa', 'common']);
  const { icons, screenshots, shortcuts, ...app } = manifest(words);

  test('makes the site installable, as the same app in both languages', () => {
    expect(app).toMatchObject({ id: '/', scope: '/', display: 'standalone', lang: INTL_LOCALE[locale] });
  });

  test('starts the app at the home page', () => {
    expect(pageOf(app.start_url)).toMatchObject({ id: 'home', locale });
  });

  test.each(shortcuts)('has a shortcut to an existing page: $url', ({ url }) => {
    expect(pageOf(url)).toMatchObject({ id: expect.any(String), locale });
  });

  test.each(['any', 'maskable'])('has the icons that browsers need for the purpose "%s"', (purpose) => {
    const sizes = icons.filter((icon) => icon.purpose === purpose).map((icon) => icon.sizes);
    expect(sizes).toEqual(['192x192', '512x512']);
  });

  test.each([...icons, ...screenshots])('states the size of $src', async ({ src, sizes }) => {
    const { width, height } = await sharp(`public${src}`).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  });
});
