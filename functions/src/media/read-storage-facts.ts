import { isPicture, plainFacts, type StorageFacts } from '../../../src/domain/reconciliation';
import { renditionName } from '../../../src/domain/renditions';
import type { FoundObject, Library } from './library';
import { measurePicture } from './measure-picture';
import { MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS } from './render-picture';

/** Formats to render. Not SVG: it is small anyway, and rendering it would run untrusted input. */
const RENDERED: ReadonlySet<string | undefined> = new Set(['jpg', 'png', 'webp', 'avif', 'gif']);

/** The fields that the object determines. Renditions are uploaded before the record mentions them. */
export async function readStorageFacts(library: Library, id: string, object: FoundObject): Promise<StorageFacts> {
  const facts = plainFacts(object);
  if (!isPicture(object)) return facts;
  const measured = await measurePicture(library.objects, object);
  if (!measured) return { ...facts, width: null, height: null };
  const { width, height, format } = measured;
  const isTooLarge = (object.size ?? 0) > MAX_PICTURE_BYTES || width * height > MAX_PICTURE_PIXELS;
  const bytes = RENDERED.has(format) && !isTooLarge ? await library.objects.bytes(object) : null;
  const rendered = bytes && (await library.render(bytes));
  if (!rendered) return { ...facts, width, height };
  for (const [each, file] of rendered.renditions) {
    await library.renditions.put(renditionName(id, object.generation, each), file);
  }
  const { placeholder, renditions } = rendered;
  return { ...facts, width, height, renditions: [...renditions.keys()], placeholder };
}
