import { deleteApp } from 'firebase/app';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addressOf } from '../../emulators/ports';
import { brand } from '../../src/domain/brand';
import { QUOTES_COLLECTION, type QuoteRecord } from '../../src/domain/quotes';
import { createAccounts } from '../../src/firebase/accounts';
import { createInbox } from '../../src/firebase/inbox';
import { firebaseApp } from '../../src/firebase/services/app';
import { accountsOf, liveServices, PASSWORD } from '../support/emulated-services';

const services = liveServices();
const people = accountsOf(services, 'inbox');
const app = firebaseApp('inbox');
const inbox = createInbox(app);
const requests = services.firestore.collection(QUOTES_COLLECTION);

beforeAll(async () => {
  const { uid, email } = await people.create();
  await people.setProfile(uid, { role: 'admin', is_active: true });
  await services.auth.setCustomUserClaims(uid, { admin: true });
  await createAccounts(app, brand.origin).signIn(email, PASSWORD);
  await services.firestore.recursiveDelete(requests);
});
afterAll(async () => {
  await services.firestore.recursiveDelete(requests);
  await deleteApp(app);
  await people.removeAll();
});

/** Records a request at a time of this fraction of a second: a Date has no microseconds. */
async function record(id: string, fraction: string): Promise<void> {
  const created_at = { timestampValue: `2026-11-22T12:00:00.${fraction}Z` };
  const { ok } = await fetch(
    `http://${addressOf('firestore')}/v1/projects/${brand.demoProject}/databases/(default)/documents/${requests.path}/${id}`,
    {
      method: 'PATCH',
      headers: { Authorization: 'Bearer owner' },
      body: JSON.stringify({ fields: { id: { stringValue: id }, created_at } }),
    },
  );
  expect(ok).toBe(true);
}

it('the inbox shows each request once, page by page, also those of one millisecond and of one moment', async () => {
  const fractions = { f: '123457', e: '123456', d: '123455', c: '123', b: '123', a: '122999' };
  for (const [id, fraction] of Object.entries(fractions)) await record(id, fraction);
  for (const size of [1, 2, 4]) {
    const seen: QuoteRecord[] = [];
    let page: QuoteRecord[];
    do {
      page = await inbox.quotes(size, seen.at(-1));
      seen.push(...page);
    } while (page.length === size && seen.length < 20);
    expect(seen.map(({ id }) => id)).toEqual(Object.keys(fractions));
  }
});
