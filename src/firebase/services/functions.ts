import type { FirebaseApp } from 'firebase/app';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { emulatorsOfProject } from '../config';
import { firebaseApp, oncePerApp } from './app';

const functionsOf = oncePerApp((app) => {
  const functions = getFunctions(app);
  if (emulatorsOfProject) {
    const { host, port } = emulatorsOfProject.functions;
    connectFunctionsEmulator(functions, host, port);
  }
  return functions;
});

/** Time limit of a sync, in milliseconds: the same as the server's. */
const SYNC_TIMEOUT_MS = 300_000;
/** Time limit of a role refresh, in milliseconds: the user is waiting to get in. */
const ROLE_TIMEOUT_MS = 30_000;

/** Asks the server for the missing records of all objects. */
export const syncStorage = (app: FirebaseApp = firebaseApp()) =>
  call<{ created: number }>(app, 'syncStorage', SYNC_TIMEOUT_MS);

/** Asks the server to update the user's claim from the profile. */
export const refreshRole = (app: FirebaseApp) => call<{ admin: boolean }>(app, 'refreshRole', ROLE_TIMEOUT_MS);

async function call<Answer>(app: FirebaseApp, name: string, timeout: number): Promise<Answer> {
  const { data } = await httpsCallable<null, Answer>(functionsOf(app), name, { timeout })(null);
  return data;
}
