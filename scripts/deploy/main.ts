/**
 * npm run deploy -- --env NAME: checks this machine and the project, tests, builds with `.env.NAME`, checks what was
 * built, and deploys it. Where something is missing it says all of it, and deploys nothing.
 *   --dry-run   everything but the deployment itself
 *   --quick     `npm run check` in place of all the tests
 *   --force     agrees to what firebase-tools would ask: for automation, which nobody answers for
 * npm run preflight -- --env NAME: the first checks alone.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { LaunchError } from '../../emulators/launch-error.mjs';
import { brand } from '../../src/domain/brand';
import { runScript } from '../lifetime.mjs';
import { isReady, report } from './checks';
import { deploy, preflight, type World } from './deploy';
import { readEnvironment } from './environment';
import { googleFor } from './google';

const HOSTING = 'dist.firebase.json';
const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

/** One line a file, of whatever git knows to be changed or new. */
const changedFiles = () =>
  execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)
    .map((line) => line.slice(3));

function worldOf(name: string): World {
  const environment = readEnvironment(name);
  const project = environment.values.VITE_FIREBASE_PROJECT_ID;
  const { functions, hosting } = readJson('firebase.json');
  return {
    environment,
    google: googleFor(project),
    brand,
    ...{ bucket: brand.bucket, origin: brand.origin, demoProject: brand.demoProject },
    region: hosting.rewrites[0].function.region,
    projects: readJson('.firebaserc'),
    // As firebase-tools reads it: functions/.env, and .env.PROJECT over it.
    enforcesAppCheck: loadEnv(project, functions[0].source, 'ENFORCE_').ENFORCE_APP_CHECK === 'true',
    changed: changedFiles,
    cors: readJson('storage.cors.json'),
    ...{ site: hosting.public, hosting: HOSTING, functions: `${functions[0].source}/lib/index.js` },
  };
}

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    env: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    force: { type: 'boolean', default: false },
  },
});

await runScript(async () => {
  if (!options.env) throw new LaunchError('Say which environment: --env NAME, whose file is .env.NAME.');
  const world = worldOf(options.env);
  if (positionals.includes('preflight')) {
    const findings = await preflight(world);
    console.log(report(findings));
    return isReady(findings) ? 0 : 1;
  }
  return deploy(
    world,
    { dryRun: options['dry-run'], quick: options.quick, force: options.force },
    {
      // Its own terminal: firebase-tools asks before it removes a function.
      run: async (program, args) => spawnSync(program, args, { stdio: 'inherit' }).status ?? 1,
      print: console.log,
    },
  );
});
