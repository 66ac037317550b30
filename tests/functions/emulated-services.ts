import { afterEach, beforeAll, vi } from 'vitest';
import { addressOf } from '../../emulators/ports';
import { turnTriggers } from '../../emulators/triggers';
import { createServices, type Services } from '../../functions/src/context';
import { brand } from '../../src/domain/brand';
import { PROFILES_COLLECTION, type Profile } from '../../src/domain/roles';

if (!process.env.FIRESTORE_EMULATOR_HOST) throw new Error('These tests run inside the emulators: npm test');

export const PASSWORD = 'secret-password';

export const ADMIN = { role: 'admin', is_active: true } as const satisfies Profile;

/** The project in which triggers run, shared by the files in tests/functions/live. */
export const liveServices = (): Services => createServices(brand.demoProject);

export const quietProject = (name: string) => `demo-quiet-${name}`;

/**
 * A project and buckets of the test file's own. Its documents and accounts are removed after each test. No trigger runs
 * there: only what the test calls happens, and files can run side by side. One per file.
 */
export function quietServices(name: string): Services {
  beforeAll(() => turnTriggers('off')); // the emulator runs those of accounts for any project
  const project = quietProject(name);
  const services = createServices(project);
  const { storage } = services.bucket;
  const contents = [
    `http://${addressOf('firestore')}/emulator/v1/projects/${project}/databases/(default)/documents`,
    `http://${addressOf('auth')}/emulator/v1/projects/${project}/accounts`,
  ];
  afterEach(async () => {
    vi.useRealTimers();
    const init = { method: 'DELETE', headers: { Authorization: 'Bearer owner' } };
    await Promise.all(contents.map((url) => fetch(url, init)));
  });
  return {
    ...services,
    bucket: storage.bucket(`quiet-${name}`),
    renditions: storage.bucket(`quiet-${name}-renditions`),
  };
}

export function accountsOf({ auth, firestore }: Services) {
  const profile = (uid: string) => firestore.collection(PROFILES_COLLECTION).doc(uid);
  const setProfile = (uid: string, change: Partial<Profile>) => profile(uid).set(change, { merge: true });

  async function create({ emailVerified = true, claims = {} }: { emailVerified?: boolean; claims?: object } = {}) {
    const email = `${crypto.randomUUID()}@example.com`;
    const { uid } = await auth.createUser({ email, password: PASSWORD, emailVerified });
    await auth.setCustomUserClaims(uid, claims);
    return { uid, email };
  }

  return {
    setProfile,
    create,
    async createAdmin({ profile = {}, claims = {} }: { profile?: Partial<Profile>; claims?: object } = {}) {
      const account = await create({ claims: { admin: true, ...claims } });
      await setProfile(account.uid, { ...ADMIN, ...profile });
      return account;
    },
    profileOf: async (uid: string) => (await profile(uid).get()).data(),
    claims: async (uid: string): Promise<Record<string, unknown>> => (await auth.getUser(uid)).customClaims ?? {},
  };
}
