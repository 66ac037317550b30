import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderComponent, wordsOf } from '../../../tests/support/render-component';
import { brand } from '../../domain/brand';
import { loadOutbox } from './api/load-outbox';
import { hasDraft, quoteDraft, submissionId } from './draft';
import OutboxDelivery from './outbox-delivery';
import { QuoteForm } from './quote-form';

const { quote, errors, saved } = wordsOf('forms');
const field = (name: keyof typeof quote.fields) => page.getByLabelText(quote.fields[name], { exact: false });
const submit = page.getByRole('button', { name: quote.submit });

const answer = (status: number, body: object) =>
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(body, { status }));
/** The network fails once before the server answers. */
const answerLate = (status: number, body: object) =>
  answer(status, body).mockRejectedValueOnce(new TypeError('The network is down'));

async function fillIn() {
  await field('firstName').fill('Ana');
  await field('lastName').fill('Peña');
  await field('email').fill('ana@example.com');
  await field('phone').fill('956 555 0199');
}

/** The form on a page that also delivers what was saved. */
const showWithDelivery = () =>
  renderComponent(
    <>
      <QuoteForm />
      <OutboxDelivery />
    </>,
    ['forms'],
  );

async function sendQuote() {
  const form = await renderComponent(<QuoteForm />, ['forms']);
  await fillIn();
  await submit.click();
  return form;
}

test('names each field that is missing, and focuses the first', async () => {
  const fetched = answer(201, {});
  await renderComponent(<QuoteForm />, ['forms']);
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
  const { unmount } = await renderComponent(<QuoteForm />, ['forms']);
  await fillIn();
  await userEvent.tab();
  await unmount();
  await renderComponent(<QuoteForm />, ['forms']);
  await expect.element(field('lastName')).toHaveValue('Peña');
  await submit.click();
  await expect.element(page.getByRole('button', { name: quote.busy })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  arrive();
  await expect.element(page.getByText(quote.recorded.title), { timeout: 10_000 }).toBeVisible();
  expect(fetched).toHaveBeenCalledTimes(1);
  await page.getByRole('button', { name: quote.another }).click();
  await expect.element(field('firstName')).toHaveFocus();
  await expect.element(field('firstName')).toHaveValue('');
});

test('a link fills in its industry, also after one in the other language, but not over what was typed', async () => {
  const business = (language: 'en' | 'es') => page.getByLabelText(wordsOf('forms', language).quote.fields.business);
  const open = async (industry: string, language: 'en' | 'es') => {
    history.replaceState(null, '', `/contact?industry=${industry}`);
    return renderComponent(<QuoteForm />, ['forms'], language);
  };
  const spanish = await open('healthcare', 'es');
  await expect.element(business('es')).toHaveValue(wordsOf('forms', 'es').industries.healthcare);
  await page.getByLabelText(wordsOf('forms', 'es').quote.fields.firstName).fill('Ana');
  await spanish.unmount();
  const english = await open('retail', 'en');
  await expect.element(business('en')).toHaveValue(wordsOf('forms').industries.retail);
  await business('en').fill('Flowers');
  await english.unmount();
  await open('restaurants', 'en');
  await expect.element(business('en')).toHaveValue('Flowers');
  history.replaceState(null, '', '/contact');
});

test('brings back what was typed if the server refuses it after a receipt was shown', async () => {
  answerLate(400, { fields: [{ field: 'email', reason: 'email' }] });
  await sendQuote();
  await expect.element(page.getByText(saved.server.title)).toBeVisible();
  dispatchEvent(new Event('online'));
  await expect.element(field('email')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field('lastName')).toHaveValue('Peña');
});

test('brings back a request that the server refuses when its form is open again, and empty', async () => {
  answerLate(400, { fields: [{ field: 'email', reason: 'email' }] });
  const { unmount } = await sendQuote();
  await expect.element(page.getByText(saved.server.title)).toBeVisible();
  await unmount();
  await showWithDelivery();
  await expect.element(field('lastName')).toHaveValue('Peña');
});

test('shows a request that is still saved after a reload instead of an empty form, and then that it arrived', async () => {
  const fetched = answer(201, {}).mockRejectedValue(new TypeError('The network is down'));
  const { unmount } = await sendQuote();
  await expect.element(page.getByText(saved.server.title)).toBeVisible();
  await unmount();
  await showWithDelivery();
  await expect.element(page.getByText(saved.server.title)).toBeVisible();
  expect(document.activeElement).toBe(document.body);
  answer(201, { status: 'created' });
  dispatchEvent(new Event('online'));
  await expect.element(page.getByText(quote.recorded.title)).toBeVisible();
  const ids = fetched.mock.calls.map(([, init]) => JSON.parse(`${init?.body}`).id);
  expect(new Set(ids).size).toBe(1);
});

test('empties a form whose request was sent before a reload and arrives after it', async () => {
  answerLate(201, { status: 'created' });
  const fields = { firstName: 'Ana', lastName: 'Peña', email: 'ana@example.com', phone: '956 555 0199' };
  quoteDraft.write(fields);
  const sent = {
    id: submissionId(fields),
    form: 'quotes',
    language: 'en',
    fields,
    honeypot: '',
    elapsed: 2000,
  } as const;
  await (await loadOutbox()).send(sent);
  await showWithDelivery();
  await vi.waitFor(() => expect(hasDraft()).toBe(false));
  await expect.element(field('firstName')).toHaveValue('');
});

test('keeps what was typed if the server will never accept it, and shows how to reach a person', async () => {
  // The server may require a field that an old page does not have.
  answer(400, { error: 'invalid-fields', fields: [{ field: 'consent', reason: 'required' }] });
  await sendQuote();
  const note = page.getByRole('alert');
  await expect.element(note.getByRole('link', { name: brand.phone.display })).toBeVisible();
  await expect.element(note.getByRole('link', { name: brand.email })).toBeVisible();
  await expect.element(field('firstName')).toHaveValue('Ana');
});

test('does not claim to save a form that a full device cannot send, and keeps its text', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  answerLate(201, { status: 'created' });
  await sendQuote();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByText(saved.server.title)).not.toBeInTheDocument();
  await expect.element(field('lastName')).toHaveValue('Peña');
  await submit.click();
  await expect.element(page.getByText(quote.recorded.title)).toBeVisible();
});
