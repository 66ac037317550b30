// npm run library: compares the bucket with the records of the library, and repairs what does not agree.
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { LaunchError } from '../../emulators/launch-error.mjs';
import { brand } from '../../src/domain/brand';
import type { Services } from '../src/context';
import { examine, isSound } from '../src/media/examine-library';
import { repair, SuspiciousLibraryError } from '../src/media/repair-library';
import { ABOUT_PROJECT, runCommand } from './back-end';
import { report } from './library-report';

const USAGE = `Usage: npm run library -- check [--project ID]
       npm run library -- repair [--remove] [--yes] [--project ID]

\`check\` says what does not agree, changes nothing, and ends with an error where there is something. \`repair\` says it too
and repairs it after a confirmation: type it, or give --yes. A record whose file is gone is marked, so that staff see it; with
--remove it is removed, and what staff wrote in it with it.

${ABOUT_PROJECT}`;

interface Options {
  remove: boolean;
  yes: boolean;
}

async function check(services: Services): Promise<string> {
  const findings = await examine(services);
  if (!isSound(findings)) process.exitCode = 1;
  return report(findings);
}

async function repairLibrary(services: Services, { remove, yes }: Options): Promise<string> {
  const findings = await examine(services);
  if (isSound(findings) && !(remove && findings.marked.length > 0)) return report(findings);
  console.log(report(findings, remove));
  if (!yes && !(await isAgreed())) throw new LaunchError('Nothing was changed.');
  return repair(services, findings, remove).catch((error: unknown) => {
    throw error instanceof SuspiciousLibraryError ? new LaunchError(error.message) : error;
  });
}

async function isAgreed(): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question('\nType yes to do this: ');
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}

function read(args: string[]): { project: string; action: (services: Services) => Promise<string> } | null {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        project: { type: 'string', default: brand.demoProject },
        remove: { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
      },
    });
    const { project, remove, yes } = values;
    if (positionals.join() === 'check' && !remove && !yes) return { project, action: check };
    if (positionals.join() === 'repair')
      return { project, action: (services) => repairLibrary(services, { remove, yes }) };
  } catch {
    // An unknown option.
  }
  return null;
}

runCommand(() => {
  const task = read(process.argv.slice(2));
  if (!task) throw new LaunchError(USAGE);
  return task;
});
