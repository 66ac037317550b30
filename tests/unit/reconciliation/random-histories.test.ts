import { hash } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { logger } from '../../../functions/src/logger';
import { handleObjectDeleted } from '../../../functions/src/media/handle-object-deleted';
import type { FoundObject } from '../../../functions/src/media/library';
import { reconcileRecord } from '../../../functions/src/media/reconcile-record';
import { syncStorage } from '../../../functions/src/media/sync-storage';
import { recordId, uploadMetadata } from '../../../src/domain/object-name';
import { importedRecord, isImportable, uploadedRecord } from '../../../src/domain/object-record';
import { renditionName } from '../../../src/domain/renditions';
import { keysOf } from '../../../src/domain/table';
import { inMemoryLibrary, type NewObject, type SeenRecord } from './in-memory-library';

// Model-based test of the library: random actions, then checks that hold after any of them.

const HISTORIES = 1000;

/** Two imports, two uploads and a folder marker, few so that much happens to each. */
const NAMES = [
  'hero one.png',
  'team/two.pdf',
  'abcdefghij123456_1700000000001.png',
  'abcdefghij123456_1700000000002.pdf',
  'team/',
];
const isUpload = (name: string) => name.startsWith('abc');

/** One of the keys, as often as its number says. */
const weighted = <Key extends string>(weights: Record<Key, number>) =>
  fc.oneof(...keysOf(weights).map((key) => ({ arbitrary: fc.constant(key), weight: weights[key] })));

/** An action on an object or on an event, or a sync. */
const action = fc.record({
  type: weighted({
    put: 2,
    upload: 2,
    'upload and close the tab': 1,
    edit: 2,
    delete: 3,
    'delete by staff': 2,
    'delete by staff and close the tab': 1,
    deliver: 3,
    'deliver again': 2,
    lose: 1,
    sync: 1,
  }),
  name: fc.constantFrom(0, 0, 0, 0, 0, 2, 2, 2, 2, 1, 3, 4),
  variant: fc.nat(2),
  isPrompt: fc.constantFrom(true, true, false),
  event: fc.nat(20),
});
type Action = typeof action extends fc.Arbitrary<infer Value> ? Value : never;

/** Simultaneous actions. If the round settles, what runs ends before the next round. */
const roundOfActions = fc.record({
  actions: fc.array(action, { minLength: 1, maxLength: 5 }),
  settles: fc.constantFrom(true, true, false),
});

const scenarios = fc.record({
  rounds: fc.array(roundOfActions, { minLength: 1, maxLength: 10 }),
  /** Whether events can be lost, and syncs run. Without both, the handlers of events do everything. */
  losesEvents: fc.boolean(),
  syncs: fc.boolean(),
  /** The server's process ends right before the writes with these numbers. */
  crashes: fc.oneof(fc.constant<number[]>([]), fc.uniqueArray(fc.nat(40), { maxLength: 6 })),
});
type Scenario = typeof scenarios extends fc.Arbitrary<infer Value> ? Value : never;

/** An event of Cloud Storage. An overwrite also sends a deletion of the previous generation. */
interface Event {
  type: 'finalized' | 'deleted' | 'overwritten';
  name: string;
}

/** The library after all events were handled, or after the syncs that follow. */
interface Ending {
  objects: Map<string, FoundObject>;
  records: Map<string, SeenRecord>;
  renditions: string[];
  /** A crash or a lost event may have left renditions without a record. */
  mayHaveOrphans: boolean;
  /** The names whose last edit came after their last deletion, with their records. */
  edited: [name: string, record: SeenRecord | undefined][];
  /** The names that staff deleted after the last upload and edit, with their records. */
  deleted: [name: string, record: SeenRecord | undefined][];
}

interface History {
  endings: Ending[];
  /** How many syncs did not finish. */
  unfinishedSyncs: number;
}

const MAX_UNFINISHED_SYNCS = 10;

