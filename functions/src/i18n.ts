import { createInstance } from 'i18next';
import { brand } from '../../src/domain/brand';
import enEmail from '../../src/locales/en/email.json';
import enForms from '../../src/locales/en/forms.json';
import esEmail from '../../src/locales/es/email.json';
import esForms from '../../src/locales/es/forms.json';

/** The words of emails, of what their links open, and of the forms that they quote. */
export const i18n = createInstance();
void i18n.init({
  lng: brand.language,
  resources: { en: { email: enEmail, forms: enForms }, es: { email: esEmail, forms: esForms } },
  interpolation: { defaultVariables: { brand }, escapeValue: false },
  initAsync: false,
});
