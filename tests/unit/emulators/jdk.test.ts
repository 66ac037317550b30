import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findJdk, jdkCandidates } from '../../../emulators/jdk';
import { temporaryFolder, writeProgram } from '../../support/temporary-folder';

/** A JDK that states its version in the `release` file, as installers write it. */
function jdk(home: string, major: number): string {
  writeProgram(join(home, 'bin/java'));
  writeProgram(join(home, 'bin/javac'));
  writeFileSync(join(home, 'release'), `IMPLEMENTOR="Test"\nJAVA_VERSION="${major}.0.3"\n`);
  return home;
}

describe('the JDK of the emulators', () => {
  it('is the first candidate of 21 or newer', () => {
    const folder = temporaryFolder();
    const candidates = [jdk(join(folder, 'old'), 20), jdk(join(folder, 'new'), 21), jdk(join(folder, 'newer'), 25)];
    expect(findJdk([join(folder, 'nothing'), ...candidates])).toEqual({ home: join(folder, 'new'), major: 21 });
  });

  it('is asked for its version where it does not state one', () => {
    const home = temporaryFolder();
    writeProgram(join(home, 'bin/java'), '#!/bin/sh\necho \'openjdk version "25.0.1" 2025-10-21\' >&2\n');
    writeProgram(join(home, 'bin/javac'));
    expect(findJdk([home])).toEqual({ home, major: 25 });
  });

  it('has a compiler: a mere runtime is passed over', () => {
    const folder = temporaryFolder();
    const runtime = join(folder, 'jre');
    writeProgram(join(runtime, 'bin/java'));
    writeFileSync(join(runtime, 'release'), 'JAVA_VERSION="25"\n');
    expect(findJdk([runtime, jdk(join(folder, 'jdk'), 21)]).home).toBe(join(folder, 'jdk'));
  });

  it('is looked for in the environment, then on PATH, then in the usual folders, the newest name first', () => {
    const folder = temporaryFolder();
    const installed = jdk(join(folder, 'opt/temurin'), 21);
    mkdirSync(join(folder, 'bin'));
    symlinkSync(join(installed, 'bin/java'), join(folder, 'bin/java'));
    for (const name of ['jdk-9', 'jdk-25']) mkdirSync(join(folder, 'jvm', name), { recursive: true });

    const env = { EMULATOR_JAVA_HOME: '/chosen', JAVA_HOME: '/home', PATH: `/nowhere:${join(folder, 'bin')}` };
    expect(jdkCandidates(env, [join(folder, 'jvm'), join(folder, 'absent')]).slice(0, 5)).toEqual([
      '/chosen',
      '/home',
      installed,
      join(folder, 'jvm/jdk-25'),
      join(folder, 'jvm/jdk-9'),
    ]);
  });

  it('is missed in one sentence that says what to do', () => {
    const old = jdk(join(temporaryFolder(), 'jdk'), 17);
    expect(() => findJdk([old])).toThrow(
      /^No JDK 21 or newer was found \(looked at EMULATOR_JAVA_HOME, JAVA_HOME, PATH, .*\): install one, for example Temurin 25 from https:\/\/adoptium\.net, or set JAVA_HOME to one\.$/,
    );
  });
});
