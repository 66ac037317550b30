import { setTimeout as sleep } from 'node:timers/promises';
import { createServices, type Services } from '../../functions/src/context';
import { brand } from '../../src/domain/brand';
import { PROFILES_COLLECTION, type Profile } from '../../src/domain/roles';

/** A project whose documents and accounts fire no trigger: what a test calls there is all that happens. */
const QUIET_PROJECT = 'demo-quiet';

/** The password of the accounts that tests make. */
export const PASSWORD = 'secret-password';

/** The services of the emulated project, in which the triggers fire. */
export function liveServices(): Services {
  return createServices(emulated(brand.demoProject));
}

/** Services in which nothing happens by itself, with a bucket of the test file's own. One kind of services a file. */
export function quietServices(bucket = 'quiet-bucket'): Services {
  const services = createServices(emulated(QUIET_PROJECT));
  return { ...services, bucket: services.bucket.storage.bucket(bucket) };
}

function emulated(project: string): string {
  if (!process.env.FIRESTORE_EMULATOR_HOST) throw new Error('These tests run inside the emulators: npm test');
  return project;
}

/** Asks `read` until it gives something truthy, and gives that. Throws with `what` after `milliseconds`. */
export async function until<Value>(
  what: string,
  read: () => Promise<Value | null | undefined | false>,
  milliseconds = 30_000,
): Promise<Value> {
  const end = Date.now() + milliseconds;
  for (;;) {
    const value = await read();
    if (value) return value;
    if (Date.now() > end) throw new Error(`Waited in vain for ${what}`);
    await sleep(100);
  }
}

/**
 * Does `act` again and again until `read` sees its effect: the first events after a start can be lost while the
 * workers are cold, so a test that counts events warms their trigger with this first.
 */
export async function warm(act: () => Promise<unknown>, read: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; tries < 5; tries += 1) {
    await act();
    const seen = await until('the first event', read, 8_000).catch(() => null);
    if (seen) return;
  }
  throw new Error('No event came through');
}

/** Accounts of a test file, and their removal. */
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
