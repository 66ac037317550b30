import type { File } from '@google-cloud/storage';
import { attachmentDisposition, originalName } from '../../../src/domain/object-name';
import { hasCode } from '../errors';

/**
 * Makes sure that an object is served as a download: an SVG or HTML placed by other means than our upload does not
 * run when its URL is opened, and a download keeps its name. A change of metadata does not finalize the object
 * again. An object that was deleted or overwritten meanwhile is left alone: the newer one has its own event.
 * Source: decisions "Media".
 */
export async function serveAsDownload(file: File): Promise<void> {
  const { contentDisposition, generation, metadata } = file.metadata;
  if (/^attachment\b/i.test(contentDisposition ?? '')) return;
  const change = { contentDisposition: attachmentDisposition(originalName(metadata) ?? file.name) };
  try {
    await file.setMetadata(change, { ifGenerationMatch: generation });
  } catch (error) {
    if (!hasCode(error, 404, 412)) throw error;
  }
}
