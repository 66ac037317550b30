import type { FirestoreRequest } from './firestore-requests';

/** Most writes of one request for which rules may look up documents. Source: Firestore's documented limits. */
const WRITES_AT_ONCE = 20;

/**
 * Writes in few groups that one request can hold: each of another document. The emulator locks documents in the order
 * of the writes; that of their paths keeps two groups from waiting for each other.
 */
export function joined<Case extends { request: FirestoreRequest }>(cases: readonly Case[]): Case[][] {
  const groups: Map<string, Case>[] = [];
  let full = 0;
  for (const each of cases) {
    const free = groups.slice(full).find((group) => !group.has(each.request.path) && group.size < WRITES_AT_ONCE);
    if (free) free.set(each.request.path, each);
    else groups.push(new Map([[each.request.path, each]]));
    while ((groups[full]?.size ?? 0) >= WRITES_AT_ONCE) full += 1;
  }
  return groups.map((group) => [...group.values()].sort((a, b) => (a.request.path < b.request.path ? -1 : 1)));
}
