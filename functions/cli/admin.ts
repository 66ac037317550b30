// npm run admin: makes and unmakes admins. The first admin of a project is made with it.
import { parseArgs } from 'node:util';
import { emulatorEnvironment } from '../../emulators/environment';
import { brand } from '../../src/domain/brand';
import { createServices, type Services } from '../src/context';
import { grant, list, Refusal, revoke } from './manage-admins';

const USAGE = `Usage: npm run admin -- grant EMAIL [--project ID]
       npm run admin -- revoke EMAIL [--project ID]
       npm run admin -- list [--project ID]

Without --project, or with one that starts with demo-, the emulators of \`npm start\` are meant. Any other project
is reached with application default credentials.`;

type Deed = (services: Services) => Promise<string>;

/** The deed and the project that the arguments ask for, or null where they make no sense. */
function read(args: string[]): { deed: Deed; project: string } | null {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { project: { type: 'string', default: brand.demoProject } },
    });
    const deed = deedOf(positionals);
    return deed && values.project ? { deed, project: values.project } : null;
  } catch {
    return null; // An unknown option.
  }
}

function deedOf([verb, email, ...rest]: string[]): Deed | null {
  if (rest.length > 0) return null;
  if (verb === 'grant' && email) return (services) => grant(services, email);
  if (verb === 'revoke' && email) return (services) => revoke(services, email);
  if (verb === 'list' && !email) return list;
  return null;
}

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

async function run(args: string[]): Promise<void> {
  const task = read(args);
  if (!task) throw new Refusal(USAGE);
  await chooseBackEnd(task.project);
  const services = createServices(task.project);
  try {
    console.log(await task.deed(services));
  } finally {
    await services.firestore.terminate();
  }
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
