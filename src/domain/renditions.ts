import { brand } from './brand';
import type { MediaFile } from './media-record';
import { publicUrl } from './object-name';

/** Widths in pixels of the renditions; a picture gets those that are narrower than itself. */
export const RENDITION_WIDTHS = [320, 640, 1280] as const;

/** Name prefix of all renditions of a record. */
export function renditionsOf(id: string): string {
  return `${id}/`;
}

/**
 * The object name of a rendition. It contains the generation of the original, so that caches never serve a rendition of
 * an overwritten picture. `id` is the record's.
 */
export function renditionName(id: string, generation: string, width: number): string {
  return `${renditionsOf(id)}${generation}/${width}.webp`;
}

/** Parses a rendition's name; null for any other. */
export function parseRendition(name: string): { id: string; generation: string } | null {
  const [, id, generation] = /^([^/]+)\/(\d+)\/\d+\.webp$/.exec(name) ?? [];
  return id && generation ? { id, generation } : null;
}

type Offered = Pick<MediaFile, 'id' | 'generation' | 'renditions' | 'width'>;

/**
 * The `srcset` of a picture whose original is at `url`; undefined if there is only the original. Includes the original
 * only if it is no wider than the widest rendition: larger ones weigh megabytes.
 */
export function sourceSet({ id, generation, renditions, width }: Offered, url: string): string | undefined {
  if (!generation || renditions.length === 0) return undefined;
  const { origin } = new URL(url);
  const sources = renditions.map((wide) => {
    return `${publicUrl(brand.renditionsBucket, renditionName(id, generation, wide), origin)} ${wide}w`;
  });
  const widest = RENDITION_WIDTHS.at(-1) ?? 0;
  if (width && width <= widest && !renditions.includes(width)) sources.push(`${url} ${width}w`);
  return sources.join(', ');
}
