// Seeds the running emulators; the environment says where they are.
import { createServices } from '../../functions/src/context';
import { LaunchError } from '../launch-error.mjs';
import { seed } from './seed';

try {
  // By name: credentials and FIREBASE_CONFIG know projects too.
  await seed(createServices(process.env.GCLOUD_PROJECT));
  process.exit(0); // the Admin SDK keeps its connections open
} catch (error) {
  console.error(error instanceof LaunchError ? error.message : error);
  process.exit(1);
}
