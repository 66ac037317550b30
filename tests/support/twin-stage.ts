import type { FoundObject, KnownRecord, Library, Records } from '../../functions/src/media/library';
import { brand } from '../../src/domain/brand';
import { RENDITION_WIDTHS } from '../../src/domain/renditions';
import type { SeenRecord, Stage } from './stage';

const BUCKET = brand.bucket;
const PAGE_SIZE = 3;
/** To render a picture takes so long that much may happen meanwhile. */
const RENDER_STEPS = 8;

interface KeptRecord {
  version: number;
  fields: SeenRecord;
}

/** Thrown in place of a write: the process has ended there. */
export class Crash extends Error {}

/**
 * A library in memory under the handlers' own code, with what Cloud Storage and Firestore promise: each step by itself
 * is whole, and between two of them anything may happen. `pause` is asked before each step, `beforeWrite` before each
 * write of a handler. `count` counts the writes of handlers to records and objects.
 */
export function twinStage(pause: () => Promise<unknown> = async () => {}, beforeWrite = () => {}) {
  const objects = new Map<string, FoundObject & { bytes: Uint8Array }>();
  const records = new Map<string, KeptRecord>();
  const writes = { records: 0, objects: 0 };
  let clock = 0;
  const tick = () => (clock += 1);
  const write = (kind: keyof typeof writes) => {
    beforeWrite();
    writes[kind] += 1;
  };
  const known = (id: string): KnownRecord | null => {
    const { version, fields } = records.get(id) ?? {};
    if (!fields || version === undefined) return null;
    const generation = (fields.generation as string) ?? null;
    const isServers = 'stored_at' in fields && fields.created_at === fields.updated_at;
    const state = { generation, isMissing: Boolean(fields.missing_since), isProvisional: !generation && isServers };
    return { id, path: String(fields.file_path), ...state, version };
  };
  const set = (id: string, fields: SeenRecord) => {
    records.set(id, { version: tick(), fields });
    return known(id);
  };
  const change = (record: KnownRecord, fields: SeenRecord) => {
    write('records');
    const kept = records.get(record.id);
    if (!kept || kept.version !== record.version) return null;
    return set(record.id, { ...kept.fields, ...fields, stored_at: tick() });
  };
  /** One step: whoever asks waits for it, and it happens at once. */
  const step = async <Value>(work: () => Value): Promise<Value> => {
    await pause();
    return work();
  };

  const libraryObjects: Library['objects'] = {
    bucket: BUCKET,
    read: (name) => step(() => objects.get(name) ?? null),
    async *pages() {
      for (let after = ''; ; ) {
        const page = await step(() =>
          [...objects.values()].filter(({ name }) => name > after).sort((a, b) => (a.name < b.name ? -1 : 1)),
        );
        yield page.slice(0, PAGE_SIZE);
        if (page.length <= PAGE_SIZE) return;
        after = page[PAGE_SIZE - 1]?.name ?? '';
      }
    },
    named: (prefix) => step(() => [...objects.keys()].filter((name) => name.startsWith(prefix))),
    bytes: ({ name, generation }, length) =>
      step(() => {
        const object = objects.get(name);
        return object?.generation === generation ? object.bytes.slice(0, length) : null;
      }),
    serveAs: ({ name, generation }, contentDisposition) =>
      step(() => {
        write('objects');
        const object = objects.get(name);
        if (object?.generation === generation) objects.set(name, { ...object, contentDisposition });
      }),
    putRendition: (name, bytes) =>
      step(() => {
        write('objects');
        if (!objects.has(name)) put({ name, contentType: 'image/webp', bytes });
      }),
    remove: (name) =>
      step(() => {
        write('objects');
        objects.delete(name);
      }),
  };
  const libraryRecords: Records = {
    read: (id) => step(() => known(id)),
    all: () => step(() => new Map([...records.keys()].map((id) => [id, known(id) as KnownRecord]))),
    count: () => step(() => records.size),
    create: (id, fields) =>
      step(() => {
        write('records');
        const now = tick();
        return records.has(id) ? null : set(id, { ...fields, created_at: now, updated_at: now, stored_at: now });
      }),
    describe: (record, facts) => step(() => change(record, { ...facts, missing_since: null })),
    mark: (record) => step(() => change(record, { missing_since: clock, renditions: [] })),
    remove: ({ id, version }) =>
      step(() => {
        write('records');
        if (records.get(id)?.version === version) records.delete(id);
        return null;
      }),
  };
  const render: Library['render'] = async (bytes) => {
    for (let steps = 0; steps < RENDER_STEPS; steps += 1) await pause();
    const width = Buffer.from(bytes).readUInt32BE(16);
    const widths = RENDITION_WIDTHS.filter((each) => each < width);
    return { renditions: new Map(widths.map((each) => [each, bytes])), placeholder: `data:image/webp;base64,${width}` };
  };
  const put: (object: Parameters<Stage['putObject']>[0]) => void = ({ name, contentType, bytes, metadata }) => {
    const generation = String(10n ** 17n + BigInt(tick()));
    const described = { bucket: BUCKET, name, contentType, size: bytes.length, metadata: metadata ?? null };
    objects.set(name, { ...described, generation, contentDisposition: null, bytes });
  };

  const stage: Stage = {
    library: { objects: libraryObjects, records: libraryRecords, render },
    putObject: (object) => step(() => put(object)),
    removeObject: (name) => step(() => void objects.delete(name)),
    createRecord: (id, fields) =>
      step(() => {
        const now = tick();
        if (!records.has(id)) set(id, { ...fields, created_at: now, updated_at: now });
      }),
    edit: (id, title) =>
      step(() => {
        const kept = records.get(id);
        if (kept) set(id, { ...kept.fields, title, updated_at: tick() });
        return kept !== undefined;
      }),
    removeRecord: (id) => step(() => void records.delete(id)),
    objects: async () =>
      new Map(
        [...objects.values()].map(({ name, generation, size, contentType }) => [
          name,
          { generation, size: size ?? 0, contentType: contentType ?? '' },
        ]),
      ),
    records: async () => new Map([...records].map(([id, { fields }]) => [id, fields])),
  };
  return { stage, writes };
}
