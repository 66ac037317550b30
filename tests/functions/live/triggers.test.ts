import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf } from '../../../emulators/ports';
import { generateObjectName, publicUrl, STORAGE_ORIGIN, uploadMetadata } from '../../../src/domain/object-name';
import { NEW_QUOTE, QUOTES_COLLECTION } from '../../../src/domain/quotes';
import { renditionsOf } from '../../../src/domain/renditions';
import { NEW_PROFILE } from '../../../src/domain/roles';
import { exampleQuote } from '../../support/example-quote';
import { objectsOf, picture } from '../emulated-objects';
import { accountsOf, liveServices } from '../emulated-services';
import { call, signIn, until, warm, warmCall } from './emulated-calls';

// One end-to-end test per trigger and callable, to show that they are wired. The other tests call the handlers.

const services = liveServices();
const accounts = accountsOf(services);
const objects = objectsOf(services);
const isAdmin = async (uid: string) => (await accounts.claims(uid)).admin === true;

beforeAll(() => warmCall('refreshRole'), 110_000);
afterAll(() => objects.removeAll());

describe('account triggers', () => {
  it('create a profile after the sign-up and remove it with the account', async () => {
    let uid = '';
    const create = async () => {
      uid = (await accounts.create()).uid;
    };
    await warm(create, () => accounts.profileOf(uid));
    expect(await accounts.profileOf(uid)).toEqual(NEW_PROFILE);
    const createAndDelete = async () => {
      await create();
      await until(() => accounts.profileOf(uid));
      await services.auth.deleteUser(uid);
    };
    await warm(createAndDelete, async () => !(await accounts.profileOf(uid)));
  });

  it('set the claim when the profile changes, and revoke it together with the tokens', async () => {
    const { uid, email } = await accounts.create();
    const promote = async () => {
      await accounts.setProfile(uid, NEW_PROFILE); // A write without a change is no event.
      await accounts.setProfile(uid, { role: 'admin' });
    };
    await warm(promote, () => isAdmin(uid));
    const token = await signIn(email);
    expect(await services.auth.verifyIdToken(token, true)).toMatchObject({ admin: true });

    await sleep(1_100); // Revocation times have a resolution of one second.
    await accounts.setProfile(uid, { is_active: false });
    await until(async () => !(await isAdmin(uid)));
    await expect(services.auth.verifyIdToken(token, true)).rejects.toMatchObject({ code: 'auth/id-token-revoked' });
  });
});

it('refreshRole answers the caller by their profile, and refuses a visitor', async () => {
  const { uid, email } = await accounts.createAdmin();
  const token = await signIn(email);
  for (const emailVerified of [false, true]) {
    await services.auth.updateUser(uid, { emailVerified });
    expect((await call('refreshRole', null, token)).body).toEqual({ result: { admin: emailVerified } });
  }
  expect(await call('refreshRole')).toMatchObject({ status: 401, body: { error: { status: 'UNAUTHENTICATED' } } });
});

it('quote requests are emailed to the business', async () => {
  const quotes = services.firestore.collection(QUOTES_COLLECTION);
  let quote = exampleQuote();
  const create = () => {
    quote = exampleQuote({ created_at: new Date(), ...NEW_QUOTE });
    return quotes.doc(quote.id).set(quote);
  };
  await warm(create, async () => (await quotes.doc(quote.id).get()).get('notified_at'));
  await services.firestore.recursiveDelete(quotes);
});

it('a picture gets a record and renditions, which are marked as missing and removed with it', async () => {
  const name = `triggers test ${crypto.randomUUID()}/100% señal.jpg`;
  const prefix = renditionsOf(await objects.recordId(name));
  const renditions = async () => (await services.renditions.getFiles({ prefix }))[0].map((file) => file.name);
  const isRecorded = async () => (await objects.record(name))?.generation;
  const put = async () => objects.put(name, await picture('jpeg', 700, 500), { contentType: 'image/jpeg' });
  await warm(put, isRecorded);
  const [first = '', ...others] = await renditions();
  expect(others).toHaveLength(2);
  const url = publicUrl(services.renditions.name, first);
  const { headers } = await fetch(url.replace(STORAGE_ORIGIN, `http://${addressOf('storage')}`));
  expect(headers.get('Content-Type')).toBe('image/webp');
  expect(headers.get('Cache-Control')).toContain('immutable');

  const putAndRemove = async () => {
    await put();
    await until(isRecorded);
    await objects.remove(name);
  };
  await warm(putAndRemove, async () => (await objects.record(name))?.missing_since);
  await until(async () => (await renditions()).length === 0);
  // No function starts for a rendition: none listens to their bucket.
  expect((await objects.files()).map((file) => file.file_path)).not.toContainEqual(expect.stringContaining('.webp'));
});

it('a HEIC photo is rendered, which the built functions decode in a thread', async () => {
  const name = generateObjectName('IMG_1.HEIC');
  const metadata = { contentType: 'image/heic', metadata: uploadMetadata('IMG_1.HEIC') };
  await objects.put(name, await readFile('tests/files/rotated.heic'), metadata);
  await until(async () => (await objects.record(name))?.generation);
  expect(await objects.record(name)).toMatchObject({ width: 300, height: 400, renditions: [300] });
});
