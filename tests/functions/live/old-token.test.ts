import { setTimeout as sleep } from 'node:timers/promises';
import { deleteApp, getApps } from 'firebase/app';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mirrorRole } from '../../../functions/src/accounts/mirror-role';
import { brand } from '../../../src/domain/brand';
import { MEDIA_COLLECTION } from '../../../src/domain/media-record';
import { generateObjectName } from '../../../src/domain/object-name';
import { uploadedRecord } from '../../../src/domain/object-record';
import { signIn } from '../../../src/features/auth/api/accounts';
import { watchSession } from '../../../src/features/auth/api/watch-session';
import { createRecord } from '../../../src/features/media/api/upload-file';
import { auth } from '../../../src/firebase/auth';
import { pickedFile } from '../../support/media-files';
import { recordsOf } from '../emulated-objects';
import { accountsOf, disableTriggers, liveServices, PASSWORD } from '../emulated-services';
import { warmCall } from './emulated-calls';
import { media } from './emulated-media-stores';

const services = liveServices();
const people = accountsOf(services, 'old-token');

disableTriggers();
beforeAll(() => warmCall('refreshRole'), 110_000);
afterAll(async () => {
  await Promise.all(getApps().map(deleteApp));
  await people.removeAll();
});

it('an admin who was just deactivated can neither write nor delete with the old token', async () => {
  const { uid, email } = await people.create();
  await people.setProfile(uid, { role: 'admin', is_active: true });
  const isAdmin = new Promise<void>((resolve) => {
    watchSession(({ session }) => session.state === 'signed-in' && session.role === 'admin' && resolve());
  });
  await signIn(email, PASSWORD);
  await isAdmin;
  const name = `${uid}.pdf`;
  await media.upload(pickedFile(name));
  const ownFiles = async () => (await recordsOf(services)).filter((file) => file.file_name === name);
  const [file] = await ownFiles();
  if (!file) throw new Error('The upload is missing');
  const user = auth.currentUser;
  const token = await user?.getIdToken();

  await sleep(1_100); // Revocation times have a resolution of one second.
  await people.setProfile(uid, { is_active: false });
  // The rules read the profile, so there is no gap between its change and that of the claim.
  for (const moment of ['before the claim is removed', 'after it'] as const) {
    if (moment === 'after it') await mirrorRole(services, uid);
    expect(await user?.getIdToken(), moment).toBe(token);
    expect(await user?.getIdTokenResult(), moment).toMatchObject({ claims: { admin: true } });
    await expect(media.upload(pickedFile(name)), moment).rejects.toMatchObject({ reason: 'not-allowed' });
    const path = generateObjectName(name);
    const object = { bucket: brand.bucket, name: path, contentType: 'application/pdf', size: 7, metadata: null };
    await expect(createRecord(uploadedRecord(object, name)), moment).rejects.toMatchObject({
      code: 'permission-denied',
    });
    await expect(media.remove(file), moment).rejects.toMatchObject({ reason: 'not-allowed' });
    expect(await ownFiles(), moment).toEqual([file]);
  }
  expect((await people.claims(uid)).admin).toBeUndefined();
  // In production, the revoked session gets no new token; the emulator issues one without the claim.
  await expect(services.auth.verifyIdToken(String(token), true)).rejects.toMatchObject({
    code: 'auth/id-token-revoked',
  });
  expect((await user?.getIdTokenResult(true))?.claims.admin).toBeUndefined();
  await services.bucket.file(file.file_path).delete();
  await services.firestore.collection(MEDIA_COLLECTION).doc(file.id).delete();
}, 60_000);
