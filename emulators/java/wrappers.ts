import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { JavaEmulator } from '../jars';
import type { Jdk } from '../jdk';

const SOURCES = fileURLToPath(new URL('./storage-rules', import.meta.url));
const MAIN_CLASSES: Record<JavaEmulator, string> = {
  firestore: 'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
  storage: 'StorageRulesRuntime',
};

/**
 * Makes two thin jars around the Cloud SDK's Firestore emulator, of which nothing is copied: `firestore` is only a
 * manifest (firebase-tools wants to change the mode of the file it starts, which the SDK's may forbid), `storage` is
 * our StorageRulesRuntime (storage-rules/). They are built once per source, jar and JDK into a folder of `cache`.
 */
export function wrapperJars(firestoreJar: string, jdk: Jdk, cache: string): Record<JavaEmulator, string> {
  const { mtimeMs } = statSync(firestoreJar);
  const hash = createHash('sha256').update([firestoreJar, mtimeMs, jdk.home].join('\n'));
  for (const source of javaSources()) hash.update(readFileSync(source));
  const folder = join(cache, `jars-${hash.digest('hex').slice(0, 12)}`);
  if (!existsSync(folder)) {
    mkdirSync(cache, { recursive: true });
    const work = mkdtempSync(join(cache, 'building-'));
    try {
      build(firestoreJar, jdk, work);
      renameSync(work, folder);
    } finally {
      rmSync(work, { recursive: true, force: true });
    }
  }
  return { firestore: join(folder, 'firestore.jar'), storage: join(folder, 'storage.jar') };
}

function javaSources(): string[] {
  return readdirSync(SOURCES)
    .sort()
    .map((name) => join(SOURCES, name));
}

function build(firestoreJar: string, jdk: Jdk, work: string): void {
  const run = (tool: string, ...args: string[]) =>
    execFileSync(join(jdk.home, 'bin', tool), args, { cwd: work, stdio: ['ignore', 'ignore', 'inherit'] });
  run('javac', '--release', '21', '-Xlint:none', '-proc:none', '-cp', firestoreJar, '-d', 'storage', ...javaSources());
  mkdirSync(join(work, 'firestore'));
  for (const [emulator, mainClass] of Object.entries(MAIN_CLASSES)) {
    writeFileSync(
      join(work, `${emulator}.mf`),
      `Main-Class: ${mainClass}\nClass-Path: ${pathToFileURL(firestoreJar)}\n`, // `jar` folds the lines as manifests want them
    );
    run('jar', '--create', '--file', `${emulator}.jar`, '--manifest', `${emulator}.mf`, '-C', emulator, '.');
  }
}
