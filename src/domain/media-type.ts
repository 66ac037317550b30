/** Kinds of media. Source: spec 3 "Media file record". */
export const MEDIA_TYPES = ['image', 'video', 'document', 'audio'] as const;
export type MediaType = (typeof MEDIA_TYPES)[number];

/**
 * The MIME types of files that can be uploaded, by extension: of what cameras, phones and office programs write. Ogg
 * files are videos. Source: spec 5 "Upload picker", spec 4 "Storage sync rule"; audio: decisions "Media".
 */
const MIME_TYPES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ jpg: 'image/jpeg', jpeg: 'image/jpeg', jpe: 'image/jpeg', jfif: 'image/jpeg', png: 'image/png' },
    ...{ gif: 'image/gif', webp: 'image/webp', svg: 'image/svg+xml', avif: 'image/avif', bmp: 'image/bmp' },
    ...{ heic: 'image/heic', heif: 'image/heif', hif: 'image/heif', tif: 'image/tiff', tiff: 'image/tiff' },
    ...{ jxl: 'image/jxl', dng: 'image/x-adobe-dng' },
    ...{ mp4: 'video/mp4', m4v: 'video/x-m4v', mov: 'video/quicktime', qt: 'video/quicktime', webm: 'video/webm' },
    ...{ ogg: 'video/ogg', ogv: 'video/ogg', avi: 'video/x-msvideo', mkv: 'video/x-matroska', wmv: 'video/x-ms-wmv' },
    ...{ '3gp': 'video/3gpp', '3gpp': 'video/3gpp', '3g2': 'video/3gpp2', mpg: 'video/mpeg', mpeg: 'video/mpeg' },
    ...{ mts: 'video/mp2t', m2ts: 'video/mp2t' },
    ...{ mp3: 'audio/mpeg', wav: 'audio/wav', m4a: 'audio/mp4', aac: 'audio/aac', oga: 'audio/ogg', opus: 'audio/ogg' },
    ...{ flac: 'audio/flac', amr: 'audio/amr', aif: 'audio/aiff', aiff: 'audio/aiff', wma: 'audio/x-ms-wma' },
    ...{ pdf: 'application/pdf', doc: 'application/msword' },
    docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  }),
);

/** The extensions that the sync rule knows; every other one makes a document. Source: spec 4 "Storage sync rule". */
const SYNC_RULE: ReadonlySet<string> = new Set([
  ...['jpg', 'jpeg', 'png', 'gif', 'webp', 'svg', 'mp4', 'webm', 'ogg', 'mov', 'mp3', 'wav', 'm4a'],
]);

/**
 * The `accept` attribute of the upload picker. A browser that does not know the type of an extension would hide its
 * files, so the extensions stand there as well. Source: spec 5 "Upload picker"; audio: decisions "Media".
 */
export const UPLOAD_ACCEPT = [
  'image/*',
  'video/*',
  'audio/*',
  ...[...MIME_TYPES.keys()].map((each) => `.${each}`),
].join();

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
  return SYNC_RULE.has(extension) ? mediaTypeOfMime(MIME_TYPES.get(extension) ?? '') : 'document';
}

/** Media type by MIME prefix, otherwise document. Source: spec 5 "Upload picker". */
export function mediaTypeOfMime(mimeType: string): MediaType {
  const prefix = mimeType.toLowerCase().split('/')[0];
  return prefix === 'image' || prefix === 'video' || prefix === 'audio' ? prefix : 'document';
}

const isDocument = (mimeType: string) =>
  mediaTypeOfMime(mimeType) === 'document' && [...MIME_TYPES.values()].includes(mimeType);

/** Whether a file of this MIME type can be uploaded. Source: decisions "Media". */
export function isUploadableMime(mimeType: string): boolean {
  return /^(image|video|audio)\/[a-z0-9][a-z0-9.+-]*$/.test(mimeType) || isDocument(mimeType);
}

/** What browsers say of a file whose type they do not know. */
const UNKNOWN = ['', 'application/octet-stream'];

/**
 * The MIME type to upload a picked file with, in lower case and without parameters. Browsers give no type for many
 * files of cameras, even for known extensions in capitals; then the extension decides. Returns `''` if the type is
 * unknown. Source: decisions "Media".
 */
export function mimeTypeOfFile(file: { name: string; type: string }): string {
  const declared = file.type.toLowerCase().split(';')[0]?.trim() ?? '';
  return UNKNOWN.includes(declared) ? (MIME_TYPES.get(extensionOf(file.name)) ?? '') : declared;
}
