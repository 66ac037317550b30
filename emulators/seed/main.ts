// npm run seed: resets the running emulators to the demo accounts and the demo library.
import { createServices } from '../../functions/src/context';
import { brand } from '../../src/domain/brand';
import { emulatorEnvironment, proxyExceptions } from '../environment';
import { LaunchError } from '../launch-error.mjs';
import { LIBRARY } from './library';
import { seed } from './seed';

try {
  // Override the environment: the seed deletes everything first, so it must never reach a real project.
  Object.assign(process.env, emulatorEnvironment(brand.demoProject), proxyExceptions());
  await seed(createServices(brand.demoProject)); // explicit, because credentials and FIREBASE_CONFIG can name other projects
  console.log(`The emulators have the demo accounts and the demo library of ${LIBRARY.length} files.`);
  process.exit(0); // the Admin SDK keeps its connections open
} catch (error) {
  console.error(error instanceof LaunchError ? error.message : error);
  process.exit(1);
}
