import { describe, expect, it } from 'vitest';
import type { Outcome, Submission } from '../../../src/domain/outbox';
import { createOutbox, type Keep } from '../../../src/outbox/outbox';
import type { Answer } from '../../../src/outbox/post';

const submission = (id: string): Submission => ({
  id,
  form: 'quotes',
  language: 'en',
  fields: { firstName: 'Ana' },
  website: '',
  elapsed: 5000,
});

const RECORDED: Answer = { state: 'recorded' };
const REFUSED: Answer = { state: 'refused', fields: [{ field: 'email', reason: 'invalid' }] };
const LATER: Answer = { state: 'later', wait: 0 };

/** What is kept on the device, which tabs share, and what the server has. */
function world() {
  const kept = new Map<string, Submission>();
  const keep: Keep = {
    put: async (each) => void kept.set(each.id, each),
    has: async (id) => kept.has(id),
    all: async () => [...kept.values()],
    remove: async (id) => void kept.delete(id),
  };
  return { kept, keep, asked: [] as string[], recorded: new Set<string>() };
}

/** A tab: its outbox, the deliveries that it has scheduled, and what its page was told. */
function open(
  { keep, asked, recorded }: ReturnType<typeof world>,
  answers: (Answer | 'no answer' | 'answer lost')[] = [],
  { isOnline = true, keeps = true } = {},
) {
  const scheduled: { deliver: () => void; milliseconds: number }[] = [];
  const told: [string, Outcome][] = [];
  const outbox = createOutbox({
    keep: keeps
      ? keep
      : { ...keep, put: () => Promise.reject(new Error('no database')), remove: () => Promise.reject() },
    async post({ id }) {
      asked.push(id);
      const answer = answers.shift() ?? RECORDED;
      if (answer === 'no answer') throw new TypeError('Failed to fetch');
      if (answer === 'answer lost' || answer.state === 'recorded') recorded.add(id);
      if (answer === 'answer lost') throw new TypeError('Failed to fetch');
      return answer;
    },
    isOnline: () => isOnline,
    alone: (_, work) => work(),
    schedule: (deliver, milliseconds) => scheduled.push({ deliver, milliseconds }),
  });
  outbox.watch(({ id }, outcome) => told.push([id, outcome]) > 0);
  return { outbox, scheduled, told };
}

describe('The outbox', () => {
  it('forgets what the server has', async () => {
    const here = world();
    const { outbox, scheduled } = open(here);
    expect(await outbox.send(submission('a'))).toEqual(RECORDED);
    expect(here.kept.size).toBe(0);
    expect(scheduled).toEqual([]);
  });

  it('keeps what it sends before it is sent, so that a tab may die', async () => {
    const here = world();
    let keptWhileAsked = false;
    const outbox = createOutbox({
      keep: here.keep,
      post: async () => {
        keptWhileAsked = here.kept.has('a');
        return RECORDED;
      },
      isOnline: () => true,
      alone: (_, work) => work(),
      schedule: () => {},
    });
    await outbox.send(submission('a'));
    expect(keptWhileAsked).toBe(true);
  });

  it.each([
    ['no answer', false, 'offline'],
    ['no answer', true, 'server'],
    [LATER, true, 'server'],
  ] as const)('keeps it after %s (online: %s), and says why', async (answer, isOnline, because) => {
    const here = world();
    const { outbox, scheduled } = open(here, [answer], { isOnline });
    expect(await outbox.send(submission('a'))).toEqual({ state: 'kept', because });
    expect([...here.kept.keys()]).toEqual(['a']);
    expect(scheduled).toHaveLength(1);
  });

  it('gives what the server refused back, and forgets it', async () => {
    const here = world();
    const { outbox } = open(here, [REFUSED]);
    expect(await outbox.send(submission('a'))).toEqual(REFUSED);
    expect(here.kept.size).toBe(0);
  });

  it('says so when it can neither send nor keep', async () => {
    const { outbox, scheduled } = open(world(), ['no answer'], { keeps: false });
    expect(await outbox.send(submission('a'))).toEqual({ state: 'failed' });
    expect(scheduled).toEqual([]);
  });

  it('sends where nothing can be kept', async () => {
    const { outbox } = open(world(), [], { keeps: false });
    expect(await outbox.send(submission('a'))).toEqual(RECORDED);
  });

  it('delivers what an earlier visit kept, and tells of it once', async () => {
    const here = world();
    await open(here, ['no answer']).outbox.send(submission('a'));
    await open(here, ['answer lost']).outbox.send(submission('b'));
    const { outbox, told } = open(here);
    await outbox.deliver();
    await outbox.deliver();
    expect(told).toEqual([
      ['a', RECORDED],
      ['b', RECORDED],
    ]);
    expect(here.recorded).toEqual(new Set(['a', 'b']));
    expect(here.kept.size).toBe(0);
  });

  it('tells of a late refusal before it forgets what was typed', async () => {
    const here = world();
    await open(here, ['no answer']).outbox.send(submission('a'));
    const { outbox } = open(here, [REFUSED]);
    let keptWhenTold = false;
    outbox.watch(() => {
      keptWhenTold = here.kept.has('a');
      return true;
    });
    await outbox.deliver();
    expect(keptWhenTold).toBe(true);
    expect(here.kept.size).toBe(0);
  });

  it('keeps what was refused until somebody deals with it', async () => {
    const here = world();
    await open(here, ['no answer']).outbox.send(submission('a'));
    const parts = { keep: here.keep, post: async () => REFUSED, isOnline: () => true, schedule: () => {} };
    const outbox = createOutbox({ ...parts, alone: (_, work) => work() });
    await outbox.deliver();
    outbox.watch(() => false); // the form of another request
    await outbox.deliver();
    expect([...here.kept.keys()]).toEqual(['a']);
    outbox.watch(() => true);
    await outbox.deliver();
    expect(here.kept.size).toBe(0);
  });

  it('lets one that fails stand in nobody’s way', async () => {
    const here = world();
    for (const id of ['a', 'b']) await open(here, ['no answer']).outbox.send(submission(id));
    const { outbox, scheduled } = open(here, [LATER, RECORDED]);
    await outbox.deliver();
    expect([...here.kept.keys()]).toEqual(['a']);
    expect(scheduled).toHaveLength(1);
  });

  it('waits longer from try to try, and as long as the server asks', async () => {
    const here = world();
    const { outbox, scheduled } = open(here, [LATER, LATER, { state: 'later', wait: 600 }, RECORDED, LATER]);
    await outbox.send(submission('a'));
    await outbox.deliver();
    await outbox.deliver();
    expect(scheduled.map(({ milliseconds }) => milliseconds)).toEqual([5_000, 15_000, 600_000]);
    await outbox.deliver();
    await outbox.send(submission('b'));
    expect(scheduled.at(-1)?.milliseconds).toBe(5_000);
  });

  it('leaves alone what another tab has sent meanwhile', async () => {
    const here = world();
    await open(here, ['no answer']).outbox.send(submission('a'));
    const locks = new Map<string, Promise<unknown>>();
    const alone = <Result>(name: string, work: () => Promise<Result>) => {
      const turn = (locks.get(name) ?? Promise.resolve()).then(work);
      locks.set(name, turn);
      return turn;
    };
    const tab = () =>
      createOutbox({
        keep: here.keep,
        post: async ({ id }) => {
          here.asked.push(id);
          return RECORDED;
        },
        isOnline: () => true,
        alone,
        schedule: () => {},
      });
    here.asked.length = 0;
    await Promise.all([tab().deliver(), tab().deliver()]);
    expect(here.asked).toEqual(['a']);
  });
});