/** Runs the rounds of a scenario until nothing is left to do. */
async function runRounds(
  harness: ReturnType<typeof inMemoryLibrary>,
  { rounds, losesEvents, syncs }: Scenario,
): Promise<History> {
  const { library } = harness;
  const { bucket } = library.objects;
  const idOf = (name: string) => recordId(bucket, name);
  const undelivered: Event[] = [];
  /** Handlers of the server that are running. */
  const running: Promise<unknown>[] = [];
  /** For each name, the last round in which it was put, edited, deleted, or deleted with its record. */
  const lastRounds = { put: new Map(), edit: new Map(), removal: new Map(), deletion: new Map() };
  const last = (what: keyof typeof lastRounds, name: string): number => lastRounds[what].get(name) ?? -1;
  let titles = 0;
  // What a lost event or a crash leaves behind is left to the next sync or repair.
  let everyEventHandled = true;
  let everyDeletionDelivered = true;
  let noCrash = true;

  async function deliver(event: Event): Promise<void> {
    const handler = event.type === 'finalized' ? reconcileRecord : handleObjectDeleted;
    await handler(library, event.name).catch(() => {
      noCrash = false;
      undelivered.push(event); // Cloud Functions delivers it again.
    });
  }

  function emit(isPrompt: boolean, ...events: Event[]): void {
    if (isPrompt) running.push(...events.map(deliver));
    else undelivered.push(...events);
  }

  async function sync() {
    vi.spyOn(logger, 'error').mockImplementation(() => {
      everyEventHandled = false;
      noCrash = false;
    });
    return (await syncStorage(library)).checkpoint;
  }

  async function put(name: string, { variant, isPrompt }: Action): Promise<NewObject> {
    const contentType = name.endsWith('png') ? 'image/png' : 'application/pdf';
    const metadata = isUpload(name) ? uploadMetadata(`${variant}.file`) : null;
    const object = { name, contentType, bytes: new Uint8Array(variant + 1), metadata };
    const isOverwrite = harness.objects.has(name);
    await harness.putObject(object);
    emit(isPrompt, { type: 'finalized', name });
    if (isOverwrite) emit(isPrompt, { type: 'overwritten', name });
    return object;
  }

  async function performOnObject(each: Action, round: Action[], time: number): Promise<void> {
    const name = NAMES[each.name] ?? '';
    const id = await idOf(name);
    if (each.type === 'edit') {
      titles += 1;
      if (await harness.edit(id, `edit ${titles}`)) lastRounds.edit.set(name, time);
    } else if (each.type.startsWith('delete')) {
      // If a client creates or deletes a record after the last event of its object, only a sync notices it.
      const created = each.type === 'delete by staff' ? /^(put|upload)/ : /^upload$/;
      if (round.some((other) => created.test(other.type) && other.name === each.name)) everyEventHandled = false;
      await harness.removeObject(name);
      emit(each.isPrompt, { type: 'deleted', name });
      if (each.type !== 'delete by staff') return;
      lastRounds.removal.set(name, time);
      await harness.removeRecord(id);
      lastRounds.deletion.set(name, time);
    } else {
      lastRounds.put.set(name, time);
      const { contentType, bytes } = await put(name, each);
      if (each.type !== 'upload' || !isUpload(name)) return;
      const object = { bucket, name, contentType, size: bytes.length, metadata: null };
      await harness.createRecord(id, { ...uploadedRecord(object, name), bucket_name: bucket as never });
    }
  }

  async function perform(each: Action, round: Action[], time: number): Promise<void> {
    if (each.type === 'sync') return void (syncs && running.push(sync()));
    if (each.type === 'lose' && !losesEvents) return;
    if (!/^(deliver|lose)/.test(each.type)) return performOnObject(each, round, time);
    const index = each.event % Math.max(undelivered.length, 1);
    const [event] = each.type === 'deliver again' ? undelivered.slice(index) : undelivered.splice(index, 1);
    if (!event) return;
    if (each.type !== 'lose') return void running.push(deliver(event));
    everyEventHandled = false;
    if (event.type !== 'finalized') everyDeletionDelivered = false;
  }

  for (const [time, { actions, settles }] of rounds.entries()) {
    await Promise.all(actions.map((each) => perform(each, actions, time)));
    if (settles) await Promise.all(running);
  }
  // Every event that was not lost arrives in the end, in spite of crashes. That is enough ...
  await Promise.all(running);
  while (undelivered.length > 0) await Promise.all(undelivered.splice(0).map(deliver));
  const endings = everyEventHandled ? [await ending()] : [];
  // ... and if an event was lost, syncs do the rest.
  let unfinishedSyncs = 0;
  while (unfinishedSyncs < MAX_UNFINISHED_SYNCS && (await sync()) === null) unfinishedSyncs += 1;
  return { endings: [...endings, await ending()], unfinishedSyncs };

  async function ending(): Promise<Ending> {
    const records = harness.records();
    const recordOf = new Map<string, SeenRecord | undefined>();
    for (const name of NAMES) recordOf.set(name, records.get(await idOf(name)));
    const isDeleted = (name: string) => Math.max(last('put', name), last('edit', name)) < last('deletion', name);
    return {
      objects: new Map(harness.objects),
      records,
      renditions: await library.renditions.named(''),
      mayHaveOrphans: !noCrash || !everyDeletionDelivered,
      edited: [...recordOf].filter(([name]) => last('edit', name) > last('removal', name)),
      deleted: [...recordOf].filter(([name]) => isDeleted(name)),
    };
  }
}

