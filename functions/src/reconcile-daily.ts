import { logger } from 'firebase-functions';
import { mirrorAllRoles } from './accounts/mirror-all-roles';
import type { Services } from './context';
import { examine, type Findings } from './media/examine-library';
import { firebaseLibrary } from './media/firebase-library';
import { repair } from './media/repair-library';
import { syncStorage } from './media/sync-storage';
import { withErrorLogging } from './with-error-logging';

/** Time limit for rendering pictures, in milliseconds: two thirds of the function's timeout. */
const PICTURE_TIME = 20 * 60_000;
/** Names that one log entry lists of each kind. */
const LOGGED = 100;

/**
 * Repairs what events did not do: Sync Storage, then what `npm run library -- repair` repairs, then the roles. It marks
 * records without an object but removes nothing. It logs what it repaired. If one step fails, the others still run.
 */
export async function reconcileDaily(services: Services, log: Pick<typeof logger, 'info' | 'error'> = logger) {
  const step = (action: string, work: () => Promise<void>) =>
    withErrorLogging(action, work, { redelivered: false, report: log.error })();

  await step('Daily sync', async () => {
    const { created } = await syncStorage(firebaseLibrary(services), { pictureTime: PICTURE_TIME, report: log.error });
    log.info('Daily sync', { created });
  });
  await step('Daily repair', async () => {
    const findings = await examine(services);
    // Without orphans, so that it removes no renditions.
    await repair(services, { ...findings, orphans: [], strays: 0 }, false);
    log.info('Daily repair', namesIn(findings));
  });
  await step('Daily mirroring of roles', async () => {
    log.info('Daily mirroring of roles', { changed: await mirrorAllRoles(services, log.error) });
  });
}

function namesIn({ unknown, wrong, gone, orphans }: Findings): Record<string, unknown> {
  const [created, corrected, marked] = [unknown, wrong, gone].map((names) => names.slice(0, LOGGED));
  return { created, corrected, marked, orphanedRenditions: orphans.length };
}
