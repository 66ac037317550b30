import { expect, test } from '../fixtures';
import { forgetForms, recorded } from '../forms';

test.beforeEach(({ services }) => forgetForms(services));

test('hostile input is refused in JSON, and what was accepted is there', async ({ request, services }) => {
  const quote = (change: object = {}) => ({
    id: crypto.randomUUID(),
    firstName: 'Ana',
    lastName: 'Luz',
    email: 'ana@example.com',
    phone: '9565550199',
    language: 'en',
    ...change,
  });
  const post = async (data: unknown, headers: Record<string, string> = {}) => {
    const response = await request.post('/api/quotes', { data, headers });
    return { status: response.status(), body: await response.json(), retryAfter: response.headers()['retry-after'] };
  };
  const faults = async (change: object) => (await post(quote(change))).body.fields;
  expect(await faults({ message: 'x'.repeat(10_000) })).toEqual([{ field: 'message', reason: 'too-long' }]);
  expect(await faults({ firstName: { $ne: null } })).toEqual([{ field: 'firstName', reason: 'invalid' }]);
  expect(await faults({ email: undefined })).toEqual([{ field: 'email', reason: 'required' }]);
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
  for (let index = 0; index < 200; index += 1) {
    const { status, body, retryAfter } = await post(quote({ firstName: '<script>alert(1)</script>' }));
    if (status === 201) accepted.push(body.id);
    else expect([status, Number(retryAfter) > 0]).toEqual([429, true]);
  }
  expect(accepted).toHaveLength(20);
  expect((await recorded(services)).map(({ id }) => id).sort()).toEqual(accepted.sort());
});
