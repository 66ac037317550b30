import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MIN_FILL_MS, type Outcome, type Submission } from '../../../src/domain/outbox';
import { deliverOutbox } from '../../../src/service-worker/deliver-outbox';
import { type SavedSubmission, type SubmissionStore, savedBecause } from '../../../src/services/deliver';
import { createOutbox } from '../../../src/services/outbox';
import type { Answer } from '../../../src/services/post';

const FORM = {
  form: 'quotes',
  language: 'en',
  fields: { firstName: 'Ana' },
  source: { page: '/contact' },
  honeypot: '',
  elapsed: 5000,
} as const;
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

/**
 * A tab with its outbox, the pauses before its retries, and what it told the visitor. `shows` says whether it can show
 * an outcome.
 */
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
  const retries: (() => void)[] = [];
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
    schedule(retry, milliseconds) {
      retries.push(retry);
      scheduled.push(milliseconds);
    },
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
  /** The time of the last retry that was scheduled has come. */
  async function retry(): Promise<void> {
    retries.at(-1)?.();
    await vi.runAllTimersAsync();
  }
  return {
    outbox,
    send,
    retry,
    scheduled,
    told,
    /** The ids and states of the final outcomes. */
    ended: () => told.filter(([, { state }]) => state !== 'saved').map(([id, { state }]) => `${id} ${state}`),
  };
}

/** Tasks with the same name wait for each other, as with Web Locks. */
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

describe('a form that was filled in faster than people type', () => {
  let device: ReturnType<typeof makeDevice>;
  let tab: ReturnType<typeof openTab>;
  let sending: Promise<void>;
  beforeEach(() => {
    device = makeDevice();
    tab = openTab(device);
    sending = tab.outbox.send({ ...submission('a'), elapsed: MIN_FILL_MS - 500 });
  });

  it('is saved before it is sent', async () => {
    await vi.advanceTimersByTimeAsync(499);
    expect(device.saved.has('a')).toBe(true);
    expect(device.posted).toEqual([]);
  });

  it('is saved with the time that it waits for', async () => {
    await vi.advanceTimersByTimeAsync(499);
    expect(device.saved.get('a')?.elapsed).toBe(MIN_FILL_MS);
  });

  it('is not sent before a person could have typed it', async () => {
    await vi.advanceTimersByTimeAsync(499);
    expect(device.posted).toEqual([]);
  });

  it('is sent as soon as a person could have typed it', async () => {
    await vi.advanceTimersByTimeAsync(500);
    await sending;
    expect(tab.ended()).toEqual(['a recorded']);
  });
});

describe.each([
  [RECORDED, true, { state: 'recorded' }],
  [REFUSED, true, REFUSED],
  ['no answer', false, { state: 'saved', reason: 'offline', failures: 1 }],
  ['no answer', true, { state: 'saved', reason: 'server', failures: 1 }],
  [LATER, true, { state: 'saved', reason: 'server', failures: 1 }],
] as const)('after %j (online: %s)', (answer, online, outcome) => {
  async function sendOnce() {
    const device = makeDevice();
    const tab = openTab(device, [answer], { isOnline: () => online });
    await tab.send('a');
    return { device, ...tab };
  }

  it(`reports ${JSON.stringify(outcome)}`, async () => {
    const { told } = await sendOnce();
    expect(told).toEqual([['a', outcome]]);
  });

  if (outcome.state === 'saved') {
    it('keeps the submission', async () => {
      const { device } = await sendOnce();
      expect(device.saved.has('a')).toBe(true);
    });

    it('schedules a retry', async () => {
      const { scheduled } = await sendOnce();
      expect(scheduled).toHaveLength(1);
    });
  } else {
    it('removes the submission', async () => {
      const { device } = await sendOnce();
      expect(device.saved.has('a')).toBe(false);
    });

    it('schedules no retry', async () => {
      const { scheduled } = await sendOnce();
      expect(scheduled).toEqual([]);
    });
  }
});

