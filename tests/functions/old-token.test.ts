import { setTimeout as sleep } from 'node:timers/promises';
import { deleteApp } from 'firebase/app';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { brand } from '../../src/domain/brand';
import { generateObjectName } from '../../src/domain/object-name';
import { uploadedRecord } from '../../src/domain/object-record';
import { createAccounts } from '../../src/firebase/accounts';
import { createRecord } from '../../src/firebase/create-record';
import { createMediaStore } from '../../src/firebase/media-store';
import { firebaseApp } from '../../src/firebase/services/app';
import { authOf } from '../../src/firebase/services/auth';
import { warmCall } from '../support/emulated-calls';
import { accountsOf, liveServices, PASSWORD, until } from '../support/emulated-services';
import { pickedFile } from '../unit/stores/media-store.contract';

const services = liveServices();
const people = accountsOf(services, 'old-token');
const app = firebaseApp('old-token');

beforeAll(() => warmCall('refreshRole'), 110_000);
afterAll(async () => {
  await deleteApp(app);
  await people.removeAll();
}, 30_000);

it('of an admin who was deactivated a moment ago writes nothing and removes nothing, and is the last one', async () => {
  const { uid, email } = await people.create();
  await people.setProfile(uid, { role: 'admin', is_active: true });
  const accounts = createAccounts(app, brand.origin);
  const store = createMediaStore(app);
  const isAdmin = new Promise<void>((resolve) => {
    accounts.watch(({ session }) => session.state === 'signed-in' && session.isAdmin && resolve());
  });
  await accounts.signIn(email, PASSWORD);
  await isAdmin;
  const name = `${uid}.pdf`;
  await store.upload(pickedFile(name));
  const mine = async () => (await store.list()).filter((file) => file.file_name === name);
  const [file] = await mine();
  if (!file) throw new Error('The upload is missing');
  const user = authOf(app).currentUser;
  const token = await user?.getIdToken();

  await sleep(1_100); // Times of revocation count in whole seconds.
  await people.setProfile(uid, { is_active: false });
  // Before the role is mirrored, and after it: the rules read the profile, so there is no time between the two.
  for (const moment of ['at once', 'when the claim is gone'] as const) {
    expect(await user?.getIdToken(), moment).toBe(token);
    expect(await user?.getIdTokenResult(), moment).toMatchObject({ claims: { admin: true } });
    await expect(store.upload(pickedFile(name)), moment).rejects.toMatchObject({ reason: 'not-allowed' });
    const path = generateObjectName(name);
    const object = { bucket: brand.bucket, name: path, contentType: 'application/pdf', size: 7, metadata: null };
    await expect(createRecord(app, uploadedRecord(object, name)), moment).rejects.toMatchObject({
      code: 'permission-denied',
    });
    await expect(store.remove(file), moment).rejects.toMatchObject({ reason: 'not-allowed' });
    const { id, updated_at } = file; // The server goes on to describe the object.
    expect(await mine(), moment).toEqual([expect.objectContaining({ id, updated_at })]);
    await until('the claim gone', async () => !(await people.claims(uid)).admin);
  }
  // Google refuses to give another one; the emulator gives one without the claim.
  await expect(services.auth.verifyIdToken(String(token), true)).rejects.toMatchObject({
    code: 'auth/id-token-revoked',
  });
  expect((await user?.getIdTokenResult(true))?.claims.admin).toBeUndefined();
  await services.bucket.file(file.file_path).delete();
  await services.firestore.collection('media_files').doc(file.id).delete();
}, 60_000);
