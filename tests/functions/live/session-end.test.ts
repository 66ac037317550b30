import { setTimeout as sleep } from 'node:timers/promises';
import { deleteApp, getApps } from 'firebase/app';
import { signOut } from 'firebase/auth';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { turnTriggers } from '../../../emulators/triggers';
import type { KnownSession, Session } from '../../../src/domain/accounts';
import { signIn } from '../../../src/features/auth/api/accounts';
import { watchSession } from '../../../src/features/auth/api/watch-session';
import { auth } from '../../../src/firebase/auth';
import { accountsOf, liveServices, PASSWORD } from '../emulated-services';

const services = liveServices();
const people = accountsOf(services);

beforeAll(() => turnTriggers('off'));
afterAll(() => Promise.all(getApps().map(deleteApp)));

let ana: Awaited<ReturnType<typeof people.create>>;
let watch: ReturnType<typeof watchSession>;
let sessions: KnownSession[];

const session = () => sessions.at(-1);
const becomes = (expected: Session) => vi.waitFor(() => expect(session()).toEqual(expected), { timeout: 60_000 });

/** Ana has signed in. */
beforeEach(async () => {
  sessions = [];
  watch = watchSession((session) => sessions.push(session));
  ana = await people.create();
  await signIn(ana.email, PASSWORD);
  await vi.waitFor(() => expect(session()).toMatchObject({ state: 'signed-in', uid: ana.uid }), { timeout: 60_000 });
});
afterEach(async () => {
  await watch.signOut();
  watch.stop();
});

it('says that the session has ended if an account turns out to be disabled at its next token', async () => {
  await services.auth.updateUser(ana.uid, { disabled: true });
  await expect(auth.currentUser?.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-disabled' });
  await becomes({ state: 'signed-out', end: 'session-ended' });
});

it('does not say that the session has ended if the user signs out', async () => {
  await watch.signOut();
  await becomes({ state: 'signed-out' });
});

it('does not say that the session has ended if the user signs out in another tab', async () => {
  watch.expectSignOut();
  await signOut(auth); // what the SDK does when the other tab has removed the session
  await becomes({ state: 'signed-out' });
});

it('says why the session has ended if the page knows it', async () => {
  watch.explainEnd('factor-removed');
  await signOut(auth);
  await becomes({ state: 'signed-out', end: 'factor-removed' });
});

it('says why the session has ended if the page knows it only afterwards', async () => {
  await signOut(auth);
  await becomes({ state: 'signed-out', end: 'session-ended' });
  watch.explainEnd('factor-removed');
  await becomes({ state: 'signed-out', end: 'factor-removed' });
});

it('reports nothing after it is stopped', async () => {
  watch.stop();
  const count = sessions.length;
  await signOut(auth);
  await auth.authStateReady();
  await sleep(0);
  expect(sessions).toHaveLength(count);
});
