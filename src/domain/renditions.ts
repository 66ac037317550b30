import type { MediaFile } from './media-record';
import { siblingUrl } from './object-name';

/** Widths in pixels in which a picture is offered, where it is wider itself. */
export const RENDITION_WIDTHS = [320, 640, 1280] as const;

/** Folder of the bucket that holds what the server made: no part of the library, and never imported. */
export const RENDITIONS_FOLDER = 'renditions/';

/** What the names of all renditions of a record start with. */
export function renditionsOf(id: string): string {
  return `${RENDITIONS_FOLDER}${id}/`;
}

/**
 * The object name of a rendition. It holds the generation of its original, so that an overwritten picture is never
 * mixed up with an older one, whichever a cache holds. `id` is the record's.
 */
export function renditionName(id: string, generation: string, width: number): string {
  return `${renditionsOf(id)}${generation}/${width}.webp`;
}

/** Takes a rendition's name apart: null for another object that somebody put into the folder. */
export function parseRendition(name: string): { id: string; generation: string } | null {
  const [, id, generation] = /^renditions\/([0-9a-f]{64})\/(\d+)\/\d+\.webp$/.exec(name) ?? [];
  return id && generation ? { id, generation } : null;
}

type Offered = Pick<MediaFile, 'id' | 'generation' | 'renditions' | 'width'>;

/**
 * What a browser may choose from to show a picture (`srcset`), whose original is at `url`; undefined where there is
 * only the original. The original is among it as long as it is no wider than a rendition may be: others weigh
 * megabytes.
 */
export function sourceSet({ id, generation, renditions, width }: Offered, url: string): string | undefined {
  if (!generation || renditions.length === 0) return undefined;
  const sources = renditions.map((wide) => `${siblingUrl(url, renditionName(id, generation, wide))} ${wide}w`);
  const widest = RENDITION_WIDTHS.at(-1) ?? 0;
  if (width && width <= widest && !renditions.includes(width)) sources.push(`${url} ${width}w`);
  return sources.join(', ');
}
