import { expect, type Locator } from 'playwright/test';
import sharp from 'sharp';
import type { Services } from '../../functions/src/context';
import { MEDIA_COLLECTION } from '../../src/domain/media-record';
import { attachmentDisposition, generateObjectName, recordId, uploadMetadata } from '../../src/domain/object-name';
import { uploadedRecord } from '../../src/domain/object-record';

type MediaRecord = Awaited<ReturnType<ReturnType<Services['firestore']['collection']>['get']>>['docs'][number];

export type RealFile = { name: string; mimeType: string; buffer: Buffer };

/** Three files with accents, spaces and an upper-case extension, with `mark` in their names and bytes. */
export async function realFiles(mark: string): Promise<[RealFile, RealFile, RealFile]> {
  const own = (buffer: Buffer) => Buffer.concat([buffer, Buffer.from(mark)]);
  const picture = sharp({ create: { width: 640, height: 400, channels: 3, background: '#9A4A0C' } });
  return [
    { name: `Mostrador nuevo ñ ${mark}.PNG`, mimeType: 'image/png', buffer: own(await picture.png().toBuffer()) },
    { name: `equipo-${mark}.jpeg`, mimeType: 'image/jpeg', buffer: own(await picture.jpeg().toBuffer()) },
    { name: `Lista de precios ${mark}.pdf`, mimeType: 'application/pdf', buffer: own(Buffer.from('%PDF-1.4\n')) },
  ];
}

/** Stores files with their records, as if staff had uploaded them one after the other. */
export async function placeFiles({ bucket, firestore }: Services, files: readonly RealFile[]): Promise<void> {
  for (const { name: fileName, mimeType: contentType, buffer } of files) {
    const name = generateObjectName(fileName);
    const object = { bucket: bucket.name, name, contentType, size: buffer.length, metadata: null };
    const now = new Date();
    const record = firestore.collection(MEDIA_COLLECTION).doc(await recordId(bucket.name, name));
    await record.set({ ...uploadedRecord(object, fileName), created_at: now, updated_at: now });
    const metadata = { contentDisposition: attachmentDisposition(fileName), metadata: uploadMetadata(fileName) };
    await bucket.file(name).save(buffer, { contentType, metadata });
  }
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

/** Removes all files whose name contains `mark`, the objects first. */
export async function removeMarked({ bucket, firestore }: Services, mark: string): Promise<void> {
  const { docs } = await firestore.collection(MEDIA_COLLECTION).get();
  for (const record of docs) {
    const path: string = record.get('file_path');
    if (!`${record.get('file_name')} ${path}`.includes(mark)) continue;
    await bucket.file(path).delete({ ignoreNotFound: true });
    await record.ref.delete();
  }
}
