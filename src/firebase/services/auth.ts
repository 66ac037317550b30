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

/** Auth without the pop-up resolver of `getAuth`: that one loads an iframe and a script that nothing here needs. */
function openAuth(app: FirebaseApp, persistence: Persistence): Auth {
  const auth = initializeAuth(app, { persistence });
  if (emulatorsOfProject) {
    const { host, port } = emulatorsOfProject.auth;
    connectAuthEmulator(auth, `http://${host}:${port}`, { disableWarnings: true });
  }
  return auth;
}

/** The session of the site: kept in local storage, shared by all tabs. Source: decisions "Accounts and roles". */
export const authOf = oncePerApp((app) => openAuth(app, browserLocalPersistence));

/**
 * Where credentials are shown before anyone is let in: a second Auth that lives in memory, so that an account whose
 * address is not verified never becomes a session, in this tab or another, not even when the tab dies half-way.
 */
export const lobbyOf = oncePerApp((app) => openAuth(firebaseApp(`${app.name}-lobby`), inMemoryPersistence));