function factsOf(object: FoundObject) {
  const { media_type, mime_type, file_size, bucket_name } = importedRecord(object);
  return { media_type, mime_type, file_size, bucket_name, generation: object.generation };
}

const pathsOf = ({ records }: Ending) => [...records.values()].map(({ file_path }) => file_path);
const recordedRenditions = ({ records }: Ending) =>
  [...records].flatMap(([id, { generation, renditions }]) =>
    (renditions as number[]).map((width) => renditionName(id, String(generation), width)),
  );

/** What is true of the library after any history. */
const RULES: Record<string, (ending: Ending) => void> = {
  'no two records have the same path'(ending) {
    const paths = pathsOf(ending);
    expect(new Set(paths).size).toBe(paths.length);
  },
  'every object that can be imported has a record'(ending) {
    for (const name of ending.objects.keys()) if (isImportable(name)) expect(pathsOf(ending)).toContain(name);
  },
  'a folder marker has no record'(ending) {
    for (const path of pathsOf(ending)) expect(path).not.toMatch(/\/$/);
  },
  'the record of an object describes it'({ objects, records }) {
    for (const record of records.values()) {
      const object = objects.get(String(record.file_path));
      if (object) expect(record).toMatchObject({ ...factsOf(object), missing_since: null });
    }
  },
  'a record without an object says so'({ objects, records }) {
    for (const { file_path, missing_since } of records.values())
      if (!objects.has(String(file_path))) expect(missing_since, `${file_path} is gone`).toBeTruthy();
  },
  'every rendition that a record names is stored'(ending) {
    expect(ending.renditions).toEqual(expect.arrayContaining(recordedRenditions(ending)));
  },
  'no rendition is stored that no record names, unless a crash or a lost event left it'(ending) {
    if (!ending.mayHaveOrphans) expect(ending.renditions.sort()).toEqual(recordedRenditions(ending).sort());
  },
  'no edit is lost'({ edited }) {
    for (const [name, record] of edited) expect(record?.title, `the edit of ${name}`).toMatch(/^edit /);
  },
  'nothing that staff deleted comes back'({ deleted }) {
    for (const [name, record] of deleted) expect(record, name).toBeUndefined();
  },
};
const SYNCS_END = 'a few syncs are enough';
const SYNC_IS_IDLE = 'another sync changes nothing';

// Web Crypto resolves from another thread at random times. A synchronous digest leaves the order to the scheduler.
const digest = async (_: unknown, data: unknown) => new Uint8Array(hash('sha256', data as Uint8Array, 'buffer')).buffer;

describe('after any history', () => {
  /** The rules that the shortest history with a failure breaks, each with its error. */
  let broken = new Map<string, unknown>();
  let failure = '';

  beforeAll(async () => {
    const digests = vi.spyOn(crypto.subtle, 'digest').mockImplementation(digest);
    const property = fc.asyncProperty(scenarios, fc.scheduler(), async (scenario, scheduler) => {
      let writes = 0;
      const crash = () => {
        if (scenario.crashes.includes(writes++)) throw new Error('The process ends here');
      };
      const harness = inMemoryLibrary(() => scheduler.schedule(Promise.resolve()), crash);
      const { endings, unfinishedSyncs } = await scheduler.waitFor(runRounds(harness, scenario));
      const before = writes;
      const { created } = await scheduler.waitFor(syncStorage(harness.library));

      const errors = new Map<string, unknown>();
      const check = (rule: string, assertion: () => void) => {
        try {
          assertion();
        } catch (error) {
          errors.set(rule, error);
        }
      };
      for (const ending of endings)
        for (const [rule, assertion] of Object.entries(RULES)) check(rule, () => assertion(ending));
      check(SYNCS_END, () => expect(unfinishedSyncs).toBeLessThan(MAX_UNFINISHED_SYNCS));
      check(SYNC_IS_IDLE, () => expect({ created, writes }).toEqual({ created: 0, writes: before }));
      if (errors.size > 0) broken = errors;
      return errors.size === 0;
    });
    const details = await fc.check(property, { numRuns: HISTORIES });
    digests.mockRestore();
    failure = details.failed ? (fc.defaultReportMessage(details) ?? 'No report') : '';
  }, 300_000);

  it.each([...Object.keys(RULES), SYNCS_END, SYNC_IS_IDLE])('%s', (rule) => {
    if (broken.has(rule)) throw new Error(failure, { cause: broken.get(rule) });
  });

  it('nothing else fails', () => {
    if (broken.size === 0) expect(failure).toBe('');
  });
});
