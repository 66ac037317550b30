import { createInstance } from 'i18next';
import { brand } from '../../src/domain/brand';
import enCommon from '../../src/locales/en/common.json' with { type: 'json' };
import enEmail from '../../src/locales/en/email.json' with { type: 'json' };
import enForms from '../../src/locales/en/forms.json' with { type: 'json' };
import enLeadSource from '../../src/locales/en/lead-source.json' with { type: 'json' };
import esCommon from '../../src/locales/es/common.json' with { type: 'json' };
import esEmail from '../../src/locales/es/email.json' with { type: 'json' };
import esForms from '../../src/locales/es/forms.json' with { type: 'json' };
import esLeadSource from '../../src/locales/es/lead-source.json' with { type: 'json' };

/** The words of emails, of what their links open, and of the forms, sources and opening hours that they quote. */
export const i18n = createInstance();
void i18n.init({
  lng: brand.language,
  resources: {
    en: { common: enCommon, email: enEmail, forms: enForms, 'lead-source': enLeadSource },
    es: { common: esCommon, email: esEmail, forms: esForms, 'lead-source': esLeadSource },
  },
  interpolation: { defaultVariables: { brand }, escapeValue: false },
  initAsync: false,
});
