import { expect, it, vi } from 'vitest';
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

it('a callable refuses callers without App Check only while it is enforced', async () => {
  let isEnforced = false;
  const handler = callable(nothing, succeed, () => isEnforced);
  expect(await handler(visitor)).toBe('done');
  isEnforced = true;
  await expect(handler(visitor)).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(await handler({ ...visitor, app: { appId: 'site' } as never })).toBe('done');
});

it('an event handler rethrows an error only if the event is delivered again', async () => {
  await expect(withErrorLogging('test', fail, { redelivered: false })({})).resolves.toBeUndefined();
  await expect(withErrorLogging('test', fail, { redelivered: true })({})).rejects.toBe(FAILURE);
});

it('an event handler drops and logs an old event, instead of failing again', async () => {
  const report = vi.fn();
  const handler = withErrorLogging('test', fail, { redelivered: true, report });
  const eventAt = (hours: number) => ({ id: 'e1', time: new Date(Date.now() - hours * 3_600_000).toISOString() });
  await expect(handler(eventAt(7))).resolves.toBeUndefined();
  expect(report).toHaveBeenCalledOnce();
  await expect(handler(eventAt(5))).rejects.toBe(FAILURE);
});
