import { LaunchError } from './launch-error.mjs';
import { addressOf } from './ports';

/**
 * Variables by which the Admin SDK, firebase-tools and our own scripts find the running emulators. With them set,
 * nothing of these services is ever reached elsewhere.
 */
export function emulatorEnvironment(project: string) {
  return {
    GCLOUD_PROJECT: project,
    FIREBASE_AUTH_EMULATOR_HOST: addressOf('auth'),
    FIRESTORE_EMULATOR_HOST: addressOf('firestore'),
    FIREBASE_STORAGE_EMULATOR_HOST: addressOf('storage'),
    STORAGE_EMULATOR_HOST: `http://${addressOf('storage')}`,
    FIREBASE_EMULATOR_HUB: addressOf('hub'),
    METADATA_SERVER_DETECTION: 'none', // google-auth-library need not look for a server that only Google's machines have
  };
}

/** Variables that keep firebase-tools from asking the network or the person at the keyboard. */
export const QUIET_TOOLS = {
  CI: '1', // no message of the day, no prompts
  NO_UPDATE_NOTIFIER: '1', // no look-up of newer versions
  NODE_ENV: 'production', // as where functions are deployed: a body that is no JSON is answered without a stack trace
  FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true', // functions are listed through a file: 3 s less than by a server
};

/** Addresses of this machine, as a variable holds them: with or without a scheme. */
const LOOPBACK = /^(https?:\/\/)?(127(\.\d{1,3}){3}|localhost|\[::1\])(:\d+)?$/;

/**
 * Makes sure that what follows can only reach emulators of a demo project, on this machine: it may delete whole
 * collections. Throws LaunchError otherwise.
 */
export function requireEmulators(env: NodeJS.ProcessEnv): void {
  const project = env.GCLOUD_PROJECT ?? '';
  if (!project.startsWith('demo-')) {
    throw new LaunchError(`This works on demo projects only, and GCLOUD_PROJECT is "${project}": use npm start.`);
  }
  const names = Object.keys(emulatorEnvironment(project));
  const missing = names.find((name) => !env[name]);
  if (missing) throw new LaunchError(`This works on the emulators only, and ${missing} is not set: use npm start.`);
  const away = names.find((name) => /EMULATOR/.test(name) && !LOOPBACK.test(env[name] ?? ''));
  if (away) throw new LaunchError(`This works on this machine only, and ${away} is ${env[away]}: use npm start.`);
}
