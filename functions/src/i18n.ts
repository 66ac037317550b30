import { createInstance } from 'i18next';
import { brand } from '../../src/domain/brand';
import en from '../../src/locales/en/email.json';
import es from '../../src/locales/es/email.json';

/** The words of emails and of what their links open. */
export const i18n = createInstance();
void i18n.init({
  lng: brand.language,
  resources: { en: { email: en }, es: { email: es } },
  interpolation: { defaultVariables: { brand }, escapeValue: false },
  initAsync: false,
});
