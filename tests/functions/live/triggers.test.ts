import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

it('account triggers create a profile after the sign-up', async () => {
  let uid = '';
  const create = async () => {
    uid = (await accounts.create()).uid;
  };
  await warm(create, () => accounts.profileOf(uid));
  expect(await accounts.profileOf(uid)).toEqual(NEW_PROFILE);
});

it('account triggers remove the profile with the account', async () => {
  let uid = '';
  const createAndDelete = async () => {
    uid = (await accounts.create()).uid;
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

describe('a picture', () => {
  const name = `triggers test ${crypto.randomUUID()}/100% señal.jpg`;
  const isRecorded = async () => (await objects.record(name))?.generation;
  const put = async () => objects.put(name, await picture('jpeg', 700, 500), { contentType: 'image/jpeg' });
  async function renditions() {
    const prefix = renditionsOf(await objects.recordId(name));
    return (await services.renditions.getFiles({ prefix }))[0].map((file) => file.name);
  }
  beforeAll(() => warm(put, isRecorded), 60_000);

  it('gets renditions', async () => {
    expect(await renditions()).toHaveLength(3);
  });

  it('is served with renditions that browsers keep', async () => {
    const [first = ''] = await renditions();
    const url = publicUrl(services.renditions.name, first);
    const { headers } = await fetch(url.replace(STORAGE_ORIGIN, `http://${addressOf('storage')}`));
    expect(headers.get('Content-Type')).toBe('image/webp');
    expect(headers.get('Cache-Control')).toContain('immutable');
  });

  describe('that is deleted', () => {
    beforeAll(async () => {
      const putAndRemove = async () => {
        await put();
        await until(isRecorded);
        await objects.remove(name);
      };
      await warm(putAndRemove, async () => (await objects.record(name))?.missing_since);
    }, 60_000);

    it('has its record marked as missing', async () => {
      expect(await objects.record(name)).toMatchObject({ missing_since: expect.anything() });
    });

    it('loses its renditions', async () => {
      await until(async () => (await renditions()).length === 0);
    });
  });

  it('causes no record of a rendition: no function listens to their bucket', async () => {
    expect((await objects.files()).map((file) => file.file_path)).not.toContainEqual(expect.stringContaining('.webp'));
  });
});

it('a HEIC photo is rendered, which the built functions decode in a thread', async () => {
  const name = generateObjectName('IMG_1.HEIC');
  const metadata = { contentType: 'image/heic', metadata: uploadMetadata('IMG_1.HEIC') };
  await objects.put(name, await readFile('tests/files/rotated.heic'), metadata);
  await until(async () => (await objects.record(name))?.generation);
  expect(await objects.record(name)).toMatchObject({ width: 300, height: 400, renditions: [300] });
});
