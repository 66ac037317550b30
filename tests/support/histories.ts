import fc from 'fast-check';
import { expect } from 'vitest';
import { forgetObject } from '../../functions/src/media/forget-object';
import { keepRecord } from '../../functions/src/media/keep-record';
import { syncStorage } from '../../functions/src/media/sync-storage';
import { recordId, uploadMetadata } from '../../src/domain/object-name';
import { importedRecord, isImportable, uploadedRecord } from '../../src/domain/object-record';
import { RENDITIONS_FOLDER, renditionName } from '../../src/domain/renditions';
import type { Put, SeenObject, SeenRecord, Stage } from './stage';

/** Few names, so that much happens to each: two of pictures, two of uploads. */
const NAMES = [
  'hero one.png',
  'team/two.pdf',
  'abcdefghij123456_1700000000001.png',
  'abcdefghij123456_1700000000002.pdf',
];

const ON_NAME = [
  ...['put', 'upload', 'upload, and the tab dies', 'delete', 'edit'],
  ...['delete by staff', 'delete by staff, and the tab dies'],
];

/** What happens: deeds of people and other programs, events that arrive, one of them again, or never, and syncs. */
type Deed =
  | { does: string; name: number; variant: number; isPrompt: boolean }
  | { does: 'deliver'; event: number; again: boolean }
  | { does: 'lose'; event: number }
  | { does: 'sync' };

/** Rounds of deeds that happen at once. A process of the server ends right before the writes of these numbers. */
export interface History {
  rounds: Deed[][];
  crashes: number[];
}

const EVENTS = 20;
const deed: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      does: fc.constantFrom(...ON_NAME),
      name: fc.constantFrom(0, 0, 0, 2, 2, 2, 1, 3),
      variant: fc.nat(2),
      isPrompt: fc.boolean(),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ does: fc.constant('deliver' as const), event: fc.nat(EVENTS), again: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('lose' as const), event: fc.nat(EVENTS) }) },
  { weight: 2, arbitrary: fc.constant({ does: 'sync' as const }) },
);

export const histories: fc.Arbitrary<History> = fc.record({
  rounds: fc.array(fc.array(deed, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 6 }),
  crashes: fc.uniqueArray(fc.nat(40), { maxLength: 6 }),
});

interface Event {
  /** In production an overwrite is told as a deletion, too. */
  kind: 'finalized' | 'deleted' | 'overwritten';
  name: string;
}

/** In which round something last happened to a name; -1 for never. */
type Rounds = Map<string, number>;

