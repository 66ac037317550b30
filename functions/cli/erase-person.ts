import type { UserRecord } from 'firebase-admin/auth';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { LaunchError } from '../../emulators/launch-error.mjs';
import { withAsciiDomain } from '../../src/domain/ascii-domain';
import { SUBSCRIBERS_COLLECTION } from '../../src/domain/newsletter';
import { QUOTES_COLLECTION } from '../../src/domain/quotes';
import { ROLE_CHANGES_COLLECTION } from '../../src/domain/team';
import { removeAccount } from '../src/accounts/remove-account';
import type { Services } from '../src/context';
import { findUser } from './manage-admins';

/** What names a person's email address. */
interface Traces {
  account: UserRecord | null;
  quotes: QueryDocumentSnapshot[];
  subscriptions: QueryDocumentSnapshot[];
  /** Quote requests of others that the person has answered. */
  answers: QueryDocumentSnapshot[];
  roleChanges: QueryDocumentSnapshot[];
}

/** What the question says of a quote request, and what decides whether it is the person's. */
const QUOTE_FACTS = ['email', 'firstName', 'lastName', 'created_at', 'note', 'answered_by'];

const OUT_OF_REACH = `This command cannot reach, so look yourself:
- emails in mailboxes: each quote request was emailed to the business
- backups of the database and exported accounts, until they end: see docs/deploy.md
- CSV files that staff have exported, and the lists of a mailing service
- notes and messages in the records of other people`;

/**
 * Shows what is stored about the person with this email address, calls `confirm`, removes everything, and returns a
 * message. After a crash, call it again. Throws LaunchError if `confirm` resolves to false, or if the account is the last
 * admin; then nothing has changed.
 */
export async function erase(services: Services, email: string, confirm: () => Promise<boolean>): Promise<string> {
  const traces = await findTraces(services, email);
  const found = describe(traces);
  if (found.length === 0) return `Nothing is stored about ${email}.\n\n${OUT_OF_REACH}`;
  console.log([`Stored about ${email}:`, ...found].join('\n'));
  if (!(await confirm())) throw new LaunchError('Nothing was changed.');
  await removeTraces(services, email, traces);
  return `Everything above is removed.\n\n${OUT_OF_REACH}`;
}

/** Reads all records: visitors type an address in upper or lower case, which no query of Firestore ignores. */
async function findTraces(services: Services, email: string): Promise<Traces> {
  const { firestore } = services;
  const normalize = (address: string) => withAsciiDomain(address).toLowerCase();
  const address = normalize(email);
  const names = (record: QueryDocumentSnapshot, field: string) => {
    const value: unknown = record.get(field);
    return typeof value === 'string' && normalize(value) === address;
  };
  async function read(collection: string, ...fields: string[]) {
    const query = firestore.collection(collection).select(...fields);
    return (await query.get()).docs;
  }
  const account = await findUser(services, address);
  const quotes = await read(QUOTES_COLLECTION, ...QUOTE_FACTS);
  const subscribers = await read(SUBSCRIBERS_COLLECTION, 'email', 'created_at');
  const roleChanges = await read(ROLE_CHANGES_COLLECTION, 'email', 'by');
  return {
    account,
    quotes: quotes.filter((quote) => names(quote, 'email')),
    subscriptions: subscribers.filter((subscriber) => names(subscriber, 'email')),
    answers: quotes.filter((quote) => names(quote, 'answered_by') && !names(quote, 'email')),
    roleChanges: roleChanges.filter((change) => names(change, 'email') || names(change, 'by')),
  };
}

/** A line for each record; none if there is nothing. */
function describe({ account, quotes, subscriptions, answers, roleChanges }: Traces): string[] {
  const day = (record: QueryDocumentSnapshot) => record.get('created_at')?.toDate().toISOString().slice(0, 10) ?? '?';
  const nameOf = (quote: QueryDocumentSnapshot) => `${quote.get('firstName')} ${quote.get('lastName')}`;
  return [
    ...quotes.map(
      (quote) =>
        `- quote request of ${day(quote)}, ${nameOf(quote)}${quote.get('note') ? ', with a note of staff' : ''}`,
    ),
    ...subscriptions.map((subscriber) => `- newsletter subscription of ${day(subscriber)}`),
    ...(account ? [`- account of ${account.displayName ?? 'no name'}, with its profile`] : []),
    ...(answers.length > 0 ? [`- the name in ${answers.length} answers to other people, which stay without it`] : []),
    ...(roleChanges.length > 0 ? [`- ${roleChanges.length} records of role changes`] : []),
  ];
}

/** The account goes first: if it is the last admin, nothing else may go. */
async function removeTraces(services: Services, email: string, traces: Traces): Promise<void> {
  const { account, quotes, subscriptions, answers, roleChanges } = traces;
  if (account && !(await removeAccount(services, { uid: account.uid, email })))
    throw new LaunchError(`${email} is the last admin: make someone else an admin first. Nothing was changed.`);
  for (const { ref } of [...quotes, ...subscriptions, ...roleChanges]) await ref.delete();
  for (const { ref } of answers) await ref.update({ answered_by: null });
}
