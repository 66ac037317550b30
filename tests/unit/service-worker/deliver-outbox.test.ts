import { beforeEach, expect, it, vi } from 'vitest';
import { deliverOutbox } from '../../../src/service-worker/deliver-outbox';
import { submissionStore } from '../../support/submission-store';

const { saved, store } = submissionStore();
vi.mock('../../../src/services/outbox-store', () => ({
  indexedDbStore: () => store,
  withLock: (_: string, work: () => Promise<unknown>) => work(),
}));

beforeEach(() => vi.stubGlobal('navigator', { onLine: true }));

it('rejects while the server cannot be reached, so that the browser repeats the event', async () => {
  saved.set('one', { id: 'one', form: 'quotes', language: 'en', fields: {}, honeypot: '', elapsed: 5000 });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(deliverOutbox()).rejects.toThrow('not empty');
  vi.stubGlobal('fetch', async () => Response.json({ status: 'created' }, { status: 201 }));
  await expect(deliverOutbox()).resolves.toBeUndefined();
});
