import 'i18next';
import type { defaultVariables } from './default-variables';
import type Resources from './resources';

/** A misspelled key and a missing value of a sentence fail `npm run types`. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Resources;
    strictInterpolationChecks: true;
    defaultVariables: typeof defaultVariables;
  }
}