describe('on a device without a database', () => {
  const refuse = () => Promise.reject(new Error('no database'));
  const broken = { store: { ...makeDevice().store, put: refuse, remove: refuse } };

  it('sends a submission', async () => {
    const { send, ended } = openTab(makeDevice(), [], broken);
    await send('a');
    expect(ended()).toEqual(['a recorded']);
  });

  it('reports a failure if it cannot send the submission either', async () => {
    const { send, ended } = openTab(makeDevice(), ['no answer'], broken);
    await send('a');
    expect(ended()).toEqual(['a failed']);
  });

  it('does not retry a submission that it reported as failed', async () => {
    const { send, scheduled } = openTab(makeDevice(), ['no answer'], broken);
    await send('a');
    expect(scheduled).toEqual([]);
  });
});

it('does not send later what it reported as failed, although a slow database kept it', async () => {
  const device = makeDevice();
  const put = async (each: SavedSubmission) => {
    await device.store.put(each);
    throw new Error('too slow');
  };
  const { send } = openTab(device, ['no answer'], { store: { ...device.store, put } });
  await send('a');
  await openTab(device).outbox.deliver();
  expect(device.posted).toEqual(['a']);
});

it('delivers the submissions of an earlier visit and reports each once', async () => {
  const { outbox, told } = openTab(makeDevice('a', 'b'));
  expect(await outbox.deliver()).toBe(true);
  await outbox.deliver();
  expect(told.filter(([, { state }]) => state === 'recorded').map(([id]) => id)).toEqual(['a', 'b']);
});

describe('if one of the submissions of an earlier visit fails', () => {
  it('delivers the other ones', async () => {
    const device = makeDevice('a', 'b');
    const { outbox, ended } = openTab(device, [LATER]);
    await outbox.deliver();
    expect(ended()).toEqual(['b recorded']);
    expect([...device.saved.keys()]).toEqual(['a']);
  });

  it('says that something is left', async () => {
    const { outbox } = openTab(makeDevice('a', 'b'), [LATER]);
    expect(await outbox.deliver()).toBe(false);
  });

  it('schedules one retry', async () => {
    const { outbox, scheduled } = openTab(makeDevice('a', 'b'), [LATER]);
    await outbox.deliver();
    expect(scheduled).toHaveLength(1);
  });

  it('delivers it with the next attempt', async () => {
    const { outbox, ended } = openTab(makeDevice('a', 'b'), [LATER]);
    await outbox.deliver();
    expect(await outbox.deliver()).toBe(true);
    expect(ended()).toEqual(['b recorded', 'a recorded']);
  });
});

