import { deleteApp } from 'firebase/app';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addressOf } from '../../../emulators/ports';
import { brand } from '../../../src/domain/brand';
import { QUOTES_COLLECTION, type QuoteRecord } from '../../../src/domain/quotes';
import { getQuotes } from '../../../src/features/contact/api/get-quotes';
import { createAccounts } from '../../../src/firebase/accounts';
import { firebaseApp } from '../../../src/firebase/services/app';
import { warmCall } from '../../support/emulated-calls';
import { accountsOf, disableTriggers, liveServices, PASSWORD } from '../../support/emulated-services';

const services = liveServices();
const people = accountsOf(services, 'quotes');
const app = firebaseApp('quotes');
const requests = services.firestore.collection(QUOTES_COLLECTION);

disableTriggers();
beforeAll(async () => {
  await warmCall('refreshRole');
  const { uid, email } = await people.create();
  await people.setProfile(uid, { role: 'admin', is_active: true });
  await services.auth.setCustomUserClaims(uid, { admin: true });
  await createAccounts(app, brand.origin).signIn(email, PASSWORD);
  await services.firestore.recursiveDelete(requests);
}, 110_000);
afterAll(async () => {
  await services.firestore.recursiveDelete(requests);
  await deleteApp(app);
  await people.removeAll();
});

/** Stores a quote request with a fraction of a second that a Date cannot hold: it has no microseconds. */
async function store(id: string, fraction: string): Promise<void> {
  const created_at = { timestampValue: `2026-11-22T12:00:00.${fraction}Z` };
  const documents = `projects/${brand.demoProject}/databases/(default)/documents`;
  const { ok } = await fetch(`http://${addressOf('firestore')}/v1/${documents}/${requests.path}/${id}`, {
    method: 'PATCH',
    headers: { Authorization: 'Bearer owner' },
    body: JSON.stringify({ fields: { id: { stringValue: id }, status: { stringValue: 'open' }, created_at } }),
  });
  expect(ok).toBe(true);
}

it('pages through quote requests without gaps or duplicates, even if they have the same timestamp', async () => {
  const fractions = { f: '123457', e: '123456', d: '123455', c: '123', b: '123', a: '122999' };
  for (const [id, fraction] of Object.entries(fractions)) await store(id, fraction);
  for (const size of [1, 2, 4]) {
    const seen: QuoteRecord[] = [];
    let page: QuoteRecord[];
    do {
      page = await getQuotes({ statuses: ['open'], count: size, after: seen.at(-1) }, app);
      seen.push(...page);
    } while (page.length === size && seen.length < 20);
    expect(seen.map(({ id }) => id)).toEqual(Object.keys(fractions));
  }
});
