import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { callable, nothing, signedIn } from '../../functions/src/callable';
import { guard } from '../../functions/src/guard';

const FAILURE = new Error('no access to /srv/secrets');
const fail = () => Promise.reject(FAILURE);
const visitor = { auth: undefined, data: null };

describe('a callable', () => {
  it('hands the handler the checked input and no uid for a visitor', async () => {
    const handler = callable(z.object({ n: z.number() }), async (call) => call);
    expect(await handler({ ...visitor, data: { n: 1, more: 2 } })).toEqual({ uid: null, input: { n: 1 } });
  });

  it('lets nothing of an unexpected error out', async () => {
    const error = await callable(nothing, fail)(visitor).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'internal', message: 'The call failed.' });
    expect(JSON.stringify(error)).toBe('{"message":"The call failed.","status":"INTERNAL"}');
  });

  it('lets a refusal through as it is', async () => {
    const handler = callable(nothing, async (call) => signedIn(call));
    await expect(handler(visitor)).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it.each([[{}], [null], [undefined]])('without input takes %j', async (data) => {
    expect(await callable(nothing, async () => 'done')({ ...visitor, data })).toBe('done');
  });

  it.each([[{ a: 1 }], ['text'], [[]], [0]])('without input refuses %j and does nothing', async (data) => {
    await expect(callable(nothing, fail)({ ...visitor, data })).rejects.toMatchObject({ code: 'invalid-argument' });
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
