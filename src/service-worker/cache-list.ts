import { cacheNames } from 'workbox-core';

const DAY_S = 24 * 60 * 60;

/** Runtime caches in addition to the precache, with their limits. */
export const RUNTIME_CACHES = {
  /** Chunks that need the server (Firebase, the library), cached on first use. */
  chunks: { cacheName: 'chunks', maxEntries: 80, maxAgeSeconds: 60 * DAY_S },
  /** Renditions in the gallery: a screen shows about 20, each 10 to 40 KB. */
  thumbnails: { cacheName: 'thumbnails', maxEntries: 300, maxAgeSeconds: 30 * DAY_S },
  /** Small pictures without renditions: 30 MB at most. */
  originals: { cacheName: 'originals', maxEntries: 60, maxAgeSeconds: 30 * DAY_S },
} as const;

/** The names of all caches of this version, the precache first. */
const IN_USE: string[] = [cacheNames.precache, ...Object.values(RUNTIME_CACHES).map(({ cacheName }) => cacheName)];

/** Deletes caches of earlier versions. */
export async function removeOldCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !IN_USE.includes(name)).map((name) => caches.delete(name)));
}
