/** What one thing costs, in US dollars before tax, and how much of it is free in a month of 30 days. */
export interface Price {
  name: string;
  /** What is counted. */
  unit: string;
  /** Dollars for so many units. */
  usd: number;
  per: number;
  free: number;
  /** The page that says so. */
  source: string;
  /** What is not as that page says it, as far as it was read: where else it is from. Without, all was read there. */
  unread?: string;
  /** What is not certain about it. */
  doubt?: string;
}

/** When the prices were read, from stored copies of the pages below: look at those pages before you rely on them. */
export const READ_ON = '2026-11-22';

const DAYS = 30;
const FIREBASE = 'https://firebase.google.com/pricing';
const FIRESTORE = 'https://cloud.google.com/firestore/pricing';
const STORAGE = 'https://cloud.google.com/storage/pricing';
const RUN = 'https://cloud.google.com/run/pricing';

/** List prices of the Blaze plan in us-central1. */
export const PRICES = {
  reads: {
    name: 'Firestore reads',
    unit: 'documents',
    usd: 0.03,
    per: 100_000,
    free: 50_000 * DAYS,
    source: FIRESTORE,
  },
  writes: {
    ...{ name: 'Firestore writes', unit: 'documents', usd: 0.09, per: 100_000, free: 20_000 * DAYS, source: FIRESTORE },
  },
  deletes: {
    ...{ name: 'Firestore deletes by TTL', unit: 'documents', usd: 0.01, per: 100_000, free: 0, source: FIRESTORE },
  },
  hosting: {
    ...{ name: 'Hosting, sent', unit: 'GB', usd: 0.15, per: 1, free: 0.36 * DAYS, source: FIREBASE },
    unread: 'The price, and the free 360 MB a day and 10 GB kept, are from the summary of a third party.',
    doubt: 'The free 360 MB are counted by the day: a busy day is charged although the month is below 10.8 GB.',
  },
  pictures: {
    ...{ name: 'Storage, sent', unit: 'GB', usd: 0.12, per: 1, free: 0, source: STORAGE },
    doubt:
      'Up to 100 GB a month may be free for a bucket in us-central1 (Cloud Storage Always Free), once an account; none is taken off here.',
  },
  gets: {
    ...{ name: 'Storage, read', unit: 'requests', usd: 0.004, per: 10_000, free: 50_000, source: STORAGE },
    unread: 'The free 50,000 requests are from memory.',
  },
  stored: {
    ...{ name: 'Storage, kept', unit: 'GB', usd: 0.02, per: 1, free: 5, source: STORAGE },
    unread: 'The free 5 GB are from memory.',
  },
  invocations: {
    ...{ name: 'Functions, called', unit: 'calls', usd: 0.4, per: 1_000_000, free: 2_000_000, source: RUN },
  },
  processor: {
    ...{ name: 'Functions, processor', unit: 'vCPU-seconds', usd: 0.000024, per: 1, free: 180_000, source: RUN },
  },
} satisfies Record<string, Price>;

export type Item = keyof typeof PRICES;
