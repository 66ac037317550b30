import type { Services } from '../../../functions/src/context';
import { SUBSCRIBERS_COLLECTION, type Subscriber, unsubscribeLink } from '../../../src/domain/newsletter';
import { fillIn, wordsOf } from '../../support/words';
import { expectAccessible, expectAccessibleInBothThemes } from '../accessibility';
import { expectToFit } from '../fit';
import { ownForms, SUBMISSION } from '../forms';
import { changeLanguage, expect, forgive, hydrated, test } from '../journey';
import { claimOnline } from '../services';

const subscribersOf = ({ firestore }: Services, email: string) =>
  firestore.collection(SUBSCRIBERS_COLLECTION).where('email', '==', email);

test('a visitor sends a form offline, and it arrives once', async ({ page, context, site, forms, complaints }) => {
  const { errors, industries, quote, saved } = site.words('forms');
  const { field } = forms;
  await site.open('/contact?industry=restaurants');
  await site.open('/contact?industry=retail');
  await expect(field('business')).toHaveValue(industries.retail);
  await field('business').fill('Taquería Peña');
  await field('lastName').fill('Peña');
  await field('phone').fill('llámeme');
  await page.reload();
  await hydrated(page);
  await expect(field('business')).toHaveValue('Taquería Peña');

  await forms.submit.click();
  await expect(field('firstName')).toBeFocused();
  await expect(field('firstName')).toHaveAccessibleDescription(errors.required.firstName);
  await expect(field('phone')).toHaveAccessibleDescription(
    fillIn(errors.invalid.phone, { minDigits: 7, maxDigits: 20 }),
  );
  await expect(field('lastName')).not.toHaveAttribute('aria-invalid', 'true');
  await expectAccessibleInBothThemes(page, 'the form with errors', 'form');
  await forms.fill();
  await expect(field('phone')).toHaveAccessibleDescription('');

  await context.setOffline(true);
  await field('phone').press('Enter');
  await expect(page.getByRole('status').filter({ hasText: saved.offline.text })).toBeFocused();
  const elsewhere = page.locator('[data-theme-toggle]:visible').first();
  await elsewhere.focus();
  await context.setOffline(false);
  await expect(page.getByText(quote.recorded.title)).toBeVisible();
  await expect(elsewhere, 'a late delivery does not move the focus').toBeFocused();
  expect(await forms.quotes()).toMatchObject([{ business: 'Taquería Peña' }]);
  forgive(complaints, SUBMISSION);
});

test('a visitor subscribes, and leaves by the link of an email', async ({ page, site, services, forms }) => {
  const { question, submit, done } = site.words('email').unsubscribe;
  const { newsletter } = site.words('forms');
  const subscribers = subscribersOf(services, forms.email);
  for (const address of [forms.email, forms.email.toUpperCase()]) {
    await site.open('resources');
    await page.getByRole('textbox', { name: newsletter.field }).fill(address);
    await page.getByRole('button', { name: newsletter.submit }).click();
    await expect(page.getByText(newsletter.recorded.title)).toBeVisible({ timeout: 60_000 }); // the function starts
    expect((await subscribers.get()).size).toBe(1);
  }
  const [subscriber] = (await subscribers.get()).docs;
  const { pathname, search } = new URL(unsubscribeLink(subscriber?.data() as Subscriber) ?? '');
  await page.goto(pathname + search);
  await expect(site.heading).toHaveText(question.title);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `the page in ${colorScheme} colors`);
  }
  await expectToFit(page, true);
  await page.getByRole('button', { name: submit }).press('Enter');
  await expect(site.heading).toHaveText(done.title);
  await expect(page).toHaveTitle(new RegExp(done.title));
  expect((await subscribers.get()).size).toBe(0);
});

test('a visitor sends forms from two tabs, each once @desktop', async ({
  page,
  context,
  site,
  forms,
  services,
  mark,
  complaints,
}) => {
  const { quote, saved } = site.words('forms');
  await claimOnline(context);
  const tab = await context.newPage();
  const other = ownForms(tab, site, services, `luz-${mark}@example.com`);
  await forms.openAndFill();
  await other.openAndFill();
  await other.field('firstName').fill('Luz');
  await page.reload();
  await expect(forms.field('firstName')).toHaveValue('José');
  await other.submit.click();
  await expect(tab.getByText(quote.recorded.title)).toBeVisible();
  expect(await other.quotes()).toMatchObject([{ firstName: 'Luz' }]);

  await context.route(SUBMISSION, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await forms.submit.click();
  await expect(page.getByText(saved.server.text)).toBeVisible();
  await expectAccessibleInBothThemes(page, 'a saved request', 'main');
  await context.unroute(SUBMISSION);
  const answers: number[] = [];
  context.on('response', (response) => SUBMISSION.test(response.url()) && answers.push(response.status()));
  const third = await context.newPage();
  await Promise.all([tab.goto(site.path('home')), third.goto(site.path('clients'))]);
  await expect.poll(() => answers).toEqual([200]);
  expect(await forms.quotes()).toMatchObject([{ firstName: 'José' }]);
  forgive(complaints, SUBMISSION);
});

test('a visitor changes the language while a form is sent @desktop', async ({
  page,
  context,
  site,
  language,
  forms,
  complaints,
}) => {
  await forms.openAndFill();
  await context.route(SUBMISSION, (route) => route.fetch().then(() => {}), { times: 1 }); // never responds
  await forms.submit.click();
  await expect.poll(forms.quotes).toHaveLength(1);
  await expect(page.getByRole('button', { name: site.words('forms').quote.busy })).toBeDisabled();
  await expect(forms.field('message'), 'the receipt would replace what is typed now').not.toBeEditable();
  const { quote, late } = wordsOf('forms', await changeLanguage(page, language));
  await expect(page.getByText(late.quotes.recorded.text)).toBeVisible();
  await expect(page.getByLabel(quote.fields.firstName)).toHaveValue('');
  expect(await forms.quotes()).toHaveLength(1);
  forgive(complaints, SUBMISSION);
});
