import { cacheNames } from 'workbox-core';

const DAY_S = 24 * 60 * 60;

/** What the worker keeps besides the site itself, each with its limits. */
export const KEPT = {
  /** Code that a page asked for and that works with the server only (Firebase, the library): for staff on the move. */
  parts: { cacheName: 'parts', maxEntries: 80, maxAgeSeconds: 60 * DAY_S },
  /** Pictures of the gallery that were seen: a screen holds about 20, and one weighs 10 to 40 KB. */
  thumbnails: { cacheName: 'thumbnails', maxEntries: 300, maxAgeSeconds: 30 * DAY_S },
  /** Pictures that are shown as they were uploaded, because they are small: 30 MB at most. */
  originals: { cacheName: 'originals', maxEntries: 60, maxAgeSeconds: 30 * DAY_S },
} as const;

/** The names of all caches that this version has a use for; the site itself is in the first. */
const IN_USE: string[] = [cacheNames.precache, ...Object.values(KEPT).map(({ cacheName }) => cacheName)];

/** Removes what an earlier version kept under other names. */
export async function removeOldCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !IN_USE.includes(name)).map((name) => caches.delete(name)));
}
