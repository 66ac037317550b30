import { DEFAULT_LOCALE, isLocale, type Locale } from './locale';
import { MOVED, pathOf, ROUTE_IDS, ROUTES, type RouteId } from './paths';
import { fold } from './search';

/** The page that the visitor of an unknown path most likely wants. */
export interface MeantPage {
  route: RouteId;
  locale: Locale;
  /** For an older link: the section of the page, and which text describes it. */
  moved?: (typeof MOVED)[keyof typeof MOVED];
}

/** Lower case without accents, the words joined by hyphens: `Galería).` becomes `galeria`. */
const slugOf = (text: string) =>
  fold(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname; // a lone `%`
  }
}

const lastOf = (path: string) => path.split('/').at(-1) ?? '';

/**
 * Finds the page that was meant by a pathname typed from paper or cut out of a text: it may be in another case, have
 * punctuation around it, be the page's name in the language of the path (`/es/contacto`), or be only the last part of
 * its path. `nameOf` returns the name of a route in that language. Returns null if there is none.
 */
export function meantPage(pathname: string, nameOf: (route: RouteId) => string): MeantPage | null {
  const parts = decode(pathname).split('/').map(slugOf).filter(Boolean);
  const [first] = parts;
  const locale = isLocale(first) ? first : DEFAULT_LOCALE;
  const path = `/${(isLocale(first) ? parts.slice(1) : parts).join('/')}`;
  const moved = Object.entries(MOVED).find(([older]) => older === path)?.[1];
  if (moved) return { route: moved.route, locale, moved };
  const last = lastOf(path);
  const hasPath = (route: RouteId) => ROUTES[route].some((each) => each === path);
  const hasName = (route: RouteId) =>
    slugOf(nameOf(route)) === last || ROUTES[route].some((each) => last !== '' && lastOf(each) === last);
  const route = ROUTE_IDS.find(hasPath) ?? ROUTE_IDS.find(hasName);
  return route && pathOf(route, locale) !== pathname ? { route, locale } : null;
}
