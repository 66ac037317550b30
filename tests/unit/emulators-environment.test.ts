import { describe, expect, it } from 'vitest';
import { emulatorEnvironment, requireEmulators } from '../../emulators/environment';
import { brand } from '../../src/domain/brand';

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
});
