import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fillIn } from '../../../tests/support/fill-in';
import { renderComponent } from '../../../tests/support/render-component';
import { removeSavedForms, savedForms, saveForm } from '../../../tests/support/saved-forms';
import { brand } from '../../domain/brand';
import forms from '../../locales/es/forms.json';
import { NewsletterForm } from './newsletter-form';
import OutboxDelivery from './outbox-delivery';

const { newsletter, errors, saved, late, 'given-up': givenUp } = forms;
const address = page.getByRole('textbox', { name: newsletter.field });
const submit = page.getByRole('button', { name: newsletter.submit });
const FOUR_DAYS = 4 * 24 * 3600_000;

/** A sign-up that an earlier visit saved. */
const SAVED = {
  id: 'f2a7d5c0-0000-4000-8000-000000000002',
  form: 'newsletter',
  language: 'es',
  fields: { email: 'ana@example.com' },
  honeypot: '',
  elapsed: 9000,
  savedAt: 0,
  outcome: { state: 'saved', reason: 'server', failures: 1 },
};

const answer = (status: number, body: object) =>
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(body, { status }));

const show = () =>
  renderComponent(
    <>
      <NewsletterForm />
      <OutboxDelivery />
    </>,
    ['forms'],
    'es',
  );

async function subscribe(email: string) {
  await address.fill(email);
  await submit.click();
}

const postedTo = (fetched: ReturnType<typeof answer>, key: string) =>
  fetched.mock.calls.map(([, init]) => JSON.parse(`${init?.body}`)[key]);

afterEach(async () => {
  vi.useRealTimers();
  await removeSavedForms();
});

test('explains what is wrong with an address, and keeps it', async () => {
  const fetched = answer(201, { status: 'created' });
  await show();
  await subscribe('ana@');
  await expect.element(address).toHaveAccessibleDescription(errors.invalid.email);
  await expect.element(address).toHaveValue('ana@');
  expect(fetched).not.toHaveBeenCalled();
});

test('saves an address during an outage, and says when it is on the list', async () => {
  const fetched = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('The network is down'));
  await show();
  await subscribe('ana@example.com');
  await expect.element(page.getByText(saved.server.text)).toBeVisible();
  answer(201, { status: 'created' });
  dispatchEvent(new Event('online'));
  await expect.element(page.getByText(newsletter.recorded.title)).toBeVisible();
  const ids = postedTo(fetched, 'id');
  expect(ids.length).toBeGreaterThan(1);
  expect(ids).toEqual(ids.map(() => expect.stringMatching(/^[\da-f-]{36}$/)));
  expect(new Set(ids).size).toBe(1);
});

test('takes another address while an earlier one is saved, and subscribes both', async () => {
  const fetched = answer(201, { status: 'created' }).mockRejectedValue(new TypeError('The network is down'));
  await saveForm(SAVED);
  await show();
  await subscribe('luz@example.com');
  await expect.element(page.getByText(saved.server.title)).toBeVisible();
  fetched.mockClear();
  answer(201, { status: 'created' });
  dispatchEvent(new Event('online'));
  await expect.element(page.getByText(newsletter.recorded.text)).toBeVisible();
  await expect.element(page.getByText(late.newsletter.recorded.text).first()).toBeVisible();
  expect(postedTo(fetched, 'email').sort()).toEqual(['ana@example.com', 'luz@example.com']);
});

test('gives up an address that the server answers with a 401 for three days: names other ways, and forgets it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  answer(401, { error: 'not-attested' });
  await show();
  await subscribe('ana@example.com');
  await expect.element(page.getByText(saved.server.title)).toBeVisible();
  vi.setSystemTime(Date.now() + FOUR_DAYS);
  dispatchEvent(new Event('online'));
  const note = page.getByRole('alert');
  await expect.element(note).toHaveTextContent(fillIn(givenUp, { brand }));
  for (const name of [brand.email, brand.phone.display])
    await expect.element(note.getByRole('link', { name })).toBeVisible();
  await expect.element(address).toHaveValue('');
  await expect.poll(savedForms).toEqual([]);
  expect(JSON.stringify(sessionStorage)).not.toContain('ana@');
});

test('says on another page that it gave up an address, and leads to the other ways to subscribe', async () => {
  answer(401, { error: 'not-attested' });
  await saveForm(SAVED);
  await renderComponent(<OutboxDelivery />, [], 'es');
  await expect.element(page.getByText(fillIn(givenUp, { brand })).first()).toBeVisible();
  await expect.poll(savedForms).toEqual([]);
  await page.getByRole('button', { name: late.contact }).click();
  expect(location.pathname).toBe('/es/contact');
});

test('brings back a refused address of an earlier visit', async () => {
  answer(400, { fields: [{ field: 'email', reason: 'invalid' }] });
  await saveForm(SAVED);
  await show();
  await expect.element(address).toHaveValue('ana@example.com');
  await expect.element(address).toHaveAccessibleDescription(errors.invalid.email);
});
