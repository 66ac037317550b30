import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { mirrorRole } from '../../functions/src/accounts/mirror-role';
import { firebaseLibrary } from '../../functions/src/media/firebase-library';
import { syncStorage } from '../../functions/src/media/sync-storage';
import { reconcileDaily } from '../../functions/src/reconcile-daily';
import { renditionName } from '../../src/domain/renditions';
import { objectsOf, picture } from '../support/emulated-objects';
import { accountsOf, quietServices } from '../support/emulated-services';

const services = quietServices('reconcile-daily');
const objects = objectsOf(services);
const library = firebaseLibrary(services);
const accounts = accountsOf(services, 'reconcile-daily');
afterEach(() => objects.removeAll());
afterAll(() => accounts.removeAll());

/** Runs it and returns the log. */
async function run() {
  const log = { info: vi.fn(), error: vi.fn() };
  await reconcileDaily(services, log);
  return { repaired: Object.fromEntries(log.info.mock.calls), errors: log.error.mock.calls.map(([what]) => what) };
}

it('creates, corrects and marks records, renders pictures, removes nothing, and logs what it repaired', async () => {
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
    'Daily repair': { created: [], corrected: ['wrong.pdf'], marked: [], orphanedRenditions: 1 },
  });
  expect(await objects.record('hero.png')).toMatchObject({ renditions: [320] });
  expect(await objects.record('wrong.pdf')).toMatchObject({ file_size: 1, title: 'By staff' });
  expect((await objects.record('gone.pdf'))?.missing_since).toBeTruthy();
  expect(await library.renditions.named('')).toContain(orphan);

  expect((await run()).repaired).toMatchObject({
    'Daily sync': { created: 0 },
    'Daily repair': { created: [], corrected: [], marked: [] },
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

it('marks nothing and still mirrors roles if suspiciously many objects are missing', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `many ${index}.pdf`);
  await Promise.all(names.map((name) => objects.put(name, 'x')));
  await syncStorage(library);
  await services.bucket.deleteFiles({ prefix: 'many', force: true });

  const { repaired, errors } = await run();
  expect(errors).toEqual([expect.stringContaining('nothing is marked'), 'Daily repair failed']);
  expect((await objects.record('many 0.pdf'))?.missing_since).toBeFalsy();
  expect(repaired).toHaveProperty('Daily mirroring of roles');
});
