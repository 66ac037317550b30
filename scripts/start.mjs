// npm start: sets everything up, then serves the site on the emulators with a seeded library until Ctrl-C.
//   npm start -- --verbose   shows all that the emulators say
import process from 'node:process';
import { LaunchError } from '../emulators/launch-error.mjs';
import { seed, startEmulators } from './emulators.mjs';
import { endOnSignals, runScript } from './lifetime.mjs';
import { quietStep } from './run.mjs';
import { checkNode, installDependencies } from './setup.mjs';

endOnSignals(0);
await runScript(async () => {
  checkNode();
  await installDependencies();
  await quietStep('Building the functions', 'npm', ['run', 'build:functions']);
  await quietStep('Building the site', 'npm', ['run', 'build']);
  const emulators = await startEmulators({ verbose: process.argv.includes('--verbose') });
  await seed(emulators.env);
  await announce();
  emulators.watch((line) => console.error(line));
  await emulators.ended;
  throw new LaunchError(`The emulators ended by themselves: ${emulators.log} says why.`);
});

async function announce() {
  const { ACCOUNTS, PASSWORD } = await import('../emulators/seed/accounts.ts');
  const { addressOf } = await import('../emulators/ports.ts');
  const site = `http://localhost:${addressOf('hosting').split(':')[1]}`;
  console.log(`
  Site      ${site}
  Spanish   ${site}/es
  Gallery   ${site}/gallery
  Admin     ${site}/admin

  Accounts  ${ACCOUNTS.map(({ email }) => email).join(', ')}
  Password  ${PASSWORD}

Press Ctrl-C to end it.`);
}
