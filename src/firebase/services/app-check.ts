import type { FirebaseApp } from 'firebase/app';
import { type AppCheck, getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';

/** App Check of an app, by reCAPTCHA Enterprise. Asked again, the SDK gives the same one. */
function appCheckOf(app: FirebaseApp): AppCheck {
  const provider = new ReCaptchaEnterpriseProvider(import.meta.env.VITE_APP_CHECK_SITE_KEY);
  return initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
}

/** Has every service of the app send a token with what it asks. To be called before any of them is opened. */
export function attest(app: FirebaseApp): void {
  appCheckOf(app);
}

/** The token of the moment, for a request that no service makes. Rejects where there is none to be had. */
export async function readToken(app: FirebaseApp): Promise<string> {
  return (await getToken(appCheckOf(app))).token;
}
