import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cachedName, chooseJar, DOWNLOAD_HELP } from '../../../emulators/jars';
import { temporaryFolder, writeProgram } from '../../support/temporary-folder';

/** A machine with everything: the places where a jar may be, best first, and the environment that points at them. */
function machine(emulator: 'firestore' | 'storage') {
  const folder = temporaryFolder();
  const sdk = join(folder, 'sdk');
  return {
    stated: writeProgram(join(folder, 'stated.jar')),
    cached: writeProgram(join(folder, 'cache', cachedName(emulator))),
    cloudSdk: writeProgram(join(sdk, 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar')),
    cache: { FIREBASE_EMULATORS_PATH: join(folder, 'cache') },
    noCache: { FIREBASE_EMULATORS_PATH: join(folder, 'empty') },
    sdks: [join(folder, 'no-sdk'), sdk],
  };
}

describe.each([
  ['firestore', 'FIRESTORE_EMULATOR_BINARY_PATH'],
  ['storage', 'STORAGE_EMULATOR_BINARY_PATH'],
] as const)('the jar of the %s emulator', (emulator, variable) => {
  it('is the one that the environment names', () => {
    const { stated, cache, sdks } = machine(emulator);
    expect(chooseJar(emulator, { ...cache, [variable]: stated }, sdks)).toEqual({ from: 'environment', path: stated });
  });

  it("is else the one in firebase-tools' cache", () => {
    const { cached, cache, sdks } = machine(emulator);
    expect(chooseJar(emulator, cache, sdks)).toEqual({ from: 'cache', path: cached });
  });

  it("is else made from the Cloud SDK's Firestore emulator", () => {
    const { cloudSdk, noCache, sdks } = machine(emulator);
    expect(chooseJar(emulator, noCache, sdks)).toEqual({ from: 'cloud-sdk', path: cloudSdk });
  });

  it('is else left to firebase-tools to download', () => {
    const { noCache } = machine(emulator);
    expect(chooseJar(emulator, noCache, [])).toEqual({ from: 'download' });
  });

  it('is not silently another one when the environment names a file that is not there', () => {
    const { cache, sdks } = machine(emulator);
    expect(() => chooseJar(emulator, { ...cache, [variable]: '/no/such.jar' }, sdks)).toThrow(
      `${variable} names /no/such.jar, which does not exist: correct the variable, or unset it.`,
    );
  });
});

describe("firebase-tools' cache", () => {
  it('holds the jar by the version that firebase-tools wants', () => {
    expect(cachedName('firestore')).toMatch(/^cloud-firestore-emulator-v[\d.]+\.jar$/);
    expect(cachedName('storage')).toMatch(/^cloud-storage-rules-runtime-v[\d.]+\.jar$/);
  });
});

describe('what to do when nothing can be had', () => {
  it('names every way out', () => {
    for (const way of [
      'internet',
      'cloud-firestore-emulator',
      'FIRESTORE_EMULATOR_BINARY_PATH',
      'STORAGE_EMULATOR_BINARY_PATH',
    ]) {
      expect(DOWNLOAD_HELP).toContain(way);
    }
  });
});
