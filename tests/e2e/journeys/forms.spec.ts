import { SUBSCRIBERS_COLLECTION } from '../../../src/domain/newsletter';
import { expectAccessibleInBothThemes } from '../accessibility';
import { expect, hydrated, test } from '../fixtures';
import { forgetForms, openForm, recorded } from '../forms';
import { signIn } from '../staff';

test.beforeEach(({ services }) => forgetForms(services));

test('a quote request is recorded once however often the button is pressed, and staff reads it', async ({
  page,
  site,
  services,
}) => {
  const { quote } = await site.words('forms');
  const form = await openForm(page, site);
  await form.fill();
  await form.submit.dblclick();
  await expect(page.getByText(quote.recorded.title)).toBeVisible();
  expect(await recorded(services)).toMatchObject([{ firstName: 'José', message: '<b>¿Cuánto?</b>', business: '' }]);

  await signIn(page, site, 'admin');
  await page.goto(site.path('admin'));
  await expect(page.getByRole('heading', { name: site.interface.admin.quotes.title })).toBeVisible();
  const request = page.getByRole('listitem').filter({ hasText: 'José Peña' });
  await expect(request).toContainText('<b>¿Cuánto?</b>');
  await expect(request.getByRole('link', { name: 'jose@example.com' })).toBeVisible();
});

test('what is wrong is said beside its field, in the page’s language, and nothing typed is lost', async ({
  page,
  site,
  services,
}) => {
  const { errors, quote } = await site.words('forms');
  const form = await openForm(page, site);
  await form.field('lastName').fill('Peña');
  await form.field('phone').fill('llámeme');
  await form.submit.click();
  await expect(form.field('firstName')).toBeFocused();
  await expect(form.field('firstName')).toHaveAccessibleDescription(errors.required.firstName);
  await expect(form.field('email')).toHaveAccessibleDescription(errors.required.email);
  await expect(form.field('phone')).toHaveAccessibleDescription(errors.invalid.phone);
  await expect(form.field('lastName')).toHaveValue('Peña');
  await expect(form.field('lastName')).toHaveAttribute('aria-invalid', 'false');
  await expectAccessibleInBothThemes(page, 'with faults');
  await form.fill();
  await expect(form.field('phone')).toHaveAccessibleDescription('');
  await form.field('phone').press('Enter');
  await expect(page.getByText(quote.recorded.title)).toBeVisible();
  expect(await recorded(services)).toHaveLength(1);
});

test('an address subscribes once', async ({ page, site, services: { firestore } }) => {
  const { newsletter, errors } = await site.words('forms');
  for (const address of ['Ana@Example.com', 'ana@example.com']) {
    await page.goto(site.path('resources'));
    await hydrated(page);
    const field = page.getByRole('textbox', { name: newsletter.field });
    const submit = page.getByRole('button', { name: newsletter.submit });
    await field.fill('ana');
    await submit.click();
    await expect(field).toHaveAccessibleDescription(errors.invalid.email);
    await field.fill(address);
    await submit.click();
    await expect(page.getByText(newsletter.recorded.title)).toBeVisible();
  }
  expect((await firestore.collection(SUBSCRIBERS_COLLECTION).get()).size).toBe(1);
});

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
