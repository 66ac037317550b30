import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, realpathSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { LaunchError } from './launch-error.mjs';

const MIN_MAJOR = 21; // what firebase-tools 15 requires
const LINUX_FOLDER = '/usr/lib/jvm';
const MAC_FOLDER = '/Library/Java/JavaVirtualMachines';

export interface Jdk {
  home: string;
  major: number;
}

/** The first JDK 21 or newer: from EMULATOR_JAVA_HOME, JAVA_HOME, PATH, then the usual folders. */
export function findJdk(): Jdk {
  for (const home of candidates(process.env)) {
    if (!existsSync(join(home, 'bin/javac'))) continue;
    const { stdout, stderr } = spawnSync(join(home, 'bin/java'), ['-version'], { encoding: 'utf8' });
    const major = Number(/version "(\d+)/.exec(`${stderr}${stdout}`)?.[1] ?? 0);
    if (major >= MIN_MAJOR) return { home, major };
  }
  throw new LaunchError(
    `No JDK ${MIN_MAJOR} or newer was found (looked at EMULATOR_JAVA_HOME, JAVA_HOME, PATH, ${LINUX_FOLDER} and ` +
      `${MAC_FOLDER}): install one, for example Temurin 25 from https://adoptium.net, or set JAVA_HOME to one.`,
  );
}

function candidates({ EMULATOR_JAVA_HOME, JAVA_HOME, PATH = '' }: NodeJS.ProcessEnv): string[] {
  const onPath = PATH.split(delimiter)
    .map((folder) => join(folder, 'java'))
    .filter(existsSync)
    .map((java) => dirname(dirname(realpathSync(java))))
    // The programs in a Mac's /usr/bin only start the JDK of JAVA_HOME: with /usr they would start themselves.
    .filter((home) => process.platform !== 'darwin' || home !== '/usr');
  const installed = [LINUX_FOLDER, MAC_FOLDER].filter(existsSync).flatMap((folder) =>
    readdirSync(folder)
      .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
      .flatMap((name) => [join(folder, name), join(folder, name, 'Contents/Home')]),
  );
  return [EMULATOR_JAVA_HOME, JAVA_HOME, ...onPath, ...installed].filter((home) => home !== undefined);
}

/**
 * Writes the programs that firebase-tools finds first on PATH, and returns their folder.
 *
 * `java`: the chosen JDK without the warnings of newer JDKs, which firebase-tools mistakes for rule errors, and with a
 * limited heap: Firestore's emulator keeps all messages for the listeners of tabs that crashed. It saves its process id
 * for guard.mjs, because firebase-tools detaches the programs it starts.
 *
 * `npm`: a stub. firebase-tools asks the registry for newer versions each time it loads the functions, which takes four
 * seconds, or up to ten without a network.
 */
export function writePrograms({ home, major }: Jdk, scratch: string): string {
  const options = ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-Xmx2g'];
  if (major >= 22) options.push('--enable-native-access=ALL-UNNAMED');
  if (major >= 23) options.push('--sun-misc-unsafe-memory-access=allow');
  const java = `"${join(home, 'bin/java')}"`;
  const programs = {
    java: `case "$*" in *-version*) exec ${java} "$@" ;; esac
      echo $$ >>"${join(scratch, 'java.pids')}"
      exec ${java} ${options.join(' ')} "$@"`,
    npm: "echo '{}'",
  };
  const folder = join(scratch, 'bin');
  mkdirSync(folder);
  for (const [name, script] of Object.entries(programs)) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  }
  return folder;
}
