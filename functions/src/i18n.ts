import { createInstance } from 'i18next';
import { brand } from '../../src/domain/brand';
import enEmail from '../../src/locales/en/email.json';
import enForms from '../../src/locales/en/forms.json';
import enLeadSource from '../../src/locales/en/lead-source.json';
import esEmail from '../../src/locales/es/email.json';
import esForms from '../../src/locales/es/forms.json';
import esLeadSource from '../../src/locales/es/lead-source.json';

/** The words of emails, of what their links open, and of the forms and sources that they quote. */
export const i18n = createInstance();
void i18n.init({
  lng: brand.language,
  resources: {
    en: { email: enEmail, forms: enForms, 'lead-source': enLeadSource },
    es: { email: esEmail, forms: esForms, 'lead-source': esLeadSource },
  },
  interpolation: { defaultVariables: { brand }, escapeValue: false },
  initAsync: false,
});
