import { CLIENT_LIMIT } from '../../../functions/src/contact/rate-limit';
import { expect, test } from '../journey';

const NAME = '<script>alert(1)</script>';

test('the server refuses hostile input in JSON, limits the rate, and records what it accepts', {
  tag: '@desktop',
}, async ({ request, forms }) => {
  const quote = (change: object = {}) => ({
    id: crypto.randomUUID(),
    firstName: NAME,
    lastName: 'Luz',
    email: forms.email,
    phone: '9565550199',
    language: 'en',
    ...change,
  });
  // An address of its own: the other tests share this machine's address and would reach its limit.
  const byte = () => Math.floor(Math.random() * 256);
  const address = `10.${byte()}.${byte()}.${byte()}`;
  const post = async (data: unknown, headers: Record<string, string> = {}) => {
    const response = await request.post('/api/quotes', { data, headers: { 'fastly-client-ip': address, ...headers } });
    return { status: response.status(), body: await response.json(), retryAfter: response.headers()['retry-after'] };
  };
  const errors = async (change: object) => (await post(quote(change))).body.fields;
  expect(await errors({ message: 'x'.repeat(10_000) })).toEqual([{ field: 'message', reason: 'too-long' }]);
  expect(await errors({ firstName: { $ne: null } })).toEqual([{ field: 'firstName', reason: 'invalid' }]);
  expect(await errors({ email: undefined })).toEqual([{ field: 'email', reason: 'required' }]);
  expect((await post(quote({ message: 'x'.repeat(20_000) }))).status).toBe(413);
  expect((await post('firstName=Ana', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415);
  const got = await request.get('/api/quotes');
  expect([got.status(), got.headers().allow]).toEqual([405, 'POST']);
  const malformed = await request.post('/api/quotes', {
    data: Buffer.from('{'),
    headers: { 'content-type': 'application/json' },
  });
  expect(malformed.status()).toBe(400);
  expect(await malformed.text()).not.toMatch(/\bat \w+|node_modules/);

  const accepted: string[] = [];
  for (let index = 0; index < 2 * CLIENT_LIMIT.max; index += 1) {
    const { status, body, retryAfter } = await post(quote());
    if (status === 201) accepted.push(body.id);
    else expect([status, Number(retryAfter) > 0]).toEqual([429, true]);
  }
  expect(accepted).toHaveLength(CLIENT_LIMIT.max);
  const recorded = await forms.quotes();
  expect(recorded.map(({ id }) => id).sort()).toEqual(accepted.sort());
  expect(new Set(recorded.map(({ firstName }) => firstName))).toEqual(new Set([NAME]));
});
