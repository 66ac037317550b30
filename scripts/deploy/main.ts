/**
 * npm run deploy -- --env NAME: checks, tests, builds and deploys the site of `.env.NAME`.
 *   --dry-run   everything but the deployment itself
 *   --quick     only the tests that need no emulators
 *   --force     answers yes to the questions of firebase-tools, for automation
 * npm run preflight -- --env NAME: only the first checks.
 */
import { spawnSync } from 'node:child_process';
import { type Environment, readEnvironment } from './environment';
import { type Finding, runChecks } from './findings';
import { checkBuild, environmentFile, localChecks } from './local-checks';
import { readOptions } from './options';
import { projectAccess, projectChecks } from './project-checks';

function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}

/** Prints all findings, problems last, and stops if there is a problem. */
function report(findings: Finding[]): void {
  for (const { problem, fix, isWarning } of findings.sort((a, b) => Number(b.isWarning) - Number(a.isWarning))) {
    console.log(`${isWarning ? 'Warning' : 'Problem'}: ${problem}\n  Fix: ${fix}`);
  }
  if (findings.some(({ isWarning }) => !isWarning)) stop('Not ready to deploy. docs/deploy.md explains each step.');
}

/** Reports everything that is missing on this machine and in the project. */
async function preflight(environment: Environment): Promise<void> {
  report(await runChecks([environmentFile], environment));
  const access = await runChecks([projectAccess], environment);
  const others = access.length > 0 ? localChecks : [...localChecks, ...projectChecks];
  report([...access, ...(await runChecks(others, environment))]);
  console.log('The preflight found no problem.');
}

/** Runs a command in this terminal: firebase-tools asks before it deletes a function. */
function run(command: string): void {
  console.log(`\n> ${command}`);
  if (spawnSync(command, { shell: true, stdio: 'inherit' }).status !== 0) stop(`Failed: ${command}`);
}

let options: ReturnType<typeof readOptions>;
try {
  options = readOptions(process.argv.slice(2));
} catch (error) {
  stop((error as Error).message);
}
delete process.env.npm_config_dry_run; // otherwise the tests would only pretend to install packages
const environment = readEnvironment(options.env);

await preflight(environment);
if (options.preflight) process.exit();

run(options.quick ? 'npm test -- types lint unit components' : 'npm test');
run('npm run build:functions');
run(`npm run build -- --mode ${environment.name}`);
run('npm run sizes');
report(await runChecks([checkBuild], environment));

// With the alias, firebase-tools also loads the variables of the functions that belong to it.
const target = `--project ${environment.name} --only hosting,functions,firestore,storage`;
const command = `npx --no-install firebase deploy ${target}${options.force ? ' --force' : ''}`;
if (options['dry-run']) console.log(`\nThe dry run ends before: ${command}`);
else run(command);
