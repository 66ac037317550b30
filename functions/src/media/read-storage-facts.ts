import { isPicture, plainFacts, type StorageFacts } from '../../../src/domain/reconciliation';
import { renditionName } from '../../../src/domain/renditions';
import type { FoundObject, KnownRecord, Library, Report } from './library';
import { MAX_PICTURE_BYTES } from './render-picture';

/** Bytes from the start of a picture that is too large to be rendered. They contain its size. */
const HEAD = 2 * 1024 * 1024;

/**
 * The fields that the object determines. Renditions are uploaded before the record mentions them. If the bytes of a
 * picture contradict its type, as those of a JPEG that was renamed to `.heic`, the object gets the right one. Calls
 * `report` if time or memory ran out while a picture was rendered.
 */
export async function readStorageFacts(
  library: Library,
  { id, mediaType }: KnownRecord,
  object: FoundObject,
  report: Report,
): Promise<StorageFacts> {
  const facts = plainFacts(object, mediaType);
  if (!isPicture(object, mediaType)) return facts;
  const isWhole = (object.size ?? 0) <= MAX_PICTURE_BYTES;
  const bytes = await library.objects.bytes(object, isWhole ? undefined : HEAD);
  const picture = bytes && (await library.readPicture(bytes, isWhole));
  if (!picture) return { ...facts, width: null, height: null };
  const { width, height, mimeType, rendered, noPreview, error } = picture;
  if (mimeType && mimeType !== object.contentType) {
    await library.objects.serveAs(object, { contentType: mimeType });
    facts.mime_type = mimeType;
  }
  if (noPreview === 'unfinished') {
    report(`${object.name} was not rendered, because time or memory ran out. The daily run tries again`, error);
  }
  if (!rendered) return { ...facts, width, height, no_preview: noPreview };
  for (const [each, file] of rendered.renditions) {
    await library.renditions.put(renditionName(id, object.generation, each), file);
  }
  const { placeholder, renditions } = rendered;
  return { ...facts, width, height, renditions: [...renditions.keys()], placeholder };
}
