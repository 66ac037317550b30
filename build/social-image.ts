import type { Locale } from '../src/domain/locale';
import { ROUTES, type RouteId } from '../src/domain/paths';

/** Open Graph's size for large images, in pixels. */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 };

/**
 * Path of a page's preview image: `/social/services-pos-systems-en.png`. `scripts/make-social-images.ts` creates them.
 */
export function socialImageOf(id: RouteId, locale: Locale): string {
  return `/social/${ROUTES[id][0].slice(1).replaceAll('/', '-') || 'home'}-${locale}.png`;
}
