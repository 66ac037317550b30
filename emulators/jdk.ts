import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { LaunchError } from './launch-error.mjs';

/** What firebase-tools 15 asks for. */
const MIN_MAJOR = 21;

export interface Jdk {
  home: string;
  major: number;
}

/** Folders in which installers put JDKs, each with one JDK per sub-folder. */
const JDK_FOLDERS = ['/usr/lib/jvm', '/opt/java', join(homedir(), '.sdkman/candidates/java')];
const MAC_FOLDER = '/Library/Java/JavaVirtualMachines';

/** Where a JDK may be, most deliberate place first: environment, PATH, the usual folders. */
export function jdkCandidates(env: NodeJS.ProcessEnv = process.env, folders: string[] = JDK_FOLDERS): string[] {
  const onPath = (env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'java'))
    .filter(existsSync)
    .map((java) => dirname(dirname(realpathSync(java))));
  const homes = [env.EMULATOR_JAVA_HOME, env.JAVA_HOME, ...onPath, ...folders.flatMap(subFolders)];
  const macHomes = subFolders(MAC_FOLDER).map((folder) => join(folder, 'Contents/Home'));
  return [...homes, ...macHomes].filter((home) => home !== undefined && home !== '') as string[];
}

/** The first candidate that is a JDK of 21 or newer. Throws LaunchError where there is none. */
export function findJdk(candidates: string[] = jdkCandidates()): Jdk {
  for (const home of candidates) {
    if (!existsSync(join(home, 'bin/java')) || !existsSync(join(home, 'bin/javac'))) continue;
    const major = majorVersion(home);
    if (major >= MIN_MAJOR) return { home: realpathSync(home), major };
  }
  throw new LaunchError(
    `No JDK ${MIN_MAJOR} or newer was found (looked at EMULATOR_JAVA_HOME, JAVA_HOME, PATH, ${JDK_FOLDERS.join(', ')} and ` +
      `${MAC_FOLDER}): install one, for example Temurin 25 from https://adoptium.net, or set JAVA_HOME to one.`,
  );
}

function majorVersion(home: string): number {
  const release = join(home, 'release');
  const stated = existsSync(release) ? /JAVA_VERSION="(\d+)/.exec(readFileSync(release, 'utf8')) : null;
  if (stated) return Number(stated[1]);
  const { stdout, stderr } = spawnSync(join(home, 'bin/java'), ['-version'], { encoding: 'utf8' });
  return Number(/version "(\d+)/.exec(`${stderr}${stdout}`)?.[1] ?? 0);
}

/** Sub-folders, the highest name first: a newer version usually has the higher one. */
function subFolders(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .map((name) => join(folder, name));
}
