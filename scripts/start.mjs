// npm start: installs missing dependencies, builds the site, and serves it on seeded emulators until Ctrl-C.
import { checkPorts, startEmulators } from './emulators.mjs';
import { quietStep, runScript } from './run.mjs';
import { setUp } from './setup.mjs';

await runScript(async () => {
  await setUp();
  await checkPorts();
  await quietStep('Building the functions', 'npm', ['run', 'build:functions']);
  await quietStep('Building the site', 'npm', ['run', 'build']);
  let isServing = false;
  const emulators = await startEmulators({
    onLine: (line) => isServing && console.error(line),
    onMail: ({ recipients, email }) => console.log(`Email to ${recipients.join(', ')}: ${email.subject}`),
  });
  await emulators.seed();
  await printUrls();
  isServing = true;
  return emulators.failed;
}, 0);

async function printUrls() {
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

Press Ctrl-C to stop.`);
}
