import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FormName, MIN_FILL_MS, type Outcome, type Submission } from '../../../src/domain/outbox';
import { createOutbox } from '../../../src/services/outbox';
import type { Answer } from '../../../src/services/post';
import { submissionStore } from '../../support/submission-store';

const submission = (id: string): Submission => ({
  id,
  form: 'quotes',
  language: 'en',
  fields: { firstName: 'Ana' },
  honeypot: '',
  elapsed: 5000,
});

const RECORDED: Answer = { state: 'recorded' };
const REFUSED: Answer = { state: 'refused', fields: [{ field: 'email', reason: 'invalid' }] };
const LATER: Answer = { state: 'later', wait: 0 };
const IN_TEN_MINUTES: Answer = { state: 'later', wait: 600 };

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => void vi.useRealTimers());

/** A device's database, which all tabs share, and the submissions that were sent. */
const makeDevice = () => ({ ...submissionStore(), asked: [] as string[] });

const BROKEN_DATABASE = { put: () => Promise.reject(new Error('no database')), remove: () => Promise.reject() };

/** A tab with its outbox, the deliveries it scheduled, and the outcomes its page received. */
function openTab(
  { store, asked }: ReturnType<typeof makeDevice>,
  answers: (Answer | 'no answer')[] = [],
  parts: Partial<Parameters<typeof createOutbox>[0]> = {},
) {
  const scheduled: { deliver: () => void; milliseconds: number }[] = [];
  const outcomes: [string, Outcome][] = [];
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
    schedule: (deliver, milliseconds) => scheduled.push({ deliver, milliseconds }),
    ...parts,
  });
  /** Sends a submission without the pause after a fast autofill. */
  async function send(id: string): Promise<Outcome> {
    const outcome = outbox.send(submission(id));
    await vi.runAllTimersAsync();
    return outcome;
  }
  const watch = (form?: FormName) => outbox.watch((sent, outcome) => outcomes.push([sent.id, outcome]) > 0, form);
  return { outbox, send, scheduled, outcomes, watch };
}

/** A device with submissions that an earlier visit could not send. */
async function deviceWithPending(...ids: string[]) {
  const device = makeDevice();
  for (const id of ids) await openTab(device, ['no answer']).send(id);
  device.asked.length = 0;
  return device;
}

it.each([RECORDED, REFUSED])('returns the answer $state and deletes the submission', async (answer) => {
  const device = makeDevice();
  const { send, scheduled } = openTab(device, [answer]);
  expect(await send('a')).toEqual(answer);
  expect(device.saved.size).toBe(0);
  expect(scheduled).toEqual([]);
});

it('saves a submission before it waits or sends, because the tab may die', async () => {
  const device = makeDevice();
  const post = vi.fn(async (_: Submission) => RECORDED);
  const sending = openTab(device, [], { post }).outbox.send({ ...submission('a'), elapsed: MIN_FILL_MS - 500 });
  await vi.advanceTimersByTimeAsync(499);
  expect(device.saved.get('a')?.elapsed).toBe(MIN_FILL_MS);
  expect(post, 'autofill is faster than people type').not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await sending).toEqual(RECORDED);
  expect(post).toHaveBeenCalledWith(expect.objectContaining({ elapsed: MIN_FILL_MS }));
});

it.each([
  ['no answer', false, 'offline'],
  ['no answer', true, 'server'],
  [LATER, true, 'server'],
] as const)('keeps the submission after %s (online: %s) and gives the reason', async (answer, online, reason) => {
  const device = makeDevice();
  const { send, scheduled } = openTab(device, [answer], { isOnline: () => online });
  expect(await send('a')).toEqual({ state: 'saved', reason, failures: 1 });
  expect([...device.saved.keys()]).toEqual(['a']);
  expect(scheduled).toHaveLength(1);
});

it('sends even if it cannot save, and fails if it can do neither', async () => {
  const broken = { store: { ...makeDevice().store, ...BROKEN_DATABASE } };
  expect(await openTab(makeDevice(), [], broken).send('a')).toEqual(RECORDED);
  const { send, scheduled } = openTab(makeDevice(), ['no answer'], broken);
  expect(await send('a')).toEqual({ state: 'failed' });
  expect(scheduled).toEqual([]);
});

it('delivers the submissions of an earlier visit, also after one fails, and reports each once', async () => {
  const device = await deviceWithPending('a', 'b');
  const { outbox, scheduled, outcomes, watch } = openTab(device, [LATER]);
  watch();
  expect(await outbox.deliver()).toBe(false);
  expect([...device.saved.keys()]).toEqual(['a']);
  expect(scheduled).toHaveLength(1);
  for (const _ of ['the other one', 'nothing']) expect(await outbox.deliver()).toBe(true);
  expect(outcomes.filter(([, { state }]) => state === 'recorded').map(([id]) => id)).toEqual(['b', 'a']);
  expect(device.asked).toEqual(['a', 'b', 'a']);
});

