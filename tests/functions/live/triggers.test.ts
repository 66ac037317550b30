import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addressOf } from '../../../emulators/ports';
import { turnTriggers } from '../../../emulators/triggers';
import { generateObjectName, publicUrl, STORAGE_ORIGIN, uploadMetadata } from '../../../src/domain/object-name';
import { NEW_QUOTE, QUOTES_COLLECTION } from '../../../src/domain/quotes';
import { renditionsOf } from '../../../src/domain/renditions';
import { NEW_PROFILE } from '../../../src/domain/roles';
import { exampleQuote } from '../../support/example-quote';
import { objectsOf, picture } from '../emulated-objects';
import { accountsOf, liveServices } from '../emulated-services';
import { until, warm } from './emulated-calls';

// One end-to-end test per trigger, to show that it is wired. The other tests call the handlers.

const services = liveServices();
const accounts = accountsOf(services);
const objects = objectsOf(services);

beforeAll(() => turnTriggers('on')); // another file may have turned them off
afterAll(() => objects.removeAll());

it('account triggers create a profile after the sign-up and remove it with the account', async () => {
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

it('account triggers set the claim when the profile changes', async () => {
  const { uid } = await accounts.create();
  const promote = async () => {
    await accounts.setProfile(uid, NEW_PROFILE); // A write without a change is no event.
    await accounts.setProfile(uid, { role: 'admin' });
  };
  await warm(promote, async () => (await accounts.claims(uid)).admin);
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
