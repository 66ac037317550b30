// npm run admin: grants and revokes the admin role, and removes the second factor of someone who lost a phone. It also
// makes the first admin of a project.
import { parseArgs } from 'node:util';
import { withAsciiDomain } from '../../src/domain/ascii-domain';
import { brand } from '../../src/domain/brand';
import type { Services } from '../src/context';
import { ABOUT_PROJECT, runCommand } from './back-end';
import { grant, list, resetFactor, revoke } from './manage-admins';

const USAGE = `Usage: npm run admin -- grant EMAIL [--project ID]
       npm run admin -- revoke EMAIL [--project ID]
       npm run admin -- reset-factor EMAIL [--project ID]
       npm run admin -- list [--project ID]

${ABOUT_PROJECT}`;

type Action = (services: Services) => Promise<string>;

/** The action and the project that the arguments ask for, or null if they are invalid. */
function read(args: string[]): { action: Action; project: string } | null {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { project: { type: 'string', default: brand.demoProject } },
    });
    const action = actionOf(positionals);
    return action && values.project ? { action, project: values.project } : null;
  } catch {
    return null; // An unknown option.
  }
}

function actionOf([verb, typed, ...rest]: string[]): Action | null {
  if (rest.length > 0) return null;
  const email = typed && withAsciiDomain(typed);
  if (verb === 'grant' && email) return (services) => grant(services, email);
  if (verb === 'revoke' && email) return (services) => revoke(services, email);
  if (verb === 'reset-factor' && email) return (services) => resetFactor(services, email);
  if (verb === 'list' && !email) return list;
  return null;
}

runCommand(USAGE, read);
