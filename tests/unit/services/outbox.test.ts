import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MIN_FILL_MS, type Outcome, type Submission } from '../../../src/domain/outbox';
import { deliverOutbox } from '../../../src/service-worker/deliver-outbox';
import { type SavedSubmission, type SubmissionStore, savedBecause } from '../../../src/services/deliver';
import { createOutbox } from '../../../src/services/outbox';
import type { Answer } from '../../../src/services/post';

const FORM = { form: 'quotes', language: 'en', fields: { firstName: 'Ana' }, honeypot: '', elapsed: 5000 } as const;
const submission = (id: string): Submission => ({ id, ...FORM });

const RECORDED: Answer = { state: 'recorded', needsAttestation: false };
const UNVERIFIED: Answer = { state: 'recorded', needsAttestation: true };
const REFUSED: Answer = { state: 'refused', fields: [{ field: 'email', reason: 'invalid' }] };
const LATER: Answer = { state: 'later', wait: 0 };
const UNATTESTED: Answer = { state: 'unattested' };

const HOUR = 3600_000;
const THREE_DAYS = 72 * HOUR;

/** A device's database, which all tabs share, with what an earlier visit could not send, and what was sent since. */
function makeDevice(...pending: string[]) {
  const entries = pending.map((id): [string, SavedSubmission] => [
    id,
    { ...submission(id), savedAt: Date.now(), outcome: savedBecause(true, 0) },
  ]);
  const saved = new Map(entries);
  const store: SubmissionStore = {
    put: async (each) => void saved.set(each.id, each),
    get: async (id) => saved.get(id),
    all: async () => [...saved.values()],
    remove: async (id) => void saved.delete(id),
  };
  return { saved, store, posted: [] as string[] };
}

const worker = makeDevice();
vi.mock('../../../src/services/outbox-store', () => ({
  indexedDbStore: () => worker.store,
  withLock: (_: string, work: () => Promise<unknown>) => work(),
}));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => void vi.useRealTimers());

/** A tab with its outbox, the pauses before its retries, and what it told the visitor. `shows`: which outcomes it can. */
function openTab(
  { store, posted }: ReturnType<typeof makeDevice>,
  answers: (Answer | 'no answer')[] = [],
  {
    shows = () => true,
    ...parts
  }: Partial<Parameters<typeof createOutbox>[0]> & {
    shows?: (outcome: Outcome) => boolean;
  } = {},
) {
  const scheduled: number[] = [];
  const told: [id: string, outcome: Outcome][] = [];
  const outbox = createOutbox({
    store,
    async post({ id }) {
      posted.push(id);
      const answer = answers.shift() ?? RECORDED;
      if (answer === 'no answer') throw new TypeError('Failed to fetch');
      return answer;
    },
    attest: () => Promise.reject(new Error('not expected')),
    isOnline: () => true,
    withLock: (_, work) => work(),
    schedule: (_, milliseconds) => scheduled.push(milliseconds),
    tell({ id, outcome }) {
      if (!shows(outcome)) return false;
      told.push([id, outcome]);
      return true;
    },
    ...parts,
  });
  async function send(id: string): Promise<void> {
    const sending = outbox.send(submission(id));
    await vi.runAllTimersAsync();
    await sending;
  }
  return {
    outbox,
    send,
    scheduled,
    told,
    /** The ids and states of the final outcomes. */
    ended: () => told.filter(([, { state }]) => state !== 'saved').map(([id, { state }]) => `${id} ${state}`),
  };
}

/** Work of the same name waits for each other, as with Web Locks. */
function createLock(): Parameters<typeof createOutbox>[0]['withLock'] {
  const last = new Map<string, Promise<unknown>>();
  return (name, work) => {
    const result = (last.get(name) ?? Promise.resolve()).then(work);
    last.set(
      name,
      result.catch(() => {}),
    );
    return result;
  };
}

