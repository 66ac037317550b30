import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { FORMATS, rightEnvironment } from '../../../scripts/deploy/environment';
import { temporaryFolder } from '../../support/temporary-folder';

const VALUES = {
  VITE_FIREBASE_PROJECT_ID: 'mesquite-live',
  VITE_FIREBASE_API_KEY: 'not-a-key-0123456789-0123456789-012345',
  VITE_FIREBASE_AUTH_DOMAIN: 'mesquite-live.firebaseapp.com',
  VITE_FIREBASE_APP_ID: '1:123456789012:web:0123456789abcdef',
  VITE_APP_CHECK_SITE_KEY: 'not-a-site-key-0123456789-0123456789-0123',
};

// Vitest puts the demo's variables into the process environment, which overrides all files.
beforeEach(() => {
  for (const name of Object.keys(FORMATS)) vi.stubEnv(name, undefined);
  onTestFinished(() => void vi.unstubAllEnvs());
});

/** Builds a project that has the demo's `.env` and `file`. Throws what the build throws. */
function build(mode: string, file: string, changes: Record<string, string> = {}): void {
  const root = temporaryFolder();
  const lines = Object.entries({ ...VALUES, ...changes }).map((entry) => entry.join('='));
  copyFileSync('.env', join(root, '.env'));
  writeFileSync(join(root, file), lines.join('\n'));
  (rightEnvironment(root).config as (config: object, env: { mode: string }) => void)({}, { mode });
}

it.each(['production', 'development'])('builds the demo in mode %s next to the file of a real project', (mode) => {
  expect(() => build(mode, '.env.live')).not.toThrow();
});

it.each(['.env.production', '.env.local', '.env.production.local'])('refuses to build the demo with %s', (file) => {
  expect(() => build('production', file)).toThrow('only --mode may build for mesquite-live');
});

it.each(['', VALUES.VITE_APP_CHECK_SITE_KEY])('builds a named environment with the App Check key "%s"', (key) => {
  expect(() => build('live', '.env.live', { VITE_APP_CHECK_SITE_KEY: key })).not.toThrow();
});

it.each([
  ['whose file does not exist', 'staging', {}, '.env.staging does not exist'],
  ['of a demo project', 'live', { VITE_FIREBASE_PROJECT_ID: 'demo-shop' }, 'only in the emulators'],
  ['with a name that Vitest uses', 'test', {}, '"test" cannot be the name of an environment'],
  ['with a missing value', 'live', { VITE_FIREBASE_APP_ID: '' }, 'VITE_FIREBASE_APP_ID is missing'],
])('refuses an environment %s', (_, name, changes, problem) => {
  expect(() => build(name, '.env.live', changes)).toThrow(problem);
});

it.each(Object.keys(FORMATS))('refuses a malformed %s', (variable) => {
  expect(() => build('live', '.env.live', { [variable]: 'Not this!' })).toThrow(`${variable} has the wrong format`);
});
