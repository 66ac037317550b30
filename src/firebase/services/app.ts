import { type FirebaseApp, getApps, initializeApp } from 'firebase/app';
import { projectOptions } from '../config';

/** The Firebase app of this name, made on first use; the site has one, without a name. */
export function firebaseApp(name = '[DEFAULT]'): FirebaseApp {
  return getApps().find((app) => app.name === name) ?? initializeApp(projectOptions, name);
}

/**
 * Opens a service once per app, so that it is connected to its emulator before anyone can use it: connecting a
 * service that has been used already is an error.
 */
export function oncePerApp<Service>(open: (app: FirebaseApp) => Service): (app: FirebaseApp) => Service {
  const opened = new WeakMap<FirebaseApp, Service>();
  return (app) => {
    const service = opened.get(app) ?? open(app);
    opened.set(app, service);
    return service;
  };
}
