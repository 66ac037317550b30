import { LaunchError } from './launch-error.mjs';
import { addressOf } from './ports';

/** Points the Admin SDK, firebase-tools and our scripts at the emulators, so that they never reach a real project. */
export function emulatorEnvironment(project: string) {
  return {
    GCLOUD_PROJECT: project,
    FIREBASE_AUTH_EMULATOR_HOST: addressOf('auth'),
    FIRESTORE_EMULATOR_HOST: addressOf('firestore'),
    FIREBASE_STORAGE_EMULATOR_HOST: addressOf('storage'),
    STORAGE_EMULATOR_HOST: `http://${addressOf('storage')}`,
    FIREBASE_EMULATOR_HUB: addressOf('hub'),
    METADATA_SERVER_DETECTION: 'none', // otherwise google-auth-library looks for a server that exists only on Google's machines
  };
}

const LOOPBACK = /^(https?:\/\/)?(127(\.\d{1,3}){3}|localhost|\[::1\])(:\d+)?$/;

/**
 * Throws LaunchError unless every address is an emulator of a demo project on this machine. Call it before deleting.
 */
export function requireEmulators(env: NodeJS.ProcessEnv): void {
  const project = env.GCLOUD_PROJECT ?? '';
  if (!project.startsWith('demo-')) {
    throw new LaunchError(`This works on demo projects only, and GCLOUD_PROJECT is "${project}": use npm start.`);
  }
  const names = Object.keys(emulatorEnvironment(project));
  const missing = names.find((name) => !env[name]);
  if (missing) throw new LaunchError(`This works on the emulators only, and ${missing} is not set: use npm start.`);
  const remote = names.find((name) => /EMULATOR/.test(name) && !LOOPBACK.test(env[name] ?? ''));
  if (remote) throw new LaunchError(`This works on this machine only, and ${remote} is ${env[remote]}: use npm start.`);
}
