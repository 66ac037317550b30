import type { FirebaseApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  type Persistence,
} from 'firebase/auth';
import { emulatorsOfProject } from '../config';
import { firebaseApp, oncePerApp } from './app';

/** Auth without the pop-up resolver of `getAuth`, which loads an iframe and a script that the site does not need. */
function openAuth(app: FirebaseApp, persistence: Persistence): Auth {
  const auth = initializeAuth(app, { persistence });
  if (emulatorsOfProject) {
    const { host, port } = emulatorsOfProject.auth;
    connectAuthEmulator(auth, `http://${host}:${port}`, { disableWarnings: true });
  }
  return auth;
}

/** The session of the site, stored in local storage and shared by all tabs. Source: decisions "Accounts and roles". */
export const authOf = oncePerApp((app) => openAuth(app, browserLocalPersistence));

/**
 * A second Auth, in memory, that checks credentials first: an account without a verified address never becomes a
 * session, not even if the tab dies in between.
 */
export const temporaryAuthOf = oncePerApp((app) => openAuth(firebaseApp(`${app.name}-temporary`), inMemoryPersistence));
