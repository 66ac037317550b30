import type { Locale } from '../src/domain/locale';
import { ROUTES, type RouteId } from '../src/domain/paths';

/** What Open Graph asks of a large image, in pixels. */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 };

/**
 * Path of the picture that stands for a page where somebody shares it: `/social/services-pos-systems-en.png`.
 * `scripts/make-social-images.ts` makes them.
 */
export function socialImageOf(id: RouteId, locale: Locale): string {
  return `/social/${ROUTES[id][0].slice(1).replaceAll('/', '-') || 'home'}-${locale}.png`;
}