it('reports to the form first, and to no other listener if it shows the submission', async () => {
  const device = await deviceWithPending('a', 'b');
  const { outbox, outcomes, watch } = openTab(device);
  watch(); // the toasts
  const own: string[] = [];
  outbox.watch(({ id }) => id === 'b' && own.push(id) > 0, 'quotes'); // the form
  await outbox.deliver();
  const final = outcomes.filter(([, { state }]) => state !== 'saved');
  expect([final, new Set(own)]).toEqual([[['a', RECORDED]], new Set(['b'])]);
});

it('keeps what it delivered while no page was open, until one reports it, without sending it again', async () => {
  const device = await deviceWithPending('a');
  const worker = openTab(device);
  expect(await worker.outbox.deliver()).toBe(true);
  expect(device.saved.get('a')).toMatchObject({ isDelivered: true });
  const page = openTab(device);
  page.watch();
  await page.outbox.deliver();
  expect(page.outcomes).toEqual([['a', RECORDED]]);
  expect(device.asked).toEqual(['a']);
  expect(device.saved.size).toBe(0);
});

it('keeps a refused submission until a form has handled it', async () => {
  const device = await deviceWithPending('a');
  const { outbox } = openTab(device, [REFUSED, REFUSED]);
  outbox.watch(() => false); // the form of a different request
  await outbox.deliver();
  const handle = vi.fn(() => device.saved.has('a')); // it is still saved while it is reported
  outbox.watch(handle);
  await outbox.deliver();
  expect(handle).toHaveReturnedWith(true);
  expect(device.saved.size).toBe(0);
});

it('waits longer after each failure, says how many there were, and starts over after a success', async () => {
  const device = makeDevice();
  const { outbox, send, scheduled, outcomes, watch } = openTab(device, [LATER, LATER, LATER, RECORDED, LATER]);
  await send('a');
  watch('quotes');
  await outbox.deliver();
  await outbox.deliver();
  expect(scheduled.map(({ milliseconds }) => milliseconds)).toEqual([5_000, 15_000, 60_000]);
  expect(outcomes.map(([, outcome]) => outcome)).toMatchObject([1, 2, 2, 3].map((failures) => ({ failures })));
  await outbox.deliver();
  vi.spyOn(Math, 'random').mockReturnValue(0.5); // jitter, so that devices do not return at once
  await send('b');
  expect(scheduled.at(-1)?.milliseconds).toBeCloseTo(5_750);
});

it('reports a saved submission before an attempt ends', async () => {
  const device = await deviceWithPending('a');
  const { outbox, outcomes, watch } = openTab(device, [], { post: () => new Promise(() => {}) });
  watch('quotes');
  void outbox.deliver();
  await vi.advanceTimersByTimeAsync(0);
  expect(outcomes).toMatchObject([['a', { state: 'saved' }]]);
});

it('sends nothing before the time that the server asked for, whatever wakes it, and not from another page', async () => {
  const device = makeDevice();
  const { outbox, send, scheduled } = openTab(device, [IN_TEN_MINUTES]);
  await send('a');
  expect(scheduled[0]?.milliseconds).toBe(600_000);
  vi.advanceTimersByTime(599_000);
  expect(await outbox.deliver()).toBe(false);
  expect(await openTab(device).outbox.deliver()).toBe(false);
  expect(device.asked).toEqual(['a']);
  vi.advanceTimersByTime(1_000);
  expect(await outbox.deliver()).toBe(true);
  expect(device.asked).toEqual(['a', 'a']);

  const other = openTab(device, [IN_TEN_MINUTES]);
  await other.send('b');
  vi.setSystemTime(Date.now() - 24 * 3600_000);
  expect(await other.outbox.deliver(), 'after the clock was set back').toBe(true);
});

it('tells the form in another tab what it has delivered', async () => {
  const device = await deviceWithPending('a');
  const channel = { onmessage: null, postMessage: vi.fn() } as Parameters<typeof createOutbox>[0]['channel'] & object;
  const showing = openTab(device, [], { channel });
  showing.watch('quotes');
  const other: typeof channel = {
    onmessage: null,
    postMessage: (data) => channel.onmessage?.call(new BroadcastChannel(''), new MessageEvent('', { data })),
  };
  const delivering = openTab(device, [], { channel: other });
  delivering.watch();
  await delivering.outbox.deliver();
  expect(showing.outcomes).toEqual([['a', RECORDED]]);
});

it('does not send a submission that another tab has sent', async () => {
  const device = await deviceWithPending('a');
  const locks = new Map<string, Promise<unknown>>();
  const withLock = <Result>(name: string, work: () => Promise<Result>) => {
    const result = (locks.get(name) ?? Promise.resolve()).then(work);
    locks.set(name, result);
    return result;
  };
  await Promise.all([1, 2].map(() => openTab(device, [], { withLock }).outbox.deliver()));
  expect(device.asked).toEqual(['a']);
});
