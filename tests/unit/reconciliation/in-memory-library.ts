import type { FoundObject, KnownRecord, Library, Records } from '../../../functions/src/media/library';
import { brand } from '../../../src/domain/brand';
import type { UploadedRecord } from '../../../src/domain/media-record';
import { renditionWidths } from '../../../src/domain/renditions';

/** An object that a scenario stores. Our own uploads have custom metadata. */
export type NewObject = Pick<FoundObject, 'name' | 'contentType' | 'metadata'> & { bytes: Uint8Array };

export type SeenRecord = Record<string, unknown>;

/** Widths of pictures with one, three and three renditions, by the number of bytes from 1. */
const WIDTHS = [100, 800, 2000];
/** Rendering takes many steps, so that much can happen during it. */
const RENDER_STEPS = 8;

/**
 * An in-memory fake of Cloud Storage and Firestore for the handlers' own code, with the same guarantees: each step is
 * atomic, and anything may happen between two steps. `pause` runs before each step, `beforeWrite` before each write of
 * a handler.
 */
export function inMemoryLibrary(pause: () => Promise<unknown>, beforeWrite: () => void) {
  const objects = new Map<string, FoundObject & { bytes: Uint8Array }>();
  const renditions = new Set<string>();
  const records = new Map<string, { version: number; fields: SeenRecord }>();
  let clock = 0;
  const tick = () => (clock += 1);

  const step = async <Value>(work: () => Value): Promise<Value> => {
    await pause();
    return work();
  };
  const writeStep = <Value>(work: () => Value): Promise<Value> =>
    step(() => {
      beforeWrite();
      return work();
    });

  const known = (id: string): KnownRecord | null => {
    const record = records.get(id);
    if (!record) return null;
    const { version, fields } = record;
    const generation = (fields.generation as string) ?? null;
    const isServers = 'stored_at' in fields && fields.created_at === fields.updated_at;
    const state = { generation, isMissing: Boolean(fields.missing_since), isUnconfirmed: !generation && isServers };
    const mediaType = (fields.media_type as KnownRecord['mediaType']) ?? null;
    return { id, path: String(fields.file_path), mediaType, ...state, version };
  };
  const set = (id: string, fields: SeenRecord) => {
    records.set(id, { version: tick(), fields });
    return known(id);
  };
  const change = (record: KnownRecord, changes: () => SeenRecord) =>
    writeStep(() => {
      const stored = records.get(record.id);
      if (!stored || stored.version !== record.version) return null;
      return set(record.id, { ...stored.fields, ...changes(), stored_at: tick() });
    });

  const libraryObjects: Library['objects'] = {
    bucket: brand.bucket,
    read: (name) => step(() => objects.get(name) ?? null),
    async *pages() {
      yield await step(() => [...objects.values()]);
    },
    bytes: ({ name, generation }, length) =>
      step(() => {
        const object = objects.get(name);
        return object?.generation === generation ? object.bytes.slice(0, length) : null;
      }),
    serveAs: ({ name, generation }, headers) =>
      writeStep(() => {
        const object = objects.get(name);
        if (object?.generation === generation) objects.set(name, { ...object, ...headers });
      }),
  };
  const libraryRenditions: Library['renditions'] = {
    // No rendition is as old as a sync asks for.
    named: (prefix, before) => step(() => [...renditions].filter((name) => !before && name.startsWith(prefix))),
    put: (name) => writeStep(() => void renditions.add(name)),
    remove: (name) => writeStep(() => void renditions.delete(name)),
  };
  const libraryRecords: Records = {
    read: (id) => step(() => known(id)),
    withPath: (path) =>
      step(() => {
        const [id] = [...records].find(([, { fields }]) => fields.file_path === path) ?? [];
        return id ? known(id) : null;
      }),
    all: () =>
      step(() => new Map([...records].map(([id, { fields }]) => [id, { ...(known(id) as KnownRecord), fields }]))),
    captions: async () => new Map(), // the model has no captions
    count: () => step(() => records.size),
    create: (id, fields) =>
      writeStep(() => {
        const now = tick();
        return records.has(id) ? null : set(id, { ...fields, created_at: now, updated_at: now, stored_at: now });
      }),
    updateMetadata: (record, facts) => change(record, () => ({ ...facts, missing_since: null })),
    markMissing: (record) => change(record, () => ({ missing_since: clock, renditions: [] })),
    remove: ({ id, version }) =>
      writeStep(() => {
        if (records.get(id)?.version === version) records.delete(id);
        return null;
      }),
    reconcileCaptions: () => step(() => {}),
  };
  const readPicture: Library['readPicture'] = async (bytes) => {
    for (let steps = 0; steps < RENDER_STEPS; steps += 1) await pause();
    const [width = 0, height] = [WIDTHS[bytes.length - 1], 50];
    const renditions = new Map(renditionWidths(width, height).map((each) => [each, bytes]));
    const rendered = { width, height, renditions, placeholder: `data:image/webp;base64,${width}` };
    return { width, height, mimeType: 'image/png', rendered, noPreview: null };
  };

  return {
    library: { objects: libraryObjects, renditions: libraryRenditions, records: libraryRecords, readPicture },
    putObject: (object: NewObject) =>
      step(() => {
        const generation = String(10n ** 17n + BigInt(tick()));
        const described = { bucket: brand.bucket, size: object.bytes.length, contentDisposition: null };
        objects.set(object.name, { ...object, ...described, generation, contentEncoding: null });
      }),
    removeObject: (name: string) => step(() => void objects.delete(name)),
    /** The client's part of an upload: creates the record if it does not exist. */
    createRecord: (id: string, fields: UploadedRecord) =>
      step(() => {
        const now = tick();
        if (!records.has(id)) set(id, { ...fields, created_at: now, updated_at: now });
      }),
    /** A staff member edits the title. False if the record is gone. */
    edit: (id: string, title: string) =>
      step(() => {
        const stored = records.get(id);
        if (stored) set(id, { ...stored.fields, title, updated_at: tick() });
        return stored !== undefined;
      }),
    removeRecord: (id: string) => step(() => void records.delete(id)),
    objects,
    records: () => new Map([...records].map(([id, { fields }]) => [id, fields])),
  };
}
