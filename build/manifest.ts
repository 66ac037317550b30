import { brand } from '../src/domain/brand';
import { INTL_LOCALE, type Locale, START_QUERY } from '../src/domain/locale';
import { pathOf } from '../src/domain/paths';
import { DUSK_GROUND } from '../src/domain/theme';
import { readContent } from '../src/i18n/content';
import { SCREENSHOTS, screenshotPath } from './screenshots';

const icon = (src: string, size: number, purpose: string) => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/**
 * What a browser has to know to install the site as an app. Each language has its own, of one and the same app (`id`);
 * which language it opens in is decided when it starts (the inline script of index.html).
 */
export function manifest(locale: Locale) {
  const { app } = readContent('installed', locale);
  const { header, routes } = readContent('frame', locale);
  const shortcut = (name: string, url: string) => ({ name, url, icons: [icon('/icon-192.png', 192, 'any')] });
  return {
    id: '/',
    name: brand.name,
    short_name: brand.shortName,
    description: app.description,
    lang: INTL_LOCALE[locale],
    dir: 'ltr',
    categories: ['business', 'finance'],
    start_url: pathOf('home', locale) + START_QUERY,
    scope: '/',
    display: 'standalone',
    orientation: 'any',
    background_color: DUSK_GROUND,
    theme_color: DUSK_GROUND,
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
      label: app.screenshots[page],
    })),
    shortcuts: [
      shortcut(header.quote, `${pathOf('contact', locale)}#quote`),
      shortcut(app.call, pathOf('contact', locale)),
      shortcut(routes.gallery, pathOf('gallery', locale)),
    ],
  };
}
