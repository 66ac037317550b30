import { type FirebaseApp, initializeApp } from 'firebase/app';
import { attest } from './app-check';
import { projectOptions } from './config';

/** Creates an app. App Check comes first, so that every service of the app sends its token. */
export function createApp(name?: string): FirebaseApp {
  const app = initializeApp(projectOptions, name);
  if (import.meta.env.VITE_APP_CHECK_SITE_KEY) attest(app);
  return app;
}

/** The app of the site. */
export const app = createApp();
