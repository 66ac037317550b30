import { afterAll, beforeAll, vi } from 'vitest';
import { addressOf } from '../../emulators/ports';
import { createServices, type Services } from '../../functions/src/context';
import { brand } from '../../src/domain/brand';
import { PROFILES_COLLECTION, type Profile } from '../../src/domain/roles';

/** The password of the accounts that tests create. */
export const PASSWORD = 'secret-password';

/** The project in which triggers run, shared by the files in tests/functions/live. */
export function liveServices(): Services {
  return createServices(emulated(brand.demoProject));
}

export const quietProject = (name: string) => `demo-quiet-${name}`;

/**
 * A project and buckets of the test file's own. No trigger runs there: only what the test calls happens, and files can
 * run side by side. One per file.
 */
export function quietServices(name: string): Services {
  const services = createServices(emulated(quietProject(name)));
  const { storage } = services.bucket;
  return {
    ...services,
    bucket: storage.bucket(`quiet-${name}`),
    renditions: storage.bucket(`quiet-${name}-renditions`),
  };
}

function emulated(project: string): string {
  if (!process.env.FIRESTORE_EMULATOR_HOST) throw new Error('These tests run inside the emulators: npm test');
  return project;
}

/**
 * Turns off the live project's triggers while a test file runs, so that no event interferes: the tests call the
 * handlers themselves. Callable functions still work.
 */
export function disableTriggers(): void {
  const turn = async (verb: 'disable' | 'enable') => {
    const url = `http://${addressOf('hub')}/functions/${verb}BackgroundTriggers`;
    const { ok } = await fetch(url, { method: 'PUT' });
    if (!ok) throw new Error(`The emulators did not ${verb} the triggers`);
  };
  beforeAll(() => turn('disable'));
  afterAll(() => turn('enable'));
}

/** Polls `read` until it returns something truthy, and returns that. Throws after `timeout`, in milliseconds. */
export const until = <Value>(read: () => Promise<Value>, timeout = 30_000) =>
  vi.waitUntil(read, { timeout, interval: 100 });

/**
 * Repeats `act` until `read` sees its effect. The emulator loses events while a trigger's worker is starting, so a file
 * that waits for events warms up each trigger first. See docs/decisions/tests.md.
 */
export async function warm(act: () => Promise<unknown>, read: () => Promise<unknown>): Promise<void> {
  for (let attempts = 0; attempts < 5; attempts += 1) {
    await act();
    const seen = await until(read, 8_000).catch(() => null);
    if (seen) return;
  }
  throw new Error('No event arrived');
}

/** Creates accounts for a test file, and deletes them. */
export function accountsOf({ auth, firestore }: Services, prefix: string) {
  const uids: string[] = [];
  const profile = (uid: string) => firestore.collection(PROFILES_COLLECTION).doc(uid);
  return {
    profile,
    /** A new account with `PASSWORD`. */
    async create(state: { emailVerified?: boolean; claims?: object } = {}) {
      const email = `${prefix}-${crypto.randomUUID()}@example.com`;
      const { emailVerified = true } = state;
      const { uid } = await auth.createUser({ email, password: PASSWORD, emailVerified });
      uids.push(uid);
      if (state.claims) await auth.setCustomUserClaims(uid, state.claims);
      return { uid, email };
    },
    setProfile: (uid: string, change: Partial<Profile>) => profile(uid).set(change, { merge: true }),
    claims: async (uid: string): Promise<Record<string, unknown>> => (await auth.getUser(uid)).customClaims ?? {},
    async removeAll() {
      await auth.deleteUsers(uids);
      await Promise.all(uids.map((uid) => profile(uid).delete()));
    },
  };
}
