import { createHmac } from 'node:crypto';
import { type DocumentReference, type DocumentSnapshot, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Request } from 'firebase-functions/https';
import ipaddr from 'ipaddr.js';
import type { SuspectReason } from '../../../src/domain/suspicion';
import type { Services } from '../context';

/** Firestore collection of the counters; a TTL policy on `until` deletes those that have run out. */
export const COUNTERS_COLLECTION = 'rate_limits';

export interface Limit {
  /** Maximum number in one window. */
  max: number;
  /** Length of a window, in milliseconds. */
  window: number;
}

/** The new records of one form that one client may create. */
export const CLIENT_LIMIT: Limit = { max: 60, window: 10 * 60_000 };

type ClientRequest = Pick<Request, 'headers'> & { socket: Pick<Request['socket'], 'remoteAddress'> };

/**
 * The client of a request: the IPv4 address that Hosting reports, or the /64 network of an IPv6 address, which belongs
 * to one subscriber. A direct call can claim any address, but many quote requests become a flood: see `isFlood`. App
 * Check keeps such calls from both forms.
 */
export function clientOf({ headers, socket }: ClientRequest): string {
  const lastHop = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  const addresses = [headers['fastly-client-ip'], lastHop, socket.remoteAddress];
  const known = addresses.find((address) => typeof address === 'string' && ipaddr.isValid(address));
  if (typeof known !== 'string') return 'unknown';
  const address = ipaddr.process(known); // an IPv4 address inside an IPv6 one becomes IPv4
  return address.kind() === 'ipv4' ? address.toString() : address.toByteArray().slice(0, 8).join('.');
}

/**
 * The counter of a client and form. Its id is an HMAC: anyone who reads the database could find the address behind a
 * plain hash by trying all four billion of them.
 */
export function clientCounter({ firestore }: Services, form: string, client: string, key: string): DocumentReference {
  if (!key) throw new Error('The secret RATE_LIMIT_KEY is empty');
  const id = createHmac('sha256', key).update(`client/${form}/${client}`).digest('hex');
  return firestore.collection(COUNTERS_COLLECTION).doc(id);
}

/**
 * Adds one to a counter in `transaction`, which has read it as `counter`. If the limit is reached, it adds nothing and
 * returns the seconds to wait, otherwise 0.
 */
export function countOne(transaction: Transaction, counter: DocumentSnapshot, limit: Limit, now: number): number {
  const stored = counter.data() as { count: number; until: Timestamp } | undefined;
  const isOpen = stored !== undefined && stored.until.toMillis() > now;
  const until = isOpen ? stored.until : Timestamp.fromMillis(now + limit.window);
  const count = isOpen ? stored.count : 0;
  if (count >= limit.max) return Math.ceil((until.toMillis() - now) / 1000);
  transaction.set(counter.ref, { count: count + 1, until });
  return 0;
}

/** This many new records from all clients count as a flood: what two clients may create, unlikely on a busy day. */
export const FLOOD: Limit = { max: 2 * CLIENT_LIMIT.max, window: CLIENT_LIMIT.window };

/** The reasons of the records that count as a flood: what is suspect for reasons of its own harms no other client. */
const UNRECOGNIZED: SuspectReason[][] = [[], ['flood']];

/**
 * Whether a collection is being flooded, for example by a client that forges addresses: by its new records and those
 * that this process records now for `clients`, which count once each: a client may still be refused. Costs one read.
 */
export async function isFlood({ firestore }: Services, collection: string, clients: number, now: number) {
  const since = Timestamp.fromMillis(now - FLOOD.window);
  const recent = firestore
    .collection(collection)
    .where('suspect', 'in', UNRECOGNIZED)
    .where('created_at', '>', since)
    .limit(FLOOD.max);
  return (await recent.count().get()).data().count + clients > FLOOD.max;
}