/** Plays a history to its end, lets everything come to rest and judges what is left. `bytesOf` a variant of a name. */
export async function play(
  stage: Stage,
  { rounds }: History,
  bytesOf: (name: string, variant: number) => Uint8Array,
): Promise<void> {
  const { library } = stage;
  const { bucket } = library.objects;
  const mail: Event[] = [];
  const puts: Rounds = new Map();
  const edits: Rounds = new Map();
  const removals: Rounds = new Map();
  const deletions: Rounds = new Map();
  /** What the server is doing, beside all else. */
  const running: Promise<unknown>[] = [];
  let titles = 0;
  const idOf = (name: string) => recordId(bucket, name);
  const last = (of: Rounds, name: string) => of.get(name) ?? -1;

  /** Whether the server got every event, and finished what each of them asked for. */
  let isTold = true;
  /** Whether every deletion was told: the renditions that a lost one leaves are for a repair. */
  let isSwept = true;
  /** Whether no process of the server ended on its way: the renditions that one leaves behind are for a repair. */
  let isWhole = true;

  async function deliver(event: Event): Promise<void> {
    const handler = event.kind === 'finalized' ? keepRecord : forgetObject;
    // An event whose handler failed comes again.
    await handler(library, event.name).catch(() => {
      isWhole = false;
      mail.push(event);
    });
  }

  /** Events of an object: they arrive at once, or some time later. */
  function tell(isPrompt: boolean, ...events: Event[]): void {
    if (isPrompt) running.push(...events.map(deliver));
    else mail.push(...events);
  }

  async function sync() {
    const report = () => {
      [isTold, isWhole] = [false, false];
    };
    return (await syncStorage(library, { report })).seen;
  }

  async function put(name: string, variant: number, isPrompt: boolean): Promise<Put> {
    const contentType = name.endsWith('png') ? 'image/png' : 'application/pdf';
    const metadata = name.startsWith('abc') ? { metadata: uploadMetadata(`${variant}.file`) } : {};
    const object = { name, contentType, bytes: bytesOf(name, variant), ...metadata };
    const isOverwrite = (await stage.objects()).has(name);
    await stage.putObject(object);
    tell(isPrompt, { kind: 'finalized', name });
    if (isOverwrite) tell(isPrompt, { kind: 'overwritten', name });
    return object;
  }

  async function perform(each: Deed, round: Deed[], time: number): Promise<void> {
    if (each.does === 'sync') {
      running.push(sync());
    } else if ('event' in each) {
      const place = each.event % Math.max(mail.length, 1);
      const [event] = 'again' in each && each.again ? mail.slice(place) : mail.splice(place, 1);
      if (event && each.does === 'deliver') running.push(deliver(event));
      if (!event || each.does !== 'lose') return;
      isTold = false;
      if (event.kind === 'deleted') isSwept = false;
    } else if ('name' in each) {
      const name = NAMES[each.name] ?? '';
      const id = await idOf(name);
      if (each.does === 'put' || (each.does.startsWith('upload') && !name.startsWith('abc'))) {
        puts.set(name, time);
        await put(name, each.variant, each.isPrompt);
      } else if (each.does.startsWith('upload')) {
        puts.set(name, time);
        const { contentType, bytes } = await put(name, each.variant, each.isPrompt);
        const object = { bucket, name, contentType, size: bytes.length, metadata: null };
        if (each.does === 'upload')
          await stage.createRecord(id, { ...uploadedRecord(object, name), bucket_name: bucket as never });
      } else if (each.does === 'edit') {
        titles += 1;
        if (await stage.edit(id, `edit ${titles}`)) edits.set(name, time);
      } else {
        // A record that the client makes after the last event of its object waits for a sync.
        if (round.some(({ does, ...of }) => does === 'upload' && 'name' in of && of.name === each.name)) isTold = false;
        await stage.removeObject(name);
        tell(each.isPrompt, { kind: 'deleted', name });
        if (each.does !== 'delete by staff') return;
        removals.set(name, time);
        await stage.removeRecord(id);
        deletions.set(name, time);
      }
    }
  }

  for (const [time, round] of rounds.entries()) await Promise.all(round.map((each) => perform(each, round, time)));
  // In the end every event that was not lost arrives, whatever crashed, and that is enough ...
  await Promise.all(running);
  while (mail.length > 0) await Promise.all(mail.splice(0).map(deliver));
  if (isTold) await judge();
  // ... and where it is not, somebody presses the button until nothing is left to do.
  for (let tries = 0; (await sync()) === null; tries += 1) expect(tries).toBeLessThan(10);
  await judge();

  async function judge(): Promise<void> {
    const [objects, records] = [await stage.objects(), await stage.records()];
    const paths = [...records.values()].map(({ file_path }) => file_path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const name of objects.keys()) if (isImportable(name)) expect(paths).toContain(name);
    for (const record of records.values()) judgeRecord(record, objects);
    const renditions = [...objects.keys()].filter((name) => name.startsWith(RENDITIONS_FOLDER));
    const told = [...records].flatMap(([id, record]) => toldRenditions(id, record));
    if (isWhole && isSwept) expect(renditions.sort()).toEqual(told.sort());
    else expect(renditions).toEqual(expect.arrayContaining(told));
    for (const name of NAMES) {
      const record = records.get(await idOf(name));
      if (last(edits, name) > last(removals, name)) expect(record?.title, `the edit of ${name}`).toMatch(/^edit /);
      const isDeleted = Math.max(last(puts, name), last(edits, name)) < last(deletions, name);
      if (isDeleted) expect(record, `${name} was deleted by staff`).toBeUndefined();
    }
  }

  function judgeRecord(record: SeenRecord, objects: Map<string, SeenObject>): void {
    const name = String(record.file_path);
    const object = objects.get(name);
    if (object) {
      expect(record).toMatchObject(factsOf(name, object, bucket));
      expect(record.missing_since).toBeNull();
    } else {
      expect(record.missing_since, `${name} is gone`).toBeTruthy();
    }
  }
}

/** The names of the renditions that a record tells of. */
const toldRenditions = (id: string, { generation, renditions }: SeenRecord) =>
  (renditions as number[]).map((width) => renditionName(id, String(generation), width));

/** What a record says of its object, whoever made it and whatever staff have written. */
function factsOf(name: string, { generation, size, contentType }: SeenObject, bucket: string) {
  const { media_type } = importedRecord({ bucket, name, contentType, size, metadata: null });
  return { file_path: name, bucket_name: bucket, media_type, mime_type: contentType, file_size: size, generation };
}
