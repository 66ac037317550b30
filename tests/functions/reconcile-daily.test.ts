import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { mirrorRole } from '../../functions/src/accounts/mirror-role';
import { unsubscribeToken } from '../../functions/src/contact/unsubscribe-token';
import { firebaseLibrary } from '../../functions/src/media/firebase-library';
import { syncStorage } from '../../functions/src/media/sync-storage';
import { reconcileDaily } from '../../functions/src/reconcile-daily';
import { SUBSCRIBERS_COLLECTION } from '../../src/domain/newsletter';
import { renditionName } from '../../src/domain/renditions';
import { emptyLibrary, objectsOf, picture } from './emulated-objects';
import { accountsOf, quietServices } from './emulated-services';

const KEY = 'a secret of the tests';
const services = quietServices('reconcile-daily');
const objects = objectsOf(services);
const library = firebaseLibrary(services);
const accounts = accountsOf(services, 'reconcile-daily');
afterEach(() => emptyLibrary(services));
afterAll(() => accounts.removeAll());

/** Runs it and returns the log. */
async function run(options = {}) {
  const log = { info: vi.fn(), error: vi.fn() };
  await reconcileDaily(services, KEY, { log, ...options });
  return { repaired: Object.fromEntries(log.info.mock.calls), errors: log.error.mock.calls.map(([what]) => what), log };
}

it('creates, corrects and marks records, renders pictures, and logs what it repaired', async () => {
  await Promise.all(['gone.pdf', 'wrong.pdf'].map((name) => objects.put(name, 'x')));
  await syncStorage(library);
  await objects.put('hero.png', await picture('png', 320, 240), { contentType: 'image/png' });
  await objects.edit('wrong.pdf', { file_size: 99, title: 'By staff' });
  await objects.remove('gone.pdf');
  const orphan = renditionName('0'.repeat(64), '7', 320);
  await library.renditions.put(orphan, Buffer.from('left over'));

  const { repaired, errors } = await run();
  expect(errors).toEqual([]);
  expect(repaired).toMatchObject({
    'Daily sync': { created: 1 },
    'Daily repair': { corrected: 1, renditions: 0, found: { unknown: [], wrong: ['wrong.pdf'], gone: [] } },
  });
  expect(repaired).toHaveProperty('Daily run finished');
  expect(await objects.record('hero.png')).toMatchObject({ renditions: [320] });
  expect(await objects.record('wrong.pdf')).toMatchObject({ file_size: 1, title: 'By staff' });
  expect((await objects.record('gone.pdf'))?.missing_since).toBeTruthy();

  expect(await library.renditions.named(''), 'a young rendition without a file').toContain(orphan);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 3_600_000 });
  const nextDay = await run();
  vi.useRealTimers();
  expect(nextDay.repaired).toMatchObject({
    'Daily sync': { created: 0 },
    'Daily repair': { created: 0, corrected: 0, missing: 0, renditions: 1 },
  });
});

it('mirrors the roles whose events were lost, and takes the claim from disabled accounts', async () => {
  const newAdmin = async () => {
    const { uid } = await accounts.create();
    await accounts.setProfile(uid, { role: 'admin', is_active: true });
    return uid;
  };
  const [active, disabled, promoted, demoted] = await Promise.all(Array.from({ length: 4 }, newAdmin));
  for (const uid of [active, disabled, demoted]) await mirrorRole(services, String(uid));
  await services.auth.updateUser(String(disabled), { disabled: true });
  await accounts.setProfile(String(demoted), { role: 'user' });

  const { repaired, errors } = await run();
  expect(errors).toEqual([]);
  const { changed } = repaired['Daily mirroring of roles'];
  expect([...changed].sort()).toEqual([disabled, promoted, demoted].sort());
  const claims = await Promise.all([active, disabled, promoted, demoted].map((uid) => accounts.claims(String(uid))));
  expect(claims).toEqual([{ admin: true }, {}, { admin: true }, {}]);
});

it('gives an unsubscribe token to subscribers that have none', async () => {
  const subscribers = services.firestore.collection(SUBSCRIBERS_COLLECTION);
  await subscribers.doc('old').set({ email: 'ana@example.com', language: 'es' });
  await subscribers.doc('new').set({ email: 'ben@example.com', language: 'en', unsubscribe_token: 'kept' });
  expect((await run()).repaired['Daily unsubscribe tokens']).toMatchObject({ added: 1 });
  expect((await run()).repaired['Daily unsubscribe tokens']).toMatchObject({ added: 0 });
  const tokens = (await subscribers.get()).docs.map((each) => [each.id, each.get('unsubscribe_token')]);
  expect(tokens).toEqual([
    ['new', 'kept'],
    ['old', unsubscribeToken('old', KEY)],
  ]);
  await services.firestore.recursiveDelete(subscribers);
});

it('marks nothing if suspiciously many objects are missing', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `many ${index}.pdf`);
  await Promise.all(names.map((name) => objects.put(name, 'x')));
  await syncStorage(library);
  await services.bucket.deleteFiles({ prefix: 'many', force: true });

  const { repaired, errors } = await run();
  expect(errors).toEqual([expect.stringContaining('nothing is marked'), expect.stringContaining('12 files are gone')]);
  expect((await objects.record('many 0.pdf'))?.missing_since).toBeFalsy();
  expect(repaired).toMatchObject({ 'Daily repair': { skipped: 12 } });
});

it('ends in time with an error that says how far each step got, and the next run continues', async () => {
  await Promise.all(['one.pdf', 'two.pdf'].map((name) => objects.put(name, 'x')));
  const { log, repaired } = await run({ budgets: { roles: 60_000, tokens: 60_000, sync: -1, repair: -1 } });
  expect(log.error.mock.calls).toEqual([
    ['Daily run did not finish', { unfinished: ['Daily sync: 0 of 2', 'Daily repair: 0 of 2'] }],
  ]);
  expect(repaired['Daily sync']).toMatchObject({ created: 0, done: 0, total: 2 });
  expect((await run()).repaired['Daily sync']).toMatchObject({ created: 2, done: 2, total: 2 });
});

it('does not wait for a step that hangs', async () => {
  const bucket = services.bucket.storage.bucket(services.bucket.name);
  bucket.getFiles = () => new Promise(() => {});
  const log = { info: vi.fn(), error: vi.fn() };
  const budgets = { roles: 60_000, tokens: 60_000, sync: 0, repair: 0 };
  await reconcileDaily({ ...services, bucket }, KEY, { log, budgets, grace: 10 });
  expect(log.error).toHaveBeenLastCalledWith('Daily run did not finish', {
    unfinished: ['Daily sync: 0 of 0', 'Daily repair: 0 of 0'],
  });
});
