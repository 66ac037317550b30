import { BUILT_CHECKS, type Built } from './built-checks';
import { type Finding, isReady, report, runChecks } from './checks';
import { LOCAL_CHECKS, type Local } from './local-checks';
import { ACCESS_CHECKS, PROJECT_CHECKS, type Project } from './project-checks';

export type World = Local & Project & Built;

/** How far a deployment goes, and what is skipped. */
export interface Options {
  /** Everything but the last step. */
  dryRun: boolean;
  /** `npm run check` in place of all tests. */
  quick: boolean;
  /** Passed on to firebase-tools: what it would ask about is agreed to. Automation needs it. */
  force: boolean;
}

export interface Tools {
  /** Runs a program with its output shown, and gives its exit code. */
  run: (program: string, args: string[]) => Promise<number>;
  print: (text: string) => void;
}

/** What `firebase deploy` puts in place: pages, functions, both rules files, and Firestore's indexes and TTL policy. */
const DEPLOYED = ['hosting', 'functions', 'firestore', 'storage'];

/** Everything that is missing on this machine and in the project, as findings. */
export async function preflight(world: World): Promise<Finding[]> {
  const local = await runChecks(LOCAL_CHECKS, world);
  const environmentIsWhole = !local.some(({ name }) => name === LOCAL_CHECKS[0]?.name);
  // Without a right file there is no project to ask about; without access to it, nothing to see.
  if (!environmentIsWhole) return [...local, unseen('the environment’s file is not whole')];
  const access = await runChecks(ACCESS_CHECKS, world);
  if (!isReady(access)) return [...local, ...access, unseen('the project cannot be seen')];
  return [...local, ...(await runChecks(PROJECT_CHECKS, world))];
}

const unseen = (reason: string): Finding => ({
  name: 'The project was not looked at',
  faults: [`${reason}: ${PROJECT_CHECKS.length} checks of it were not made`],
  remedy: 'mend that first, then run this again',
  warns: false,
});

/** The steps between the two rounds of checks, and the programs that do them. */
const stepsOf = ({ environment }: World, { quick }: Options): [name: string, program: string, args: string[]][] => [
  quick ? ['Checking', 'npm', ['run', 'check']] : ['Testing', 'npm', ['test']],
  ['Building the functions', 'npm', ['run', 'build:functions']],
  ['Building the site', 'npm', ['run', 'build', '--', '--mode', environment.name]],
  ['Weighing the pages', 'npx', ['--no-install', 'tsx', 'scripts/bench/main.ts', '--sizes', '--real', '--check']],
];

/**
 * Checks, tests, builds, checks what was built, and deploys. Gives the exit code; what is missing is printed, and
 * nothing is deployed then.
 */
export async function deploy(world: World, options: Options, { run, print }: Tools): Promise<number> {
  const before = await preflight(world);
  print(report(before));
  if (!isReady(before)) return 1;

  for (const [name, program, args] of stepsOf(world, options)) {
    print(`\n── ${name} ──`);
    if ((await run(program, args)) !== 0) {
      print(`${name} failed: nothing was deployed.`);
      return 1;
    }
  }
  const after = await runChecks(BUILT_CHECKS, world);
  print(`\n${report(after)}`);
  if (!isReady(after)) return 1;

  const command = ['--no-install', 'firebase', ...deployment(world), ...(options.force ? ['--force'] : [])];
  if (options.dryRun) {
    print(`A dry run ends here. What would be done:\n  npx ${command.join(' ')}`);
    return 0;
  }
  return run('npx', command);
}

const deployment = ({ environment, hosting }: World) => [
  ...['deploy', '--project', environment.values.VITE_FIREBASE_PROJECT_ID],
  ...['--config', hosting, '--only', DEPLOYED.join()],
];
