import { describe, expect, it } from 'vitest';
import { callable, signedIn } from '../../functions/src/callable';
import { guard } from '../../functions/src/guard';

const FAILURE = new Error('no access to /srv/secrets');
const fail = () => Promise.reject(FAILURE);
const visitor = { auth: undefined, data: null };

describe('a callable', () => {
  it('tells the handler who calls, and of a visitor null', async () => {
    const handler = callable(async (uid) => ({ uid }));
    expect(await handler({ auth: { uid: 'ana' } as never, data: null })).toEqual({ uid: 'ana' });
    expect(await handler(visitor)).toEqual({ uid: null });
  });

  it('lets nothing of an unexpected error out', async () => {
    const error = await callable(fail)(visitor).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'internal', message: 'The call failed.' });
    expect(JSON.stringify(error)).toBe('{"message":"The call failed.","status":"INTERNAL"}');
  });

  it('lets a refusal through as it is', async () => {
    const handler = callable(async (uid) => signedIn(uid));
    await expect(handler(visitor)).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it.each([[{}], [null], [undefined]])('takes %j for no input', async (data) => {
    expect(await callable(async () => 'done')({ ...visitor, data })).toBe('done');
  });

  it.each([[{ a: 1 }], ['text'], [[]], [0]])('refuses the input %j and does nothing', async (data) => {
    await expect(callable(fail)({ ...visitor, data })).rejects.toMatchObject({ code: 'invalid-argument' });
  });
});

describe('a guarded event handler', () => {
  it('hands on what it gets', async () => {
    const seen: unknown[] = [];
    await guard('test', async (...event: unknown[]) => seen.push(...event))('event', 'context');
    expect(seen).toEqual(['event', 'context']);
  });

  it('swallows an error where nobody delivers again', async () => {
    await expect(guard('test', fail, false)()).resolves.toBeUndefined();
  });

  it('throws an error on where that brings the event again', async () => {
    await expect(guard('test', fail, true)()).rejects.toBe(FAILURE);
  });
});
