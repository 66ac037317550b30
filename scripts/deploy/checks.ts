/** Something that has to be so before, or while, a site is deployed. */
export interface Check<World> {
  /** What has to be so, in a few words. */
  name: string;
  /** Looks, and gives what is wrong: a phrase for each fault, none where all is well. */
  find: (world: World) => string[] | Promise<string[]>;
  /** What to do about it. */
  remedy: (world: World) => string;
  /** Whether the site may go out all the same. */
  warns?: true;
}

/** A check that found something. */
export interface Finding {
  name: string;
  faults: string[];
  remedy: string;
  warns: boolean;
}

/** Makes all checks, whatever the first say, and gives those that found something. What cannot be seen is a fault. */
export async function runChecks<World>(checks: readonly Check<World>[], world: World): Promise<Finding[]> {
  const findings = await Promise.all(
    checks.map(async ({ name, find, remedy, warns = false }): Promise<Finding> => {
      const faults = await Promise.resolve(world)
        .then(find)
        .catch((error: unknown) => [`could not be seen: ${error instanceof Error ? error.message : error}`]);
      return { name, faults, remedy: remedy(world), warns };
    }),
  );
  return findings.filter(({ faults }) => faults.length > 0);
}

/** Whether the site may be deployed with these findings. */
export const isReady = (findings: readonly Finding[]) => findings.every(({ warns }) => warns);

/** The findings for the person at the keyboard: what is missing first, then what is only worth knowing. */
export function report(findings: readonly Finding[]): string {
  const part = (title: string, some: readonly Finding[]) =>
    some.length > 0 ? [`${title} (${some.length}):`, ...some.map(describe), ''] : [];
  return [
    ...part(
      'Missing',
      findings.filter(({ warns }) => !warns),
    ),
    ...part(
      'Worth knowing',
      findings.filter(({ warns }) => warns),
    ),
    isReady(findings) ? 'Nothing that is needed is missing.' : 'Not ready: see docs/deploy.md.',
  ].join('\n');
}

function describe({ name, faults, remedy }: Finding): string {
  return [`  ${name}`, ...faults.map((fault) => `    - ${fault}`), `    → ${remedy}`].join('\n');
}
