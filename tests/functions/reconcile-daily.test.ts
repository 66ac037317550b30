import { beforeEach, describe, expect, it, vi } from 'vitest';
import { unsubscribeToken } from '../../functions/src/contact/unsubscribe-token';
import { reconcileDaily } from '../../functions/src/reconcile-daily';
import { SUBSCRIBERS_COLLECTION } from '../../src/domain/newsletter';
import { renditionName } from '../../src/domain/renditions';
import { KEY } from './api-server';
import { picture, quietLibrary } from './emulated-objects';
import { ADMIN, accountsOf } from './emulated-services';

const { services, library, objects } = quietLibrary('reconcile-daily');
const accounts = accountsOf(services);

/** Runs it and returns what it repaired and the errors, as it logs them. */
async function run(options: object = {}) {
  const log = { info: vi.fn(), error: vi.fn() };
  await reconcileDaily(services, KEY, { log, ...options });
  return { repaired: Object.fromEntries(log.info.mock.calls), errors: log.error.mock.calls };
}

it('syncs, renders and repairs, and logs that; a rendition without a file goes after a day', async () => {
  await objects.put('hero.png', await picture('png', 320, 240), { contentType: 'image/png' });
  const orphan = renditionName('0'.repeat(64), '7', 320);
  await library.renditions.put(orphan, Buffer.from('left over'));
  const { repaired, errors } = await run();
  expect(errors).toEqual([]);
  expect(repaired).toMatchObject({ 'Daily sync': { created: 1 }, 'Daily repair': { renditions: 0 } });
  expect(await objects.record('hero.png')).toMatchObject({ renditions: [320] });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 3_600_000 });
  expect((await run()).repaired).toMatchObject({ 'Daily sync': { created: 0 }, 'Daily repair': { renditions: 1 } });
});

it('renders pictures again that took too much time or memory', async () => {
  await objects.put('hero.png', await picture('png', 320, 240), { contentType: 'image/png' });
  await run();
  await objects.edit('hero.png', { renditions: [], placeholder: null, no_preview: 'unfinished' });
  expect((await run()).repaired).toMatchObject({ 'Daily repair': { corrected: 1 } });
  expect(await objects.record('hero.png')).toMatchObject({ renditions: [320], no_preview: null });
});

it('mirrors the roles whose events were lost, and takes the claim from disabled accounts', async () => {
  const { uid: active } = await accounts.createAdmin();
  const { uid: disabled } = await accounts.createAdmin();
  const { uid: promoted } = await accounts.create();
  const { uid: demoted } = await accounts.createAdmin({ profile: { role: 'user' } });
  await services.auth.updateUser(disabled, { disabled: true });
  await accounts.setProfile(promoted, ADMIN);
  await run();
  const claims = await Promise.all([active, disabled, promoted, demoted].map(accounts.claims));
  expect(claims).toEqual([{ admin: true }, {}, { admin: true }, {}]);
});

it('gives an unsubscribe token to subscribers that have none', async () => {
  const subscribers = services.firestore.collection(SUBSCRIBERS_COLLECTION);
  await subscribers.doc('old').set({ email: 'ana@example.com', language: 'es' });
  await subscribers.doc('new').set({ email: 'ben@example.com', language: 'en', unsubscribe_token: 'kept' });
  await run();
  const tokens = (await subscribers.get()).docs.map((each) => [each.id, each.get('unsubscribe_token')]);
  expect(Object.fromEntries(tokens)).toEqual({ new: 'kept', old: unsubscribeToken('old', KEY) });
});

it('marks nothing if suspiciously many objects are missing', async () => {
  const [name = ''] = await objects.loseTwelve();
  const { repaired, errors } = await run();
  expect(errors).toEqual([
    [expect.stringContaining('nothing is marked')],
    [expect.stringContaining('12 files are gone')],
  ]);
  expect((await objects.record(name))?.missing_since).toBeFalsy();
  expect(repaired).toMatchObject({ 'Daily repair': { skipped: 12 } });
});

it('ends in time with an error that says how far each step got, and the next run continues', async () => {
  await objects.putAll(['one.pdf', 'two.pdf']);
  const { errors } = await run({ budgets: { roles: 60_000, tokens: 60_000, sync: -1, repair: -1 } });
  const unfinished = ['Daily sync: 0 of 2', 'Daily repair: 0 of 2'];
  expect(errors).toEqual([['Daily run did not finish', { unfinished }]]);
  expect((await run()).repaired['Daily sync']).toMatchObject({ created: 2, done: 2, total: 2 });
});

describe('a step that hangs', () => {
  const budgets = { roles: 0, tokens: 60_000, sync: 60_000, repair: 60_000 };
  beforeEach(() => void vi.spyOn(services.auth, 'listUsers').mockReturnValue(new Promise(() => {})));

  it('does not keep the next ones from running', { timeout: 60_000 }, async () => {
    await objects.putAll(['one.pdf']);
    expect((await run({ budgets, grace: 10 })).repaired).toMatchObject({ 'Daily sync': { created: 1 } });
  });

  it('is named in an error at the end', { timeout: 60_000 }, async () => {
    const unfinished = ['Daily mirroring of roles: 0 of 0'];
    expect((await run({ budgets, grace: 10 })).errors).toEqual([['Daily run did not finish', { unfinished }]]);
  });
});
