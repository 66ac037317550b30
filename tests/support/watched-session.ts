import { afterEach, vi } from 'vitest';
import type { KnownSession } from '../../src/domain/accounts';

type WatchSession = typeof import('../../src/features/auth/api/watch-session').watchSession;

let session: KnownSession | null = null;
/** There can be more than one: a component of the previous test may load its watcher during this one. */
const watchers = new Set<Parameters<WatchSession>[0]>();

afterEach(() => {
  session = null;
});

export const refresh = vi.fn(async () => {});
export const explainEnd = vi.fn();
export const signOut = vi.fn(async () => {});
export const checkRole = vi.fn();

/** Replaces `watchSession` of `features/auth/api/watch-session`: the test decides what the session is. */
export const watchSession: WatchSession = (onSession) => {
  watchers.add(onSession);
  queueMicrotask(() => session && onSession(session));
  return {
    refresh,
    explainEnd,
    signOut,
    checkRole,
    expectSignOut() {},
    stop: () => void watchers.delete(onSession),
  };
};

/** Reports a session to the page: now, or as soon as the page watches it. */
export function changeSession(next: KnownSession): void {
  session = next;
  for (const onSession of watchers) onSession(next);
}
