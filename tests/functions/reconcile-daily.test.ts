import { beforeAll, describe, expect, it, vi } from 'vitest';
import { unsubscribeToken } from '../../functions/src/contact/unsubscribe-token';
import { logger } from '../../functions/src/logger';
import { reconcileDaily } from '../../functions/src/reconcile-daily';
import { SUBSCRIBERS_COLLECTION } from '../../src/domain/newsletter';
import { QUOTES_COLLECTION } from '../../src/domain/quotes';
import { renditionName } from '../../src/domain/renditions';
import { KEY } from './api-server';
import { picture, quietLibrary } from './emulated-objects';
import { ADMIN, accountsOf } from './emulated-services';

const { services, library, objects } = quietLibrary('reconcile-daily');
const accounts = accountsOf(services);
const MINUTE = 60_000;

/** Runs the daily reconciliation, and returns what it logs: what it repaired, and the errors. */
async function run() {
  const info = vi.spyOn(logger, 'info').mockReset();
  const error = vi.spyOn(logger, 'error').mockReset();
  await reconcileDaily(services, KEY);
  return { repaired: Object.fromEntries(info.mock.calls), errors: error.mock.calls };
}

describe('a new picture and a rendition without a file', () => {
  type Outcome = Awaited<ReturnType<typeof run>>;
  let today: Outcome;
  let tomorrow: Outcome;
  let record: object | undefined;
  beforeAll(async () => {
    await objects.put('hero.png', await picture('png', 320, 240), { contentType: 'image/png' });
    await library.renditions.put(renditionName('0'.repeat(64), '7', 320), Buffer.from('left over'));
    today = await run();
    record = await objects.record('hero.png');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 3_600_000 });
    tomorrow = await run();
    vi.useRealTimers();
  });

  it('cause no error', () => {
    expect(today.errors).toEqual([]);
  });

  it('are logged: the picture gets a record', () => {
    expect(today.repaired).toMatchObject({ 'Daily repair': { created: 1 } });
  });

  it('lead to a picture that is rendered', () => {
    expect(record).toMatchObject({ renditions: [320] });
  });

  it('lead to one record, also on the next day', () => {
    expect(tomorrow.repaired).toMatchObject({ 'Daily repair': { created: 0 } });
  });

  it('leave the rendition for a day: its picture may be on the way', () => {
    expect(today.repaired).toMatchObject({ 'Daily repair': { renditions: 0 } });
  });

  it('end with the removal of the rendition after a day', () => {
    expect(tomorrow.repaired).toMatchObject({ 'Daily repair': { renditions: 1 } });
  });
});

describe('a picture that took too much time or memory', () => {
  async function runWithUnfinished() {
    await objects.put('hero.png', await picture('png', 320, 240), { contentType: 'image/png' });
    await run();
    await objects.edit('hero.png', { renditions: [], placeholder: null, no_preview: 'unfinished' });
    return run();
  }

  it('is rendered again', async () => {
    await runWithUnfinished();
    expect(await objects.record('hero.png')).toMatchObject({ renditions: [320], no_preview: null });
  });

  it('is counted as corrected', async () => {
    expect((await runWithUnfinished()).repaired).toMatchObject({ 'Daily repair': { corrected: 1 } });
  });
});

it('keeps the claim of an active admin', async () => {
  const { uid } = await accounts.createAdmin();
  await run();
  expect(await accounts.claims(uid)).toEqual({ admin: true });
});

it('takes the claim from a disabled account', async () => {
  const { uid } = await accounts.createAdmin();
  await services.auth.updateUser(uid, { disabled: true });
  await run();
  expect(await accounts.claims(uid)).toEqual({});
});

it('gives the claim to an admin whose event was lost', async () => {
  const { uid } = await accounts.create();
  await accounts.setProfile(uid, ADMIN);
  await run();
  expect(await accounts.claims(uid)).toEqual({ admin: true });
});

it('takes the claim from a former admin whose event was lost', async () => {
  const { uid } = await accounts.createAdmin({ profile: { role: 'user' } });
  await run();
  expect(await accounts.claims(uid)).toEqual({});
});

const subscribers = services.firestore.collection(SUBSCRIBERS_COLLECTION);

it('gives an unsubscribe token to a subscriber that has none', async () => {
  await subscribers.doc('old').set({ email: 'ana@example.com', language: 'es' });
  await run();
  expect((await subscribers.doc('old').get()).get('unsubscribe_token')).toBe(unsubscribeToken('old', KEY));
});

it('keeps the unsubscribe token of a subscriber', async () => {
  await subscribers.doc('new').set({ email: 'ben@example.com', language: 'en', unsubscribe_token: 'kept' });
  await run();
  expect((await subscribers.doc('new').get()).get('unsubscribe_token')).toBe('kept');
});

