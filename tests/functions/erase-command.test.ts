import { createHash } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { erase } from '../../functions/cli/erase-person';
import { SUBSCRIBERS_COLLECTION } from '../../src/domain/newsletter';
import { NEW_QUOTE, QUOTES_COLLECTION } from '../../src/domain/quotes';
import { ROLE_CHANGES_COLLECTION } from '../../src/domain/team';
import { exampleQuote } from '../support/example-quote';
import { runCli } from '../support/run-cli';
import { crashAtEveryCall } from './crash-at-call';
import { ADMIN, accountsOf, quietProject, quietServices } from './emulated-services';

const PROJECT = 'erase-command';
const services = quietServices(PROJECT);
const { auth, firestore } = services;
const accounts = accountsOf(services);

const ANA = 'ana@example.com';
const BEN = 'ben@example.com';
const created_at = new Date(Date.UTC(2026, 0, 15));
/** Time limit of a command, in milliseconds. */
const COMMAND_MS = 180_000;

const quotes = firestore.collection(QUOTES_COLLECTION);
const subscribers = firestore.collection(SUBSCRIBERS_COLLECTION);
const roleChanges = firestore.collection(ROLE_CHANGES_COLLECTION);

const requestQuote = (fields: object) => quotes.add(exampleQuote({ ...NEW_QUOTE, created_at, ...fields }));
const subscribe = (email: string) =>
  subscribers
    .doc(createHash('sha256').update(email.toLowerCase()).digest('hex'))
    .set({ email, language: 'en', created_at });
async function signUp(email: string, isAdmin = false) {
  const { uid } = await auth.createUser({ email, displayName: 'Ana Luz', emailVerified: true });
  await accounts.setProfile(uid, isAdmin ? ADMIN : { role: 'user', is_active: true });
  return uid;
}

/** Everything that is stored, as text. */
async function stored(): Promise<string> {
  const { users } = await auth.listUsers();
  const collections = await firestore.listCollections();
  const documents = await Promise.all(collections.map((collection) => collection.get()));
  return JSON.stringify([users, documents.flatMap(({ docs }) => docs.map((each) => [each.ref.path, each.data()]))]);
}

/** Erases a person. Returns the question and the message. */
async function run(email = ANA, answer = true) {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const message = await erase(services, email, async () => answer);
  return { question: log.mock.calls.flat().join('\n'), message };
}

/** Stores everything that can name a person, and the same of someone else. */
async function fill(isAdmin = false) {
  for (const email of [ANA, BEN]) {
    await requestQuote({ email, note: `Llamar a ${email}` });
    await subscribe(email);
  }
  await requestQuote({ email: BEN, status: 'answered', answered_at: created_at, answered_by: ANA });
  for (const [email, by] of [
    [ANA, null],
    [ANA, BEN],
    ['eva@example.com', ANA],
    [BEN, null],
  ])
    await roleChanges.add({ uid: email, email, role: 'admin', by, at: created_at });
  await signUp(BEN, true);
  return signUp(ANA, isAdmin);
}

describe('a person', () => {
  beforeEach(() => fill());

  it('is erased everywhere', async () => {
    await run();
    expect(await stored()).not.toContain(ANA);
  });

  it('is erased without the records of others', async () => {
    await run();
    expect((await quotes.where('email', '==', BEN).get()).size).toBe(2);
    expect((await subscribers.get()).docs.map((each) => each.get('email'))).toEqual([BEN]);
    expect((await roleChanges.get()).docs.map((each) => each.get('email'))).toEqual([BEN]);
    expect(await auth.getUserByEmail(BEN)).toBeTruthy();
  });

  it('stays if the answer is no', async () => {
    const before = await stored();
    await expect(run(ANA, false)).rejects.toThrow('Nothing was changed.');
    expect(await stored()).toBe(before);
  });

  it('is shown before the question', async () => {
    const { question } = await run();
    expect(question.split('\n')).toEqual([
      `Stored about ${ANA}:`,
      '- quote request of 2026-01-15, Ana Luz, with a note of staff',
      '- newsletter subscription of 2026-01-15',
      '- account of Ana Luz, with its profile',
      '- the name in 1 answers to other people, which stay without it',
      '- 3 records of role changes',
    ]);
  });

  it('is found by an address in upper case', async () => {
    await run('Ana@EXAMPLE.com');
    expect(await stored()).not.toContain(ANA);
  });

  it('is not found any more by a second run', async () => {
    await run();
    expect((await run()).message).toContain(`Nothing is stored about ${ANA}`);
  });
});

it('a request whose address was typed in upper case is erased', async () => {
  await requestQuote({ email: 'Ana@Example.COM' });
  await run();
  expect((await quotes.get()).size).toBe(0);
});

it('a request whose international domain is stored with its letters is erased', async () => {
  await requestQuote({ email: 'maria@ñandú.mx' });
  await run('maria@xn--and-6ma2c.mx');
  expect((await quotes.get()).size).toBe(0);
});

it('says what it cannot reach', async () => {
  const { message } = await run();
  for (const place of ['mailboxes', 'backups', 'CSV']) expect(message).toContain(place);
});

it('refuses what is not an email address', () => expect(run('ana')).rejects.toThrow('ana is not an email.'));

describe('the last admin', () => {
  beforeEach(async () => {
    await signUp(ANA, true);
    await requestQuote({ email: ANA });
  });

  it('is refused', () => expect(run()).rejects.toThrow(`${ANA} is the last admin`));

  it('stays, with everything else about the person', async () => {
    const before = await stored();
    await expect(run()).rejects.toThrow();
    expect(await stored()).toBe(before);
  });
});

it('an admin who is not the last one is erased', async () => {
  await fill(true);
  await run();
  expect(await stored()).not.toContain(ANA);
});

it('a run that crashes is completed by another one', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const crashes = await crashAtEveryCall(services, async () => {
    for (const { uid } of (await auth.listUsers()).users) await auth.deleteUser(uid);
    await Promise.all((await firestore.listCollections()).map((each) => firestore.recursiveDelete(each)));
    const uid = await fill(true);
    return {
      handle: (crashing) => erase(crashing, ANA, async () => true),
      async check() {
        expect(await stored()).not.toContain(ANA);
        expect(await accounts.profileOf(uid)).toBeUndefined(); // it names no address
      },
    };
  });
  expect(crashes).toBeGreaterThan(8);
});

describe('npm run admin -- erase', () => {
  const project = ['--project', quietProject(PROJECT)];
  let refused: Awaited<ReturnType<typeof runCli>>;
  let kept: string;
  let erased: Awaited<ReturnType<typeof runCli>>;
  let rest: string;
  beforeAll(async () => {
    await fill();
    refused = await runCli('admin', 'erase', ANA, ...project);
    kept = await stored();
    erased = await runCli('admin', 'erase', ANA, '--yes', ...project);
    rest = await stored();
  }, COMMAND_MS);

  it('changes nothing without a confirmation', () => {
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('Nothing was changed.') });
    expect(kept).toContain(ANA);
  });

  it('erases the person after --yes', () => {
    expect(erased).toMatchObject({ code: 0, out: expect.stringContaining('Everything above is removed.') });
    expect(rest).not.toContain(ANA);
  });
});
