import { emulatorEnvironment } from '../../emulators/environment';
import { createServices, type Services } from '../src/context';

/** An error whose message is meant for who runs the command. */
export class Refusal extends Error {}

/** What every command says of its --project. */
export const ABOUT_PROJECT = `Without --project, or with one that starts with demo-, the emulators of \`npm start\` are meant. Any other project
is reached with application default credentials.`;

/** Points the Admin SDK at the emulators for a demo project, and away from them for any other. */
async function chooseBackEnd(project: string): Promise<void> {
  const emulated = emulatorEnvironment(project);
  if (!project.startsWith('demo-')) {
    for (const name of Object.keys(emulated)) delete process.env[name];
    return;
  }
  Object.assign(process.env, emulated);
  await fetch(`http://${emulated.FIREBASE_AUTH_EMULATOR_HOST}`).catch(() => {
    throw new Refusal('The emulators are not running: start them with `npm start`, or name a --project.');
  });
}

/** Does the deed of a command with the services of `project` and prints what it gives; a Refusal ends with its message. */
export async function runCommand(read: () => { project: string; deed: (services: Services) => Promise<string> }) {
  try {
    const { project, deed } = read();
    await chooseBackEnd(project);
    const services = createServices(project);
    try {
      console.log(await deed(services));
    } finally {
      await services.firestore.terminate();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
