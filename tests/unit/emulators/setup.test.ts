import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { installedBrowser } from '../../../scripts/browser.mjs';
import { isInstalled } from '../../../scripts/setup.mjs';
import { temporaryFolder, writeProgram } from '../../support/temporary-folder';

type Packages = Record<string, { version: string; optional?: boolean }>;

describe('dependencies', () => {
  const LOCKED: Packages = {
    '': { version: '1.0.0' },
    'node_modules/a': { version: '1.2.3' },
    'node_modules/for-another-machine': { version: '2.0.0', optional: true },
  };

  function folderWith(installed: Packages | null): string {
    const folder = temporaryFolder();
    writeProgram(join(folder, 'package-lock.json'), JSON.stringify({ packages: LOCKED }));
    if (installed)
      writeProgram(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }));
    return folder;
  }

  it.each<[string, boolean, Packages | null]>([
    ['complete', true, { 'node_modules/a': { version: '1.2.3' } }],
    ['complete with the optional ones', true, LOCKED],
    ['absent', false, null],
    ['incomplete', false, { 'node_modules/b': { version: '1.2.3' } }],
    ['of another version', false, { 'node_modules/a': { version: '1.2.4' } }],
    ['optional and of another version', false, { ...LOCKED, 'node_modules/for-another-machine': { version: '1.9.0' } }],
  ])('that are %s count as installed: %s', (_, installed, packages) => {
    expect(isInstalled(folderWith(packages))).toBe(installed);
  });
});

describe('the browser of the tests', () => {
  it('is the one that CHROMIUM_PATH names, before one on PATH', () => {
    const folder = temporaryFolder();
    const mine = writeProgram(join(folder, 'mine'));
    writeProgram(join(folder, 'bin/google-chrome'));
    expect(installedBrowser({ CHROMIUM_PATH: mine, PATH: join(folder, 'bin') })).toBe(mine);
  });

  it('is else one on PATH, Chromium before Chrome', () => {
    const folder = temporaryFolder();
    const chrome = writeProgram(join(folder, 'first/google-chrome'));
    const PATH = `${join(folder, 'first')}:${join(folder, 'second')}`;
    expect(installedBrowser({ PATH })).toBe(chrome);
    const chromium = writeProgram(join(folder, 'second/chromium'));
    expect(installedBrowser({ PATH })).toBe(chromium);
  });

  it('is not silently another one when CHROMIUM_PATH names a file that is not there', () => {
    expect(() => installedBrowser({ CHROMIUM_PATH: '/no/chromium' })).toThrow(/^CHROMIUM_PATH names \/no\/chromium/);
  });
});
