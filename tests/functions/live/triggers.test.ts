import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf } from '../../../emulators/ports';
import {
  attachmentDisposition,
  generateObjectName,
  publicUrl,
  STORAGE_ORIGIN,
  uploadMetadata,
} from '../../../src/domain/object-name';
import { NEW_QUOTE, QUOTES_COLLECTION } from '../../../src/domain/quotes';
import { renditionName, renditionsOf } from '../../../src/domain/renditions';
import { NEW_PROFILE } from '../../../src/domain/roles';
import { exampleQuote } from '../../support/example-quote';
import { objectsOf, picture } from '../emulated-objects';
import { accountsOf, liveServices } from '../emulated-services';
import { call, signIn, until, warm, warmCall } from './emulated-calls';

// One end-to-end test per trigger and callable, to show that they are wired. The other tests call the handlers.

const services = liveServices();
const accounts = accountsOf(services);
const objects = objectsOf(services);
const folder = `triggers test ${crypto.randomUUID()}`;
const isAdmin = async (uid: string) => (await accounts.claims(uid)).admin === true;

beforeAll(() => warmCall('refreshRole'), 110_000);
afterAll(() => Promise.all([accounts.removeAll(), objects.removeAll()]));

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
  const error = { status: 'UNAUTHENTICATED', message: 'Sign in first.' };
  expect(await call('refreshRole')).toEqual({ status: 401, body: { error } });
});

it('quote requests are emailed to the business', { timeout: 60_000 }, async () => {
  const quotes = services.firestore.collection(QUOTES_COLLECTION);
  let quote = exampleQuote();
  const create = () => {
    quote = exampleQuote({ created_at: new Date(), ...NEW_QUOTE });
    return quotes.doc(quote.id).set(quote);
  };
  await warm(create, async () => (await quotes.doc(quote.id).get()).get('notified_at'));
  await services.firestore.recursiveDelete(quotes);
});

describe('storage triggers', () => {
  /** Waits until the record of `name` fulfills a condition, and returns it. */
  const recordWhere = (name: string, condition: (record: Record<string, unknown>) => unknown) =>
    until(async () => {
      const record = await objects.record(name);
      return record && condition(record) ? record : null;
    });

  it('create a record of a new picture, with renditions, and serve the object as a download', async () => {
    const [name, warmUp] = [`${folder}/100% señal, hero 1.jpg`, `${folder}/warm.pdf`];
    await warm(
      () => objects.put(warmUp, 'x'),
      () => objects.record(warmUp),
    );
    await objects.put(name, await picture('jpeg', 700, 500), { contentType: 'image/jpeg' });
    const record = await recordWhere(name, ({ generation }) => generation);
    expect(record).toMatchObject({
      file_name: name,
      file_path: name,
      bucket_name: services.bucket.name,
      mime_type: 'image/jpeg',
      width: 700,
      height: 500,
      renditions: [320, 640, 700],
    });
    expect((await objects.metadata(name)).contentDisposition).toBe(attachmentDisposition(name));

    const id = await objects.recordId(name);
    const [renditions] = await services.renditions.getFiles({ prefix: renditionsOf(id) });
    const names = [320, 640, 700].map((width) => renditionName(id, String(record.generation), width));
    expect(renditions.map((file) => file.name)).toEqual(names);
    const url = publicUrl(services.renditions.name, names[0] ?? '');
    const { headers } = await fetch(url.replace(STORAGE_ORIGIN, `http://${addressOf('storage')}`));
    expect(headers.get('Content-Type')).toBe('image/webp');
    expect(headers.get('Cache-Control')).toContain('immutable');
  });

  it('render a HEIC photo, which the built functions decode in a thread', async () => {
    const name = generateObjectName('IMG_1.HEIC');
    const metadata = { contentType: 'image/heic', metadata: uploadMetadata('IMG_1.HEIC') };
    await objects.put(name, await readFile('tests/files/rotated.heic'), metadata);
    const record = await recordWhere(name, ({ generation }) => generation);
    expect(record).toMatchObject({ mime_type: 'image/heic', width: 300, height: 400, renditions: [300] });
  });

  it('mark the record of a deleted picture and remove its renditions', async () => {
    const name = `${folder}/gone.png`;
    const putAndRemove = async () => {
      await objects.put(name, await picture('png', 400, 300), { contentType: 'image/png' });
      await recordWhere(name, ({ generation, missing_since }) => generation && !missing_since);
      await objects.remove(name);
    };
    await warm(putAndRemove, async () => (await objects.record(name))?.missing_since);
    const prefix = renditionsOf(await objects.recordId(name));
    await until(async () => (await services.renditions.getFiles({ prefix }))[0].length === 0);
    // No function starts for a rendition: none listens to their bucket.
    expect((await objects.files()).map((file) => file.file_path)).not.toContainEqual(expect.stringContaining('.webp'));
  });
});
