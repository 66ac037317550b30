import { expect, it, vi } from 'vitest';
import { createBrowserOutbox } from '../../../src/services/browser-outbox';

const tell = vi.hoisted(() => vi.fn());
vi.mock('../../../src/services/reports', () => ({ tell, tellForms: vi.fn() }));

const FORM = { form: 'quotes', language: 'en', fields: { firstName: 'Ana' }, honeypot: '', elapsed: 5000 } as const;

it('the visitor learns that a device without IndexedDB has sent a form', async () => {
  tell.mockReturnValue(true);
  vi.stubGlobal('indexedDB', undefined);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('fetch', async () => Response.json({ status: 'created' }));
  await createBrowserOutbox(async () => null).send({ id: 'a', ...FORM });
  expect(tell).toHaveBeenCalledOnce();
  expect(tell).toHaveBeenCalledWith(expect.objectContaining({ id: 'a', outcome: { state: 'recorded' } }));
});
