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

/** Keeps requests to the emulators away from an HTTP proxy. */
export function proxyExceptions() {
  const hosts = [process.env.NO_PROXY ?? process.env.no_proxy, '127.0.0.1', 'localhost'].filter(Boolean).join();
  return { NO_PROXY: hosts, no_proxy: hosts };
}
