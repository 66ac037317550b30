import { describe, expect, it } from 'vitest';
import { emulatorEnvironment, requireEmulators } from '../../../emulators/environment';
import { brand } from '../../../src/domain/brand';

const env = emulatorEnvironment(brand.demoProject);
const hosts = Object.keys(env).filter((name) => /EMULATOR/.test(name));

describe('work that may delete everything', () => {
  it('runs on the emulators of a demo project', () => {
    expect(() => requireEmulators(env)).not.toThrow();
  });

  it.each([undefined, '', 'mesquite', 'mesquite-demo-'])('refuses the project %s', (project) => {
    expect(() => requireEmulators({ ...env, GCLOUD_PROJECT: project })).toThrow(/demo projects only/);
  });

  it.each(hosts)('refuses another machine in %s, and a missing value', (name) => {
    expect(() => requireEmulators({ ...env, [name]: undefined })).toThrow(`${name} is not set`);
    for (const host of ['firestore.googleapis.com', '10.0.0.5:8080', '127.0.0.1.evil.com:80', 'localhost.evil.com']) {
      expect(() => requireEmulators({ ...env, [name]: host })).toThrow(`${name} is ${host}`);
    }
  });
});
