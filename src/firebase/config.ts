import { emulators } from '../../firebase.json';
import { isDemo } from '../domain/brand';
import { STORAGE_ORIGIN } from '../domain/object-name';

declare global {
  interface ImportMetaEnv {
    readonly VITE_FIREBASE_PROJECT_ID: string;
    readonly VITE_FIREBASE_API_KEY: string;
    readonly VITE_FIREBASE_AUTH_DOMAIN: string;
    readonly VITE_FIREBASE_APP_ID: string;
    /** The key of reCAPTCHA Enterprise for App Check; empty if App Check is off. */
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
 * Where the emulators listen, or null for a real project. Each service connects to its emulator first, so that a demo
 * project never contacts a live host.
 */
export const emulatorsOfProject = isDemo(projectOptions.projectId) ? emulators : null;

/** The origin that serves objects. */
export const storageOrigin = emulatorsOfProject
  ? `http://${emulatorsOfProject.storage.host}:${emulatorsOfProject.storage.port}`
  : STORAGE_ORIGIN;
