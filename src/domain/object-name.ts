import { extensionOf } from './media-type';

/** Format of a generated object name; repeated in firestore.rules and storage.rules. */
export const GENERATED_NAME = /^[a-z0-9]{16}_[0-9]{13}([.][a-z0-9]{1,10})?$/;

/**
 * A new object name: random string, underscore, timestamp in milliseconds, original extension in lower case (omitted if
 * there is none or it is not alphanumeric). Source: spec 7 "Storage".
 */
export function generateObjectName(fileName: string): string {
  const random = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => (byte % 36).toString(36)).join('');
  const extension = extensionOf(fileName);
  return `${random}_${Date.now()}${/^[a-z0-9]{1,10}$/.test(extension) ? `.${extension}` : ''}`;
}

/**
 * The record id of an object: SHA-256 of `bucket/path` in hex. It depends on nothing else, so an object can never have
 * two records, even if client and server write at once. Source: decisions "Media".
 */
export async function recordId(bucket: string, path: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${bucket}/${path}`));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Origin of Firebase's object URLs. An emulator has a different one. */
export const STORAGE_ORIGIN = 'https://firebasestorage.googleapis.com';

/** The public URL of an object, computed without a request. `path` is the object's raw name. */
export function publicUrl(bucket: string, path: string, origin: string = STORAGE_ORIGIN): string {
  return `${origin}/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media`;
}

/**
 * A `Content-Disposition` that makes a browser save the object under `fileName` and never run it. The plain form is for
 * clients without RFC 5987; folders are removed from the name.
 */
export function attachmentDisposition(fileName: string): string {
  const base = fileName.split('/').at(-1) ?? '';
  const plain = base.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(base).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** Key of the custom metadata entry that holds an upload's original file name, percent-encoded (headers are ASCII). */
const ORIGINAL_NAME_KEY = 'original_name';

/** The custom metadata of an upload. Source: decisions "Media". */
export function uploadMetadata(fileName: string): Record<string, string> {
  return { [ORIGINAL_NAME_KEY]: encodeURIComponent(fileName) };
}

/** The original file name of an upload, or null for an object that was not uploaded through the library. */
export function originalName(metadata: Record<string, unknown> | null | undefined): string | null {
  const value = metadata?.[ORIGINAL_NAME_KEY];
  if (typeof value !== 'string' || value === '') return null;
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
