import { createHash } from 'node:crypto';
import { brand } from '../../src/domain/brand';
import { extensionOf, mediaTypeOfMime } from '../../src/domain/media-type';
import { attachmentDisposition, recordId, uploadMetadata } from '../../src/domain/object-name';
import type { LibraryFile, SeedFile } from './library';

const MIME_TYPES: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  webm: 'video/webm',
  pdf: 'application/pdf',
};

/** When the newest file of the library was uploaded, and how long before it the next one, in milliseconds. */
const NEWEST = Date.UTC(2025, 8, 15, 15, 30);
const STEP = 41 * 60 * 60 * 1000;

/** When the file in place `index` of the library, newest first, was uploaded: milliseconds since 1970. */
function uploadTime(index: number): number {
  return NEWEST - index * STEP;
}

/** A name like those of `generateObjectName`, but the same each time: its random part comes from the file's name. */
function seededObjectName(fileName: string, time: number): string {
  const digest = createHash('sha256').update(fileName).digest();
  const random = Array.from(digest.subarray(0, 16), (byte) => (byte % 36).toString(36)).join('');
  return `${random}_${time}.${extensionOf(fileName)}`;
}

export function mimeTypeOf({ name }: SeedFile): string {
  return MIME_TYPES[extensionOf(name)] ?? 'application/octet-stream';
}

/** The object of a library file, stored as an upload of ours stores it. */
export function uploadedObject(file: LibraryFile, index: number) {
  return {
    name: seededObjectName(file.name, uploadTime(index)),
    contentType: mimeTypeOf(file),
    contentDisposition: attachmentDisposition(file.name),
    metadata: uploadMetadata(file.name),
  };
}

/** The record of a library file after staff has described it, with its id. `size` is that of its object in bytes. */
export async function describedRecord(file: LibraryFile, index: number, size: number) {
  const file_path = seededObjectName(file.name, uploadTime(index));
  const time = new Date(uploadTime(index));
  const fields = {
    file_name: file.name,
    file_path,
    bucket_name: brand.bucket,
    media_type: mediaTypeOfMime(mimeTypeOf(file)),
    mime_type: mimeTypeOf(file),
    file_size: size,
    title: file.title,
    description: file.description,
    alt_text: file.alt,
    category: file.category,
    tags: file.tags,
    is_featured: file.featured ?? false,
    width: file.width,
    height: file.height,
    created_at: time,
    updated_at: time,
  };
  return { id: await recordId(brand.bucket, file_path), fields };
}
