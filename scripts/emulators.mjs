import process from 'node:process';
import { beforeEnd } from './lifetime.mjs';
import { quietStep, step } from './run.mjs';

/** Lines of firebase-tools and of functions that a developer should see: warnings, errors, what functions print. */
const WORTH_SEEING = /^(⚠|✖|⬢|>)/;

/**
 * Starts the emulators, which end with this program, and waits until they answer.
 * @param {{ verbose: boolean; only?: import('../emulators/ports.ts').EmulatorName[] }} options
 */
export async function startEmulators({ verbose, only }) {
  const { register } = await import('tsx/esm/api');
  register();
  const { launchEmulators } = await import('../emulators/launch.ts');
  const { withoutTriggers } = await import('../emulators/triggers.ts');
  /** @type {(line: string) => void} */
  let onLine = verbose ? console.log : () => {};
  const emulators = await step('Starting the emulators', async () => {
    const launched = await launchEmulators({ only, onLine: (line) => onLine(line) });
    beforeEnd(launched.stop);
    await launched.ready;
    return launched;
  });
  const hasFunctions = !only || only.includes('functions');
  return {
    ...emulators,
    /** @type {typeof withoutTriggers} */
    withoutTriggers: (work) => (hasFunctions ? withoutTriggers(work) : work()),
    /**
     * Hands every later line that is worth seeing to `listener`; nothing where all lines are shown already.
     * @param {(line: string) => void} listener
     */
    watch(listener) {
      if (!verbose) onLine = (line) => WORTH_SEEING.test(line) && listener(line);
    },
  };
}

/**
 * Brings the running emulators into the state of the demo, accounts and library.
 * @param {Record<string, string>} env of the emulators
 */
export function seed(env) {
  return quietStep('Seeding the library', process.execPath, ['--import', 'tsx', 'emulators/seed/main.ts'], { env });
}
