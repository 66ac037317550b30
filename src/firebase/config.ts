import { emulators } from '../../firebase.json';
import { STORAGE_ORIGIN } from '../domain/object-name';

declare global {
  interface ImportMetaEnv {
    readonly VITE_FIREBASE_PROJECT_ID: string;
    readonly VITE_FIREBASE_API_KEY: string;
    readonly VITE_FIREBASE_AUTH_DOMAIN: string;
    readonly VITE_FIREBASE_APP_ID: string;
    /** Of reCAPTCHA Enterprise, for App Check; empty where that is off. */
    readonly VITE_APP_CHECK_SITE_KEY: string;
  }
}

/** The Firebase project of this build, from `.env`. */
export const projectOptions = {
  projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
  apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
  authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN,
  appId: import.meta.env.VITE_FIREBASE_APP_ID,
};

/**
 * Where the emulators listen, or null for a real project. A `demo-` project exists nowhere but in the emulators:
 * whoever opens a service connects it to its emulator first, so that no live host is ever asked.
 */
export const emulatorsOfProject = projectOptions.projectId.startsWith('demo-') ? emulators : null;

/** Where the bytes of objects are served. */
export const storageOrigin = emulatorsOfProject
  ? `http://${emulatorsOfProject.storage.host}:${emulatorsOfProject.storage.port}`
  : STORAGE_ORIGIN;
