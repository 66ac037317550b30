import { SUBSCRIBERS_COLLECTION } from '../../../src/domain/newsletter';
import { changeLanguage, expect, forgive, hydrated, test } from '../fixtures';
import { forgetForms, openForm, recorded, sendable, UNSENT, whileFaulty } from '../forms';
import { holdBack } from '../hold-back';

test.beforeEach(({ services }) => forgetForms(services));

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
  await expect(page.getByRole('status').filter({ hasText: kept.offline.text })).toBeFocused();
  const elsewhere = page.locator('[data-theme-toggle]:visible').first();
  await elsewhere.focus();
  await context.setOffline(false);
  await expect(page.getByText(quote.recorded.title)).toBeVisible();
  await expect(elsewhere, 'a late delivery leaves the visitors where they are').toBeFocused();
  expect(await recorded(services)).toHaveLength(1);
  await page.getByRole('button', { name: quote.another }).click();
  await expect(form.field('firstName')).toBeFocused();
  forgive(complaints, UNSENT);
});

test('a request that the server could not take is delivered by the next page, which says so', async ({
  page,
  context,
  site,
  language,
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
  await changeLanguage(page, language);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  forgive(complaints, UNSENT);
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
  forgive(complaints, UNSENT);
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
  await expect(form.field('message'), 'what is typed while it sends would be lost with the receipt').not.toBeEditable();
  await page.reload();
  await expect(page.getByText(late.quotes.recorded.text)).toBeVisible();
  await expect(form.field('firstName')).toHaveValue('José');
  await form.submit.click();
  await expect(page.getByText(quote.recorded.title)).toBeVisible();
  expect(await recorded(services)).toHaveLength(1);
  forgive(complaints, UNSENT);
});

test('a form that is left while it sends tells of it to whoever comes back, and doubles nothing', async ({
  page,
  context,
  site,
  language,
  services,
}) => {
  const form = await openForm(page, site);
  await form.fill();
  const give = await holdBack(context, '**/api/*');
  await form.submit.click();
  await expect(page.getByRole('button', { name: (await site.words('forms')).quote.busy })).toBeDisabled();
  const other = await changeLanguage(page, language);
  const { quote } = (await import(`../../../src/content/forms/${other}.ts`)).default;
  await expect(page.getByLabel(quote.fields.firstName)).toHaveValue('José');
  await expect(page.getByRole('button', { name: quote.busy })).toBeDisabled();
  give();
  await expect(page.getByText(quote.recorded.title)).toBeVisible();
  expect(await recorded(services)).toHaveLength(1);
  await page.getByRole('button', { name: quote.another }).click();
  await expect(page.getByLabel(quote.fields.firstName)).toHaveValue('');
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
  forgive(complaints, UNSENT);
});

test('an address that subscribes offline is kept, and on the list once when the connection is back', async ({
  page,
  context,
  site,
  services,
  complaints,
}) => {
  const { kept, newsletter } = await site.words('forms');
  await page.goto(site.path('resources'));
  await hydrated(page);
  await page.getByRole('textbox', { name: newsletter.field }).fill('ana@example.com');
  await sendable(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: newsletter.submit }).click();
  await expect(page.getByText(kept.offline.text)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(newsletter.recorded.title)).toBeVisible();
  expect((await services.firestore.collection(SUBSCRIBERS_COLLECTION).get()).size).toBe(1);
  forgive(complaints, UNSENT);
});

test('a half-typed form survives a reload, and a link can name the industry', async ({ page, site }) => {
  const { industries } = await site.words('forms');
  const form = await openForm(page, site, '?industry=restaurants');
  await expect(form.field('business')).toHaveValue(industries.restaurants);
  await openForm(page, site, '?industry=retail');
  await expect(form.field('business')).toHaveValue(industries.retail);
  await form.field('firstName').fill('José');
  await form.field('business').fill('Taquería Peña');
  await page.reload();
  await expect(form.field('firstName')).toHaveValue('José');
  await expect(form.field('business')).toHaveValue('Taquería Peña');
});

test('what is typed and pressed before the form’s code is there is not lost', async ({ page, context, site }) => {
  const { errors } = await site.words('forms');
  const give = await holdBack(context, /\/assets\/quote-[\w-]{8}\.js$/);
  const form = await openForm(page, site);
  await form.field('firstName').fill('José');
  await form.submit.click();
  give();
  await expect(form.field('lastName')).toHaveAccessibleDescription(errors.required.lastName);
  await expect(form.field('firstName')).toHaveValue('José');
  await expect(form.field('firstName')).toHaveAccessibleDescription('');
  await page.reload();
  await expect(form.field('firstName')).toHaveValue('José');
});