it('saves a submission before it sends it, and waits if the form was filled in faster than people type', async () => {
  const device = makeDevice();
  const { outbox, ended } = openTab(device);
  const sending = outbox.send({ ...submission('a'), elapsed: MIN_FILL_MS - 500 });
  await vi.advanceTimersByTimeAsync(499);
  expect([device.saved.get('a')?.elapsed, device.posted]).toEqual([MIN_FILL_MS, []]);
  await vi.advanceTimersByTimeAsync(1);
  await sending;
  expect(ended()).toEqual(['a recorded']);
});

it.each([
  [RECORDED, true, { state: 'recorded' }],
  [REFUSED, true, REFUSED],
  ['no answer', false, { state: 'saved', reason: 'offline', failures: 1 }],
  ['no answer', true, { state: 'saved', reason: 'server', failures: 1 }],
  [LATER, true, { state: 'saved', reason: 'server', failures: 1 }],
] as const)(
  'after %j (online: %s), reports %j, and keeps what is still to be sent',
  async (answer, online, outcome) => {
    const device = makeDevice();
    const { send, scheduled, told } = openTab(device, [answer], { isOnline: () => online });
    await send('a');
    expect(told).toEqual([['a', outcome]]);
    expect(device.saved.has('a')).toBe(outcome.state === 'saved');
    expect(scheduled).toHaveLength(device.saved.size);
  },
);

it('sends even if it cannot save, and fails if it can do neither', async () => {
  const refuse = () => Promise.reject(new Error('no database'));
  const broken = { store: { ...makeDevice().store, put: refuse, remove: refuse } };
  const lucky = openTab(makeDevice(), [], broken);
  await lucky.send('a');
  expect(lucky.ended()).toEqual(['a recorded']);
  const unlucky = openTab(makeDevice(), ['no answer'], broken);
  await unlucky.send('a');
  expect(unlucky.ended()).toEqual(['a failed']);
  expect(unlucky.scheduled).toEqual([]);
});

it('delivers the submissions of an earlier visit, also after one fails, and reports each once', async () => {
  const device = makeDevice('a', 'b');
  const { outbox, scheduled, ended } = openTab(device, [LATER]);
  expect(await outbox.deliver()).toBe(false);
  expect([...device.saved.keys()]).toEqual(['a']);
  expect(scheduled).toHaveLength(1);
  expect(await outbox.deliver()).toBe(true);
  expect(ended()).toEqual(['b recorded', 'a recorded']);
});

it('delivers the other submissions if the database fails for one, and retries that one', async () => {
  const device = makeDevice('a', 'b');
  const get = (id: string) => (id === 'a' ? Promise.reject(new Error('too slow')) : device.store.get(id));
  const { outbox, scheduled, ended } = openTab(device, [], { store: { ...device.store, get } });
  expect(await outbox.deliver()).toBe(false);
  expect(ended()).toEqual(['b recorded']);
  expect(scheduled).toEqual([5_000]);
});

it('says why an earlier submission waits before it tries again', async () => {
  const device = makeDevice('a');
  await openTab(device, ['no answer'], { isOnline: () => false }).outbox.deliver();
  const { outbox, told } = openTab(device, [RECORDED]);
  await outbox.deliver();
  expect(told).toEqual([
    ['a', { state: 'saved', reason: 'server', failures: 1 }],
    ['a', { state: 'recorded' }],
  ]);
});

it('keeps what it delivered until a page has reported it, without sending it again', async () => {
  const device = makeDevice('a');
  await openTab(device, [], { shows: () => false }).outbox.deliver();
  expect(device.saved.get('a')?.outcome).toEqual({ state: 'recorded' });
  const { outbox, ended } = openTab(device);
  await outbox.deliver();
  expect([ended(), device.posted, device.saved.size]).toEqual([['a recorded'], ['a'], 0]);
});

it('keeps the texts of a refused submission until a form shows them', async () => {
  const device = makeDevice('a');
  await openTab(device, [REFUSED], { shows: () => false }).outbox.deliver();
  expect(device.saved.get('a')?.fields).toEqual({ firstName: 'Ana' });
  const { outbox, ended } = openTab(device);
  await outbox.deliver();
  expect([ended(), device.posted, device.saved.size]).toEqual([['a refused'], ['a'], 0]);
});

