import type { Locale } from '../domain/locale';

/** Words of the structured data alone: no visitor reads them, so no page carries them. */
export const structuredDataWords: Record<Locale, { yearsInOperation: string }> = {
  en: { yearsInOperation: 'Years in operation' },
  es: { yearsInOperation: 'Años de operación' },
};
