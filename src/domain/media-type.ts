/** Kinds of media. Source: spec 3 "Media file record". */
export const MEDIA_TYPES = ['image', 'video', 'document', 'audio'] as const;
export type MediaType = (typeof MEDIA_TYPES)[number];

/**
 * The extensions of files that can be uploaded, by MIME type: those that cameras, phones and office programs write. Ogg
 * files count as videos. Source: spec 5 "Upload picker", spec 4 "Storage sync rule"; audio: decisions "Media".
 */
const EXTENSIONS = {
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'image/svg+xml': ['svg'],
  'image/avif': ['avif'],
  'image/bmp': ['bmp'],
  'image/heic': ['heic'],
  'image/heif': ['heif', 'hif'],
  'image/tiff': ['tif', 'tiff'],
  'image/jxl': ['jxl'],
  'image/x-adobe-dng': ['dng'],
  'video/mp4': ['mp4'],
  'video/x-m4v': ['m4v'],
  'video/quicktime': ['mov', 'qt'],
  'video/webm': ['webm'],
  'video/ogg': ['ogg', 'ogv'],
  'video/x-msvideo': ['avi'],
  'video/x-matroska': ['mkv'],
  'video/x-ms-wmv': ['wmv'],
  'video/3gpp': ['3gp', '3gpp'],
  'video/3gpp2': ['3g2'],
  'video/mpeg': ['mpg', 'mpeg'],
  'video/mp2t': ['mts', 'm2ts'],
  'audio/mpeg': ['mp3'],
  'audio/wav': ['wav'],
  'audio/mp4': ['m4a'],
  'audio/aac': ['aac'],
  'audio/ogg': ['oga', 'opus'],
  'audio/flac': ['flac'],
  'audio/amr': ['amr'],
  'audio/aiff': ['aif', 'aiff'],
  'audio/x-ms-wma': ['wma'],
  'application/pdf': ['pdf'],
  'application/msword': ['doc'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
};

/** MIME types by extension. */
const MIME_TYPES: ReadonlyMap<string, string> = new Map(
  Object.entries(EXTENSIONS).flatMap(([type, extensions]) => extensions.map((extension) => [extension, type])),
);

/**
 * The extensions that the sync rule knows; a file with any other extension is a document. Source: spec 4 "Storage sync
 * rule".
 */
const SYNC_RULE: ReadonlySet<string> = new Set([
  'jpg',
  'jpeg',
  'png',
  'gif',
  'webp',
  'svg',
  'mp4',
  'webm',
  'ogg',
  'mov',
  'mp3',
  'wav',
  'm4a',
]);

/**
 * The `accept` attribute of the upload picker. A browser that does not know the type of an extension would hide its
 * files, so it also lists the extensions. Source: spec 5 "Upload picker"; audio: decisions "Media".
 */
export const UPLOAD_ACCEPT = [
  'image/*',
  'video/*',
  'audio/*',
  ...Object.values(EXTENSIONS)
    .flat()
    .map((each) => `.${each}`),
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

/** The MIME types of documents that can be uploaded; repeated in firestore.rules and storage.rules. */
export const DOCUMENT_TYPES: readonly string[] = Object.keys(EXTENSIONS).filter(
  (mimeType) => mediaTypeOfMime(mimeType) === 'document',
);

/** Whether a file of this MIME type can be uploaded. Source: decisions "Media". */
export function isUploadableMime(mimeType: string): boolean {
  return /^(image|video|audio)\/[a-z0-9][a-z0-9.+-]*$/.test(mimeType) || DOCUMENT_TYPES.includes(mimeType);
}

/**
 * The MIME type to upload a picked file with, in lower case and without parameters. Browsers give no type for many files,
 * and some systems invent one (`application/x-pdf`): unless the declared type can be uploaded, the extension decides.
 * Returns `''` if both are unknown. Source: decisions "Media".
 */
export function mimeTypeOfFile(file: { name: string; type: string }): string {
  const declared = file.type.toLowerCase().split(';')[0]?.trim() ?? '';
  return isUploadableMime(declared) ? declared : (MIME_TYPES.get(extensionOf(file.name)) ?? '');
}
