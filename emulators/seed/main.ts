// Seeds the running emulators, which the environment names.
import { createServices } from '../../functions/src/context';
import { LaunchError } from '../launch-error.mjs';
import { seed } from './seed';

try {
  await seed(createServices(process.env.GCLOUD_PROJECT)); // named, because credentials and FIREBASE_CONFIG know projects too
  process.exit(0); // the Admin SDK keeps its connections open
} catch (error) {
  console.error(error instanceof LaunchError ? error.message : error);
  process.exit(1);
}
