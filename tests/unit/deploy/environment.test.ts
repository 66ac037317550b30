import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { faultsOf, readEnvironment, rightEnvironment, VARIABLES } from '../../../scripts/deploy/environment';
import { FILE, fileWith } from '../../support/environment-file';
import { temporaryFolder } from '../../support/temporary-folder';

// Vitest has put the demo's values into its environment, which counts before any file.
beforeEach(() => {
  for (const name of Object.keys(VARIABLES)) vi.stubEnv(name, undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

/** A project with these environment files beside the demo's. */
function projectWith(files: Record<string, string>): string {
  const root = temporaryFolder();
  writeFileSync(join(root, '.env'), readFileSync('.env'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  return root;
}

const faults = (name: string, files: Record<string, string>) => faultsOf(readEnvironment(name, projectWith(files)));

describe('the file of an environment', () => {
  it('is right when every value is there and looks like one', () => {
    expect(faults('live', { '.env.live': FILE })).toEqual([]);
  });

  it('has to be there', () => {
    expect(faults('live', {})).toEqual([expect.stringContaining('there is no file')]);
  });

  it.each(Object.keys(VARIABLES).filter((name) => name !== 'VITE_APP_CHECK_SITE_KEY'))('may not lack %s', (name) => {
    const found = faults('live', { '.env.live': fileWith({ [name]: undefined }) });
    expect(found).toEqual([expect.stringMatching(`${name}.*(missing|demo-mesquite|"demo")`)]);
  });

  it.each(Object.keys(VARIABLES))('may not hold just anything as %s', (name) => {
    expect(faults('live', { '.env.live': fileWith({ [name]: 'Not this!' }) })).toEqual([
      `${name} does not look like one: "Not this!"`,
    ]);
  });

  it('names all that is wrong with it', () => {
    const file = fileWith({ VITE_FIREBASE_API_KEY: 'x', VITE_FIREBASE_AUTH_DOMAIN: '', VITE_FIREBASE_APP_ID: 'x' });
    expect(faults('live', { '.env.live': file })).toHaveLength(3);
  });

  it('may not be of a demo project', () => {
    const file = fileWith({ VITE_FIREBASE_PROJECT_ID: 'demo-shop' });
    expect(faults('live', { '.env.live': file })).toEqual([expect.stringContaining('emulators only')]);
  });

  it.each(['production', 'development', 'test', 'example', 'Live!'])('cannot be named %s', (name) => {
    expect(faults(name, { [`.env.${name}`]: FILE })).toEqual([`an environment cannot be named "${name}"`]);
  });

  it('has its template: every variable, explained and empty', () => {
    const lines = readFileSync('.env.example', 'utf8').split('\n');
    expect(lines.filter((line) => /^[A-Z]/.test(line))).toEqual(Object.keys(VARIABLES).map((name) => `${name}=`));
  });
});

describe('a build', () => {
  const build = (mode: string, root: string) => {
    const { config } = rightEnvironment(root);
    return () => (config as (_: object, env: { mode: string }) => void)({}, { mode });
  };

  it.each(['production', 'development'])('without a name, in mode %s, is the demo’s', (mode) => {
    expect(build(mode, projectWith({ '.env.live': FILE }))).not.toThrow();
  });

  it.each(['.env.production', '.env.local', '.env.production.local'])(
    'without a name does not take a real project from %s',
    (file) => {
      expect(build('production', projectWith({ [file]: FILE }))).toThrow('it would speak to mesquite-live');
    },
  );

  it('of a named environment is made when its file is right, and refused with all that is wrong when it is not', () => {
    expect(build('live', projectWith({ '.env.live': FILE }))).not.toThrow();
    const file = fileWith({ VITE_FIREBASE_API_KEY: 'x', VITE_FIREBASE_APP_ID: 'x' });
    expect(build('live', projectWith({ '.env.live': file }))).toThrow(/API_KEY.*\n.*APP_ID/);
    expect(build('staging', projectWith({ '.env.live': FILE }))).toThrow('there is no file');
  });
});
