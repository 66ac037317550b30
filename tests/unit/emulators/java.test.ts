import { join } from 'node:path';
import { expect, it } from 'vitest';
import { chooseJar } from '../../../emulators/jars';
import { findJdk } from '../../../emulators/jdk';
import { temporaryFolder, writeProgram } from '../../support/temporary-folder';

it('takes a jar from the environment, then the cache, then the download, and last from a Cloud SDK', async () => {
  const folder = temporaryFolder();
  const named = {
    FIREBASE_EMULATORS_PATH: folder,
    FIRESTORE_EMULATOR_BINARY_PATH: writeProgram(join(folder, 'a.jar')),
  };
  const unnamed = { FIREBASE_EMULATORS_PATH: folder };
  const online = async (url: string) => url.startsWith('https://storage.googleapis.com/');
  const offline = async () => false;
  expect(await chooseJar('firestore', unnamed, 'sdk.jar', online)).toBe('download');
  expect(await chooseJar('firestore', unnamed, 'sdk.jar', offline)).toBe('cloud-sdk');
  expect(await chooseJar('firestore', unnamed, undefined, offline)).toBe('download');
  const { firestore } = (await import('firebase-tools/lib/emulator/downloadableEmulatorInfo.json')).default;
  writeProgram(join(folder, firestore.downloadPathRelativeToCacheDir));
  expect(await chooseJar('firestore', unnamed, 'sdk.jar', offline)).toBe('cache');
  expect(await chooseJar('firestore', named, 'sdk.jar', offline)).toBe('environment');
  const missing = { ...named, FIRESTORE_EMULATOR_BINARY_PATH: '/no/such.jar' };
  await expect(chooseJar('firestore', missing, 'sdk.jar')).rejects.toThrow('/no/such.jar, which does not exist');
});

it('takes the first JDK that is new enough, and otherwise says what to install', () => {
  const jdk = (version: string) => {
    const home = temporaryFolder();
    writeProgram(join(home, 'bin/javac'));
    writeProgram(join(home, 'bin/java'), `#!/bin/sh\necho 'openjdk version "${version}"' >&2\n`);
    return home;
  };
  const [old, current] = [jdk('17.0.3'), jdk('21.0.1')];
  expect(findJdk([old, '/no/such', current])).toEqual({ home: current, major: 21 });
  expect(() => findJdk([old])).toThrow(/^No JDK 21 or newer was found .*: install one, for example Temurin 25/);
});
