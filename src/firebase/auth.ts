import type { FirebaseApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  initializeAuth,
  type Persistence,
} from 'firebase/auth';
import { app } from './app';
import { emulatorsOfProject } from './config';

/** Auth without the pop-up resolver of `getAuth`, which loads an iframe and a script that the site does not need. */
export function openAuth(app: FirebaseApp, persistence: Persistence): Auth {
  const auth = initializeAuth(app, { persistence });
  if (emulatorsOfProject) {
    const { host, port } = emulatorsOfProject.auth;
    connectAuthEmulator(auth, `http://${host}:${port}`, { disableWarnings: true });
  }
  return auth;
}

/** The session of the site, stored in local storage and shared by all tabs. Source: decisions "Accounts and roles". */
export const auth = openAuth(app, browserLocalPersistence);
