import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { createProfile } from '../../functions/src/accounts/create-profile';
import { mirrorRole } from '../../functions/src/accounts/mirror-role';
import { refreshRole } from '../../functions/src/accounts/refresh-role';
import { removeProfile } from '../../functions/src/accounts/remove-profile';
import { receiveForm } from '../../functions/src/contact/receive-form';
import { SUBSCRIBERS_COLLECTION } from '../../src/domain/newsletter';
import type { FormName } from '../../src/domain/outbox';
import { QUOTES_COLLECTION } from '../../src/domain/quotes';
import { NEW_PROFILE } from '../../src/domain/roles';
import { accountsOf, quietServices } from '../support/emulated-services';
import { dieEverywhere } from '../support/mortal';

const services = quietServices();
const { firestore } = services;
const accounts = accountsOf(services, 'deaths');
const ADMIN = { role: 'admin', is_active: true } as const;
const COUNTERS = 'rate_limits';

afterEach(async () => {
  for (const name of [QUOTES_COLLECTION, SUBSCRIBERS_COLLECTION, COUNTERS]) {
    await firestore.recursiveDelete(firestore.collection(name));
  }
});
afterAll(() => accounts.removeAll());

describe('a function of the accounts that dies before any of its awaits, and is run again', () => {
  it('has given the claim that the profile says, beside the others', async () => {
    const deaths = await dieEverywhere(services, async () => {
      const { uid } = await accounts.create({ claims: { team: 'north' } });
      await accounts.setProfile(uid, ADMIN);
      return {
        handle: (on) => mirrorRole(on, uid),
        judge: async () => expect(await accounts.claims(uid)).toEqual({ team: 'north', admin: true }),
      };
    });
    expect(deaths).toBeGreaterThan(3);
  });

  it('has taken the claim, and ended the sessions, of who is no admin any more', async () => {
    const revoke = vi.spyOn(services.auth, 'revokeRefreshTokens');
    const deaths = await dieEverywhere(services, async () => {
      const { uid } = await accounts.create({ claims: { admin: true } });
      await accounts.setProfile(uid, { ...ADMIN, is_active: false });
      return {
        handle: (on) => mirrorRole(on, uid),
        async judge() {
          expect(await accounts.claims(uid)).toEqual({});
          expect(revoke).toHaveBeenCalledWith(uid);
        },
      };
    });
    revoke.mockRestore();
    expect(deaths).toBeGreaterThan(3);
  });

  it('has told the caller the role that the profile says', async () => {
    const deaths = await dieEverywhere(services, async () => {
      const { uid } = await accounts.create();
      await accounts.setProfile(uid, ADMIN);
      let answer: unknown;
      return {
        async handle(on) {
          answer = await refreshRole(on, uid);
        },
        async judge() {
          expect(answer).toEqual({ admin: true });
          expect(await accounts.claims(uid)).toEqual({ admin: true });
        },
      };
    });
    expect(deaths).toBeGreaterThan(3);
  });

  it('has made the profile of a new account, and removed that of one that is gone', async () => {
    const deaths = await dieEverywhere(services, async () => {
      const { uid } = await accounts.create();
      return {
        handle: (on) => createProfile(on, uid),
        judge: async () => expect((await accounts.profile(uid).get()).data()).toEqual(NEW_PROFILE),
      };
    });
    const later = await dieEverywhere(services, async () => {
      const { uid } = await accounts.create();
      await accounts.setProfile(uid, ADMIN);
      return {
        handle: (on) => removeProfile(on, uid),
        judge: async () => expect((await accounts.profile(uid).get()).exists).toBe(false),
      };
    });
    expect([deaths, later]).toEqual([2, 1]);
  });
});

describe('a function of the forms that dies before any of its awaits, and is asked again', () => {
  const FIELDS = { firstName: 'Ana', lastName: 'Luz', phone: '9565550199', business: '', message: '' };
  it.each([
    ['quotes', QUOTES_COLLECTION],
    ['newsletter', SUBSCRIBERS_COLLECTION],
  ] as const)('has recorded %s once, and counted it once', async (form: FormName, collection) => {
    const deaths = await dieEverywhere(services, async () => {
      const email = `${crypto.randomUUID()}@example.com`;
      const body = { id: crypto.randomUUID(), language: 'es', email, ...(form === 'quotes' ? FIELDS : {}) };
      const ip = crypto.randomUUID();
      const before = (await firestore.collection(COUNTERS).get()).size;
      const request = { method: 'POST', headers: { 'content-type': 'application/json' }, ip, body };
      return {
        async handle(on) {
          const rawBody = Buffer.from(JSON.stringify(body));
          const { status } = await receiveForm(() => on, form, { ...request, rawBody });
          expect(on === services ? [200, 201] : [200, 201, 503]).toContain(status);
        },
        async judge() {
          expect((await firestore.collection(collection).where('email', '==', email).get()).size).toBe(1);
          const counters = await firestore.collection(COUNTERS).get();
          expect(counters.size).toBe(before + 1);
          expect(counters.docs.map((each) => each.get('count'))).toEqual(counters.docs.map(() => 1));
        },
      };
    });
    expect(deaths).toBeGreaterThan(2);
  });
});
