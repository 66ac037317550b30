/**
 * The service worker. After one visit the whole site works offline in both languages. A newer version waits until the
 * visitor agrees (features/pwa/update-offer.tsx). Requests without a route here go to the network.
 */
import { clientsClaim } from 'workbox-core';
import { addPlugins, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { SYNC_TAG } from '../services/outbox-store';
import type { WorkerMessage } from '../services/worker-messages';
import { deliverOutbox } from './deliver-outbox';
import { offlinePage } from './offline-page';
import { type PrecachedFile, refillPrecache } from './precache';
import {
  answerWithoutCaches,
  cacheChunks,
  cachedPageOf,
  cacheOriginals,
  cacheThumbnails,
  isChunk,
  isOriginal,
  isThumbnail,
  isVisit,
  visit,
} from './routes';
import { endablePlugin, endRequests, untilTakeover } from './takeover';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecachedFile[] };

/** Background Sync is not in TypeScript's library. */
interface SyncEvent extends ExtendableEvent {
  tag: string;
}

/** Chromium's static routing: matching requests do not start the worker. */
interface RoutedInstallEvent extends ExtendableEvent {
  addRoutes?(rules: object[]): Promise<void>;
}

// Serves pages, chunks, fonts and icons in the version that was installed.
const files = self.__WB_MANIFEST;
addPlugins([endablePlugin]);
precacheAndRoute(files, {
  directoryIndex: '',
  cleanURLs: false,
  ignoreURLParametersMatching: [/./],
  urlManipulation: ({ url }) => cachedPageOf(url),
});
registerRoute(({ url }) => isChunk(url), cacheChunks);
registerRoute(({ request, url }) => isThumbnail(request, url), cacheThumbnails);
registerRoute(({ request, url }) => isOriginal(request, url), cacheOriginals);
registerRoute(({ request, url }) => isVisit(request, url), visit);
setCatchHandler(async ({ request, url }) => {
  const answer = await answerWithoutCaches(request);
  return answer ?? (url && isVisit(request, url) ? offlinePage(url) : Response.error());
});

addEventListener('install', (event) => {
  const passing = ['/api/*', '/__/*'].map((urlPattern) => ({ condition: { urlPattern }, source: 'network' }));
  void (event as RoutedInstallEvent).addRoutes?.(passing);
});

// Background Sync: delivers forms that were sent without a connection, also when no page is open.
addEventListener('sync', (event) => {
  const sync = event as SyncEvent;
  if (sync.tag === SYNC_TAG) sync.waitUntil(untilTakeover(deliverOutbox()));
});

// The first worker controls open pages at once. A newer one waits for the visitor's consent.
clientsClaim();
self.addEventListener('message', (event) => {
  const { type }: Partial<WorkerMessage> = event.data ?? {};
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  if (type === 'END_REQUESTS') endRequests();
  if (type === 'REFILL_PRECACHE') event.waitUntil(refillPrecache(files).catch(() => {}));
});
