// Seeds the running emulators that the environment variables name.
import { createServices } from '../../functions/src/context';
import { LaunchError } from '../launch-error.mjs';
import { seed } from './seed';

try {
  await seed(createServices(process.env.GCLOUD_PROJECT)); // explicit, because credentials and FIREBASE_CONFIG can name other projects
  process.exit(0); // the Admin SDK keeps its connections open
} catch (error) {
  console.error(error instanceof LaunchError ? error.message : error);
  process.exit(1);
}
