import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '../../../tests/support/render-component';
import forms from '../../locales/es/forms.json';
import { NewsletterForm } from './newsletter-form';

test('explains what is wrong with an address, saves it during an outage, and says when it is on the list', async () => {
  const fetched = vi
    .spyOn(window, 'fetch')
    .mockImplementation(async () => Response.json({ status: 'created' }, { status: 201 }))
    .mockRejectedValueOnce(new TypeError('The network is down'));
  const { newsletter, errors, saved } = forms;
  await renderComponent(<NewsletterForm />, ['forms'], 'es');
  const address = page.getByRole('textbox', { name: newsletter.field });
  const submit = page.getByRole('button', { name: newsletter.submit });
  await address.fill('ana@');
  await submit.click();
  await expect.element(address).toHaveAccessibleDescription(errors.invalid.email);
  await expect.element(address).toHaveValue('ana@');
  expect(fetched).not.toHaveBeenCalled();

  await address.fill('ana@example.com');
  await submit.click();
  await expect.element(page.getByText(saved.server.text)).toBeVisible();
  dispatchEvent(new Event('online'));
  await expect.element(page.getByText(newsletter.recorded.title)).toBeVisible();
  const ids = fetched.mock.calls.map(([, init]) => JSON.parse(`${init?.body}`).id);
  expect(ids).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), ids[0]]);
});
