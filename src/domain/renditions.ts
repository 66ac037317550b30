/** Widths in pixels in which a picture is offered, where it is wider itself. */
export const RENDITION_WIDTHS = [320, 640, 1280] as const;

/** Folder of the bucket that holds what the server made: no part of the library, and never imported. */
export const RENDITIONS_FOLDER = 'renditions/';

/**
 * The object name of a rendition. It holds the generation of its original, so that an overwritten picture is never
 * mixed up with an older one, whichever a cache holds. `id` is the record's.
 */
export function renditionName(id: string, generation: string, width: number): string {
  return `${RENDITIONS_FOLDER}${id}/${generation}/${width}.webp`;
}
