// Starts and seeds the emulators for scripts that run before TypeScript can be imported.
import process from 'node:process';
import { LaunchError } from '../emulators/launch-error.mjs';
import { beforeEnd, run, step } from './run.mjs';

/**
 * Output of firebase-tools and of the functions that a developer needs to see: warnings, errors, logs, emails of
 * accounts.
 */
const IMPORTANT = /^(⚠|✖|⬢|>(?!.*"severity":"DEBUG")|i +To )/;

/** Lets this process import TypeScript. Not imported above: the scripts install tsx first. */
async function loadTsx() {
  const { register } = await import('tsx/esm/api');
  register();
}

/**
 * Throws LaunchError if a port of the emulators is taken. Call it before a build: a build replaces the files of a site
 * that `npm start` serves.
 */
export async function checkPorts() {
  await loadTsx();
  const ports = await import('../emulators/ports.ts');
  await ports.checkPorts();
}

/**
 * Starts the emulators and waits until they answer. They end with this script.
 * @param {{
 *   only?: import('../emulators/ports.ts').EmulatorName[];
 *   onLine?: (line: string) => void;
 *   onMail?: (mail: import('../emulators/mail-server.ts').Mail) => void;
 * }} [options] `only` starts these emulators alone; `onLine` receives the important lines of output
 */
export async function startEmulators({ only, onLine = () => {}, onMail } = {}) {
  await loadTsx();
  const { launchEmulators } = await import('../emulators/launch.ts');
  const emulators = await step('Starting the emulators', async () => {
    const launched = await launchEmulators({ only, onMail, onLine: (line) => IMPORTANT.test(line) && onLine(line) });
    beforeEnd(launched.stop);
    await launched.ready;
    return launched;
  });
  /** Rejects with LaunchError when the emulators end. */
  const failed = emulators.ended.then(() => {
    throw new LaunchError(`The emulators have stopped unexpectedly: see ${emulators.log}.`);
  });
  failed.catch(() => {}); // the caller may have stopped them
  /** Seeds the emulators. Shows the output, which says what the seed waits for on a busy machine. */
  const seed = () =>
    step('Seeding the library', async () => {
      const seeding = run(process.execPath, ['--import', 'tsx', 'emulators/seed/main.ts']);
      const { code } = await Promise.race([seeding, failed]);
      if (code !== 0) throw new LaunchError('Seeding the library failed: the reason is above.');
    });
  return { ...emulators, failed, seed };
}
