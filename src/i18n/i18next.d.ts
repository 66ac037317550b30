import 'i18next';
import type { defaultVariables } from './default-variables';
import type Resources from './resources';

/** Makes `npm run types` fail on a misspelled key or a missing value. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Resources;
    strictInterpolationChecks: true;
    defaultVariables: typeof defaultVariables;
  }
}
