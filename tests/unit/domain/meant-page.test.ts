import { expect, test } from 'vitest';
import { splitLocale } from '../../../src/domain/locale';
import { meantPage } from '../../../src/domain/meant-page';
import { PUBLIC_ROUTES, pathOf, type RouteId } from '../../../src/domain/paths';
import { wordsOf } from '../../support/words';

/** The pathname that the not-found page suggests. */
function suggested(pathname: string): string | null {
  const { routes } = wordsOf('common', splitLocale(pathname.toLowerCase()).locale);
  const meant = meantPage(pathname, (route: RouteId) => routes[route]);
  return meant && pathOf(meant.route, meant.locale);
}

test.each([
  ['/Contact', '/contact'],
  ['/GALLERY', '/gallery'],
  ['/es/Contacto', '/es/contact'],
  ['/contact.', '/contact'],
  ['/contact)', '/contact'],
  ['/)', '/'],
  ['/contact%E2%80%9D', '/contact'], // a closing quotation mark
  ['/Services/POS-Systems,', '/services/pos-systems'],
  ['/solutions/Online-Payments', '/services/online-payments'],
  ['/small-business', '/who-we-serve/small-business'],
  ['/es/Galer%C3%ADa', '/es/gallery'],
  ['/es/punto%20de%20venta', '/es/services/pos-systems'],
  ['/es/pos-systems', '/es/services/pos-systems'], // the last part of a path whose page has another name
  ['/es/QUIENES-SOMOS', '/es/who-we-are'],
  ['/ES/Contact', '/es/contact'],
  ['/ES', '/es'],
  ['/en/contact', '/contact'],
  ['/Who-We-Serve/Restaurants', '/industries'], // an older link
])('%s means %s', (pathname, meant) => expect(suggested(pathname)).toBe(meant));

test.each(['/', '/es', '/contact/us', '/no-such-page'])('%s means no page', (pathname) =>
  expect(suggested(pathname)).toBeNull(),
);

test.each(PUBLIC_ROUTES)('%s is meant by its path in capitals', (route) => {
  const path = pathOf(route, 'es');
  expect(suggested(path.toUpperCase())).toBe(path);
});
