import type { FirebaseApp } from 'firebase/app';
import { type AppCheck, getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';

/** App Check of an app, by reCAPTCHA Enterprise. The SDK returns the same instance again. */
function appCheckOf(app: FirebaseApp): AppCheck {
  const provider = new ReCaptchaEnterpriseProvider(import.meta.env.VITE_APP_CHECK_SITE_KEY);
  return initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
}

/** Makes every service of the app send a token. Call it before opening any of them. */
export function attest(app: FirebaseApp): void {
  appCheckOf(app);
}

/** The current token, for requests of our own. Rejects if none is available. */
export async function readToken(app: FirebaseApp): Promise<string> {
  return (await getToken(appCheckOf(app))).token;
}
