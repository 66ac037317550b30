import { brand } from './brand';
import { categoryOfName } from './media-category';
import { type UploadedRecord, uploadedRecordSchema } from './media-record';
import { extensionOf, mediaTypeOfMime, mediaTypeOfName } from './media-type';
import { originalName } from './object-name';

/** An object as Cloud Storage describes it; the source of its record. */
export interface StoredObject {
  bucket: string;
  name: string;
  contentType: string | null;
  /** Bytes; null if unknown. */
  size: number | null;
  /** Custom metadata. */
  metadata: Record<string, unknown> | null;
}

/** Whether an object belongs in the library: folder markers end in `/`. Source: spec 4 "Storage sync rule". */
export function isImportable(name: string): boolean {
  return !name.endsWith('/');
}

/** The record that the client writes for its own upload. */
export function uploadedRecord(object: StoredObject, fileName: string): UploadedRecord {
  return {
    file_name: fileName,
    file_path: object.name,
    bucket_name: brand.bucket,
    media_type: mediaTypeOfMime(object.contentType ?? ''),
    mime_type: object.contentType ?? '',
    file_size: object.size ?? 0,
  };
}

/** The record of an object found in the bucket. Source: spec 4 "Storage sync rule", decisions "Media". */
export function importedRecord(object: StoredObject) {
  const { name } = object;
  const media_type = mediaTypeOfName(name);
  const category = categoryOfName(name);
  const extension = extensionOf(name);
  return {
    file_name: name,
    file_path: name,
    bucket_name: object.bucket,
    media_type,
    mime_type: object.contentType,
    file_size: object.size,
    title: (extension ? name.slice(0, -extension.length - 1) : name).replace(/[-_]/g, ' '),
    description: `Auto-imported ${media_type} from storage`,
    alt_text: `${brand.name} ${category} image`,
    category,
    tags: [media_type, category],
  };
}

/** Record of an object that was not uploaded through the library. The writer adds the times. */
export type ImportedRecord = ReturnType<typeof importedRecord>;

/**
 * The record of an object, the same whether the upload trigger, the sync or the client writes it: an upload through the
 * library carries its original name and gets the client's record; the sync rule imports any other object.
 */
export function recordOfObject(object: StoredObject): UploadedRecord | ImportedRecord {
  const fileName = originalName(object.metadata);
  if (fileName !== null && object.bucket === brand.bucket) {
    const uploaded = uploadedRecordSchema.safeParse(uploadedRecord(object, fileName));
    if (uploaded.success) return uploaded.data;
  }
  return importedRecord(object);
}
