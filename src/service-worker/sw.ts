/**
 * The service worker: what it answers to. A visitor who came once has the whole site from then on, in both languages;
 * a newer version waits until the visitor agrees (page/versions.ts). Whatever is not named here goes its own way.
 */
import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { removeOldCaches } from './cache-list';
import { isVisit, keptPageOf, offlinePage } from './pages';
import { isPart, isPicture, isThumbnail, keepOriginals, keepParts, keepThumbnails } from './strategies';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] };

/** What Chromium can be told at once about requests that it need not wake the worker for. */
interface RoutedInstallEvent extends ExtendableEvent {
  addRoutes?(rules: object[]): Promise<void>;
}

// Install: the site. Fetch: its pages, their parts, fonts and icons, as they were when this version was installed.
precacheAndRoute(self.__WB_MANIFEST, {
  directoryIndex: '',
  cleanURLs: false,
  ignoreURLParametersMatching: [/./],
  urlManipulation: ({ url }) => keptPageOf(url),
});
registerRoute(({ url }) => isPart(url), keepParts);
registerRoute(({ request, url }) => isThumbnail(request, url), keepThumbnails);
registerRoute(({ request, url }) => isPicture(request, url), keepOriginals);
registerRoute(
  ({ request, url }) => isVisit(request, url),
  ({ request }) => fetch(request),
);
setCatchHandler(async ({ request, url }) => (url && isVisit(request, url) ? offlinePage(url) : Response.error()));

addEventListener('install', (event) => {
  const passing = ['/api/*', '/__/*'].map((urlPattern) => ({ condition: { urlPattern }, source: 'network' }));
  void (event as RoutedInstallEvent).addRoutes?.(passing);
});

// A first visit is in its hands at once; a page that an older worker serves, when the visitor agrees.
clientsClaim();
addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});

cleanupOutdatedCaches();
addEventListener('activate', (event) => (event as ExtendableEvent).waitUntil(removeOldCaches()));
