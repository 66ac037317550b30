import { deleteApp, getApps } from 'firebase/app';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addressOf } from '../../../emulators/ports';
import { brand } from '../../../src/domain/brand';
import { QUOTES_COLLECTION, type QuoteRecord } from '../../../src/domain/quotes';
import { signIn } from '../../../src/features/auth/api/accounts';
import { getQuotes } from '../../../src/features/contact/api/get-quotes';
import { accountsOf, disableTriggers, liveServices, PASSWORD } from '../emulated-services';

const services = liveServices();
const people = accountsOf(services, 'quotes');
const requests = services.firestore.collection(QUOTES_COLLECTION);

disableTriggers();
beforeAll(async () => {
  const { uid, email } = await people.create({ claims: { admin: true } });
  await people.setProfile(uid, { role: 'admin', is_active: true });
  await signIn(email, PASSWORD);
  await services.firestore.recursiveDelete(requests);
}, 110_000);
afterAll(async () => {
  await services.firestore.recursiveDelete(requests);
  await Promise.all(getApps().map(deleteApp));
  await people.removeAll();
});

/** Stores a quote request with a fraction of a second that a Date cannot hold: it has no microseconds. */
async function store(id: string, fraction: string, language = 'en'): Promise<void> {
  const created_at = { timestampValue: `2026-11-22T12:00:00.${fraction}Z` };
  const documents = `projects/${brand.demoProject}/databases/(default)/documents`;
  const { ok } = await fetch(`http://${addressOf('firestore')}/v1/${documents}/${requests.path}/${id}`, {
    method: 'PATCH',
    headers: { Authorization: 'Bearer owner' },
    body: JSON.stringify({
      fields: { status: { stringValue: 'open' }, language: { stringValue: language }, created_at },
    }),
  });
  expect(ok).toBe(true);
}

it('pages through quote requests without gaps or duplicates: with the same timestamp, and beside invalid ones', async () => {
  const fractions = { f: '123457', e: '123456', d: '123455', c: '123', b: '123', a: '122999' };
  for (const [id, fraction] of Object.entries(fractions)) await store(id, fraction);
  for (const id of ['invalid-1', 'invalid-2']) await store(id, '123456', 'unknown');
  const warning = vi.spyOn(console, 'warn').mockImplementation(() => {});
  for (const size of [1, 2, 4]) {
    const seen: QuoteRecord[] = [];
    let after: Parameters<typeof getQuotes>[0]['after'];
    do {
      const { quotes, last } = await getQuotes({ statuses: ['open'], count: size, after });
      seen.push(...quotes);
      after = last;
    } while (after && seen.length < 20);
    expect(seen.map(({ id }) => id)).toEqual(Object.keys(fractions));
  }
  expect(warning).toHaveBeenCalledWith(expect.stringContaining('invalid-1'), expect.anything());
  warning.mockRestore();
});
