import { expect, type Locator } from 'playwright/test';
import sharp from 'sharp';
import { LIBRARY, UNKNOWN_OBJECTS } from '../../emulators/seed/library';
import type { Services } from '../../functions/src/context';
import { MEDIA_COLLECTION } from '../../src/domain/media-record';
import {
  attachmentDisposition,
  generateObjectName,
  originalName,
  recordId,
  uploadMetadata,
} from '../../src/domain/object-name';
import { uploadedRecord } from '../../src/domain/object-record';
import { parseRendition } from '../../src/domain/renditions';
import { waitForFunction } from './services';

type MediaRecord = Awaited<ReturnType<ReturnType<Services['firestore']['collection']>['get']>>['docs'][number];

export type RealFile = { name: string; mimeType: string; buffer: Buffer };

const picture = (format: 'png' | 'jpeg', width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#9A4A0C' } })
    .toFormat(format)
    .toBuffer();

const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/**
 * Three realistic files with accents, spaces and an upper-case extension. Their names and bytes contain `mark`, so that
 * no two tests have the same file.
 */
export async function realFiles(mark: string): Promise<[RealFile, RealFile, RealFile]> {
  const own = (buffer: Buffer) => Buffer.concat([buffer, Buffer.from(mark)]);
  const png = own(await picture('png', 640, 400));
  return [
    { name: `Mostrador nuevo ñ ${mark}.PNG`, mimeType: 'image/png', buffer: png },
    { name: `equipo-${mark}.jpeg`, mimeType: 'image/jpeg', buffer: own(await picture('jpeg', 300, 500)) },
    { name: `Lista de precios ${mark}.pdf`, mimeType: 'application/pdf', buffer: own(pdf) },
  ];
}

/** A file with arbitrary content. */
export const blankFile = (name: string, mimeType: string, size: number): RealFile => ({
  name,
  mimeType,
  buffer: Buffer.alloc(size, name),
});

/** Stores files with their records, as if staff had uploaded them one after the other. Each record gets `fields`. */
export async function placeFiles(services: Services, files: readonly RealFile[], fields: object = {}): Promise<void> {
  const { bucket, firestore } = services;
  for (const { name, mimeType, buffer } of files) {
    const object = {
      bucket: bucket.name,
      name: generateObjectName(name),
      contentType: mimeType,
      size: buffer.length,
      metadata: null,
    };
    const now = new Date();
    const record = firestore.collection(MEDIA_COLLECTION).doc(await recordId(bucket.name, object.name));
    await record.set({ ...uploadedRecord(object, name), created_at: now, updated_at: now, ...fields });
    const contentDisposition = attachmentDisposition(name);
    await bucket
      .file(object.name)
      .save(buffer, { contentType: mimeType, metadata: { contentDisposition, metadata: uploadMetadata(name) } });
  }
}

/** Stores the object again unchanged, so that the emulator repeats its event. */
async function storeAgain({ bucket }: Services, path: string): Promise<void> {
  const file = bucket.file(path);
  const [[bytes], [{ contentType, contentDisposition, metadata }]] = await Promise.all([
    file.download(),
    file.getMetadata(),
  ]);
  await file.save(bytes, { contentType, metadata: { contentDisposition, metadata } });
}

/** Waits until the server has rendered the picture of a record: afterwards the record no longer changes by itself. */
export const waitUntilRendered = (services: Services, record: MediaRecord) =>
  waitForFunction(
    async () => (await record.ref.get()).get('renditions')?.length > 0,
    () => storeAgain(services, record.get('file_path')),
  );

/**
 * A change that protects a record from concurrent syncs and events: they skip objects older than the record's
 * generation.
 */
export async function laterGeneration(record: MediaRecord): Promise<{ generation: string; stored_at: Date }> {
  const { generation } = (await record.ref.get()).data() as { generation: string };
  return { generation: `${BigInt(generation) + 1n}`, stored_at: new Date() };
}

/** The rendered width of an image, in pixels; 0 if it shows nothing. */
export const imageWidth = (image: Locator) => image.evaluate((img) => (img as HTMLImageElement).naturalWidth);

/** The records of the file with this name. */
export async function recordsOf({ firestore }: Services, name: string): Promise<MediaRecord[]> {
  return (await firestore.collection(MEDIA_COLLECTION).where('file_name', '==', name).get()).docs;
}

/** Waits until the file has exactly one record. */
export async function oneRecord(services: Services, name: string): Promise<MediaRecord> {
  const records = () => recordsOf(services, name);
  await expect.poll(async () => (await records()).length, { timeout: 30_000 }).toBe(1);
  return (await records())[0] as MediaRecord;
}

/** The number of objects uploaded under this file name. */
export async function countObjects({ bucket }: Services, fileName: string): Promise<number> {
  const [files] = await bucket.getFiles();
  return files.filter(({ metadata }) => originalName(metadata.metadata ?? null) === fileName).length;
}

async function remove(services: Services, records: MediaRecord[]): Promise<void> {
  for (const record of records) {
    await services.bucket.file(record.get('file_path')).delete({ ignoreNotFound: true });
    await record.ref.delete();
  }
}

/** Removes a file as another user would, the object first. */
export const removeFile = async (services: Services, name: string) => remove(services, await recordsOf(services, name));

/** Removes all files whose name contains `mark`. */
export async function removeMarked(services: Services, mark: string): Promise<void> {
  const { docs } = await services.firestore.collection(MEDIA_COLLECTION).get();
  const isMarked = (record: MediaRecord) =>
    [record.get('file_name'), record.get('file_path')].some((name) => String(name).includes(mark));
  await remove(services, docs.filter(isMarked));
}

/** Unique part of a test's file names. */
export const newMark = () => `test-${crypto.randomUUID().slice(0, 8)}`;
const SEEDED = new Set([...LIBRARY, ...UNKNOWN_OBJECTS].map(({ name }) => name));

/**
 * Whether a complaint is about a file that another test has removed or broken: parallel tests see each other's files in
 * the gallery.
 */
export async function isOfOtherTest({ bucket, firestore }: Services, complaint: string, mark: string) {
  const [, encoded] = /status of 40[34].*\/o\/([^?)]+)/.exec(complaint) ?? [];
  if (!encoded) return false;
  const path = decodeURIComponent(encoded);
  const id = parseRendition(path)?.id ?? (await recordId(bucket.name, path));
  const record = await firestore.collection(MEDIA_COLLECTION).doc(id).get();
  const name = String(record.get('file_name'));
  // Its own files have the mark. A record that the server has created again is named after its object.
  return !record.exists || !(name.includes(mark) || SEEDED.has(name));
}
