import type { i18n } from 'i18next';
import { brand } from '../src/domain/brand';
import { INTL_LOCALE, START_QUERY } from '../src/domain/locale';
import { pathOf } from '../src/domain/paths';
import { DUSK } from '../src/domain/theme';
import { localeOf } from '../src/i18n/i18n';
import { SCREENSHOTS, screenshotPath } from './screenshots';

const icon = (src: string, size: number, purpose: string) => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/**
 * The web app manifest of a language. All languages describe the same app (`id`): at startup, the inline script of
 * index.html chooses the language.
 */
export function manifest(i18n: i18n) {
  const locale = localeOf(i18n);
  const t = i18n.getFixedT(null, 'pwa');
  const common = i18n.getFixedT(null, 'common');
  const shortcut = (name: string, url: string) => ({ name, url, icons: [icon('/icon-192.png', 192, 'any')] });
  return {
    id: '/',
    name: brand.name,
    short_name: brand.shortName,
    description: t('app.description'),
    lang: INTL_LOCALE[locale],
    dir: 'ltr',
    categories: ['business', 'finance'],
    start_url: pathOf('home', locale) + START_QUERY,
    scope: '/',
    display: 'standalone',
    orientation: 'any',
    background_color: DUSK.ground,
    theme_color: DUSK.ground,
    launch_handler: { client_mode: ['navigate-existing', 'auto'] },
    prefer_related_applications: false,
    icons: [
      icon('/icon-192.png', 192, 'any'),
      icon('/icon-512.png', 512, 'any'),
      icon('/maskable-192.png', 192, 'maskable'),
      icon('/maskable-512.png', 512, 'maskable'),
    ],
    screenshots: SCREENSHOTS.map(({ page, form, size }) => ({
      src: screenshotPath(form, page, locale),
      sizes: `${size.width}x${size.height}`,
      type: 'image/png',
      form_factor: form,
      label: t(page === 'home' ? 'app.screenshots.home' : 'app.screenshots.zeroFee'),
    })),
    shortcuts: [
      shortcut(common('header.quote'), `${pathOf('contact', locale)}#quote`),
      shortcut(t('app.contact'), pathOf('contact', locale)),
      shortcut(common('routes.gallery'), pathOf('gallery', locale)),
    ],
  };
}
