import sharp from 'sharp';
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
import { renditionsOf } from '../../src/domain/renditions';
import { expect, takenAway } from './fixtures';

type Records = Awaited<ReturnType<ReturnType<Services['firestore']['collection']>['get']>>['docs'];

export interface RealFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const picture = (format: 'png' | 'jpeg', width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#9A4A0C' } })
    .toFormat(format)
    .toBuffer();

const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/**
 * Three files as staff have them: accents, spaces, a capital extension. `mark` keeps runs apart, by name and by bytes.
 */
export async function realFiles(mark: string): Promise<[RealFile, RealFile, RealFile]> {
  const own = (buffer: Buffer) => Buffer.concat([buffer, Buffer.from(mark)]);
  return [
    { name: `Mostrador nuevo ñ ${mark}.PNG`, mimeType: 'image/png', buffer: own(await picture('png', 640, 400)) },
    { name: `equipo-${mark}.jpeg`, mimeType: 'image/jpeg', buffer: own(await picture('jpeg', 300, 500)) },
    { name: `Lista de precios ${mark}.pdf`, mimeType: 'application/pdf', buffer: own(pdf) },
  ];
}

/** Puts files into the bucket with the records of uploads, as if staff had brought them one after the other. */
export async function placeFiles({ bucket, firestore }: Services, files: readonly RealFile[]): Promise<void> {
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
    await record.set({ ...uploadedRecord(object, name), created_at: now, updated_at: now });
    const contentDisposition = attachmentDisposition(name);
    await bucket
      .file(object.name)
      .save(buffer, { contentType: mimeType, metadata: { contentDisposition, metadata: uploadMetadata(name) } });
  }
}

/** The records of the object or upload called `name`, by the field that holds that name. */
export async function recordsOf(
  { firestore }: Services,
  field: 'file_name' | 'file_path',
  name: string,
): Promise<Records> {
  return (await firestore.collection(MEDIA_COLLECTION).where(field, '==', name).get()).docs;
}

/** Waits until `name` has exactly one record, and gives it. */
export async function oneRecord(
  services: Services,
  field: 'file_name' | 'file_path',
  name: string,
): Promise<Records[number]> {
  await expect.poll(async () => (await recordsOf(services, field, name)).length, { timeout: 30_000 }).toBe(1);
  return (await recordsOf(services, field, name))[0] as Records[number];
}

/** How many objects hold a file that was uploaded under this name. */
export async function countObjects({ bucket }: Services, fileName: string): Promise<number> {
  const [files] = await bucket.getFiles();
  return files.filter(({ metadata }) => originalName(metadata.metadata ?? null) === fileName).length;
}

/** Removes what a journey brought, objects first. */
export async function removeFiles(
  services: Services,
  field: 'file_name' | 'file_path',
  names: string[],
): Promise<void> {
  for (const name of names) {
    for (const record of await recordsOf(services, field, name)) {
      for (const part of [record.get('file_path'), renditionsOf(record.id)]) takenAway.add(part);
      await services.bucket.file(record.get('file_path')).delete({ ignoreNotFound: true });
      await record.ref.delete();
    }
  }
}
