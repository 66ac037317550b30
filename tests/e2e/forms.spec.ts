import type { BrowserContext, Page, Route } from 'playwright/test';
import { SUBSCRIBERS_COLLECTION } from '../../src/domain/newsletter';
import { QUOTES_COLLECTION } from '../../src/domain/quotes';
import { expect, hydrated, type Site, test } from './fixtures';
import { signIn } from './staff';

test.beforeEach(async ({ services: { firestore } }) => {
  for (const collection of [QUOTES_COLLECTION, SUBSCRIBERS_COLLECTION, 'rate_limits'])
    await firestore.recursiveDelete(firestore.collection(collection));
});

/** The form of a page, as a visitor meets it. */
async function openForm(page: Page, site: Site, query = '') {
  const { quote } = await site.words('forms');
  await page.goto(`${site.path('contact')}${query}`);
  await hydrated(page);
  const field = (name: keyof typeof quote.fields) => page.getByRole('textbox', { name: quote.fields[name] }).first();
  const submit = page.getByRole('button', { name: quote.submit });
  return {
    field,
    submit,
    async fill() {
      await field('firstName').fill('José');
      await field('lastName').fill('Peña');
      await field('email').fill('jose@example.com');
      await field('phone').fill('(956) 555-0199');
      await field('message').fill('<b>¿Cuánto?</b>');
    },
  };
}

/** What the server has of the quotes. */
const recorded = async ({ firestore }: { firestore: FirebaseFirestore.Firestore }) =>
  (await firestore.collection(QUOTES_COLLECTION).get()).docs.map((each) => each.data());

/** Lets `fault` do what it will with whatever is posted, until the function that it gives is called. */
async function whileFaulty(context: BrowserContext, fault: (route: Route) => Promise<unknown>) {
  await context.route('**/api/*', fault);
  return () => context.unroute('**/api/*');
}

/** The browser logs each failed request: expected here. */
const expectFailures = (complaints: string[]) => {
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !complaint.includes('/api/')));
};

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
  await form.fill();
  await expect(form.field('phone')).toHaveAccessibleDescription('');
  await form.field('phone').press('Enter');
  await expect(page.getByText(quote.recorded.title)).toBeVisible();
  expect(await recorded(services)).toHaveLength(1);
});

test('a request sent offline is kept, says so, and arrives once when the connection is back', async ({
  page,
  context,
  site,
  services,
  complaints,
}) => {
  const { kept, quote } = await site.words('forms');
  const form = await openForm(page, site);
  await form.fill();
  await context.setOffline(true);
  await form.submit.click();
  await expect(page.getByText(kept.offline.text)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(quote.recorded.title)).toBeVisible();
  expect(await recorded(services)).toHaveLength(1);
  expectFailures(complaints);
});

test('a request that the server could not take is delivered by the next page, which says so', async ({
  page,
  context,
  site,
  services,
  complaints,
}) => {
  const { kept, late } = await site.words('forms');
  const form = await openForm(page, site);
  await form.fill();
  const mend = await whileFaulty(context, (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }));
  await form.submit.click();
  await expect(page.getByText(kept.server.text)).toBeVisible();
  await mend();
  await page.goto(site.path('home'));
  await expect(page.getByText(late.quotes.recorded.text)).toBeVisible();
  expect(await recorded(services)).toHaveLength(1);
  expectFailures(complaints);
});

test('a request whose answer was lost is in two tabs’ hands, and recorded once', async ({
  page,
  context,
  site,
  services,
  complaints,
}) => {
  const { kept } = await site.words('forms');
  const form = await openForm(page, site);
  await form.fill();
  const mend = await whileFaulty(context, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await form.submit.click();
  await expect(page.getByText(kept.server.text)).toBeVisible();
  await mend();
  const [one, other] = [await context.newPage(), await context.newPage()];
  const answers: number[] = [];
  context.on('response', (response) => response.url().includes('/api/') && answers.push(response.status()));
  await Promise.all([one.goto(site.path('home')), other.goto(site.path('clients'))]);
  await expect.poll(() => answers).toEqual([200]);
  expect(await recorded(services)).toHaveLength(1);
  expectFailures(complaints);
});

test('a page reloaded while it sends still has the text, and sending that again doubles nothing', async ({
  page,
  context,
  site,
  services,
  complaints,
}) => {
  const { quote, late } = await site.words('forms');
  const form = await openForm(page, site);
  await form.fill();
  let asked = () => {};
  const isAsked = new Promise<void>((resolve) => {
    asked = resolve;
  });
  let isFirst = true;
  await whileFaulty(context, async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    await route.fetch();
    asked(); // and no answer ever comes
  });
  await form.submit.click();
  await isAsked;
  await page.reload();
  await expect(page.getByText(late.quotes.recorded.text)).toBeVisible();
  await expect(form.field('firstName')).toHaveValue('José');
  await form.submit.click();
  await expect(page.getByText(quote.recorded.title)).toBeVisible();
  expect(await recorded(services)).toHaveLength(1);
  expectFailures(complaints);
});

test('where nothing can be sent or kept, the text stays and the visitor is told', async ({
  page,
  context,
  site,
  complaints,
}) => {
  const { failed } = await site.words('forms');
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  const form = await openForm(page, site);
  await form.fill();
  await context.setOffline(true);
  await form.submit.click();
  await expect(page.getByText(failed)).toBeVisible();
  await expect(form.field('message')).toHaveValue('<b>¿Cuánto?</b>');
  expectFailures(complaints);
});

test('a half-typed form survives a reload, and a link can name the industry', async ({ page, site }) => {
  const { industries } = await site.words('forms');
  const form = await openForm(page, site, '?industry=restaurants');
  await expect(form.field('business')).toHaveValue(industries.restaurants);
  await form.field('firstName').fill('José');
  await form.field('business').fill('Taquería Peña');
  await page.reload();
  await expect(form.field('firstName')).toHaveValue('José');
  await expect(form.field('business')).toHaveValue('Taquería Peña');
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

test('what is typed and pressed before the form’s code is there is not lost', async ({ page, context, site }) => {
  const { errors } = await site.words('forms');
  let give = () => {};
  const isGiven = new Promise<void>((resolve) => {
    give = resolve;
  });
  await context.route('**/assets/quote-form-*.js', async (route) => {
    await isGiven;
    await route.continue();
  });
  const form = await openForm(page, site);
  await form.field('firstName').fill('José');
  await form.submit.click();
  give();
  await expect(form.field('lastName')).toHaveAccessibleDescription(errors.required.lastName);
  await expect(form.field('firstName')).toHaveValue('José');
  await expect(form.field('firstName')).toHaveAccessibleDescription('');
});
