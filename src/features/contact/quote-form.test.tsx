import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fillIn } from '../../../tests/support/fill-in';
import { renderComponent, toast } from '../../../tests/support/render-component';
import { brand } from '../../domain/brand';
import forms from '../../locales/en/forms.json';
import OutboxDelivery from './outbox-delivery';
import { QuoteForm } from './quote-form';

const { quote, errors, saved, late, failed, refused, industries } = forms;
const field = (name: keyof typeof quote.fields) => page.getByLabelText(quote.fields[name], { exact: false });
const submit = page.getByRole('button', { name: quote.submit });
const ANA = { firstName: 'Ana', lastName: 'Peña', email: 'ana@example.com', phone: '956 555 0199' };

const answer = (status: number, body: object) =>
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(body, { status }));
/** The network fails once before the server answers. */
const answerLate = (status: number, body: object) =>
  answer(status, body).mockRejectedValueOnce(new TypeError('The network is down'));

async function typeQuote() {
  for (const [name, text] of Object.entries(ANA)) await field(name as keyof typeof ANA).fill(text);
}

const show = () =>
  renderComponent(
    <>
      <QuoteForm />
      <OutboxDelivery />
    </>,
    ['forms'],
  );

async function sendQuote() {
  const form = await show();
  await typeQuote();
  await submit.click();
  return form;
}

test('names each field that is missing, and focuses the first', async () => {
  const fetched = answer(201, {});
  await show();
  await submit.click();
  for (const message of Object.values(errors.required)) await expect.element(page.getByText(message)).toBeVisible();
  await expect.element(field('firstName')).toHaveFocus();
  await expect.element(field('firstName')).toHaveAttribute('aria-invalid', 'true');
  expect(fetched).not.toHaveBeenCalled();
});

test('keeps the draft when the page is left and opened again, sends it once, and says that it arrived', async () => {
  let arrive = () => {};
  const fetched = vi
    .spyOn(window, 'fetch')
    .mockReturnValueOnce(new Promise((resolve) => (arrive = () => resolve(Response.json({ status: 'created' })))));
  const { unmount } = await show();
  await typeQuote();
  await unmount();
  await show();
  await expect.element(field('lastName')).toHaveValue('Peña');
  await submit.click();
  await expect.element(page.getByRole('button', { name: quote.busy })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  arrive();
  await expect.element(page.getByText(quote.recorded.title)).toBeVisible();
  expect(fetched).toHaveBeenCalledTimes(1);
  await page.getByRole('button', { name: quote.another }).click();
  await expect.element(field('firstName')).toHaveFocus();
  await expect.element(field('firstName')).toHaveValue('');
});

test('a link fills in its industry instead of that of an earlier link, but not over what was typed', async () => {
  for (const [industry, business] of [
    ['healthcare', industries.healthcare],
    ['retail', industries.retail],
    ['restaurants', 'Flowers'],
  ] as const) {
    history.replaceState(null, '', `/contact?industry=${industry}`);
    const { unmount } = await show();
    await expect.element(field('business')).toHaveValue(business);
    await field('firstName').fill('Ana'); // saves a draft
    if (industry === 'retail') await field('business').fill('Flowers');
    await unmount();
  }
  history.replaceState(null, '', '/contact');
});

test('brings back what the server refuses after a receipt, also on another page, which says so', async () => {
  const receipt = page.getByText(saved.server.title);
  answerLate(400, { fields: [{ field: 'email', reason: 'email' }] });
  const form = await sendQuote();
  await expect.element(receipt).toBeVisible();
  dispatchEvent(new Event('online'));
  await expect.element(field('lastName')).toHaveValue('Peña');
  expect(sessionStorage.getItem('quote-draft'), 'survives a reload').toContain('Peña');
  answerLate(400, { fields: [{ field: 'email', reason: 'email' }] });
  await submit.click();
  await expect.element(receipt).toBeVisible();
  await form.unmount();
  const another = await renderComponent(<OutboxDelivery />);
  await expect.element(toast(late.quotes.refused.title)).toBeVisible();
  await another.unmount();
  await show();
  await expect.element(field('lastName')).toHaveValue('Peña');
});

test('shows after a reload that a request is still saved, how to reach a person, and when it arrived', async () => {
  const fetched = answer(201, {}).mockRejectedValue(new TypeError('The network is down'));
  const { unmount } = await sendQuote();
  const receipt = page.getByRole('status').filter({ hasText: saved.server.title });
  await expect.element(receipt).toHaveFocus();
  await unmount();
  await show();
  await expect.element(receipt.getByRole('link', { name: brand.phone.display })).toBeVisible();
  expect(document.activeElement).toBe(document.body);
  answer(201, { status: 'created' });
  dispatchEvent(new Event('online'));
  await expect.element(page.getByText(quote.recorded.title)).toBeVisible();
  const ids = fetched.mock.calls.map(([, init]) => JSON.parse(`${init?.body}`).id);
  expect(new Set(ids).size).toBe(1);
});

test('keeps what was typed if a full device cannot send it, or the server will never accept it', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  // The server may require a field that an old page does not have.
  answerLate(400, { error: 'invalid-fields', fields: [{ field: 'consent', reason: 'required' }] });
  await sendQuote();
  const note = page.getByRole('alert');
  await expect.element(note).toHaveTextContent(fillIn(failed, { brand }));
  await submit.click();
  await expect.element(note).toHaveTextContent(fillIn(refused, { brand }));
  const links = { [brand.phone.display]: brand.phone.href, [brand.email]: `mailto:${brand.email}` };
  for (const [name, href] of Object.entries(links))
    await expect.element(note.getByRole('link', { name })).toHaveAttribute('href', href);
  await expect.element(field('lastName')).toHaveValue('Peña');
});
