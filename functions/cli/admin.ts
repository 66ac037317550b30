// npm run admin: grants and revokes the admin role, removes the second factor of someone who lost a phone, and erases a
// person. It also makes the first admin of a project.
import { parseArgs } from 'node:util';
import { withAsciiDomain } from '../../src/domain/ascii-domain';
import { brand } from '../../src/domain/brand';
import type { Services } from '../src/context';
import { ABOUT_PROJECT, isAgreed, runCommand } from './back-end';
import { erase } from './erase-person';
import { grant, list, resetFactor, revoke } from './manage-admins';

const USAGE = `Usage: npm run admin -- grant EMAIL [--project ID]
       npm run admin -- revoke EMAIL [--project ID]
       npm run admin -- reset-factor EMAIL [--project ID]
       npm run admin -- erase EMAIL [--yes] [--project ID]
       npm run admin -- list [--project ID]

\`erase\` shows what is stored about a person, and removes it after a confirmation: type it, or give --yes.

${ABOUT_PROJECT}`;

type Action = (services: Services) => Promise<string>;

/** The action and the project that the arguments ask for, or null if they are invalid. */
function read(args: string[]): { action: Action; project: string } | null {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        project: { type: 'string', default: brand.demoProject },
        yes: { type: 'boolean', default: false },
      },
    });
    const { project, yes } = values;
    const action = actionOf(positionals, yes ? async () => true : () => isAgreed(project));
    if (!action || !project || (yes && positionals[0] !== 'erase')) return null;
    return { action, project };
  } catch {
    return null; // An unknown option.
  }
}

function actionOf([verb, typed, ...rest]: string[], confirm: () => Promise<boolean>): Action | null {
  if (rest.length > 0) return null;
  const email = typed && withAsciiDomain(typed);
  if (verb === 'grant' && email) return (services) => grant(services, email);
  if (verb === 'revoke' && email) return (services) => revoke(services, email);
  if (verb === 'reset-factor' && email) return (services) => resetFactor(services, email);
  if (verb === 'erase' && email) return (services) => erase(services, email, confirm);
  if (verb === 'list' && !email) return list;
  return null;
}

runCommand(USAGE, read);
