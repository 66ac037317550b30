import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Jdk } from '../jdk';

/** File, in the temporary folder of a run, with the process ids of the Java programs that it started. */
const JAVA_PIDS = 'java.pids';

/**
 * Writes a `java` that firebase-tools finds first on PATH: the right version, small heaps, and none of the warnings
 * that newer JDKs print on stderr (firebase-tools takes them for errors of the rules; options in JAVA_TOOL_OPTIONS
 * would print such a line themselves). Its process id is noted because firebase-tools detaches what it starts.
 * Gives the folder to put in front of PATH.
 */
export function javaShim(jdk: Jdk, folder: string): string {
  const options = ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-Xmx512m'];
  if (jdk.major >= 22) options.push('--enable-native-access=ALL-UNNAMED');
  if (jdk.major >= 23) options.push('--sun-misc-unsafe-memory-access=allow');
  const java = `"${join(jdk.home, 'bin/java')}"`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'java'),
    [
      '#!/bin/sh',
      `case "$*" in *-version*) exec ${java} "$@" ;; esac`,
      `echo $$ >>"$TMPDIR/${JAVA_PIDS}"`,
      `exec ${java} ${options.join(' ')} "$@"`,
      '',
    ].join('\n'),
    { mode: 0o755 },
  );
  return folder;
}
