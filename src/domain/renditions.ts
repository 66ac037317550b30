import { brand } from './brand';
import type { MediaFile } from './media-record';
import { publicUrl } from './object-name';

/** Widths in pixels of the renditions of a large picture. */
const RENDITION_WIDTHS = [320, 640, 1280] as const;
const MAX_WIDTH = 1280;
/** The maximum height of a WebP file in pixels. */
const MAX_HEIGHT = 16_383;

/**
 * Widths in pixels, ascending, of the renditions of a picture of this size. The last one is its own width, so that the
 * site never shows a small original either; a larger picture gets `MAX_WIDTH`, a very tall one gets the width at which
 * its height fits into a WebP file.
 */
export function renditionWidths(width: number, height: number): number[] {
  const widest = Math.max(1, Math.min(width, MAX_WIDTH, Math.floor((MAX_HEIGHT * width) / height)));
  return [...RENDITION_WIDTHS.filter((each) => each < widest), widest];
}

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

/** Types that browsers show and the server does not render. They contain no camera metadata. */
const SHOWN_AS_THEY_ARE = ['image/svg+xml', 'image/bmp', 'image/x-icon', 'image/vnd.microsoft.icon'];

type Offered = Pick<MediaFile, 'id' | 'generation' | 'renditions' | 'mime_type'>;

/**
 * What an `<img>` loads for a picture whose original is at `url`; null if it has nothing to show. Only a drawing shows
 * its original: that of a photo contains its location and weighs megabytes. Source: decisions "Media".
 */
export function pictureSources(file: Offered, url: string): { src: string; srcSet?: string } | null {
  const { id, generation, renditions, mime_type } = file;
  if (!generation || renditions.length === 0) return SHOWN_AS_THEY_ARE.includes(mime_type ?? '') ? { src: url } : null;
  const { origin } = new URL(url);
  const urlOf = (width: number) => publicUrl(brand.renditionsBucket, renditionName(id, generation, width), origin);
  return {
    src: urlOf(Math.max(...renditions)),
    srcSet: renditions.map((width) => `${urlOf(width)} ${width}w`).join(', '),
  };
}