describe('if the database fails for one of the submissions of an earlier visit', () => {
  function openTabOfBroken(id: string) {
    const device = makeDevice('a', 'b');
    const get = (asked: string) => (asked === id ? Promise.reject(new Error('too slow')) : device.store.get(asked));
    return openTab(device, [], { store: { ...device.store, get } });
  }

  it('delivers the other ones', async () => {
    const { outbox, ended } = openTabOfBroken('a');
    await outbox.deliver();
    expect(ended()).toEqual(['b recorded']);
  });

  it('says that something is left', async () => {
    const { outbox } = openTabOfBroken('a');
    expect(await outbox.deliver()).toBe(false);
  });

  it('retries soon', async () => {
    const { outbox, scheduled } = openTabOfBroken('a');
    await outbox.deliver();
    expect(scheduled).toEqual([5_000]);
  });
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

describe.each<{ what: string; answer: Answer; outcome: Outcome }>([
  { what: 'delivered', answer: RECORDED, outcome: { state: 'recorded' } },
  { what: 'refused', answer: REFUSED, outcome: REFUSED },
])('a submission that was $what while no page could show it', ({ answer, outcome }) => {
  let device: ReturnType<typeof makeDevice>;
  beforeEach(async () => {
    device = makeDevice('a');
    await openTab(device, [answer], { shows: () => false }).outbox.deliver();
  });

  it('stays with its outcome', () => {
    expect(device.saved.get('a')?.outcome).toEqual(outcome);
  });

  it('is reported by the next page', async () => {
    const { outbox, ended } = openTab(device);
    await outbox.deliver();
    expect(ended()).toEqual([`a ${outcome.state}`]);
  });

  it('is not sent again', async () => {
    await openTab(device).outbox.deliver();
    expect(device.posted).toEqual(['a']);
  });

  it('is removed once a page has reported it', async () => {
    await openTab(device).outbox.deliver();
    expect(device.saved.size).toBe(0);
  });
});

it('keeps the texts of a refused submission until a form shows them', async () => {
  const device = makeDevice('a');
  await openTab(device, [REFUSED], { shows: () => false }).outbox.deliver();
  expect(device.saved.get('a')?.fields).toEqual(FORM.fields);
});

it('waits longer after each failure of a submission', async () => {
  const { outbox, send, scheduled } = openTab(makeDevice(), [LATER, LATER, LATER]);
  await send('a');
  for (const _ of ['fails', 'fails']) await outbox.deliver();
  expect(scheduled).toEqual([5_000, 15_000, 60_000]);
});

it('waits as short for the next submission as for the first one', async () => {
  const { outbox, send, scheduled } = openTab(makeDevice(), [LATER, LATER, RECORDED, LATER]);
  await send('a');
  for (const _ of ['fails', 'succeeds']) await outbox.deliver();
  await send('b');
  expect(scheduled.at(-1)).toBe(5_000);
});

it('sends a submission again when its retry is due', async () => {
  const device = makeDevice();
  const { send, retry } = openTab(device, [LATER]);
  await send('a');
  await retry();
  expect(device.posted).toEqual(['a', 'a']);
});

it('schedules another retry if the database cannot be read when one is due', async () => {
  const device = makeDevice();
  const all = () => Promise.reject(new Error('too slow'));
  const { send, retry, scheduled } = openTab(device, [LATER], { store: { ...device.store, all } });
  await send('a');
  await retry();
  expect(scheduled).toHaveLength(2);
});

it('retries as soon as the server accepts one of several submissions', async () => {
  const { outbox, scheduled } = openTab(makeDevice('a', 'b'), [
    { state: 'later', wait: 600 },
    { state: 'later', wait: 60 },
  ]);
  await outbox.deliver();
  expect(scheduled).toEqual([60_000]);
});

it('waits up to 30% longer, so that devices do not all retry at once', async () => {
  vi.mocked(Math.random).mockReturnValue(1);
  const { send, scheduled } = openTab(makeDevice(), [LATER]);
  await send('a');
  expect(scheduled).toEqual([6_500]);
});

describe('if the server asks to wait for ten minutes', () => {
  let device: ReturnType<typeof makeDevice>;
  let tab: ReturnType<typeof openTab>;
  beforeEach(async () => {
    device = makeDevice();
    tab = openTab(device, [{ state: 'later', wait: 600 }]);
    await tab.send('a');
  });

  it('schedules the retry for that time', () => {
    expect(tab.scheduled).toEqual([600_000]);
  });

  it('sends nothing earlier from another page either', async () => {
    vi.advanceTimersByTime(599_000);
    expect(await openTab(device).outbox.deliver()).toBe(false);
    expect(device.posted).toEqual(['a']);
  });

  it('sends the submission again afterwards', async () => {
    vi.advanceTimersByTime(600_000);
    expect(await openTab(device).outbox.deliver()).toBe(true);
    expect(device.posted).toEqual(['a', 'a']);
  });
});

it('does not send a submission that another tab has sent', async () => {
  const device = makeDevice('a');
  const withLock = createLock();
  await Promise.all([1, 2].map(() => openTab(device, [], { withLock }).outbox.deliver()));
  expect(device.posted).toEqual(['a']);
});

describe('if two tabs deliver at once and the server fails', () => {
  async function deliverInTwoTabs() {
    const device = makeDevice('a');
    const withLock = createLock();
    const tabs = [1, 2].map(() => openTab(device, [LATER], { withLock }));
    await Promise.all(tabs.map(({ outbox }) => outbox.deliver()));
    return { device, tabs };
  }

  it('only one of them sends the submission', async () => {
    const { device } = await deliverInTwoTabs();
    expect(device.posted).toEqual(['a']);
  });

  it('both report that it waits', async () => {
    const { tabs } = await deliverInTwoTabs();
    for (const { told } of tabs) expect(told.at(-1)).toEqual(['a', { state: 'saved', reason: 'server', failures: 1 }]);
  });

  it('both schedule a retry', async () => {
    const { tabs } = await deliverInTwoTabs();
    for (const { scheduled } of tabs) expect(scheduled).toEqual([5_000]);
  });
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
  expect(page.ended()).toEqual(['a recorded']);
  expect(other.told).toEqual([]);
  expect(device.posted).toEqual(['a']);
});

describe('a submission that the server answers with a 401', () => {
  let device: ReturnType<typeof makeDevice>;
  beforeEach(() => {
    device = makeDevice('a');
  });

  describe('for less than three days', () => {
    beforeEach(() => void vi.advanceTimersByTime(THREE_DAYS - 1000));

    it('is still to be sent', async () => {
      const { outbox, ended } = openTab(device, [UNATTESTED]);
      expect(await outbox.deliver()).toBe(false);
      expect(ended()).toEqual([]);
    });

    it('keeps its texts', async () => {
      await openTab(device, [UNATTESTED]).outbox.deliver();
      expect(device.saved.get('a')?.fields).toEqual(FORM.fields);
    });
  });

  describe('for three days', () => {
    beforeEach(() => void vi.advanceTimersByTime(THREE_DAYS));

    it('is given up', async () => {
      const { outbox, ended } = openTab(device, [UNATTESTED]);
      expect(await outbox.deliver()).toBe(true);
      expect(ended()).toEqual(['a given-up']);
    });

    it('is not left to send even if no page can show that it is given up', async () => {
      const { outbox } = openTab(device, [UNATTESTED], { shows: () => false });
      expect(await outbox.deliver()).toBe(true);
    });

    it('loses its texts even if no page can show that it is given up', async () => {
      await openTab(device, [UNATTESTED], { shows: () => false }).outbox.deliver();
      expect(device.saved.get('a')?.outcome).toEqual({ state: 'given-up' });
      expect(JSON.stringify(device.saved.get('a'))).not.toContain('Ana');
    });

    it('is not sent by the page that shows that it is given up', async () => {
      await openTab(device, [UNATTESTED], { shows: () => false }).outbox.deliver();
      const { outbox, ended } = openTab(device, [RECORDED]);
      await outbox.deliver();
      expect(ended()).toEqual(['a given-up']);
      expect(device.posted).toEqual(['a']);
    });

    it('is removed once a page has shown that it is given up', async () => {
      await openTab(device, [UNATTESTED], { shows: () => false }).outbox.deliver();
      await openTab(device, [RECORDED]).outbox.deliver();
      expect(device.saved.size).toBe(0);
    });
  });
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

describe('a request that the server recorded without a token', () => {
  async function sendWith(attest: (id: string) => Promise<boolean>) {
    const device = makeDevice();
    const tab = openTab(device, [UNVERIFIED], { attest });
    await tab.send('a');
    return { device, ...tab };
  }

  it('is attested', async () => {
    const attest = vi.fn(async () => true);
    await sendWith(attest);
    expect(attest.mock.calls).toEqual([['a']]);
  });

  it('is reported as recorded', async () => {
    const { ended } = await sendWith(async () => true);
    expect(ended()).toEqual(['a recorded']);
  });

  it('is removed once it is attested', async () => {
    const { device } = await sendWith(async () => true);
    expect(device.saved.size).toBe(0);
  });

  it('is reported before it is attested: a blocked reCAPTCHA never answers', async () => {
    const { outbox, ended } = openTab(makeDevice(), [UNVERIFIED], { attest: () => new Promise(() => {}) });
    void outbox.send(submission('a'));
    await vi.runAllTimersAsync();
    expect(ended()).toEqual(['a recorded']);
  });
});

describe('a request that cannot be attested', () => {
  let device: ReturnType<typeof makeDevice>;
  let first: ReturnType<typeof openTab>;
  beforeEach(async () => {
    device = makeDevice();
    first = openTab(device, [UNVERIFIED], { attest: () => Promise.reject(new Error('blocked')) });
    await first.send('a');
  });
  const withoutToken = () => openTab(device, [], { attest: async () => false });

  it('is reported as recorded', () => {
    expect(first.ended()).toEqual(['a recorded']);
  });

  it('stays without its texts', () => {
    expect(device.saved.get('a')?.fields).toEqual({});
  });

  it('stays without its source', () => {
    expect(device.saved.get('a')?.source).toBeUndefined();
  });

  it('leaves nothing to send', async () => {
    expect(await withoutToken().outbox.deliver()).toBe(true);
  });

  it('is not reported again by later pages', async () => {
    const second = withoutToken();
    await second.outbox.deliver();
    const third = openTab(device, [], { attest: async () => true });
    await third.outbox.deliver();
    expect(second.told).toEqual([]);
    expect(third.told).toEqual([]);
  });

  it('is not retried before the next page', async () => {
    const { outbox, scheduled } = withoutToken();
    await outbox.deliver();
    expect(scheduled).toEqual([]);
  });

  it('is not sent again', async () => {
    await withoutToken().outbox.deliver();
    expect(device.posted).toEqual(['a']);
  });

  it('is removed once a later page has attested it', async () => {
    await withoutToken().outbox.deliver();
    await openTab(device, [], { attest: async () => true }).outbox.deliver();
    expect(device.saved.size).toBe(0);
  });

  it('is attested a last time after three days', async () => {
    vi.advanceTimersByTime(THREE_DAYS);
    const attest = vi.fn(async () => false);
    await openTab(device, [], { attest }).outbox.deliver();
    expect(attest).toHaveBeenCalledOnce();
  });

  it('is removed after three days', async () => {
    vi.advanceTimersByTime(THREE_DAYS);
    await withoutToken().outbox.deliver();
    expect(device.saved.size).toBe(0);
  });
});

describe('the service worker', () => {
  beforeEach(async () => {
    vi.stubGlobal('navigator', { onLine: true });
    await worker.store.put({ ...submission('a'), savedAt: Date.now(), outcome: savedBecause(true, 0) });
  });

  const acceptForms = () => vi.stubGlobal('fetch', async () => Response.json({ status: 'created' }, { status: 201 }));

  it('rejects while the server cannot be reached, so that the browser repeats the event', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(deliverOutbox()).rejects.toThrow('not empty');
  });

  it('delivers a submission that it could not deliver before', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(deliverOutbox()).rejects.toThrow();
    acceptForms();
    await deliverOutbox();
    expect(worker.saved.get('a')).toMatchObject({ outcome: { state: 'recorded' } });
  });

  it('sends a submission with its source', async () => {
    const fetched = vi.fn(async (_: string, __: RequestInit) => Response.json({ status: 'created' }, { status: 201 }));
    vi.stubGlobal('fetch', fetched);
    await deliverOutbox();
    expect(JSON.parse(`${fetched.mock.lastCall?.[1].body}`)).toMatchObject({ id: 'a', source: FORM.source });
  });

  it('rejects while its database cannot be read, so that the browser repeats the event', async () => {
    vi.spyOn(worker.store, 'all').mockRejectedValue(new DOMException('denied', 'UnknownError'));
    await expect(deliverOutbox()).rejects.toThrow('denied');
  });

  it('forgets the texts and the source that it delivered', async () => {
    acceptForms();
    await deliverOutbox();
    const kept = JSON.stringify(worker.saved.get('a'));
    for (const text of ['Ana', FORM.source.page]) expect(kept).not.toContain(text);
  });

  describe('leaves to a page', () => {
    const attest = vi.fn(async () => true);
    const openPage = () => openTab(worker, [], { attest });
    beforeEach(async () => {
      acceptForms();
      await deliverOutbox();
      attest.mockResolvedValue(true);
    });

    it('the report of what it delivered', async () => {
      const { outbox, ended } = openPage();
      await outbox.deliver();
      expect(ended()).toEqual(['a recorded']);
    });

    it('the attestation of what it delivered', async () => {
      await openPage().outbox.deliver();
      expect(attest.mock.calls).toEqual([['a']]);
    });

    it('the removal of what it delivered', async () => {
      await openPage().outbox.deliver();
      expect(worker.saved.size).toBe(0);
    });
  });

  it('never gives up: it has no token', async () => {
    vi.advanceTimersByTime(2 * THREE_DAYS);
    vi.stubGlobal('fetch', async () => Response.json({ error: 'not-attested' }, { status: 401 }));
    await expect(deliverOutbox()).rejects.toThrow('not empty');
    expect(worker.saved.get('a')?.fields).toEqual(FORM.fields);
  });
});
