import { mirrorAllRoles } from './accounts/mirror-all-roles';
import { Budget } from './budget';
import { addUnsubscribeTokens } from './contact/unsubscribe-token';
import type { Services } from './context';
import { logger } from './logger';
import { markExpiry } from './mark-expiry';
import { examine, type Findings } from './media/examine-library';
import { firebaseLibrary } from './media/firebase-library';
import { repair } from './media/repair-library';
import { ORPHAN_AGE } from './media/sync-storage';

const MINUTE = 60_000;
/** Time limits of the steps, in milliseconds. With the grace, they add up to less than the function's timeout. */
const BUDGETS = { roles: 3 * MINUTE, tokens: MINUTE, expiry: MINUTE, repair: 18 * MINUTE };
/** After its time, a step may end its last item, for example a picture. Then the next step starts. */
const GRACE = MINUTE;
/** Maximum number of names of each kind in one log entry. */
const LOGGED = 100;

/**
 * Makes up for lost events: mirrors the roles, adds missing unsubscribe tokens (`hmacKey` is their secret), and
 * repairs what `npm run library -- repair` does. It also says when answered quote requests expire. It marks records
 * without an object, and removes only renditions without one. It logs what each step did and how far it got. If a step
 * fails or its time is over, the next run continues, and the last log entry is an error.
 */
export async function reconcileDaily(services: Services, hmacKey: string): Promise<void> {
  const unfinished: string[] = [];

  async function step(name: string, time: number, work: (budget: Budget) => Promise<object>): Promise<void> {
    const budget = new Budget(time);
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<null>((resolve) => {
      timer = setTimeout(resolve, time + GRACE, null);
    });
    try {
      const result = await Promise.race([work(budget), timeout]);
      const { done, total } = budget;
      if (!result || !budget.isFinished) unfinished.push(`${name}: ${done} of ${total}`);
      logger.info(name, { ...result, done, total });
    } catch (error) {
      unfinished.push(name);
      logger.error(`${name} failed`, error);
    } finally {
      clearTimeout(timer);
    }
  }

  await step('Daily mirroring of roles', BUDGETS.roles, async (budget) => ({
    changed: await mirrorAllRoles(services, budget),
  }));
  await step('Daily unsubscribe tokens', BUDGETS.tokens, async (budget) => ({
    added: await addUnsubscribeTokens(services, hmacKey, budget),
  }));
  await step('Daily expiry', BUDGETS.expiry, async (budget) => ({ changed: await markExpiry(services, budget) }));
  await step('Daily repair', BUDGETS.repair, async (budget) => {
    const library = firebaseLibrary(services);
    const findings = await examine(library, { orphanAge: ORPHAN_AGE });
    const repaired = await repair(library, findings, { budget });
    if (repaired.skipped > 0) logger.error(`${repaired.skipped} files are gone. See npm run library -- check`);
    return { ...repaired, ...namesIn(findings) };
  });
  if (unfinished.length > 0) logger.error('Daily run did not finish', { unfinished });
  else logger.info('Daily run finished');
}

function namesIn(findings: Findings): object {
  const { unknown, wrong, unfinished, gone, unreadable, duplicates, unprotected, lostCaptions, wrongCaptions } =
    findings;
  const found = { unknown, wrong, unfinished, gone, unreadable, duplicates, unprotected, lostCaptions, wrongCaptions };
  return { found: Object.fromEntries(Object.entries(found).map(([kind, list]) => [kind, list.slice(0, LOGGED)])) };
}
