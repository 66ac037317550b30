import { createHmac } from 'node:crypto';
import type { Request } from 'express';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  GrpcStatus,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import ipaddr from 'ipaddr.js';
import type { SuspectReason } from '../../../src/domain/suspicion';
import type { Services } from '../context';
import { catchCodes } from '../errors';

export const HOUR_MS = 3600_000;
export const DAY_MS = 24 * HOUR_MS;

/** Firestore collection of the counters and of recent addresses; a TTL policy on `until` deletes those that ran out. */
export const COUNTERS_COLLECTION = 'rate_limits';

export interface Limit {
  /** Maximum number in one window. */
  max: number;
  /** Length of a window, in milliseconds. */
  window: number;
}

/**
 * The new records of one form that one client may create: 30 people at a trade fair may share an address, which counts
 * as one client, and some send twice.
 */
export const CLIENT_LIMIT: Limit = { max: 60, window: 10 * 60_000 };

const networks = (list: string) =>
  list
    .split(/[\s,]+/)
    .filter(ipaddr.isValidCIDR)
    .map(ipaddr.parseCIDR);

/** The servers between a visitor and a function. Source: docs/decisions/rate-limit. */
const PROXIES = {
  // https://www.gstatic.com/ipranges/goog.json without cloud.json, whose addresses anyone can rent.
  google: networks(`
    35.191.0.0/16 64.233.160.0/19 66.102.0.0/20 66.249.64.0/19 72.14.192.0/18 74.125.0.0/16 108.177.0.0/17
    130.211.0.0/22 142.250.0.0/15 172.217.0.0/16 172.253.0.0/16 173.194.0.0/16 192.178.0.0/15 209.85.128.0/17
    216.58.192.0/19 216.239.32.0/19 2001:4860::/32 2404:6800::/32 2607:f8b0::/32 2800:3f0::/32 2a00:1450::/32
    2c0f:fb50::/32`),
  // https://api.fastly.com/public-ip-list
  fastly: networks(`
    23.235.32.0/20 43.249.72.0/22 103.244.50.0/24 103.245.222.0/23 103.245.224.0/24 104.156.80.0/20 140.248.64.0/18
    140.248.128.0/17 146.75.0.0/17 151.101.0.0/16 157.52.64.0/18 167.82.0.0/17 167.82.128.0/20 167.82.160.0/20
    167.82.224.0/20 172.111.64.0/18 185.31.16.0/22 199.27.72.0/21 199.232.0.0/16 2a04:4e40::/32 2a04:4e42::/32`),
};

/**
 * Returns Express's setting `trust proxy`: whether an address is a proxy's. Express looks through X-Forwarded-For from
 * its end, because what a client sends stands before what proxies append. `others` are networks of more proxies,
 * separated by commas.
 */
export const trustProxy = (others: () => string) => (address: string, hop: number) => {
  if (hop === 0) return true; // the peer, which belongs to the platform
  if (!ipaddr.isValid(address)) return false;
  const known = { others: networks(others()), ...PROXIES };
  const proxy = ipaddr.subnetMatch(ipaddr.process(address), known, 'none');
  // Google's front end appends the last address. Any other address of Google's is a client: people use its services.
  return proxy === 'google' ? hop === 1 : proxy !== 'none';
};

/**
 * The client of a request to an app with `trustProxy`: an IPv4 address, or the /64 network of an IPv6 address, which
 * belongs to one subscriber.
 */
export function clientOf({ ip = '' }: Pick<Request, 'ip'>): string {
  if (!ipaddr.isValid(ip)) return 'unknown';
  const address = ipaddr.process(ip); // an IPv4 address inside an IPv6 one becomes IPv4
  return address.kind() === 'ipv4' ? `${address}` : `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`)}/64`;
}

/**
 * The document about a client or a visitor. Its id is an HMAC: anyone who reads the database could find the address
 * behind a plain hash by trying all four billion of them.
 */
function secretDocument({ firestore }: Services, subject: string, key: string): DocumentReference {
  if (!key) throw new Error('The secret RATE_LIMIT_KEY is empty');
  const id = createHmac('sha256', key).update(subject).digest('hex');
  return firestore.collection(COUNTERS_COLLECTION).doc(id);
}

/** The counter of a client and form. */
export const clientCounter = (services: Services, form: string, client: string, key: string) =>
  secretDocument(services, `client/${form}/${client}`, key);

/** Which request of an email address was acknowledged. The address is the same in upper and lower case. */
export const acknowledgedRequest = (services: Services, email: string, key: string) =>
  secretDocument(services, `acknowledgment/${email.toLowerCase()}`, key);

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

const namedCounter = ({ firestore }: Services, name: string) => firestore.collection(COUNTERS_COLLECTION).doc(name);

/** Takes one of the places that a limit allows under the counter of this name. Returns false if none is left. */
export const takePlace = (services: Services, name: string, limit: Limit): Promise<boolean> =>
  services.firestore.runTransaction(async (transaction) => {
    const counter = await transaction.get(namedCounter(services, name));
    return countOne(transaction, counter, limit, Date.now()) === 0;
  });

/** Frees a place that `takePlace` took. The counter may have expired. */
export const giveBack = (services: Services, name: string) =>
  catchCodes([GrpcStatus.NOT_FOUND], () => namedCounter(services, name).update({ count: FieldValue.increment(-1) }));

/** This many new records from all clients count as a flood: what two clients may create, unlikely on a busy day. */
export const FLOOD: Limit = { max: 2 * CLIENT_LIMIT.max, window: CLIENT_LIMIT.window };

/** The reasons of records that count as a flood: one that is suspect for another reason harms no other client. */
const UNRECOGNIZED: SuspectReason[][] = [[], ['flood']];

/**
 * Whether a collection is being flooded, for example by a client with many addresses. It counts the new records, plus
 * one for each of the `clients` whose requests this process is recording: further ones may be refused. Costs one read.
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
