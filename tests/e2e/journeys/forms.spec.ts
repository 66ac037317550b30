import { SUBSCRIBERS_COLLECTION, type Subscriber, unsubscribeLink } from '../../../src/domain/newsletter';
import { fillIn } from '../../support/words';
import { expectAccessible, expectAccessibleInBothThemes } from '../accessibility';
import { expectToFit } from '../fit';
import { MESSAGE, SUBMISSION } from '../forms';
import { expect, forgive, hydrated, test } from '../journey';
import { signIn } from '../staff';

test('a double click records a quote request once, and staff read it', {
  tag: '@desktop',
}, async ({ page, site, forms, admin, mark }) => {
  await forms.openAndFill();
  await forms.field('lastName').fill(mark);
  await forms.submit.dblclick();
  await expect(page.getByText(site.words('forms').quote.recorded.title)).toBeVisible();
  expect(await forms.quotes()).toMatchObject([{ firstName: 'José', message: MESSAGE, business: '' }]);

  await signIn(page, site, admin);
  await page.goto(site.path('admin'));
  await expect(page.getByRole('heading', { name: site.words('admin').quotes.title })).toBeVisible();
  const request = page.getByRole('listitem').filter({ hasText: `José ${mark}` });
  await expect(request).toContainText(MESSAGE);
  await expect(request.getByRole('link', { name: forms.email })).toBeVisible();
});

test('a visitor continues a draft, corrects its errors and sends it offline: it arrives once when the connection is back', {
  tag: '@phone',
}, async ({ page, context, site, forms, complaints }) => {
  const { errors, industries, quote, saved } = site.words('forms');
  const { field } = forms;
  await forms.open('?industry=restaurants');
  await expect(field('business')).toHaveValue(industries.restaurants);
  await forms.open('?industry=retail');
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
  await expect(field('email')).toHaveAccessibleDescription(errors.required.email);
  await expect(field('phone')).toHaveAccessibleDescription(
    fillIn(errors.invalid.phone, { minDigits: 7, maxDigits: 20 }),
  );
  await expect(field('lastName')).toHaveValue('Peña');
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
  await page.getByRole('button', { name: quote.another }).click();
  await expect(field('firstName')).toBeFocused();
  forgive(complaints, SUBMISSION);
});

test('an address subscribes once, regardless of case, and leaves with the link of an email and one button', {
  tag: '@phone',
}, async ({ page, site, services, forms }) => {
  const { question, submit, done } = site.words('email').unsubscribe;
  for (const address of [forms.email, forms.email.toUpperCase()]) {
    await forms.fillNewsletter(address);
    await forms.subscribe();
    await forms.isSubscribedOnce();
  }
  const subscribers = services.firestore.collection(SUBSCRIBERS_COLLECTION).where('email', '==', forms.email);
  const [subscriber] = (await subscribers.get()).docs;
  const { pathname, search } = new URL(unsubscribeLink(subscriber?.data() as Subscriber) ?? '');
  await page.goto(pathname + search);
  await expect(site.heading).toHaveText(question.title);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `the page in ${colorScheme} colors`);
  }
  await expectToFit(page, true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: submit })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(site.heading).toHaveText(done.title);
  await expect(page).toHaveTitle(new RegExp(done.title));
  expect((await subscribers.get()).size).toBe(0);
});
