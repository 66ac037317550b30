import { matchPrecache } from 'workbox-precaching';
import { localePath, splitLocale } from '../domain/locale';
import { matchPath, OFFLINE_PATH, pathOf } from '../domain/paths';

/**
 * The precached page of a URL: ignores a trailing slash and the query, and resolves alias paths. Empty for an unknown
 * path.
 */
export function cachedPageOf(url: URL): URL[] {
  const { id, locale } = matchPath(url.pathname);
  return id ? [new URL(pathOf(id, locale), url)] : [];
}

/** The offline page in the language of the requested path. */
export async function offlinePage(url: URL): Promise<Response> {
  const { locale } = splitLocale(url.pathname);
  return (await matchPrecache(localePath(locale, OFFLINE_PATH))) ?? Response.error();
}

/** Paths of Hosting and the functions, which the worker does not handle. */
const FOREIGN = /^\/(?:__|api)\//;

/** Whether a request is a navigation to a page of this site. */
export const isVisit = (request: Request, url: URL): boolean =>
  request.mode === 'navigate' && url.origin === location.origin && !FOREIGN.test(url.pathname);
