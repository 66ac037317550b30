import sharp from 'sharp';
import { expect, test } from 'vitest';
import { manifest } from '../../../build/manifest';
import { INTL_LOCALE, LOCALES } from '../../../src/domain/locale';
import { matchPath } from '../../../src/domain/paths';
import { createI18n, loadNamespaces } from '../../../src/i18n/i18n';

const pageOf = (url: string) => matchPath(new URL(url, 'https://site.example').pathname);

test.each(LOCALES)('the manifest in %s makes the site installable, and leads to its pages', async (locale) => {
  const words = createI18n(locale);
  await loadNamespaces(words, ['pwa', 'common']);
  const { icons, screenshots, shortcuts, ...app } = manifest(words);
  // The same id in both languages: one app.
  expect(app).toMatchObject({ id: '/', scope: '/', display: 'standalone', lang: INTL_LOCALE[locale] });
  expect(pageOf(app.start_url)).toMatchObject({ id: 'home', locale });
  for (const { url } of shortcuts) expect(pageOf(url)).toMatchObject({ id: expect.any(String), locale });
  for (const purpose of ['any', 'maskable']) {
    const sizes = icons.filter((icon) => icon.purpose === purpose).map((icon) => icon.sizes);
    expect(sizes).toEqual(['192x192', '512x512']);
  }
  for (const { src, sizes } of [...icons, ...screenshots]) {
    const { width, height } = await sharp(`public${src}`).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});
