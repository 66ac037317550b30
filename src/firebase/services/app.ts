import { type FirebaseApp, getApps, initializeApp } from 'firebase/app';
import { projectOptions } from '../config';
import { attest } from './app-check';

/** The Firebase app of this name, created on first use. The site has one, without a name. */
export function firebaseApp(name = '[DEFAULT]'): FirebaseApp {
  const known = getApps().find((app) => app.name === name);
  if (known) return known;
  const app = initializeApp(projectOptions, name);
  if (import.meta.env.VITE_APP_CHECK_SITE_KEY) attest(app);
  return app;
}

/**
 * Opens a service once per app, by default the site's, and connects it to its emulator first: connecting a service after
 * its first use is an error.
 */
export function oncePerApp<Service>(open: (app: FirebaseApp) => Service): (app?: FirebaseApp) => Service {
  const opened = new WeakMap<FirebaseApp, Service>();
  return (app = firebaseApp()) => {
    const service = opened.get(app) ?? open(app);
    opened.set(app, service);
    return service;
  };
}
