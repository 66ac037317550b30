import { matchPrecache } from 'workbox-precaching';
import { localePath, splitLocale } from '../domain/locale';
import { matchPath, OFFLINE_PATH, pathOf } from '../domain/paths';

/**
 * Where the page of a URL is kept: with a slash at the end, with whatever query, and under a twin's path it is the one
 * page. None for a path that the site does not know.
 */
export function keptPageOf(url: URL): URL[] {
  const { id, locale } = matchPath(url.pathname);
  return id ? [new URL(pathOf(id, locale), url)] : [];
}

/** The offline page in the language of the requested path. */
export async function offlinePage(url: URL): Promise<Response> {
  const { locale } = splitLocale(url.pathname);
  return (await matchPrecache(localePath(locale, OFFLINE_PATH))) ?? Response.error();
}

/** Paths of Hosting and of the functions, which the worker does not handle. */
const FOREIGN = /^\/(?:__|api)\//;

/** Whether this is a navigation to a page of this site. */
export const isVisit = (request: Request, url: URL): boolean =>
  request.mode === 'navigate' && url.origin === location.origin && !FOREIGN.test(url.pathname);
