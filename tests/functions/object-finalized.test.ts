import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf } from '../../emulators/ports';
import { MEDIA_COLLECTION } from '../../src/domain/media-record';
import {
  attachmentDisposition,
  generateObjectName,
  publicUrl,
  STORAGE_ORIGIN,
  uploadMetadata,
} from '../../src/domain/object-name';
import { uploadedRecord } from '../../src/domain/object-record';
import { renditionName, renditionsOf } from '../../src/domain/renditions';
import { call } from '../support/emulated-calls';
import { objectsOf, picture, recordOf } from '../support/emulated-objects';
import { liveServices, until, warm } from '../support/emulated-services';

const services = liveServices();
const objects = objectsOf(services);
const folder = `functions test ${crypto.randomUUID()}`;
const NEVER_MIND_MS = 2_000; // How long a test waits for what must not happen.

const ORIGIN = `http://${addressOf('storage')}`;

/** The record of an object as soon as it has one of which `says` is true. */
const recordSaying = (name: string, says: (record: Record<string, unknown>) => unknown) =>
  until(`what was expected of the record of ${name}`, async () => {
    const record = await objects.record(name);
    return record && says(record) ? record : null;
  });

/** The record of an object as soon as it has one that says `key`. */
const recordWith = (name: string, key: string) => recordSaying(name, (record) => key in record);

beforeAll(async () => {
  await warm(
    () => objects.put(`${folder}/first.pdf`, 'x'),
    () => objects.record(`${folder}/first.pdf`),
  );
}, 60_000);

afterAll(() => objects.removeAll());

describe('an object that arrives in the bucket', () => {
  it('gets exactly one record, with its dimensions, and is made a download', async () => {
    const name = `${folder}/100% señal, hero 1.png`;
    await objects.put(name, await picture('png', 64, 48), { contentType: 'image/png' });
    const record = await recordWith(name, 'width');
    expect(record).toMatchObject({
      file_name: name,
      file_path: name,
      bucket_name: services.bucket.name,
      media_type: 'image',
      mime_type: 'image/png',
      category: 'hero-banner',
      tags: ['image', 'hero-banner'],
      width: 64,
      height: 48,
    });
    const same = services.firestore.collection(MEDIA_COLLECTION).where('file_path', '==', name);
    expect((await same.get()).size).toBe(1);
    expect((await objects.metadata(name)).contentDisposition).toBe(attachmentDisposition(name));
  });

  it('is not touched again by its being made a download', async () => {
    const name = `${folder}/quiet.pdf`;
    await objects.put(name, 'x');
    await recordWith(name, 'generation');
    const { metageneration } = await objects.metadata(name);
    await sleep(NEVER_MIND_MS);
    expect((await objects.metadata(name)).metageneration).toBe(metageneration);
    expect(String(metageneration)).toBe('2');
  });

  it('keeps what staff wrote in its record when it is overwritten', async () => {
    const name = `${folder}/again.pdf`;
    await objects.put(name, 'x');
    const { generation } = await recordWith(name, 'generation');
    await (await recordOf(services, name)).update({ title: 'By staff' });
    await objects.put(name, 'yy');
    const second = await until('the second event', async () => {
      const record = await objects.record(name);
      return record?.generation !== generation && record;
    });
    expect(second).toMatchObject({ title: 'By staff', file_size: 2 });
  });

  it('has renditions if it is a large picture, which are no files of the library and go with it', async () => {
    const name = `${folder}/wide.jpg`;
    await objects.put(name, await picture('jpeg', 700, 500), { contentType: 'image/jpeg' });
    const { generation } = await recordWith(name, 'generation');
    const id = (await recordOf(services, name)).id;
    expect(await objects.record(name)).toMatchObject({ renditions: [320, 640], width: 700, height: 500 });
    const [small, large] = [320, 640].map((width) => renditionName(id, generation, width));
    const response = await fetch(publicUrl(services.bucket.name, small ?? '').replace(STORAGE_ORIGIN, ORIGIN));
    expect(response.headers.get('Content-Type')).toBe('image/webp');
    expect(response.headers.get('Cache-Control')).toContain('immutable');
    await sleep(NEVER_MIND_MS);
    for (const each of [small, large]) expect(await objects.record(each ?? '')).toBeUndefined();

    await services.bucket.file(name).delete();
    await recordSaying(name, ({ missing_since }) => missing_since);
    await until('the end of the renditions', async () => {
      const [files] = await services.bucket.getFiles({ prefix: renditionsOf(id) });
      return files.length === 0;
    });
  });

  it('gets the very record of the client when it is an upload whose tab died', async () => {
    const name = generateObjectName('Menú.pdf');
    await objects.put(name, 'x', { contentType: 'application/pdf', metadata: uploadMetadata('Menú.pdf') });
    const { created_at, updated_at, ...record } = await recordWith(name, 'generation');
    const stored = { bucket: services.bucket.name, name, contentType: 'application/pdf', size: 1, metadata: null };
    expect(record).toMatchObject(uploadedRecord(stored, 'Menú.pdf'));
    expect(record).not.toHaveProperty('title');
    expect(updated_at).toEqual(created_at);
    expect((await objects.metadata(name)).contentDisposition).toBe(attachmentDisposition('Menú.pdf'));
  });

  it('does not run when an SVG of it is opened by its public URL', async () => {
    const name = `${folder}/drawing.svg`;
    await objects.put(name, '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="1"/>', {
      contentType: 'image/svg+xml',
    });
    await recordWith(name, 'width');
    const url = publicUrl(services.bucket.name, name).replace(STORAGE_ORIGIN, ORIGIN);
    const response = await fetch(url);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Disposition')).toMatch(/^attachment; filename="drawing\.svg"/);
  });

  it('gets no record as a folder marker', async () => {
    await objects.put(`${folder}/empty/`, '');
    await objects.put(`${folder}/after.pdf`, 'x');
    await recordWith(`${folder}/after.pdf`, 'title');
    await sleep(NEVER_MIND_MS);
    expect(await objects.record(`${folder}/empty/`)).toBeUndefined();
  });
});

describe('syncStorage', () => {
  it('makes a removed record again for a visitor and reports 1, then 0', async () => {
    const name = `${folder}/lost.pdf`;
    await objects.put(name, 'x');
    const { created_at: _, updated_at: __, stored_at: ___, ...fields } = await recordWith(name, 'generation');
    await call('syncStorage');
    await objects.removeRecord(name);
    expect(await call('syncStorage')).toEqual({ status: 200, body: { result: { created: 1 } } });
    expect(await objects.record(name)).toMatchObject(fields);
    expect(await call('syncStorage')).toEqual({ status: 200, body: { result: { created: 0 } } });
  });

  it('takes no orders from the client, and says no more than that', async () => {
    const { status, body } = await call('syncStorage', { bucket: 'another', pageSize: 1 });
    expect(status).toBe(400);
    expect(body).toEqual({ error: { status: 'INVALID_ARGUMENT', message: expect.any(String) } });
  });
});
