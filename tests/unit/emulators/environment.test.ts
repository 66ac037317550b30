import { describe, expect, it } from 'vitest';
import { emulatorEnvironment, requireEmulators } from '../../../emulators/environment';
import { brand } from '../../../src/domain/brand';

const env = emulatorEnvironment(brand.demoProject);

describe('work that may delete everything', () => {
  it('is done on the emulators of a demo project', () => {
    expect(() => requireEmulators(env)).not.toThrow();
  });

  it.each([undefined, '', 'mesquite', 'mesquite-demo-'])('is refused for the project %s', (project) => {
    expect(() => requireEmulators({ ...env, GCLOUD_PROJECT: project })).toThrow(/demo projects only/);
  });

  it.each(Object.keys(env).filter((name) => /EMULATOR/.test(name)))('is refused when %s is not set', (name) => {
    expect(() => requireEmulators({ ...env, [name]: undefined })).toThrow(`${name} is not set`);
  });

  const hosts = Object.keys(env).filter((name) => /EMULATOR/.test(name));

  it.each(
    hosts.flatMap((name) =>
      ['firestore.googleapis.com', '10.0.0.5:8080', '127.0.0.1.evil.com:80', 'localhost.evil.com'].map((host) => [
        name,
        host,
      ]),
    ),
  )('is refused when %s is %s, which is another machine', (name, host) => {
    expect(() => requireEmulators({ ...env, [name]: host })).toThrow(`${name} is ${host}`);
  });

  it.each(hosts)('takes this machine for itself by any of its names in %s', (name) => {
    for (const host of ['127.0.0.1:8080', 'localhost:8080', '[::1]:8080', 'http://127.0.0.1:9199']) {
      expect(() => requireEmulators({ ...env, [name]: host })).not.toThrow();
    }
  });
});
