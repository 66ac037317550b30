import { afterEach, describe, expect, it, vi } from 'vitest';
import { callable, nothing } from '../../functions/src/callable';
import { logger } from '../../functions/src/logger';
import { withErrorLogging } from '../../functions/src/with-error-logging';

const FAILURE = new Error('no access to /srv/secrets');
const fail = () => Promise.reject(FAILURE);
const succeed = async () => 'done';
const visitor = { auth: undefined, data: null };

it('a callable reveals nothing of an unexpected error', async () => {
  const error = await callable(nothing, fail)(visitor).catch((thrown: unknown) => thrown);
  expect(JSON.stringify(error)).toBe('{"message":"The call failed.","status":"INTERNAL"}');
});

describe('a callable', () => {
  const withAppCheck = { ...visitor, app: { appId: 'site' } as never };

  it('accepts callers without App Check while it is not enforced', async () => {
    expect(await callable(nothing, succeed, () => false)(visitor)).toBe('done');
  });

  it('refuses callers without App Check while it is enforced', async () => {
    await expect(callable(nothing, succeed, () => true)(visitor)).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('accepts callers with App Check while it is enforced', async () => {
    expect(await callable(nothing, succeed, () => true)(withAppCheck)).toBe('done');
  });

  it('looks at each call whether App Check is enforced', async () => {
    let isEnforced = false;
    const handler = callable(nothing, succeed, () => isEnforced);
    await handler(visitor);
    isEnforced = true;
    await expect(handler(visitor)).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});

afterEach(() => void vi.unstubAllEnvs());

it('an event handler rethrows an error, so that the event is delivered again', async () => {
  await expect(withErrorLogging('test', fail)({})).rejects.toBe(FAILURE);
});

it('an event handler rethrows no error if the event is not delivered again', async () => {
  await expect(withErrorLogging('test', fail, { redelivered: false })({})).resolves.toBeUndefined();
});

it('an event handler rethrows no error in the emulator, where that would kill other events', async () => {
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  await expect(withErrorLogging('test', fail)({})).resolves.toBeUndefined();
});

it('an event handler logs an error with its action', async () => {
  const error = vi.spyOn(logger, 'error').mockReturnValue();
  await withErrorLogging('test', fail, { redelivered: false })({});
  expect(error.mock.calls).toEqual([['test failed', FAILURE]]);
});

const eventAt = (hours: number) => ({ id: 'e1', time: new Date(Date.now() - hours * 3_600_000).toISOString() });

it('an event handler drops and logs an old event, instead of failing again', async () => {
  const error = vi.spyOn(logger, 'error').mockReturnValue();
  const old = eventAt(7);
  await expect(withErrorLogging('test', fail)(old)).resolves.toBeUndefined();
  expect(error.mock.calls).toEqual([[expect.stringContaining('dropped'), expect.objectContaining(old)]]);
});

it('an event handler retries an event for hours', async () => {
  await expect(withErrorLogging('test', fail)(eventAt(5))).rejects.toBe(FAILURE);
});
