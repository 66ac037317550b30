import type { FirebaseApp } from 'firebase/app';
import { type AppCheck, getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';

/** Turns on App Check for an app, by reCAPTCHA Enterprise. The SDK returns the same instance again. */
export function attest(app: FirebaseApp): AppCheck {
  const provider = new ReCaptchaEnterpriseProvider(import.meta.env.VITE_APP_CHECK_SITE_KEY);
  return initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
}

/** The current token, for requests of our own. Rejects if none is available. */
export const readToken = async (app: FirebaseApp): Promise<string> => (await getToken(attest(app))).token;