it('waits longer after each failure of a submission', async () => {
  const { outbox, send, scheduled } = openTab(makeDevice(), [LATER, LATER, LATER, RECORDED, LATER]);
  await send('a');
  for (const _ of ['fails', 'fails', 'succeeds']) await outbox.deliver();
  await send('b');
  expect(scheduled).toEqual([5_000, 15_000, 60_000, 5_000]);
});

it('sends nothing before the time that the server asked for, not from another page either', async () => {
  const device = makeDevice();
  const { send, scheduled } = openTab(device, [{ state: 'later', wait: 600 }]);
  await send('a');
  expect(scheduled).toEqual([600_000]);
  vi.advanceTimersByTime(599_000);
  expect(await openTab(device).outbox.deliver()).toBe(false);
  expect(device.posted).toEqual(['a']);
  vi.advanceTimersByTime(1_000);
  expect(await openTab(device).outbox.deliver()).toBe(true);
  expect(device.posted).toEqual(['a', 'a']);
});

it('does not send a submission that another tab has sent', async () => {
  const device = makeDevice('a');
  const withLock = createLock();
  await Promise.all([1, 2].map(() => openTab(device, [], { withLock }).outbox.deliver()));
  expect(device.posted).toEqual(['a']);
});

it('does not repeat at once what another tab tried in vain, but says so', async () => {
  const device = makeDevice('a');
  const withLock = createLock();
  const tabs = [1, 2].map(() => openTab(device, [LATER], { withLock }));
  await Promise.all(tabs.map(({ outbox }) => outbox.deliver()));
  expect(device.posted).toEqual(['a']);
  for (const { told, scheduled } of tabs) {
    expect(told.at(-1)).toEqual(['a', { state: 'saved', reason: 'server', failures: 1 }]);
    expect(scheduled).toEqual([5_000]);
  }
});

it('sends a new submission itself: the service worker has to wait, because it has no token', async () => {
  const device = makeDevice();
  const withLock = createLock();
  const page = openTab(device, [], { withLock });
  const sending = page.outbox.send({ ...submission('a'), elapsed: 0 });
  await vi.advanceTimersByTimeAsync(1);
  const other = openTab(device, ['no answer'], { withLock });
  const delivering = other.outbox.deliver();
  await vi.runAllTimersAsync();
  await Promise.all([sending, delivering]);
  expect([page.ended(), other.told, device.posted]).toEqual([['a recorded'], [], ['a']]);
});

it('gives up a submission that the server answers with a 401 for three days, and forgets its texts', async () => {
  const device = makeDevice('a');
  const page = (answer: Answer | 'no answer') => openTab(device, [answer]);
  vi.advanceTimersByTime(THREE_DAYS - 1000);
  const early = page(UNATTESTED);
  expect(await early.outbox.deliver()).toBe(false);
  expect([early.ended(), device.saved.get('a')?.fields]).toEqual([[], { firstName: 'Ana' }]);
  vi.advanceTimersByTime(1000);
  const unseen = openTab(device, [UNATTESTED], { shows: () => false });
  expect(await unseen.outbox.deliver()).toBe(true);
  expect(JSON.stringify([...device.saved.values()])).not.toContain('Ana');
  const late = page(RECORDED);
  await late.outbox.deliver();
  expect([late.ended(), device.posted.length, device.saved.size]).toEqual([['a given-up'], 2, 0]);
});

it.each<[string, Answer | 'no answer']>([
  ['the connection fails', 'no answer'],
  ['the server fails', LATER],
])('never gives up because %s', async (_, answer) => {
  const device = makeDevice('a');
  vi.advanceTimersByTime(10 * THREE_DAYS);
  const { outbox, told } = openTab(device, [answer]);
  expect(await outbox.deliver()).toBe(false);
  expect(told.at(-1)?.[1].state).toBe('saved');
});

