import { describe, expect, it, vi } from 'vitest';
import { callable, nothing } from '../../functions/src/callable';
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

it('an event handler rethrows an error if the event is delivered again', async () => {
  await expect(withErrorLogging('test', fail, { redelivered: true })({})).rejects.toBe(FAILURE);
});

it('an event handler does not rethrow an error if the event is not delivered again', async () => {
  await expect(withErrorLogging('test', fail, { redelivered: false })({})).resolves.toBeUndefined();
});

describe('an event handler that fails', () => {
  const report = vi.fn();
  const handler = withErrorLogging('test', fail, { redelivered: true, report });
  const eventAt = (hours: number) => ({ id: 'e1', time: new Date(Date.now() - hours * 3_600_000).toISOString() });

  it('drops an old event', async () => {
    await expect(handler(eventAt(7))).resolves.toBeUndefined();
  });

  it('logs an old event', async () => {
    await handler(eventAt(7));
    expect(report).toHaveBeenCalledOnce();
  });

  it('fails again for a younger event', async () => {
    await expect(handler(eventAt(5))).rejects.toBe(FAILURE);
  });
});
