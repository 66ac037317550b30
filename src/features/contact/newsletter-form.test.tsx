import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent, wordsOf } from '../../../tests/support/render-component';
import { NewsletterForm } from './newsletter-form';

const { newsletter, errors, saved } = wordsOf('forms', 'es');
const address = page.getByRole('textbox', { name: newsletter.field });
const submit = page.getByRole('button', { name: newsletter.submit });

const answer = (status: number, body: object) =>
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(body, { status }));

async function subscribe(email: string) {
  await renderComponent(<NewsletterForm />, ['forms'], 'es');
  await address.fill(email);
  await submit.click();
}

test('shows what is wrong with an address, and keeps it', async () => {
  const fetched = answer(201, {});
  await subscribe('ana@');
  await expect.element(page.getByText(errors.invalid.email)).toBeVisible();
  await expect.element(address).toHaveValue('ana@');
  expect(fetched).not.toHaveBeenCalled();
});

test('says that the server refused an address, at the field', async () => {
  answer(400, { error: 'invalid-fields', fields: [{ field: 'email', reason: 'invalid' }] });
  await subscribe('ana@example.com');
  await expect.element(page.getByText(errors.invalid.email), { timeout: 10_000 }).toBeVisible();
});

test('says that an address is saved while the server is out of reach, and later that it is on the list', async () => {
  const fetched = answer(201, { status: 'created' }).mockRejectedValueOnce(new TypeError('The network is down'));
  await subscribe('ana@example.com');
  await expect.element(page.getByText(saved.server.text), { timeout: 10_000 }).toBeVisible();
  dispatchEvent(new Event('online'));
  await expect.element(page.getByText(newsletter.recorded.title)).toBeVisible();
  const ids = fetched.mock.calls.map(([, init]) => JSON.parse(`${init?.body}`).id);
  expect(ids).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), ids[0]]);
});
