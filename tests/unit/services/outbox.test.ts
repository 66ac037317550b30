import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MIN_FILL_MS, type Outcome, type Submission } from '../../../src/domain/outbox';
import { deliverOutbox } from '../../../src/service-worker/deliver-outbox';
import { createOutbox, type SavedSubmission, type SubmissionStore } from '../../../src/services/outbox';
import type { Answer } from '../../../src/services/post';

const FORM = { form: 'quotes', language: 'en', fields: { firstName: 'Ana' }, honeypot: '', elapsed: 5000 } as const;
const submission = (id: string): Submission => ({ id, ...FORM });

const RECORDED: Answer = { state: 'recorded' };
const REFUSED: Answer = { state: 'refused', fields: [{ field: 'email', reason: 'invalid' }] };
const LATER: Answer = { state: 'later', wait: 0 };

/** A device's database, which all tabs share, with what an earlier visit could not send, and what was sent since. */
function makeDevice(...pending: string[]) {
  const saved = new Map<string, SavedSubmission>(pending.map((id) => [id, submission(id)]));
  const store: SubmissionStore = {
    put: async (each) => void saved.set(each.id, each),
    get: async (id) => saved.get(id),
    all: async () => [...saved.values()],
    remove: async (id) => void saved.delete(id),
  };
  return { saved, store, asked: [] as string[] };
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

/** A tab with its outbox, the pauses before its retries, and what its page reported as recorded. */
function openTab(
  { store, asked }: ReturnType<typeof makeDevice>,
  answers: (Answer | 'no answer')[] = [],
  parts: Partial<Parameters<typeof createOutbox>[0]> = {},
) {
  const scheduled: number[] = [];
  const recorded: string[] = [];
  const outbox = createOutbox({
    store,
    async post({ id }) {
      asked.push(id);
      const answer = answers.shift() ?? RECORDED;
      if (answer === 'no answer') throw new TypeError('Failed to fetch');
      return answer;
    },
    isOnline: () => true,
    withLock: (_, work) => work(),
    schedule: (_, milliseconds) => scheduled.push(milliseconds),
    ...parts,
  });
  async function send(id: string): Promise<Outcome> {
    const outcome = outbox.send(submission(id));
    await vi.runAllTimersAsync();
    return outcome;
  }
  /** Shows toasts of what was recorded. */
  const watch = () => outbox.watch(({ id }, { state }) => state === 'recorded' && recorded.push(id) > 0);
  return { outbox, send, scheduled, recorded, watch };
}

it('saves a submission before it sends it, and waits if the form was filled in faster than people type', async () => {
  const device = makeDevice();
  const sending = openTab(device).outbox.send({ ...submission('a'), elapsed: MIN_FILL_MS - 500 });
  await vi.advanceTimersByTimeAsync(499);
  expect([device.saved.get('a')?.elapsed, device.asked]).toEqual([MIN_FILL_MS, []]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await sending).toEqual(RECORDED);
});

it.each([
  [RECORDED, true, RECORDED],
  [REFUSED, true, REFUSED],
  ['no answer', false, { state: 'saved', reason: 'offline', failures: 1 }],
  ['no answer', true, { state: 'saved', reason: 'server', failures: 1 }],
  [LATER, true, { state: 'saved', reason: 'server', failures: 1 }],
] as const)('after %j (online: %s), returns %j, and keeps what is not settled', async (answer, online, outcome) => {
  const device = makeDevice();
  const { send, scheduled } = openTab(device, [answer], { isOnline: () => online });
  expect(await send('a')).toEqual(outcome);
  expect(device.saved.has('a')).toBe(outcome.state === 'saved');
  expect(scheduled).toHaveLength(device.saved.size);
});

it('sends even if it cannot save, and fails if it can do neither', async () => {
  const refuse = () => Promise.reject(new Error('no database'));
  const broken = { store: { ...makeDevice().store, put: refuse, remove: refuse } };
  expect(await openTab(makeDevice(), [], broken).send('a')).toEqual(RECORDED);
  expect(await openTab(makeDevice(), ['no answer'], broken).send('a')).toEqual({ state: 'failed' });
});

it('delivers the submissions of an earlier visit, also after one fails, and reports each once', async () => {
  const device = makeDevice('a', 'b');
  const { outbox, scheduled, recorded, watch } = openTab(device, [LATER]);
  watch();
  expect(await outbox.deliver()).toBe(false);
  expect([...device.saved.keys()]).toEqual(['a']);
  expect(scheduled).toHaveLength(1);
  expect(await outbox.deliver()).toBe(true);
  expect(recorded).toEqual(['b', 'a']);
});

it('keeps what it delivered while no page was open, until one reports it, without sending it again', async () => {
  const device = makeDevice('a');
  const worker = openTab(device);
  expect(await worker.outbox.deliver()).toBe(true);
  expect(device.saved.get('a')).toMatchObject({ isDelivered: true });
  const page = openTab(device);
  page.watch();
  await page.outbox.deliver();
  expect([page.recorded, device.asked, device.saved.size]).toEqual([['a'], ['a'], 0]);
});

it('keeps a refused submission until a form has handled it', async () => {
  const device = makeDevice('a');
  const { outbox } = openTab(device, [REFUSED, REFUSED]);
  outbox.watch(() => false); // the form of a different request
  await outbox.deliver();
  expect(device.saved.size).toBe(1);
  outbox.watch(() => true);
  await outbox.deliver();
  expect(device.saved.size).toBe(0);
});

it('waits longer after each failure, and starts over after a success', async () => {
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
  expect(device.asked).toEqual(['a']);
  vi.advanceTimersByTime(1_000);
  expect(await openTab(device).outbox.deliver()).toBe(true);
  expect(device.asked).toEqual(['a', 'a']);
});

it('does not send a submission that another tab has sent', async () => {
  const device = makeDevice('a');
  let last: Promise<unknown> = Promise.resolve();
  const withLock = <Result>(_: string, work: () => Promise<Result>) => {
    const result = last.then(work);
    last = result;
    return result;
  };
  await Promise.all([1, 2].map(() => openTab(device, [], { withLock }).outbox.deliver()));
  expect(device.asked).toEqual(['a']);
});

it('the service worker rejects while the server cannot be reached, so that the browser repeats the event', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  worker.saved.set('a', submission('a'));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(deliverOutbox()).rejects.toThrow('not empty');
  vi.stubGlobal('fetch', async () => Response.json({ status: 'created' }, { status: 201 }));
  await deliverOutbox();
  expect(worker.saved.get('a')).toMatchObject({ isDelivered: true });
});
