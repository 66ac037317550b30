// npm run library: compares the bucket with the records of the library, and repairs what does not agree.
import { parseArgs } from 'node:util';
import { LaunchError } from '../../emulators/launch-error.mjs';
import { brand } from '../../src/domain/brand';
import type { Services } from '../src/context';
import { examine, isRepaired, isSound, missingIn } from '../src/media/examine-library';
import { firebaseLibrary } from '../src/media/firebase-library';
import { repair } from '../src/media/repair-library';
import { ABOUT_PROJECT, isAgreed, runCommand } from './back-end';
import { outcome, report } from './library-report';

const USAGE = `Usage: npm run library -- check [--project ID]
       npm run library -- repair [--accept-missing N] [--remove] [--yes] [--project ID]

\`check\` says what does not agree, changes nothing, and ends with an error where there is something. \`repair\` says it too
and repairs it after a confirmation: type it, or give --yes. A record whose file is gone is marked, so that staff see it; with
--remove it is removed, and what staff wrote in it with it. If suspiciously many files are gone, they are left alone unless
--accept-missing gives their exact number.

${ABOUT_PROJECT}`;

interface Options {
  project: string;
  /** The number of missing files that the user expects. */
  accepted: number | null;
  remove: boolean;
  yes: boolean;
}

async function check(services: Services): Promise<string> {
  const findings = await examine(firebaseLibrary(services));
  if (!isSound(findings)) process.exitCode = 1;
  return report(findings);
}

async function repairLibrary(services: Services, { project, accepted, remove, yes }: Options): Promise<string> {
  const library = firebaseLibrary(services);
  const findings = await examine(library);
  const missing = missingIn(findings);
  if (accepted !== null && accepted !== missing) {
    throw new LaunchError(`${missing} files are missing, not ${accepted}. Nothing was changed.`);
  }
  if (isRepaired(findings) && !(remove && findings.marked.length > 0)) return report(findings);
  console.log(report(findings, remove, accepted !== null));
  if (!yes && !(await isAgreed(project))) throw new LaunchError('Nothing was changed.');
  const options = { removes: remove, acceptsMissing: accepted !== null, report: console.error };
  const repaired = await repair(library, findings, options);
  if (repaired.skipped > 0 || repaired.failed > 0) process.exitCode = 1;
  return outcome(repaired, remove);
}

function read(args: string[]): { project: string; action: (services: Services) => Promise<string> } | null {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        'accept-missing': { type: 'string' },
        project: { type: 'string', default: brand.demoProject },
        remove: { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
      },
    });
    const { project, remove, yes, 'accept-missing': number } = values;
    if (!project) return null; // an unset shell variable: the SDK would take the project from the credentials
    const accepted = number === undefined ? null : Number(number);
    const command = positionals.join();
    if (command === 'check' && !remove && !yes && accepted === null) return { project, action: check };
    if (command === 'repair' && !Number.isNaN(accepted))
      return { project, action: (services) => repairLibrary(services, { project, accepted, remove, yes }) };
  } catch {
    // An unknown option.
  }
  return null;
}

runCommand(USAGE, read);
