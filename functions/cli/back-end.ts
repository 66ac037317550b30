import { createInterface } from 'node:readline/promises';
import { emulatorEnvironment, proxyExceptions } from '../../emulators/environment';
import { LaunchError } from '../../emulators/launch-error.mjs';
import { isDemo } from '../../src/domain/brand';
import { createServices, type Services } from '../src/context';

/** The help text of --project. */
export const ABOUT_PROJECT = `Without --project, or with one that starts with demo-, the emulators of \`npm start\` are meant. Any other project
is reached with application default credentials.`;

/** Points the Admin SDK at the emulators for a demo project, and away from them for any other. */
async function chooseBackEnd(project: string): Promise<void> {
  const emulated = emulatorEnvironment(project);
  if (!isDemo(project)) {
    for (const name of Object.keys(emulated)) delete process.env[name];
    return;
  }
  Object.assign(process.env, emulated, proxyExceptions());
  await fetch(`http://${emulated.FIREBASE_AUTH_EMULATOR_HOST}`).catch(() => {
    throw new LaunchError('The emulators are not running: start them with `npm start`, or name a --project.');
  });
}

/** Asks in the terminal whether to change `project`. False without a terminal. */
export async function isAgreed(project: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`\nType yes to do this in ${project}: `);
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}

interface Task {
  project: string;
  action: (services: Services) => Promise<string>;
}

/**
 * Runs the task that `read` finds in the arguments, with the services of its project; if it finds none, prints `usage`.
 * Prints the project, then the result. For a LaunchError it prints the message; any other error is a bug and is printed
 * with its stack.
 */
export async function runCommand(usage: string, read: (args: string[]) => Task | null): Promise<void> {
  try {
    if (process.env.npm_config_project) {
      throw new LaunchError(
        'npm kept --project for itself: write -- first, as in npm run library -- check --project ID.',
      );
    }
    const task = read(process.argv.slice(2));
    if (!task) throw new LaunchError(usage);
    const { project, action } = task;
    console.error(`Project: ${project}${isDemo(project) ? ' (the emulators)' : ''}`);
    await chooseBackEnd(project);
    const services = createServices(project);
    try {
      console.log(await action(services));
    } finally {
      await services.firestore.terminate();
    }
  } catch (error) {
    console.error(error instanceof LaunchError ? error.message : error);
    process.exitCode = 1;
  }
}
