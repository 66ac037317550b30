import { expect, it } from 'vitest';
import type { Outcome, Submission } from '../../../src/domain/outbox';
import { createOutbox, type SubmissionStore } from '../../../src/services/outbox';
import type { Answer } from '../../../src/services/post';

const submission = (id: string): Submission => ({
  ...{ id, form: 'quotes', language: 'en', fields: { firstName: 'Ana' }, website: '', elapsed: 5000 },
});

const RECORDED: Answer = { state: 'recorded' };
const REFUSED: Answer = { state: 'refused', fields: [{ field: 'email', reason: 'invalid' }] };
const LATER: Answer = { state: 'later', wait: 0 };

/** A device's database, which all tabs share, and the submissions that the server received and stored. */
function makeDevice() {
  const saved = new Map<string, Submission>();
  const store: SubmissionStore = {
    put: async (each) => void saved.set(each.id, each),
    has: async (id) => saved.has(id),
    all: async () => [...saved.values()],
    remove: async (id) => void saved.delete(id),
  };
  return { saved, store, asked: [] as string[], recorded: new Set<string>() };
}

const BROKEN_DATABASE = { put: () => Promise.reject(new Error('no database')), remove: () => Promise.reject() };

/** A tab with its outbox, the deliveries it scheduled, and the outcomes its page received. */
function openTab(
  { store, asked, recorded }: ReturnType<typeof makeDevice>,
  answers: (Answer | 'no answer' | 'answer lost')[] = [],
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
      if (answer === 'answer lost' || answer.state === 'recorded') recorded.add(id);
      if (answer === 'answer lost') throw new TypeError('Failed to fetch');
      return answer;
    },
    isOnline: () => true,
    withLock: (_, work) => work(),
    schedule: (deliver, milliseconds) => scheduled.push({ deliver, milliseconds }),
    ...parts,
  });
  return {
    outbox,
    scheduled,
    outcomes,
    watch: () => outbox.watch(({ id }, outcome) => outcomes.push([id, outcome]) > 0),
  };
}

/** A device with submissions that an earlier visit could not send. */
async function deviceWithPending(...ids: string[]) {
  const device = makeDevice();
  for (const id of ids) await openTab(device, ['no answer']).outbox.send(submission(id));
  device.asked.length = 0;
  return device;
}

it.each([RECORDED, REFUSED])('returns the answer $state and deletes the submission', async (answer) => {
  const device = makeDevice();
  const { outbox, scheduled } = openTab(device, [answer]);
  expect(await outbox.send(submission('a'))).toEqual(answer);
  expect(device.saved.size).toBe(0);
  expect(scheduled).toEqual([]);
});

it('saves a submission before it sends it, because the tab may die', async () => {
  const device = makeDevice();
  let isSaved = false;
  const post = async () => {
    isSaved = device.saved.has('a');
    return RECORDED;
  };
  await openTab(device, [], { post }).outbox.send(submission('a'));
  expect(isSaved).toBe(true);
});

it.each([
  ['no answer', false, 'offline'],
  ['no answer', true, 'server'],
  [LATER, true, 'server'],
] as const)('keeps the submission after %s (online: %s) and gives the reason', async (answer, online, reason) => {
  const device = makeDevice();
  const { outbox, scheduled } = openTab(device, [answer], { isOnline: () => online });
  expect(await outbox.send(submission('a'))).toEqual({ state: 'saved', reason });
  expect([...device.saved.keys()]).toEqual(['a']);
  expect(scheduled).toHaveLength(1);
});

it('fails if it can neither send nor save', async () => {
  const device = makeDevice();
  const { outbox, scheduled } = openTab(device, ['no answer'], { store: { ...device.store, ...BROKEN_DATABASE } });
  expect(await outbox.send(submission('a'))).toEqual({ state: 'failed' });
  expect(scheduled).toEqual([]);
});

it('sends even if it cannot save', async () => {
  const device = makeDevice();
  const { outbox } = openTab(device, [], { store: { ...device.store, ...BROKEN_DATABASE } });
  expect(await outbox.send(submission('a'))).toEqual(RECORDED);
});

it('delivers the submissions of an earlier visit and reports each once', async () => {
  const device = await deviceWithPending('a');
  await openTab(device, ['answer lost']).outbox.send(submission('b'));
  const { outbox, outcomes, watch } = openTab(device);
  watch();
  await outbox.deliver();
  await outbox.deliver();
  expect(outcomes).toEqual(['a', 'b'].map((id) => [id, RECORDED]));
  expect(device.recorded).toEqual(new Set(['a', 'b']));
  expect(device.saved.size).toBe(0);
});

it('reports a late refusal before it deletes the submission', async () => {
  const device = await deviceWithPending('a');
  const { outbox } = openTab(device, [REFUSED]);
  let isSaved = false;
  outbox.watch(() => {
    isSaved = device.saved.has('a');
    return true;
  });
  await outbox.deliver();
  expect(isSaved).toBe(true);
  expect(device.saved.size).toBe(0);
});

it('keeps a refused submission until a form handles it', async () => {
  const device = await deviceWithPending('a');
  const { outbox } = openTab(device, [REFUSED, REFUSED, REFUSED]);
  await outbox.deliver();
  outbox.watch(() => false); // the form of a different request
  await outbox.deliver();
  expect([...device.saved.keys()]).toEqual(['a']);
  outbox.watch(() => true);
  await outbox.deliver();
  expect(device.saved.size).toBe(0);
});

it('continues with the next submission after one fails', async () => {
  const device = await deviceWithPending('a', 'b');
  const { outbox, scheduled, watch } = openTab(device, [LATER, RECORDED]);
  watch();
  await outbox.deliver();
  expect([...device.saved.keys()]).toEqual(['a']);
  expect(scheduled).toHaveLength(1);
});

it('waits longer after each failure, and as long as the server asks', async () => {
  const { outbox, scheduled, watch } = openTab(makeDevice(), [
    ...[LATER, LATER, { state: 'later', wait: 600 } as const, RECORDED, LATER],
  ]);
  watch();
  await outbox.send(submission('a'));
  await outbox.deliver();
  await outbox.deliver();
  expect(scheduled.map(({ milliseconds }) => milliseconds)).toEqual([5_000, 15_000, 600_000]);
  await outbox.deliver();
  await outbox.send(submission('b'));
  expect(scheduled.at(-1)?.milliseconds).toBe(5_000);
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
