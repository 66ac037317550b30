import type { Locale } from '../domain/locale';

/** The label of every tile that opens its detail. Source: spec 2 "Public pages". */
export const learnMore: Record<Locale, string> = { en: 'Learn More', es: 'Conozca más' };
