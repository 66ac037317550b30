import type { FirebaseApp } from 'firebase/app';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { emulatorsOfProject } from '../config';
import { oncePerApp } from './app';

const functionsOf = oncePerApp((app) => {
  const functions = getFunctions(app);
  if (emulatorsOfProject) {
    const { host, port } = emulatorsOfProject.functions;
    connectFunctionsEmulator(functions, host, port);
  }
  return functions;
});

/** How long a sync may take, in milliseconds: as long as the server gives it. */
const SYNC_PATIENCE = 300_000;
/** How long a role may take, in milliseconds: somebody waits to be let in. */
const ROLE_PATIENCE = 30_000;

/** Asks the server for the missing records of all objects. */
export const syncStorage = (app: FirebaseApp) => call<{ created: number }>(app, 'syncStorage', SYNC_PATIENCE);

/** Asks the server to bring the claim of who is signed in in line with the profile. */
export const refreshRole = (app: FirebaseApp) => call<{ admin: boolean }>(app, 'refreshRole', ROLE_PATIENCE);

async function call<Answer>(app: FirebaseApp, name: string, timeout: number): Promise<Answer> {
  const { data } = await httpsCallable<null, Answer>(functionsOf(app), name, { timeout })(null);
  return data;
}
