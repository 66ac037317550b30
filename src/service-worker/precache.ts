import { cacheNames } from 'workbox-core';
import { getCacheKeyForURL } from 'workbox-precaching';
import { endable } from './takeover';

declare const self: ServiceWorkerGlobalScope;

/** A file of the build, which the worker caches when it is installed. */
export interface PrecachedFile {
  url: string;
  /** Null if the URL itself changes with the content. */
  revision: string | null;
}

/** The files that are not in the precache. */
async function missingFiles(cache: Cache, files: PrecachedFile[]): Promise<PrecachedFile[]> {
  const cached = new Set((await cache.keys()).map(({ url }) => url));
  return files.filter(({ url }) => !cached.has(getCacheKeyForURL(url) ?? ''));
}

async function refill(files: PrecachedFile[]): Promise<void> {
  const cache = await caches.open(cacheNames.precache);
  const missing = await missingFiles(cache, files);
  if (missing.length === 0) return;
  // The server may have other files by now. A newer worker fills the precache with those when it is installed.
  const { installing, waiting } = await self.registration.update().then(() => self.registration);
  if (installing || waiting) return;
  for (const { url, revision } of missing) {
    const response = await fetch(endable(new Request(url, { cache: revision ? 'reload' : 'default' })));
    if (response.ok) await cache.put(getCacheKeyForURL(url) ?? url, response);
  }
}

let refilling: Promise<void> | undefined;

/**
 * Loads the files that the browser has removed from the precache: it may clear the storage, but keep the worker, which
 * would never be installed again. Rejects without a connection; the next page asks again.
 */
export function refillPrecache(files: PrecachedFile[]): Promise<void> {
  refilling ??= refill(files).finally(() => {
    refilling = undefined;
  });
  return refilling;
}
