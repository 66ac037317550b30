import type { Environment } from './environment';

/** A problem that a check found, and how to fix it. A warning does not stop the deployment. */
export interface Finding {
  problem: string;
  fix: string;
  isWarning: boolean;
}

type Result = Finding | null;
/** A check before a deployment. Returns what it found, null if all is well. */
export type Check = (environment: Environment) => Result | Result[] | Promise<Result | Result[]>;

/** Returns a problem unless `isRight`. */
export const need = (isRight: boolean, problem: string, fix: string, isWarning = false): Result =>
  isRight ? null : { problem, fix, isWarning };

/** Returns a warning unless `isRight`. */
export const recommend = (isRight: boolean, problem: string, fix: string) => need(isRight, problem, fix, true);

/** Runs all checks, even after one has failed. A check that throws counts as a problem. */
export async function runChecks(checks: Check[], environment: Environment): Promise<Finding[]> {
  const results = await Promise.all(
    checks.map(async (check) => {
      try {
        return await check(environment);
      } catch (error) {
        return need(false, `The check ${check.name} failed: ${error}`, 'see docs/deploy.md, also "Roles"');
      }
    }),
  );
  return results.flat().filter((finding) => finding !== null);
}
