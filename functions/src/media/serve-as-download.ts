import { attachmentDisposition, originalName } from '../../../src/domain/object-name';
import type { FoundObject, Library } from './library';

/** Whether a browser saves the object when its URL is opened, and never runs it. */
export function isServedAsDownload({ contentDisposition }: FoundObject): boolean {
  return /^attachment\b/i.test(contentDisposition ?? '');
}

/**
 * Serves an object as a download, so that an SVG or HTML file that did not come from our upload does not run when its
 * URL is opened, and a download keeps its name. Source: decisions "Media".
 */
export async function serveAsDownload({ objects }: Library, object: FoundObject): Promise<void> {
  if (isServedAsDownload(object)) return;
  const contentDisposition = attachmentDisposition(originalName(object.metadata) ?? object.name);
  await objects.serveAs(object, { contentDisposition });
}
