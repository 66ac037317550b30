import { createHmac } from 'node:crypto';
import { type DocumentReference, type DocumentSnapshot, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Request } from 'firebase-functions/https';
import type { Services } from '../context';

/** Firestore collection of the counters; a TTL policy on `until` deletes those that have run out. */
export const COUNTERS_COLLECTION = 'rate_limits';

interface Limit {
  /** New records in one window. */
  max: number;
  /** Length of a window, in milliseconds. */
  window: number;
}

const TEN_MINUTES = 10 * 60_000;

/** The client's address may be forged, the peer's not; the limit for everyone holds even against many peers. */
export const LIMITS = {
  client: { max: 20, window: TEN_MINUTES },
  peer: { max: 200, window: TEN_MINUTES },
  everyone: { max: 120, window: 60_000 },
} satisfies Record<string, Limit>;

/** Who sends a form. */
export interface Sender {
  /** The address that Hosting reports. A direct call can claim any. */
  client: string;
  /** The network address that the platform itself saw. */
  peer: string;
}

type SenderRequest = Pick<Request, 'headers'> & { socket: Pick<Request['socket'], 'remoteAddress'> };

/**
 * Returns the sender of a request. The platform appends the address that it sees to X-Forwarded-For, so only the
 * rightmost one is not the client's claim. The emulator appends none: the socket's address counts there.
 */
export function senderOf(
  { headers, socket }: SenderRequest,
  isEmulated = process.env.FUNCTIONS_EMULATOR === 'true',
): Sender {
  const hops = String(headers['x-forwarded-for'] ?? '').split(',');
  const address = socket.remoteAddress || 'unknown';
  const peer = (!isEmulated && hops.at(-1)?.trim()) || address;
  const reported = headers['fastly-client-ip'];
  return { client: typeof reported === 'string' && reported ? reported : peer, peer };
}

interface Counter {
  reference: DocumentReference;
  limit: Limit;
}

/**
 * The counters of a sender. Their ids are HMACs: anyone who reads the database could find the address behind a plain
 * hash by trying all four billion of them.
 */
export function countersOf({ firestore }: Services, form: string, { client, peer }: Sender, key: string): Counter[] {
  if (!key) throw new Error('The secret RATE_LIMIT_KEY is empty');
  const counter = (name: string, limit: Limit) => {
    const id = createHmac('sha256', key).update(name).digest('hex');
    return { reference: firestore.collection(COUNTERS_COLLECTION).doc(id), limit };
  };
  return [
    counter(`client/${form}/${client}`, LIMITS.client),
    counter(`peer/${peer}`, LIMITS.peer),
    counter('everyone', LIMITS.everyone),
  ];
}

/**
 * Adds one to all counters in `transaction`, which has read them as `snapshots`. If a limit is reached, it adds nothing
 * and returns the seconds to wait, otherwise 0.
 */
export function countOne(transaction: Transaction, counters: Counter[], snapshots: DocumentSnapshot[], now: number) {
  const states = counters.map(({ reference, limit }, index) => {
    const stored = snapshots[index]?.data() as { count: number; until: Timestamp } | undefined;
    const isOpen = stored !== undefined && stored.until.toMillis() > now;
    const until = isOpen ? stored.until : Timestamp.fromMillis(now + limit.window);
    return { reference, limit, until, count: isOpen ? stored.count : 0 };
  });
  const full = states.filter(({ count, limit }) => count >= limit.max);
  if (full.length > 0) return Math.ceil((Math.max(...full.map(({ until }) => until.toMillis())) - now) / 1000);
  for (const { reference, count, until } of states) transaction.set(reference, { count: count + 1, until });
  return 0;
}
