/** Kinds of media. Source: spec 3 "Media file record". */
export const MEDIA_TYPES = ['image', 'video', 'document', 'audio'] as const;
export type MediaType = (typeof MEDIA_TYPES)[number];

/** Extensions per type; the first match wins, so ogg is a video. Source: spec 4 "Storage sync rule". */
const EXTENSIONS: readonly [MediaType, readonly string[]][] = [
  ['image', ['jpg', 'jpeg', 'png', 'gif', 'webp', 'svg']],
  ['video', ['mp4', 'webm', 'ogg', 'mov']],
  ['audio', ['mp3', 'wav', 'm4a']],
];

/** MIME types of documents that can be uploaded. Source: spec 5 "Upload picker". */
const DOCUMENT_MIME_TYPES: ReadonlyMap<string, string> = new Map([
  ['pdf', 'application/pdf'],
  ['doc', 'application/msword'],
  ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
]);

/** The `accept` attribute of the upload picker. Source: spec 5 "Upload picker"; audio: decisions "Media". */
export const UPLOAD_ACCEPT = 'image/*,video/*,audio/*,.pdf,.doc,.docx';

/**
 * The extension of a file name in lower case, without the dot, or `''`. A leading dot marks a hidden file, not an
 * extension: `.jpg` has none.
 */
export function extensionOf(name: string): string {
  return /[^/]\.([^./]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** Media type by extension; unlisted extensions are documents. Source: spec 4 "Storage sync rule". */
export function mediaTypeOfName(name: string): MediaType {
  const extension = extensionOf(name);
  return EXTENSIONS.find(([, extensions]) => extensions.includes(extension))?.[0] ?? 'document';
}

/** Media type by MIME prefix, otherwise document. Source: spec 5 "Upload picker". */
export function mediaTypeOfMime(mimeType: string): MediaType {
  const prefix = mimeType.toLowerCase().split('/')[0];
  return prefix === 'image' || prefix === 'video' || prefix === 'audio' ? prefix : 'document';
}

/** Whether a file of this MIME type can be uploaded. Source: decisions "Media". */
export function isUploadableMime(mimeType: string): boolean {
  return (
    /^(image|video|audio)\/[a-z0-9][a-z0-9.+-]*$/.test(mimeType) || [...DOCUMENT_MIME_TYPES.values()].includes(mimeType)
  );
}

/**
 * The MIME type to upload a picked file with, in lower case and without parameters. Systems that do not know Word files
 * give no type; then the extension decides. Returns `''` if the type is unknown.
 */
export function mimeTypeOfFile(file: { name: string; type: string }): string {
  const declared = file.type.toLowerCase().split(';')[0]?.trim() ?? '';
  return declared || (DOCUMENT_MIME_TYPES.get(extensionOf(file.name)) ?? '');
}
