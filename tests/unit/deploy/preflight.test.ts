import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import firebase from '../../../firebase.json';

const PROJECT = 'mesquite-live';
const ENVIRONMENT = {
  VITE_FIREBASE_PROJECT_ID: PROJECT,
  VITE_FIREBASE_API_KEY: 'a'.repeat(39),
  VITE_FIREBASE_AUTH_DOMAIN: `${PROJECT}.firebaseapp.com`,
  VITE_FIREBASE_APP_ID: '1:123456789012:web:0123456789abcdef',
};

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

type Files = Record<string, string>;

function write(folder: string, files: Files): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
}

/** A folder with these files, all committed. */
function folderOf(files: Files): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'deploy-'));
  folders.push(folder);
  write(folder, files);
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.com', ...args], { cwd: folder });
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Add the files');
  return folder;
}

/** What `.firebaserc` says about the environment, and about the buckets of a project. */
function aliases(live: string, project: string): string {
  const storage = Object.fromEntries(firebase.storage.map(({ target, bucket }) => [target, [bucket]]));
  return JSON.stringify({ projects: { live }, targets: { [project]: { storage } } });
}

/** Runs the preflight of the environment in a folder, without credentials for Google. */
function preflight(folder: string) {
  const env = { PATH: process.env.PATH, GOOGLE_APPLICATION_CREDENTIALS: path.join(folder, 'none.json') };
  const script = path.resolve('scripts/deploy/main.ts');
  const args = ['--import', import.meta.resolve('tsx'), script, 'preflight', '--env', 'live'];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' });
  return { status, stdout };
}

let ready: ReturnType<typeof preflight>;
let wrong: ReturnType<typeof preflight>;

/** Each run takes seconds: one in a folder where everything on this machine is right, one where much is wrong. */
beforeAll(() => {
  const values = Object.entries(ENVIRONMENT).map(([name, value]) => `${name}=${value}\n`);
  const own = { '.env.live': values.join(''), 'functions/.env': 'ENFORCE_APP_CHECK=false\n' };
  ready = preflight(folderOf({ ...own, '.firebaserc': aliases(PROJECT, PROJECT) }));
  const folder = folderOf({ ...own, '.firebaserc': aliases('another-project', 'another-project') });
  write(folder, { 'functions/.env.live': 'ENFORCE_APP_CHECK=true\n' });
  wrong = preflight(folder);
}, 60_000);

it('the preflight finds nothing wrong with committed files of the right project', () => {
  expect(ready.stdout).not.toMatch(
    /Problem: (There are uncommitted|[.]firebaserc|The functions|There are both|The check)/,
  );
});

it('the preflight stops if the account may not read the project', () => {
  expect(ready.stdout).toContain(`Problem: Cannot check the project ${PROJECT}`);
  expect(ready.status).toBe(1);
});

it('the preflight only warns if the functions do not enforce App Check', () => {
  expect(ready.stdout).toContain('Warning: The functions do not enforce App Check');
});

it('the preflight stops if .firebaserc gives the environment another project', () => {
  expect(wrong.stdout).toContain('Problem: .firebaserc has another-project for "live"');
  expect(wrong.status).toBe(1);
});

it.each(firebase.storage)(
  'the preflight stops if .firebaserc has no bucket of the project for $target',
  ({ target }) => {
    expect(wrong.stdout).toContain(`Problem: .firebaserc has no bucket for the target ${target}`);
  },
);

it('the preflight stops if a file is not committed, because a rollback needs a commit', () => {
  expect(wrong.stdout).toContain('Problem: There are uncommitted changes:\n?? functions/.env.live');
});

it('the preflight stops if the functions enforce App Check and the site has no key for it', () => {
  expect(wrong.stdout).toContain('Problem: The functions enforce App Check, but the site has no key');
});
