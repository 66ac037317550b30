import { array, assert, asyncProperty, constant, constantFrom, nat, oneof, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Outcome, Submission } from '../../../src/domain/outbox';
import { type Delivery, deliverAll, type SavedSubmission } from '../../../src/services/deliver';
import { createOutbox } from '../../../src/services/outbox';
import type { Answer } from '../../../src/services/post';

const FORM = { form: 'quotes', language: 'en', fields: { firstName: 'Ana' }, honeypot: '', elapsed: 5000 } as const;
const never = () => new Promise<never>(() => {});
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** A server that may be down, lose its response, or ask to wait. It records and attests each id once. */
function createServer() {
  const recorded: string[] = [];
  const attested = new Set<string>();
  let mode: 'up' | 'down' | 'loses the response' | 'busy' = 'up';
  /** Does the work unless the server is down. */
  function handle(work: () => void): void {
    if (mode !== 'down') work();
    if (mode !== 'up') throw new TypeError('Failed to fetch');
  }
  return {
    recorded,
    attested,
    become(next: typeof mode) {
      mode = next;
    },
    async post({ id }: Submission, hasToken: boolean): Promise<Answer> {
      if (mode === 'busy') return { state: 'later', wait: 0 };
      const isNew = !recorded.includes(id);
      handle(() => {
        if (isNew) recorded.push(id);
        if (isNew && hasToken) attested.add(id);
      });
      return { state: 'recorded', needsAttestation: !(isNew && hasToken) };
    },
    async attest(id: string, hasToken: boolean): Promise<boolean> {
      if (hasToken) handle(() => attested.add(id));
      return hasToken;
    },
  };
}

/** A device whose tabs and worker share its database and locks. A tab may die at any of its calls. */
function createDevice(server: ReturnType<typeof createServer>) {
  const saved = new Map<string, SavedSubmission>();
  /** The ids of all that was ever saved. */
  const kept = new Set<string>();
  const seen = new Map<string, Outcome['state']>();
  const locks = new Map<string, Promise<unknown>>();

  function openProcess(diesAfter: number) {
    let calls = 0;
    const killing = new AbortController();
    const death = new Promise((resolve) => killing.signal.addEventListener('abort', resolve));
    const call = <Result>(work: () => Result | Promise<Result>): Promise<Result> => {
      calls += 1;
      if (calls > diesAfter) killing.abort();
      return calls > diesAfter ? never() : Promise.resolve().then(work);
    };
    const parts = (hasToken: boolean): Omit<Delivery, 'report'> => ({
      store: {
        put: (each) =>
          call(() => {
            kept.add(each.id);
            saved.set(each.id, each);
          }),
        get: (id) => call(() => saved.get(id)),
        all: () => call(() => [...saved.values()]),
        remove: (id) => call(() => void saved.delete(id)),
      },
      post: (submission) => call(() => server.post(submission, hasToken)),
      isOnline: () => true,
      withLock(name, work) {
        const result = (locks.get(name) ?? Promise.resolve()).then(work);
        locks.set(name, Promise.race([result, death])); // a browser releases the locks of a dead tab
        return result;
      },
    });
    return { parts, call };
  }

  return {
    saved,
    kept,
    seen,
    openTab(hasToken: boolean, diesAfter = Number.POSITIVE_INFINITY) {
      const { parts, call } = openProcess(diesAfter);
      return createOutbox({
        ...parts(hasToken),
        attest: (id) => call(() => server.attest(id, hasToken)),
        schedule: () => {},
        tell: ({ id, outcome }) => Boolean(seen.set(id, outcome.state)),
      });
    },
    runWorker: (diesAfter: number) => deliverAll({ ...openProcess(diesAfter).parts(false), report: async () => {} }),
  };
}

const hasToken = constantFrom(true, false);
const step = oneof(
  record({ does: constantFrom('send' as const, 'deliver' as const), hasToken, diesAfter: nat(14) }),
  record({ does: constant('work' as const), diesAfter: nat(20) }),
  record({ does: constantFrom('up' as const, 'down' as const, 'loses the response' as const, 'busy' as const) }),
);

interface AnyHistory {
  server: ReturnType<typeof createServer>;
  device: ReturnType<typeof createDevice>;
}

/**
 * Runs many random histories, each on a new device with a new server. Calls `afterStep` after each step, and `atEnd`
 * when the server is up again and a page with a token has delivered what was left.
 */
async function inAnyHistory(checks: {
  afterStep?: (history: AnyHistory) => void;
  atEnd?: (history: AnyHistory & { isAllDelivered: boolean }) => void;
}): Promise<void> {
  await assert(
    asyncProperty(array(step, { maxLength: 12 }), async (steps) => {
      const server = createServer();
      const device = createDevice(server);
      let last = 0;
      for (const each of steps) {
        if (each.does === 'send') {
          last += 1;
          void device.openTab(each.hasToken, each.diesAfter).send({ id: `${last}`, ...FORM });
        } else if (each.does === 'deliver') void device.openTab(each.hasToken, each.diesAfter).deliver();
        else if (each.does === 'work') void device.runWorker(each.diesAfter);
        else server.become(each.does);
        if (each.does !== 'send') await nextTask();
        checks.afterStep?.({ server, device });
      }
      server.become('up');
      await nextTask();
      const isAllDelivered = await device.openTab(true).deliver();
      checks.atEnd?.({ server, device, isAllDelivered });
    }),
  );
}

describe('in any history', () => {
  it('what a device saved is recorded', async () => {
    await inAnyHistory({
      atEnd({ server, device }) {
        for (const id of device.kept) expect(server.recorded).toContain(id);
      },
    });
  });

  it('nothing is recorded twice', async () => {
    await inAnyHistory({
      atEnd: ({ server }) => expect([...new Set(server.recorded)]).toEqual(server.recorded),
    });
  });

  it('what a device saved is attested', async () => {
    await inAnyHistory({
      atEnd({ server, device }) {
        for (const id of device.kept) expect(server.attested).toContain(id);
      },
    });
  });

  it('the visitor learns that what the device saved is recorded', async () => {
    await inAnyHistory({
      atEnd({ device }) {
        for (const id of device.kept) expect(device.seen.get(id)).toBe('recorded');
      },
    });
  });

  it('a device has nothing left once it could deliver', async () => {
    await inAnyHistory({
      atEnd({ device, isAllDelivered }) {
        expect(isAllDelivered).toBe(true);
        expect(device.saved.size).toBe(0);
      },
    });
  });

  it('a device keeps the texts of a submission exactly until it is sent', async () => {
    await inAnyHistory({
      afterStep({ device }) {
        for (const { outcome, fields } of device.saved.values())
          expect(fields).toEqual(outcome.state === 'saved' ? FORM.fields : {});
      },
    });
  });
});
