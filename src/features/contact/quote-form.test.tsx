import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fillIn } from '../../../tests/support/fill-in';
import { renderComponent, toast } from '../../../tests/support/render-component';
import { removeSavedForms, savedForms, saveForm } from '../../../tests/support/saved-forms';
import { brand } from '../../domain/brand';
import forms from '../../locales/en/forms.json';
import { SYNC_TAG } from '../../services/outbox-store';
import OutboxDelivery from './outbox-delivery';
import { QuoteForm } from './quote-form';

const { quote, errors, saved, late, failed, refused, industries } = forms;
const field = (name: keyof typeof quote.fields) => page.getByLabelText(quote.fields[name], { exact: false });
const submit = page.getByRole('button', { name: quote.submit });
const receipt = page.getByRole('status').filter({ hasText: saved.server.title });
const ANA = { firstName: 'Ana', lastName: 'Peña', email: 'ana@example.com', phone: '956 555 0199' };
const WRONG_EMAIL = { fields: [{ field: 'email', reason: 'invalid' }] };

/** A request that an earlier visit saved. */
const SAVED = {
  id: 'f2a7d5c0-0000-4000-8000-000000000001',
  form: 'quotes',
  language: 'en',
  fields: { ...ANA, business: '', message: '' },
  honeypot: '',
  elapsed: 9000,
  savedAt: 0,
  outcome: { state: 'saved', reason: 'server', failures: 1 },
};

const answer = (status: number, body: object) =>
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(body, { status }));
const loseNetwork = () => vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('The network is down'));

/** The server's next answer takes until `arrive` is called. */
function answerSlowly(body: object) {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const fetched = vi.spyOn(window, 'fetch').mockReturnValueOnce(promise);
  return { fetched, arrive: () => resolve(Response.json(body)) };
}

/** The browser has no room to save anything. */
const fillDevice = () =>
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });

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

/** Another page of the site. */
const showAnotherPage = () => renderComponent(<OutboxDelivery />);

async function sendQuote() {
  const form = await show();
  await typeQuote();
  await submit.click();
  return form;
}

afterEach(removeSavedForms);

test('names each field that is missing, and focuses the first', async () => {
  const fetched = answer(201, {});
  await show();
  await submit.click();
  for (const message of Object.values(errors.required)) await expect.element(page.getByText(message)).toBeVisible();
  await expect.element(field('firstName')).toHaveFocus();
  await expect.element(field('firstName')).toHaveAttribute('aria-invalid', 'true');
  expect(fetched).not.toHaveBeenCalled();
});

test('an error goes away when the visitor corrects the field', async () => {
  answer(201, {});
  await show();
  await submit.click();
  await field('firstName').fill('Ana');
  await expect.element(page.getByText(errors.required.firstName)).not.toBeInTheDocument();
  await expect.element(page.getByText(errors.required.lastName)).toBeVisible();
});

test('keeps the draft when the page is left and opened again', async () => {
  const { unmount } = await show();
  await typeQuote();
  await unmount();
  await show();
  await expect.element(field('lastName')).toHaveValue('Peña');
});

