import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import firebase from '../../firebase.json';
import { brand } from '../../src/domain/brand';
import { type Environment, environmentProblems, readFunctionsVariables } from './environment';
import { type Check, need, recommend } from './findings';

const FUNCTIONS = firebase.functions[0]?.source ?? '';

/** Domains (RFC 2606) and phone numbers that are reserved for examples. */
const EXAMPLE_DOMAIN = /[.](example|test|invalid|localhost)$/;
const EXAMPLE_PHONE = /-555-01\d\d$/;

/** The other checks need this one to pass. */
export function environmentFile(environment: Environment) {
  const fix = 'copy .env.example to .env.NAME, say .env.live, and fill it in';
  return environmentProblems(environment).map((problem) => need(false, problem, fix));
}

function firebaseRc({ name, project }: Environment) {
  const { projects, targets } = JSON.parse(readFileSync('.firebaserc', 'utf8'));
  const alias = projects[name] ?? 'no project';
  const command = (words: string) => `npx firebase target:${words} --project ${project}`;
  const buckets = firebase.storage.map(({ target, bucket }) => {
    const found = targets?.[project]?.storage?.[target]?.join() ?? 'no bucket';
    const fix = `${command(`clear storage ${target}`)}; ${command(`apply storage ${target} ${bucket}`)}`;
    return need(found === bucket, `.firebaserc has ${found} for the target ${target}`, fix);
  });
  return [
    need(alias === project, `.firebaserc has ${alias} for "${name}"`, `npx firebase use ${project} --alias ${name}`),
    ...buckets,
  ];
}

function brandValues() {
  const { origin, protocol, hostname } = new URL(brand.origin);
  const isBare = protocol === 'https:' && origin === brand.origin;
  const fix = 'edit src/domain/brand.ts; canonical links, the sitemap and shared links use `origin`';
  return [
    need(!EXAMPLE_DOMAIN.test(hostname), `The public address ${brand.origin} is a sample value`, fix),
    need(isBare, `The public address ${brand.origin} must be https:// and a host, without a slash at the end`, fix),
    recommend(!EXAMPLE_DOMAIN.test(brand.email), `The email address ${brand.email} is a sample value`, fix),
    recommend(!EXAMPLE_PHONE.test(brand.phone.e164), `The phone number ${brand.phone.e164} is a sample value`, fix),
  ];
}

function committed() {
  const changes = execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' }).trimEnd();
  return need(changes === '', `There are uncommitted changes:\n${changes}`, 'commit them: a rollback needs a commit');
}

function functionsVariables(environment: Environment) {
  const { variables, hasBoth } = readFunctionsVariables(FUNCTIONS, environment);
  const isEnforced = variables.ENFORCE_APP_CHECK === 'true';
  const hasKey = environment.values.VITE_APP_CHECK_SITE_KEY !== '';
  const fix = 'see "App Check" in docs/deploy.md';
  const files = `${FUNCTIONS}/.env.${environment.project} and ${FUNCTIONS}/.env.${environment.name}`;
  return [
    need(!hasBoth, `There are both ${files}, which firebase-tools refuses`, 'move all variables into one of them'),
    need(hasKey || !isEnforced, 'The functions enforce App Check, but the site has no key: every form would fail', fix),
    recommend(hasKey, 'The site has no App Check key', fix),
    recommend(isEnforced, 'The functions do not enforce App Check', fix),
  ];
}

export const localChecks: Check[] = [firebaseRc, brandValues, committed, functionsVariables];

/** Checks what a build has written to dist/. */
export function checkBuild(environment: Environment) {
  const files = readdirSync('dist', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file): File => ({ path: relative('dist', file), text: readFileSync(file, 'utf8') }));
  return checkBuiltFiles(files, environment);
}

/** A file of a build; its path is relative to dist/. */
type File = { path: string; text: string };

/** Checks that the files are a build for the environment and can be published. */
export function checkBuiltFiles(files: readonly File[], { name, project, values }: Environment) {
  const fix = `npm run build -- --mode ${name}`;
  const none = (what: string, matches: (file: File) => boolean) => {
    const found = files.filter(matches).map(({ path }) => path);
    return need(found.length === 0, `${what}: ${found.join(', ')}`, fix);
  };
  const some = (what: string, matches: (file: File) => boolean) => need(files.some(matches), `${what} is missing`, fix);
  const policy = '<meta http-equiv="Content-Security-Policy"';
  const location = `<loc>${brand.origin}/`;
  return [
    none('Files with the demo project', ({ text }) => text.includes(brand.demoProject)),
    none('Files with the address of an emulator', ({ text }) =>
      /https?:\/\/(127[.]0[.]0[.]1|localhost):\d+/.test(text),
    ),
    none('Source maps', ({ path, text }) => path.endsWith('.map') || text.includes('sourceMappingURL=')),
    none(
      'Pages without a Content-Security-Policy',
      ({ path, text }) => path.endsWith('.html') && !text.includes(policy),
    ),
    some(`The project ${project}`, ({ text }) => text.includes(project)),
    some('The web app', ({ text }) => text.includes(values.VITE_FIREBASE_APP_ID)),
    some(`${location} in the sitemap`, ({ path, text }) => path === 'sitemap.xml' && text.includes(location)),
  ];
}
