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
