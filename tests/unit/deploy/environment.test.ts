import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { environmentProblems, readFunctionsVariables, rightEnvironment } from '../../../scripts/deploy/environment';

const LIVE = { name: 'live', project: 'mesquite-payments' };
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'functions-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

it.each(['.env', '.env.mesquite-payments', '.env.live'])('reads the variables of the functions from %s', (file) => {
  write(file, 'ENFORCE_APP_CHECK=true\n');
  expect(readFunctionsVariables(folder, LIVE).variables.ENFORCE_APP_CHECK).toBe('true');
});

it('lets the file of the environment override the common one', () => {
  write('.env', 'ENFORCE_APP_CHECK=false\n');
  write('.env.live', 'ENFORCE_APP_CHECK=true\n');
  expect(readFunctionsVariables(folder, LIVE).variables).toEqual({ ENFORCE_APP_CHECK: 'true' });
});

it('reads the variables of the common file that the file of the environment does not name', () => {
  write('.env', 'QUOTE_NOTIFY_TO=sales@example.com\n');
  write('.env.live', 'ENFORCE_APP_CHECK=true\n');
  expect(readFunctionsVariables(folder, LIVE).variables).toEqual({
    ENFORCE_APP_CHECK: 'true',
    QUOTE_NOTIFY_TO: 'sales@example.com',
  });
});

it('reads a variable without its quotes and the comment behind it', () => {
  write('.env.live', 'ENFORCE_APP_CHECK="true" # since May\n');
  expect(readFunctionsVariables(folder, LIVE).variables.ENFORCE_APP_CHECK).toBe('true');
});

it('does not read the file of another environment', () => {
  write('.env.staging', 'ENFORCE_APP_CHECK=true\n');
  expect(readFunctionsVariables(folder, LIVE).variables).toEqual({});
});

it('accepts a file of the alias alone', () => {
  write('.env.live', 'ENFORCE_APP_CHECK=true\n');
  expect(readFunctionsVariables(folder, LIVE).hasBoth).toBe(false);
});

it('finds a file of the project beside one of its alias, which firebase-tools refuses', () => {
  write('.env.live', 'ENFORCE_APP_CHECK=true\n');
  write('.env.mesquite-payments', 'ENFORCE_APP_CHECK=true\n');
  expect(readFunctionsVariables(folder, LIVE).hasBoth).toBe(true);
});

const VALUES = {
  VITE_FIREBASE_PROJECT_ID: LIVE.project,
  VITE_FIREBASE_API_KEY: 'a'.repeat(39),
  VITE_FIREBASE_AUTH_DOMAIN: `${LIVE.project}.firebaseapp.com`,
  VITE_FIREBASE_APP_ID: '1:123456789012:web:0123456789abcdef',
  VITE_APP_CHECK_SITE_KEY: '',
};

/** The problems of an environment whose file exists. */
function problemsOf({ name = LIVE.name, project = LIVE.project, values = VALUES } = {}): string[] {
  write('.env', '');
  return environmentProblems({ name, file: join(folder, '.env'), project, values });
}

it('a complete environment of a real project has no problem', () => {
  expect(problemsOf()).toEqual([]);
});

it('the demo project, which exists only in the emulators, cannot be deployed', () => {
  expect(problemsOf({ project: 'demo-mesquite' })).toEqual([
    'VITE_FIREBASE_PROJECT_ID is demo-mesquite, which exists only in the emulators',
  ]);
});

it('names a value of an environment that is missing', () => {
  expect(problemsOf({ values: { ...VALUES, VITE_FIREBASE_API_KEY: '' } })).toEqual([
    'VITE_FIREBASE_API_KEY is missing',
  ]);
});

it('names a value of an environment that has the wrong format', () => {
  expect(problemsOf({ values: { ...VALUES, VITE_FIREBASE_APP_ID: 'app' } })).toEqual([
    'VITE_FIREBASE_APP_ID has the wrong format: "app"',
  ]);
});

it('names every wrong value of an environment', () => {
  expect(problemsOf({ values: { ...VALUES, VITE_FIREBASE_API_KEY: '', VITE_FIREBASE_APP_ID: 'app' } })).toEqual([
    'VITE_FIREBASE_API_KEY is missing',
    'VITE_FIREBASE_APP_ID has the wrong format: "app"',
  ]);
});

it('an environment without a file cannot be deployed', () => {
  const file = join(folder, '.env.live');
  expect(environmentProblems({ ...LIVE, file, values: VALUES })).toEqual([`${file} does not exist`]);
});

it.each(['production', 'development', 'test', 'example', 'Live', '../live'])(
  '"%s" cannot be the name of an environment',
  (name) => {
    expect(problemsOf({ name })).toEqual([`"${name}" cannot be the name of an environment`]);
  },
);

/** Starts a build in this mode of Vite. */
function build(mode: string): void {
  const { config } = rightEnvironment();
  if (typeof config !== 'function') throw new Error('The plugin no longer checks the mode');
  void Reflect.apply(config, undefined, [{}, { mode, command: 'build' }]);
}

it('a build without a mode is one of the demo', () => {
  expect(() => build('production')).not.toThrow();
});

it('a build without a mode refuses a real project: tests and `npm start` must not reach it', () => {
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', LIVE.project);
  expect(() => build('production')).toThrow(`only --mode may build for ${LIVE.project}`);
  vi.unstubAllEnvs();
});

it('a build with a mode refuses an environment without a file', () => {
  expect(() => build('nowhere')).toThrow('.env.nowhere does not exist');
});