it('reports a request that was recorded without a token, attests it, and removes it', async () => {
  const device = makeDevice();
  const attest = vi.fn(async () => true);
  const { send, ended } = openTab(device, [UNVERIFIED], { attest });
  await send('a');
  expect(attest.mock.calls).toEqual([['a']]);
  expect([ended(), device.saved.size]).toEqual([['a recorded'], 0]);
});

it('does not wait for the attestation to report a request: a blocked reCAPTCHA never answers', async () => {
  const { outbox, ended } = openTab(makeDevice(), [UNVERIFIED], { attest: () => new Promise(() => {}) });
  void outbox.send(submission('a'));
  await vi.runAllTimersAsync();
  expect(ended()).toEqual(['a recorded']);
});

it('keeps the attestation for a later page if there is no token, without the texts, and reports only once', async () => {
  const device = makeDevice();
  const blocked = { attest: () => Promise.reject(new Error('blocked')) };
  const first = openTab(device, [UNVERIFIED], blocked);
  await first.send('a');
  expect([first.ended(), device.saved.get('a')?.fields]).toEqual([['a recorded'], {}]);
  const second = openTab(device, [], { attest: async () => false });
  expect(await second.outbox.deliver()).toBe(true);
  const third = openTab(device, [], { attest: async () => true });
  await third.outbox.deliver();
  expect([second.told, third.told, second.scheduled]).toEqual([[], [], []]);
  expect([device.posted, device.saved.size]).toEqual([['a'], 0]);
});

it('tries a last time to attest a request after three days, and keeps nothing of it', async () => {
  const device = makeDevice();
  const attest = vi.fn(async () => false);
  await openTab(device, [UNVERIFIED], { attest }).send('a');
  vi.advanceTimersByTime(THREE_DAYS);
  await openTab(device, [], { attest }).outbox.deliver();
  expect([attest.mock.calls.length, device.saved.size]).toEqual([2, 0]);
});

it('the service worker rejects while the server cannot be reached, so that the browser repeats the event', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  await worker.store.put({ ...submission('a'), savedAt: Date.now(), outcome: savedBecause(true, 0) });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(deliverOutbox()).rejects.toThrow('not empty');
  vi.stubGlobal('fetch', async () => Response.json({ status: 'created' }, { status: 201 }));
  await deliverOutbox();
  expect(worker.saved.get('a')).toMatchObject({ outcome: { state: 'recorded' } });
});

it('the service worker rejects while its database cannot be read, so that the browser repeats the event', async () => {
  vi.spyOn(worker.store, 'all').mockRejectedValue(new DOMException('denied', 'UnknownError'));
  await expect(deliverOutbox()).rejects.toThrow('denied');
});

it('the service worker forgets the texts that it delivered, and leaves the attestation to a page', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  await worker.store.put({ ...submission('a'), savedAt: Date.now(), outcome: savedBecause(true, 0) });
  vi.stubGlobal('fetch', async () => Response.json({ status: 'created' }, { status: 201 }));
  await deliverOutbox();
  expect(JSON.stringify(worker.saved.get('a'))).not.toContain('Ana');
  const attest = vi.fn(async () => true);
  const { outbox, ended } = openTab(worker, [], { attest });
  await outbox.deliver();
  expect([ended(), attest.mock.calls, worker.saved.size]).toEqual([['a recorded'], [['a']], 0]);
});

it('the service worker never gives up: it has no token', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  await worker.store.put({ ...submission('a'), savedAt: Date.now(), outcome: savedBecause(true, 0) });
  vi.advanceTimersByTime(2 * THREE_DAYS);
  vi.stubGlobal('fetch', async () => Response.json({ error: 'not-attested' }, { status: 401 }));
  await expect(deliverOutbox()).rejects.toThrow('not empty');
  expect(worker.saved.get('a')?.fields).toEqual({ firstName: 'Ana' });
});
