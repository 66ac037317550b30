import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { LaunchError } from './launch-error.mjs';

const require = createRequire(import.meta.url);

/** The emulators that are Java programs, with the variable by which firebase-tools takes another jar. */
export const JAR_VARIABLES = {
  firestore: 'FIRESTORE_EMULATOR_BINARY_PATH',
  storage: 'STORAGE_EMULATOR_BINARY_PATH',
} as const;
export type JavaEmulator = keyof typeof JAR_VARIABLES;

/** Where an emulator's jar comes from. `download` has none yet: firebase-tools fetches it. */
export type JarSource =
  | { from: 'environment' | 'cache' | 'cloud-sdk'; path: string }
  | { from: 'download'; path?: undefined };

/**
 * Chooses the jar of an emulator: environment variable, else firebase-tools' cache, else the Firestore emulator of
 * a Google Cloud SDK (which also judges storage rules, see java/), else firebase-tools' own download.
 * Throws LaunchError where the variable names a file that is not there.
 */
export function chooseJar(emulator: JavaEmulator, env: NodeJS.ProcessEnv, cloudSdks = cloudSdkFolders(env)): JarSource {
  const variable = JAR_VARIABLES[emulator];
  const stated = env[variable];
  if (stated) {
    if (existsSync(stated)) return { from: 'environment', path: stated };
    throw new LaunchError(`${variable} names ${stated}, which does not exist: correct the variable, or unset it.`);
  }
  const cached = join(
    env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache/firebase/emulators'),
    cachedName(emulator),
  );
  if (existsSync(cached)) return { from: 'cache', path: cached };
  const cloudSdk = cloudSdks
    .map((folder) => join(folder, 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar'))
    .find(existsSync);
  return cloudSdk ? { from: 'cloud-sdk', path: realpathSync(cloudSdk) } : { from: 'download' };
}

/** The jar's file name in firebase-tools' cache; it holds the version that this firebase-tools wants. */
export function cachedName(emulator: JavaEmulator): string {
  const info = require('firebase-tools/lib/emulator/downloadableEmulatorInfo.json');
  return info[emulator].downloadPathRelativeToCacheDir;
}

/** Folders in which a Google Cloud SDK may be installed: the one on PATH first. */
function cloudSdkFolders(env: NodeJS.ProcessEnv): string[] {
  const onPath = (env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'gcloud'))
    .filter(existsSync)
    .map((gcloud) => dirname(dirname(realpathSync(gcloud))));
  return [
    ...(env.CLOUDSDK_ROOT_DIR ? [env.CLOUDSDK_ROOT_DIR] : []),
    ...onPath,
    '/usr/lib/google-cloud-sdk',
    '/usr/share/google-cloud-sdk',
    '/opt/google-cloud-sdk',
    '/snap/google-cloud-cli/current',
    '/opt/homebrew/share/google-cloud-sdk',
    join(homedir(), 'google-cloud-sdk'),
  ];
}

/** What to do when firebase-tools could not fetch the files either. */
export const DOWNLOAD_HELP =
  'The files of the Firestore and Storage emulators are missing and firebase-tools could not download them: connect to ' +
  'the internet once, or install the Google Cloud SDK with its component cloud-firestore-emulator, or set ' +
  `${Object.values(JAR_VARIABLES).join(' and ')} to the files.`;
