import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import DOWNLOADS from 'firebase-tools/lib/emulator/downloadableEmulatorInfo.json' with { type: 'json' };
import type { Jdk } from './jdk';
import { LaunchError } from './launch-error.mjs';

/**
 * Emulators written in Java: the variable that points firebase-tools at another jar, and the main class of our own
 * jars.
 */
const JAVA_EMULATORS = {
  firestore: {
    variable: 'FIRESTORE_EMULATOR_BINARY_PATH',
    mainClass: 'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
  },
  storage: { variable: 'STORAGE_EMULATOR_BINARY_PATH', mainClass: 'StorageRulesRuntime' },
} as const;
type JavaEmulator = keyof typeof JAVA_EMULATORS;
const NAMES = Object.keys(JAVA_EMULATORS) as JavaEmulator[];

const PROBE_MS = 2_500;
const SOURCES = fileURLToPath(new URL('./java/storage-rules', import.meta.url));

export const DOWNLOAD_HELP =
  'The files of the Firestore and Storage emulators are missing and firebase-tools could not download them: connect to ' +
  'the internet once, or install the Google Cloud SDK with its component cloud-firestore-emulator, or set ' +
  `${NAMES.map((name) => JAVA_EMULATORS[name].variable).join(' and ')} to the files.`;

/**
 * Variables that point firebase-tools at jars built from a Cloud SDK's Firestore emulator. Empty if it can use Google's
 * jars, which it downloads on first use. Throws LaunchError if a variable names a missing file.
 */
export async function jarEnvironment(env: NodeJS.ProcessEnv, jdk: Jdk, cache: string): Promise<Record<string, string>> {
  const sdkJar = findSdkJar(env);
  const areThere = await Promise.all(NAMES.map((name) => hasJar(name, env)));
  const missing = NAMES.filter((_, index) => !areThere[index]);
  if (!sdkJar || missing.length === 0) return {};
  const folder = buildJars(sdkJar, jdk, cache);
  return Object.fromEntries(missing.map((name) => [JAVA_EMULATORS[name].variable, join(folder, `${name}.jar`)]));
}

/** Whether firebase-tools has Google's jar from a variable or its cache, or can download it. */
async function hasJar(name: JavaEmulator, env: NodeJS.ProcessEnv): Promise<boolean> {
  const { variable } = JAVA_EMULATORS[name];
  const named = env[variable];
  if (named && existsSync(named)) return true;
  if (named) throw new LaunchError(`${variable} names ${named}, which does not exist: correct or unset it.`);
  const { downloadPathRelativeToCacheDir, remoteUrl } = DOWNLOADS[name]; // the versions that firebase-tools requires
  const cache = env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache/firebase/emulators');
  if (existsSync(join(cache, downloadPathRelativeToCacheDir))) return true;
  // Time limit: a network that drops packets would delay the start by minutes.
  const probe = fetch(remoteUrl, { method: 'HEAD', signal: AbortSignal.timeout(PROBE_MS) });
  return probe.then(({ ok }) => ok).catch(() => false);
}

/** The Firestore emulator of a Google Cloud SDK, preferably the one on PATH. */
function findSdkJar({ PATH = '', CLOUDSDK_ROOT_DIR }: NodeJS.ProcessEnv): string | undefined {
  const gclouds = PATH.split(delimiter).map((folder) => join(folder, 'gcloud'));
  const onPath = gclouds.filter(existsSync).map((gcloud) => dirname(dirname(realpathSync(gcloud))));
  const installed = ['/usr/lib', '/usr/share', '/opt', '/opt/homebrew/share', homedir()];
  return [CLOUDSDK_ROOT_DIR ?? '', ...onPath, ...installed.map((folder) => join(folder, 'google-cloud-sdk'))]
    .map((sdk) => join(sdk, 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar'))
    .find(existsSync);
}

/**
 * Builds two thin jars that refer to the SDK's jar, once per source, jar and JDK. `storage` is our runtime (see
 * StorageRulesRuntime.java). `firestore` is only a manifest, because firebase-tools changes the mode of the file it
 * starts, which the SDK's jar may not allow. Returns their folder.
 */
function buildJars(sdkJar: string, jdk: Jdk, cache: string): string {
  const sources = readdirSync(SOURCES).map((name) => join(SOURCES, name));
  const hash = createHash('sha256').update(`${sdkJar}\n${statSync(sdkJar).mtimeMs}\n${jdk.home}`);
  for (const source of sources) hash.update(readFileSync(source));
  const folder = join(cache, `jars-${hash.digest('hex').slice(0, 12)}`);
  if (existsSync(folder)) return folder;

  const work = mkdtempSync(join(cache, 'building-'));
  const run = (tool: string, ...args: string[]) =>
    execFileSync(join(jdk.home, 'bin', tool), args, { cwd: work, stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    mkdirSync(join(work, 'firestore'));
    run('javac', '--release', '21', '-Xlint:none', '-proc:none', '-cp', sdkJar, '-d', 'storage', ...sources);
    for (const name of NAMES) {
      const { mainClass } = JAVA_EMULATORS[name];
      writeFileSync(join(work, 'manifest'), `Main-Class: ${mainClass}\nClass-Path: ${pathToFileURL(sdkJar)}\n`);
      run('jar', '--create', '--file', `${name}.jar`, '--manifest', 'manifest', '-C', name, '.');
    }
    renameSync(work, folder);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  return folder;
}