it('says when an answered quote request expires', async () => {
  const request = services.firestore.collection(QUOTES_COLLECTION).doc('answered');
  await request.set({ status: 'answered', answered_at: new Date() });
  await run();
  expect((await request.get()).get('expires_at').toMillis()).toBeGreaterThan(Date.now());
});

describe('if suspiciously many objects are missing', () => {
  it('marks none', async () => {
    const [name = ''] = await objects.loseTwelve();
    await run();
    expect((await objects.record(name))?.missing_since).toBeFalsy();
  });

  it('says how many it left alone', async () => {
    await objects.loseTwelve();
    expect((await run()).repaired).toMatchObject({ 'Daily repair': { skipped: 12 } });
  });

  it('logs an error', async () => {
    await objects.loseTwelve();
    expect((await run()).errors).toEqual([[expect.stringContaining('12 files are gone')]]);
  });
});

/** Lets this many minutes pass while storage lists the files. */
function passWhileListing(minutes: number) {
  vi.useFakeTimers({ toFake: ['Date'] });
  const getFiles = services.bucket.getFiles.bind(services.bucket);
  return vi.spyOn(services.bucket, 'getFiles').mockImplementation(async (query?: object) => {
    vi.setSystemTime(Date.now() + minutes * MINUTE);
    return getFiles(query);
  });
}

it('ends in time with an error that says how far each step got', async () => {
  await objects.putAll(['one.pdf', 'two.pdf']);
  passWhileListing(21);
  const { errors } = await run();
  const unfinished = ['Daily repair: 0 of 2'];
  expect(errors).toEqual([['Daily run did not finish', { unfinished }]]);
});

it('continues what the run before did not finish', async () => {
  await objects.putAll(['one.pdf', 'two.pdf']);
  const listing = passWhileListing(21);
  await run();
  listing.mockRestore();
  expect((await run()).repaired['Daily repair']).toMatchObject({ created: 2, done: 2, total: 2 });
});

describe('a step that hangs', () => {
  /** Runs the reconciliation while the accounts cannot be listed, and lets five minutes pass. */
  async function runWithHangingStep() {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const listing = vi.spyOn(services.auth, 'listUsers').mockReturnValue(new Promise(() => {}));
    const running = run();
    await vi.waitFor(() => expect(listing).toHaveBeenCalled());
    vi.advanceTimersByTime(5 * MINUTE);
    vi.useRealTimers();
    return running;
  }

  it('does not keep the next ones from running', async () => {
    await objects.putAll(['one.pdf']);
    expect((await runWithHangingStep()).repaired).toMatchObject({ 'Daily repair': { created: 1 } });
  });

  it('is named in an error at the end', async () => {
    const unfinished = ['Daily mirroring of roles: 0 of 0'];
    expect((await runWithHangingStep()).errors).toEqual([['Daily run did not finish', { unfinished }]]);
  });
});

describe('a step that fails', () => {
  async function runWithFailingStep() {
    const failure = new Error('The accounts cannot be listed');
    vi.spyOn(services.auth, 'listUsers').mockRejectedValue(failure);
    return { failure, ...(await run()) };
  }

  it('does not keep the next ones from running', async () => {
    await objects.putAll(['one.pdf']);
    expect((await runWithFailingStep()).repaired).toMatchObject({ 'Daily repair': { created: 1 } });
  });

  it('is logged with its error', async () => {
    const { errors, failure } = await runWithFailingStep();
    expect(errors).toContainEqual(['Daily mirroring of roles failed', failure]);
  });

  it('is named in an error at the end', async () => {
    const unfinished = ['Daily mirroring of roles'];
    expect((await runWithFailingStep()).errors.at(-1)).toEqual(['Daily run did not finish', { unfinished }]);
  });
});

describe('a role that cannot be mirrored', () => {
  async function runWithFailingRole() {
    const [ana, ben] = [await accounts.create(), await accounts.create()];
    for (const { uid } of [ana, ben]) await accounts.setProfile(uid, ADMIN);
    const setClaims = services.auth.setCustomUserClaims.bind(services.auth);
    vi.spyOn(services.auth, 'setCustomUserClaims').mockImplementation(async (uid, claims) => {
      if (uid === ana.uid) throw new Error('The service is unavailable');
      return setClaims(uid, claims);
    });
    return { ana, ben, ...(await run()) };
  }

  it('is logged', async () => {
    const { ana, errors } = await runWithFailingRole();
    expect(errors).toContainEqual([`The role of ${ana.uid} could not be mirrored`, expect.any(Error)]);
  });

  it('does not keep the others from being mirrored', async () => {
    const { ben } = await runWithFailingRole();
    expect(await accounts.claims(ben.uid)).toEqual({ admin: true });
  });
});