test('sends a request once, even if Enter is pressed again, and says that it arrived', async () => {
  const { fetched, arrive } = answerSlowly({ status: 'created' });
  await sendQuote();
  await expect.element(page.getByRole('button', { name: quote.busy })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => fetched.mock.calls).toHaveLength(1);
  arrive();
  await expect.element(page.getByText(quote.recorded.title)).toBeVisible();
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('offers an empty form for another request after the receipt, and keeps nothing of the first', async () => {
  answer(201, { status: 'created' });
  await sendQuote();
  await page.getByRole('button', { name: quote.another }).click();
  await expect.element(field('firstName')).toHaveFocus();
  await expect.element(field('firstName')).toHaveValue('');
  await expect.poll(savedForms).toEqual([]);
  expect(JSON.stringify(sessionStorage)).not.toContain('Peña');
});

test('sends what a password manager filled in without events', async () => {
  const fetched = answer(201, { status: 'created' });
  await show();
  for (const [name, text] of Object.entries(ANA)) {
    const box = field(name as keyof typeof ANA).element() as HTMLInputElement;
    box.value = text;
  }
  await submit.click();
  await expect.element(page.getByText(quote.recorded.title)).toBeVisible();
  expect(JSON.parse(`${fetched.mock.lastCall?.[1]?.body}`)).toMatchObject(ANA);
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

test('shows the draft when the visitor comes back while it is sent, and then that it arrived', async () => {
  const { fetched, arrive } = answerSlowly({ status: 'created' });
  const { unmount } = await sendQuote();
  await expect.poll(() => fetched.mock.calls).toHaveLength(1);
  await unmount();
  await show();
  await expect.element(field('lastName')).toHaveValue('Peña');
  await expect.element(submit).toBeVisible();
  arrive();
  await expect.element(page.getByText(quote.recorded.title)).toBeVisible();
  expect(document.activeElement, 'the focus stays where it is').toBe(document.body);
});

test('leaves alone what the visitor types after coming back while a request is sent', async () => {
  const { fetched, arrive } = answerSlowly({ status: 'created' });
  const { unmount } = await sendQuote();
  await expect.poll(() => fetched.mock.calls).toHaveLength(1);
  await unmount();
  await show();
  await field('firstName').fill('Eva');
  arrive();
  await expect.element(toast(late.quotes.recorded.title)).toBeVisible();
  await expect.element(field('firstName')).toHaveValue('Eva');
  expect(sessionStorage.getItem('quote-draft')).toContain('Eva');
});

test('brings back what the server refuses after a receipt', async () => {
  loseNetwork();
  await sendQuote();
  await expect.element(receipt).toBeVisible();
  answer(400, WRONG_EMAIL);
  dispatchEvent(new Event('online'));
  await expect.element(field('lastName')).toHaveValue('Peña');
  await expect.element(field('email')).toHaveFocus();
  await expect.element(page.getByText(errors.invalid.email)).toBeVisible();
  expect(sessionStorage.getItem('quote-draft'), 'survives a reload').toContain('Peña');
});

test('says on another page that a saved request was refused, and brings it back in the form', async () => {
  answer(400, WRONG_EMAIL);
  await saveForm(SAVED);
  const { unmount } = await showAnotherPage();
  await expect.element(toast(late.quotes.refused.title)).toBeVisible();
  await unmount();
  await show();
  await expect.element(field('lastName')).toHaveValue('Peña');
});

test('brings back a refused request of an earlier visit in an empty form that the visitor is about to use', async () => {
  answer(400, WRONG_EMAIL);
  await show();
  await field('firstName').click();
  await saveForm(SAVED);
  await showAnotherPage();
  await expect.element(field('lastName')).toHaveValue('Peña');
  await expect.element(field('email')).toHaveFocus();
  await expect.poll(savedForms).toEqual([]);
});

test('a refused request waits while another one is being typed', async () => {
  const fetched = answer(400, WRONG_EMAIL);
  const { unmount } = await show();
  await field('firstName').fill('Eva');
  await unmount();
  await saveForm(SAVED);
  await show();
  await expect.poll(() => fetched.mock.calls).toHaveLength(1);
  await expect.poll(savedForms).toMatchObject([{ outcome: { state: 'refused' }, fields: ANA }]);
  await expect.element(field('firstName')).toHaveValue('Eva');
});

test('shows after a reload that a request is still saved, how to reach a person, and when it arrived', async () => {
  const fetched = answer(201, {}).mockRejectedValue(new TypeError('The network is down'));
  const { unmount } = await sendQuote();
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

test('asks the browser once to deliver a saved request in the background', async () => {
  const sync = { register: vi.fn(async (_: string) => {}) };
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockImplementation(
    async () => ({ sync }) as unknown as ServiceWorkerRegistration,
  );
  const fetched = answer(503, {});
  await sendQuote();
  await expect.element(receipt).toBeVisible();
  dispatchEvent(new Event('online'));
  await expect.poll(() => fetched.mock.calls.length).toBeGreaterThan(1);
  expect(sync.register.mock.calls).toEqual([[SYNC_TAG]]);
});

test('shows that another tab has delivered the request, and does not report it to the other tabs again', async () => {
  loseNetwork();
  await sendQuote();
  await expect.element(receipt).toBeVisible();
  const [entry] = await savedForms();
  const otherTab = new BroadcastChannel('outbox');
  const heard = vi.fn();
  otherTab.onmessage = heard;
  otherTab.postMessage({ ...entry, outcome: { state: 'recorded' } });
  await expect.element(page.getByText(quote.recorded.title)).toBeVisible();
  expect(heard).not.toHaveBeenCalled();
  otherTab.close();
});

test('tells the other tabs what it delivered', async () => {
  answer(201, { status: 'created' });
  const otherTab = new BroadcastChannel('outbox');
  const heard: unknown[] = [];
  otherTab.onmessage = ({ data }) => heard.push(data);
  await saveForm(SAVED);
  await showAnotherPage();
  await expect.poll(() => heard).toMatchObject([{ id: SAVED.id, outcome: { state: 'recorded' } }]);
  otherTab.close();
});

test('keeps what was typed if a full device cannot send it', async () => {
  fillDevice();
  loseNetwork();
  await sendQuote();
  const note = page.getByRole('alert');
  await expect.element(note).toHaveTextContent(fillIn(failed, { brand }));
  const links = { [brand.phone.display]: brand.phone.href, [brand.email]: `mailto:${brand.email}` };
  for (const [name, href] of Object.entries(links))
    await expect.element(note.getByRole('link', { name })).toHaveAttribute('href', href);
  await expect.element(field('lastName')).toHaveValue('Peña');
});

test('says on another page that a request could be neither sent nor saved, and keeps the draft', async () => {
  fillDevice();
  let fail = () => {};
  const fetched = vi
    .spyOn(window, 'fetch')
    .mockReturnValueOnce(new Promise((_, reject) => (fail = () => reject(new TypeError('The network is down')))));
  const { unmount } = await sendQuote();
  await expect.poll(() => fetched.mock.calls).toHaveLength(1);
  await unmount();
  await showAnotherPage();
  fail();
  await expect.element(toast(late.quotes.refused.title)).toBeVisible();
  expect(sessionStorage.getItem('quote-draft')).toContain('Peña');
});

test('says how to reach a person if the server will never accept a request', async () => {
  // The server may require a field that an old page does not have.
  answer(400, { error: 'invalid-fields', fields: [{ field: 'consent', reason: 'required' }] });
  await sendQuote();
  await expect.element(page.getByRole('alert')).toHaveTextContent(fillIn(refused, { brand }));
  await expect.element(field('lastName')).toHaveValue('Peña');
});

test('sends what the version of 2026-11-28 saved', async () => {
  const fetched = answer(201, { status: 'created' });
  const { savedAt: _, outcome: __, ...older } = SAVED;
  await saveForm(older);
  await showAnotherPage();
  await expect.element(toast(late.quotes.recorded.title)).toBeVisible();
  expect(fetched).toHaveBeenCalledTimes(1);
  await expect.poll(savedForms).toEqual([]);
});

test('reports what the service worker of 2026-11-28 delivered', async () => {
  const fetched = answer(400, WRONG_EMAIL);
  const { savedAt: _, outcome: __, ...older } = SAVED;
  await saveForm({ ...older, isDelivered: true });
  await showAnotherPage();
  await expect.element(toast(late.quotes.recorded.title)).toBeVisible();
  expect(fetched).not.toHaveBeenCalled();
  await expect.poll(savedForms).toEqual([]);
});
