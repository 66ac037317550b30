import type { Locale } from '../src/domain/locale';
import type { RouteId } from '../src/domain/paths';

/** Screenshots for the browser's install prompt, taken by scripts/make-screenshots.ts; sizes in pixels. */
export const SCREENSHOTS = [
  { page: 'home', form: 'narrow', size: { width: 780, height: 1688 } },
  { page: 'zeroFee', form: 'narrow', size: { width: 780, height: 1688 } },
  { page: 'home', form: 'wide', size: { width: 1280, height: 800 } },
] as const satisfies { page: RouteId; form: 'narrow' | 'wide'; size: { width: number; height: number } }[];

/** Path of a screenshot: `/screenshots/narrow-home-es.png`. */
export const screenshotPath = (form: string, page: RouteId, locale: Locale) =>
  `/screenshots/${form}-${page}-${locale}.png`;
