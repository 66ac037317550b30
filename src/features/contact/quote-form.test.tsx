import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fillIn } from '../../../tests/support/fill-in';
import { fillSilently } from '../../../tests/support/fill-silently';
import { hasToast, renderComponent, toast } from '../../../tests/support/render-component';
import { removeSavedForms, savedForms, saveForm } from '../../../tests/support/saved-forms';
import { brand } from '../../domain/brand';
import type { Locale } from '../../domain/locale';
import { HONEYPOT } from '../../domain/outbox';
import { pathOf } from '../../domain/paths';
import { QUOTE_FIELDS } from '../../domain/quote-fields';
import common from '../../locales/en/common.json';
import forms from '../../locales/en/forms.json';
import spanish from '../../locales/es/forms.json';
import { SYNC_TAG, withLock } from '../../services/outbox-store';
import { CODE_LIMIT_MS, withTimeLimit } from '../../services/time-limit';
import { DRAFTS } from './draft';
import OutboxDelivery from './outbox-delivery';
import { QuoteForm } from './quote-form';

// The tests type faster than people do: without this, each form would wait before it is sent.
vi.mock('../../domain/outbox', async (original) => ({ ...(await original<object>()), MIN_FILL_MS: 0 }));
vi.mock('../../services/time-limit', { spy: true });

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

const withDelivery = (form: ReactNode) => (
  <>
    {form}
    <OutboxDelivery />
  </>
);
const show = (locale: Locale = 'en') => renderComponent(withDelivery(<QuoteForm />), ['forms'], locale);

/** Another page of the site. */
const showAnotherPage = () => renderComponent(<OutboxDelivery />);

async function sendQuote() {
  const form = await show();
  await typeQuote();
  await submit.click();
  return form;
}

afterEach(removeSavedForms);

/** The connection is back, and the server records what was saved. Returns its requests. */
function reconnect() {
  const fetched = answer(201, { status: 'created' });
  fetched.mockClear();
  dispatchEvent(new Event('online'));
  return fetched;
}

const idsOf = (fetched: ReturnType<typeof answer>) =>
  fetched.mock.calls.map(([, init]) => JSON.parse(`${init?.body}`).id);

describe('an incomplete request', () => {
  async function sendEmpty() {
    const fetched = answer(201, {});
    await show();
    await submit.click();
    await expect.element(field('lastName')).toBeInvalid();
    return fetched;
  }

  test('names each field that is missing', async () => {
    await sendEmpty();
    for (const message of Object.values(errors.required)) await expect.element(page.getByText(message)).toBeVisible();
  });

  test('marks a missing field for screen readers', async () => {
    await sendEmpty();
    await expect.element(field('firstName')).toHaveAttribute('aria-invalid', 'true');
  });

  test('moves the focus to the first missing field', async () => {
    await sendEmpty();
    await expect.element(field('firstName')).toHaveFocus();
  });

  test('is not sent', async () => {
    const fetched = await sendEmpty();
    expect(fetched).not.toHaveBeenCalled();
  });

  test('loses the error of a field that the visitor corrects', async () => {
    await sendEmpty();
    await field('firstName').fill('Ana');
    await expect.element(page.getByText(errors.required.firstName)).not.toBeInTheDocument();
  });

  test('keeps the errors of the other fields', async () => {
    await sendEmpty();
    await field('firstName').fill('Ana');
    await expect.element(page.getByText(errors.required.firstName)).not.toBeInTheDocument();
    await expect.element(page.getByText(errors.required.lastName)).toBeVisible();
  });
});

test.for([
  ['firstName', 'given-name'],
  ['lastName', 'family-name'],
  ['email', 'email'],
  ['phone', 'tel'],
  ['business', 'organization'],
] as const)('a browser can fill in the field %s', async ([name, purpose]) => {
  await show();
  await expect.element(field(name)).toHaveAttribute('autocomplete', purpose);
});

test.for([
  ['email', 'email'],
  ['phone', 'tel'],
] as const)('a phone opens its keyboard for the field %s', async ([name, type]) => {
  await show();
  await expect.element(field(name)).toHaveAttribute('type', type);
});

describe('the field that only bots fill in', () => {
  const trap = page.getByRole('textbox', { name: forms.honeypot, includeHidden: true });

  beforeEach(async () => {
    await show();
    await expect.element(trap).toBeInTheDocument();
  });

  test('is hidden from screen readers', async () => {
    await expect.element(page.getByRole('textbox', { name: forms.honeypot })).not.toBeInTheDocument();
  });

  test('is out of sight', () => {
    expect(trap.element().getBoundingClientRect().right).toBeLessThan(0);
  });

  test('is skipped by the Tab key', async () => {
    field('message').element().focus();
    await userEvent.tab();
    await expect.element(submit).toHaveFocus();
  });

  test('is not filled in by the browser', async () => {
    await expect.element(trap).toHaveAttribute('autocomplete', 'off');
  });

  test('is sent, so that the server recognizes a bot', async () => {
    const fetched = answer(201, { status: 'created' });
    await typeQuote();
    fillSilently(trap, 'https://spam.example');
    await submit.click();
    await expect.element(page.getByText(quote.recorded.title)).toBeVisible();
    expect(JSON.parse(`${fetched.mock.lastCall?.[1]?.body}`)).toMatchObject({ [HONEYPOT]: 'https://spam.example' });
  });
});

test('keeps the draft when the page is left and opened again', async () => {
  const { unmount } = await show();
  await typeQuote();
  await unmount();
  await show();
  await expect.element(field('lastName')).toHaveValue('Peña');
});

describe('while a request is sent', () => {
  const busy = page.getByRole('button', { name: quote.busy });
  let server: ReturnType<typeof answerSlowly>;

  beforeEach(async () => {
    server = answerSlowly({ status: 'created' });
    await sendQuote();
    await expect.element(busy).toBeVisible();
  });
  afterEach(async () => {
    server.arrive();
    await expect.element(page.getByText(quote.recorded.title)).toBeVisible();
  });

  test('the button keeps the focus', async () => {
    await expect.element(busy).toHaveFocus();
  });

  test('Enter does not send it again', async () => {
    await userEvent.keyboard('{Enter}');
    server.arrive();
    await expect.element(page.getByText(quote.recorded.title)).toBeVisible();
    expect(server.fetched).toHaveBeenCalledTimes(1);
  });

  test('the form takes no text, which the receipt would replace', async () => {
    await expect.element(field('message')).toHaveAttribute('readonly');
  });
});

test('leads to what happens with the data', async () => {
  await show();
  await expect.element(page.getByRole('link', { name: common.routes.privacy })).toHaveAttribute('href', '/privacy');
});

test('says that a request arrived', async () => {
  answer(201, { status: 'created' });
  await sendQuote();
  await expect.element(page.getByText(quote.recorded.title)).toBeVisible();
});

describe('after the receipt', () => {
  beforeEach(async () => {
    answer(201, { status: 'created' });
    await sendQuote();
    await expect.element(page.getByText(quote.recorded.title)).toBeVisible();
  });

  const another = page.getByRole('button', { name: quote.another });

  test('offers an empty form for another request', async () => {
    await another.click();
    await expect.element(field('firstName')).toHaveValue('');
  });

  test('moves the focus to the first field of an empty form', async () => {
    await another.click();
    await expect.element(field('firstName')).toHaveFocus();
  });

  test('keeps nothing of the request in the database', async () => {
    await expect.poll(savedForms).toEqual([]);
  });

  test('keeps nothing of the request in the draft', () => {
    expect(JSON.stringify(sessionStorage)).not.toContain('Peña');
  });
});

test('sends what a password manager filled in without events', async () => {
  const fetched = answer(201, { status: 'created' });
  await show();
  for (const [name, text] of Object.entries(ANA)) fillSilently(field(name as keyof typeof ANA), text);
  await submit.click();
  await expect.element(page.getByText(quote.recorded.title)).toBeVisible();
  expect(JSON.parse(`${fetched.mock.lastCall?.[1]?.body}`)).toMatchObject(ANA);
});

describe('a request of a visitor whose first page is known', () => {
  const FIRST = { referrer: 'google.com', utm_source: 'flyer', landing_page: '/clients' };
  const source = { ...FIRST, page: '/contact' };

  beforeEach(() => {
    history.replaceState(null, '', '/contact');
    sessionStorage.setItem('visit', JSON.stringify(FIRST));
  });
  afterEach(() => sessionStorage.removeItem('visit'));

  test('is sent with its source', async () => {
    const fetched = answer(201, { status: 'created' });
    await sendQuote();
    await expect.element(page.getByText(quote.recorded.title)).toBeVisible();
    expect(JSON.parse(`${fetched.mock.lastCall?.[1]?.body}`)).toMatchObject({ ...ANA, source });
  });

  test('is saved during an outage with its source', async () => {
    loseNetwork();
    await sendQuote();
    await expect.element(receipt).toBeVisible();
    expect(await savedForms()).toMatchObject([{ source }]);
  });
});

describe('a link with an industry', () => {
  afterEach(() => history.replaceState(null, '', '/contact'));

  const follow = (industry: keyof typeof industries) => {
    history.replaceState(null, '', `/contact?industry=${industry}`);
    return show();
  };
  /** Follows a link and saves a draft. */
  async function visit(industry: keyof typeof industries, business?: string) {
    const { unmount } = await follow(industry);
    await field('firstName').fill('Ana');
    if (business) await field('business').fill(business);
    await unmount();
  }

  test('fills it in', async () => {
    await follow('healthcare');
    await expect.element(field('business')).toHaveValue(industries.healthcare);
  });

  test('replaces the industry of an earlier link', async () => {
    await visit('healthcare');
    await follow('retail');
    await expect.element(field('business')).toHaveValue(industries.retail);
  });

  test('replaces it in the draft, too', async () => {
    await visit('healthcare');
    const { unmount } = await follow('retail');
    await expect.element(field('business')).toHaveValue(industries.retail);
    await unmount();
    history.replaceState(null, '', '/contact');
    await show();
    await expect.element(field('business')).toHaveValue(industries.retail);
  });

  test('is no draft by itself', async () => {
    const { unmount } = await follow('retail');
    await expect.element(field('business')).toHaveValue(industries.retail);
    await unmount();
    history.replaceState(null, '', '/contact');
    await show();
    await expect.element(field('business')).toHaveValue('');
  });

  test('does not replace what the visitor typed', async () => {
    await visit('retail', 'Flowers');
    await follow('restaurants');
    await expect.element(field('business')).toHaveValue('Flowers');
  });
});

describe('a visitor who comes back while a request is sent', () => {
  let server: ReturnType<typeof answerSlowly>;

  beforeEach(async () => {
    server = answerSlowly({ status: 'created' });
    const { unmount } = await sendQuote();
    await expect.poll(() => server.fetched.mock.calls).toHaveLength(1);
    await unmount();
    await show();
  });
  afterEach(async () => {
    server.arrive();
    await expect.poll(savedForms).toEqual([]);
  });

  test('sees what was sent', async () => {
    await expect.element(field('lastName')).toHaveValue('Peña');
    await expect.element(submit).toBeVisible();
  });

  test('sees that it arrived', async () => {
    server.arrive();
    await expect.element(page.getByText(quote.recorded.title)).toBeVisible();
  });

  test('keeps the focus when it arrives', async () => {
    server.arrive();
    await expect.element(page.getByText(quote.recorded.title)).toBeVisible();
    expect(document.activeElement).toBe(document.body);
  });

  test('learns from a toast that it arrived after typing something else', async () => {
    await field('firstName').fill('Eva');
    server.arrive();
    await expect.element(toast(late.quotes.recorded.title)).toBeVisible();
  });

  test('keeps what is typed after coming back', async () => {
    await field('firstName').fill('Eva');
    server.arrive();
    await expect.element(toast(late.quotes.recorded.title)).toBeVisible();
    await expect.element(field('firstName')).toHaveValue('Eva');
  });

  test('keeps the draft of what is typed after coming back', async () => {
    await field('firstName').fill('Eva');
    server.arrive();
    await expect.element(toast(late.quotes.recorded.title)).toBeVisible();
    expect(sessionStorage.getItem('quote-draft')).toContain('Eva');
  });
});

describe('a language that the visitor changes while a request is sent', () => {
  const receiptTitle = page.getByText(spanish.quote.recorded.title);
  let fetched: ReturnType<typeof answer>;
  let id: string;

  /** The document of the form ends before the server's answer arrives. What waited for its lock ends with it. */
  beforeEach(async () => {
    const lock = vi.spyOn(navigator.locks, 'request').mockReturnValue(new Promise(() => {}));
    lock.mockImplementationOnce((_name: string, work: unknown) => (work as () => Promise<void>)());
    const first = vi.spyOn(window, 'fetch').mockReturnValueOnce(new Promise(() => {}));
    const { unmount } = await sendQuote();
    await expect.poll(() => first.mock.calls).toHaveLength(1);
    [id] = idsOf(first);
    await unmount();
    lock.mockRestore();
    fetched = answer(200, { status: 'exists' });
    fetched.mockClear();
  });

  test('is the language in which the form says that it arrived', async () => {
    await show('es');
    await expect.element(receiptTitle).toBeVisible();
  });

  test('is the language in which another page says that it arrived', async () => {
    await renderComponent(<OutboxDelivery />, [], 'es');
    await expect.element(page.getByText(spanish.late.quotes.recorded.text).first()).toBeVisible();
  });

  test('makes no second request: the id is the same', async () => {
    await show('es');
    await expect.element(receiptTitle).toBeVisible();
    expect(idsOf(fetched)).toEqual([id]);
  });

  test('leaves an empty form for another request', async () => {
    await show('es');
    await page.getByRole('button', { name: spanish.quote.another }).click();
    await expect.element(page.getByLabelText(spanish.quote.fields.lastName)).toHaveValue('');
  });
});

describe('a request that the server refuses after the receipt', () => {
  beforeEach(async () => {
    loseNetwork();
    await sendQuote();
    await expect.element(receipt).toBeVisible();
    answer(400, WRONG_EMAIL);
    dispatchEvent(new Event('online'));
  });

  test('comes back into the form', async () => {
    await expect.element(field('lastName')).toHaveValue('Peña');
  });

  test('moves the focus to the refused field', async () => {
    await expect.element(field('email')).toHaveFocus();
  });

  test('says what is wrong', async () => {
    await expect.element(page.getByText(errors.invalid.email)).toBeVisible();
  });

  test('is a draft again, which survives a reload', async () => {
    await expect.element(field('lastName')).toHaveValue('Peña');
    expect(sessionStorage.getItem('quote-draft')).toContain('Peña');
  });
});

describe('a saved request that is refused on another page', () => {
  test('is reported in a toast', async () => {
    answer(400, WRONG_EMAIL);
    await saveForm(SAVED);
    await showAnotherPage();
    await expect.element(toast(late.quotes.refused.title)).toBeVisible();
  });

  test('leads back to the form from that toast', async () => {
    answer(400, WRONG_EMAIL);
    await saveForm(SAVED);
    await showAnotherPage();
    await page.getByRole('button', { name: late.quotes.open }).click();
    expect(location.pathname).toBe(pathOf('contact', 'en'));
  });

  test('comes back in the form', async () => {
    answer(400, WRONG_EMAIL);
    await saveForm(SAVED);
    const { unmount } = await showAnotherPage();
    await expect.element(toast(late.quotes.refused.title)).toBeVisible();
    await unmount();
    await show();
    await expect.element(field('lastName')).toHaveValue('Peña');
  });
});

test('a saved request that is recorded on another page leaves no draft', async () => {
  answer(201, { status: 'created' });
  DRAFTS.quotes.restore(SAVED.id, SAVED.fields); // what the form of this tab sent
  await saveForm(SAVED);
  await showAnotherPage();
  await expect.element(toast(late.quotes.recorded.title)).toBeVisible();
  expect(DRAFTS.quotes.isEmpty()).toBe(true);
});

describe('a refused request of an earlier visit', () => {
  beforeEach(() => void answer(400, WRONG_EMAIL));

  describe('in an empty form that the visitor is about to use', () => {
    beforeEach(async () => {
      await show();
      await field('firstName').click();
      await saveForm(SAVED);
      await showAnotherPage();
    });

    test('comes back', async () => {
      await expect.element(field('lastName')).toHaveValue('Peña');
    });

    test('moves the focus to the refused field', async () => {
      await expect.element(field('email')).toHaveFocus();
    });

    test('is not reported in a toast, too', async () => {
      await expect.element(field('email')).toHaveFocus();
      await expect.poll(savedForms).toEqual([]);
      expect(hasToast(late.quotes.refused.title)).toBe(false);
    });

    test('is not saved any longer', async () => {
      await expect.poll(savedForms).toEqual([]);
    });
  });

  describe('while another request is being typed', () => {
    beforeEach(async () => {
      const { unmount } = await show();
      await field('firstName').fill('Eva');
      await unmount();
      await saveForm(SAVED);
      await show();
    });

    test('waits', async () => {
      await expect.poll(savedForms).toMatchObject([{ outcome: { state: 'refused' }, fields: ANA }]);
    });

    test('leaves what is typed alone', async () => {
      await expect.poll(savedForms).toMatchObject([{ outcome: { state: 'refused' } }]);
      await expect.element(field('firstName')).toHaveValue('Eva');
    });
  });
});

test('the receipt of a saved request takes the focus', async () => {
  loseNetwork();
  await sendQuote();
  await expect.element(receipt).toHaveFocus();
});

test('a late delivery leaves the focus alone', async () => {
  loseNetwork();
  await sendQuote();
  await expect.element(receipt).toHaveFocus();
  const elsewhere = page.getByRole('button', { name: quote.another });
  elsewhere.element().focus();
  reconnect();
  await expect.element(page.getByText(quote.recorded.title)).toBeVisible();
  await expect.element(elsewhere).toHaveFocus();
});

describe('a request that is still saved after a reload', () => {
  let id: string;

  beforeEach(async () => {
    const failed = loseNetwork();
    const { unmount } = await sendQuote();
    await expect.element(receipt).toHaveFocus();
    [id] = idsOf(failed);
    await unmount();
    await show();
    await expect.element(receipt).toBeVisible();
  });

  test('says how to reach a person', async () => {
    await expect.element(receipt.getByRole('link', { name: brand.phone.display })).toBeVisible();
  });

  test('leaves the focus alone', () => {
    expect(document.activeElement).toBe(document.body);
  });

  test('says when it arrived', async () => {
    reconnect();
    await expect.element(page.getByText(quote.recorded.title)).toBeVisible();
  });

  test('is sent under the same id', async () => {
    const fetched = reconnect();
    await expect.element(page.getByText(quote.recorded.title)).toBeVisible();
    expect(idsOf(fetched)).toEqual([id]);
  });
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

describe.each<[string, () => void]>([
  [
    'refuses the service worker',
    () =>
      vi
        .spyOn(navigator.serviceWorker, 'getRegistration')
        .mockRejectedValue(new DOMException('refused', 'SecurityError')),
  ],
  [
    'has no service workers',
    () => vi.spyOn(navigator, 'serviceWorker', 'get').mockReturnValue(undefined as unknown as ServiceWorkerContainer),
  ],
])('in a browser that %s', (_, restrict) => {
  const unhandled: unknown[] = [];
  const collect = (event: PromiseRejectionEvent) => {
    event.preventDefault();
    unhandled.push(event.reason);
  };
  beforeEach(() => {
    unhandled.length = 0;
    addEventListener('unhandledrejection', collect);
    restrict();
  });
  afterEach(() => {
    removeEventListener('unhandledrejection', collect);
    expect(unhandled).toEqual([]);
  });

  test('the page sends a request', async () => {
    answer(201, { status: 'created' });
    await sendQuote();
    await expect.element(page.getByText(quote.recorded.title)).toBeVisible();
  });

  test('the page sends a saved request when the connection is back', async () => {
    loseNetwork();
    await sendQuote();
    await expect.element(receipt).toBeVisible();
    reconnect();
    await expect.element(page.getByText(quote.recorded.title)).toBeVisible();
  });
});

/** Another tab. Returns how it reports, and what it hears. */
function openOtherTab() {
  const otherTab = new BroadcastChannel('outbox');
  const heard: unknown[] = [];
  otherTab.onmessage = ({ data }) => heard.push(data);
  onTestFinished(() => otherTab.close());
  return { otherTab, heard };
}

/**
 * The form shows a saved request, which another tab delivers under its lock. Returns what that tab hears afterward.
 */
async function deliverInOtherTab() {
  loseNetwork();
  await sendQuote();
  await expect.element(receipt).toBeVisible();
  const [{ id }] = await savedForms();
  const { otherTab, heard } = openOtherTab();
  await withLock(id, async () => {
    const [entry] = await savedForms();
    otherTab.postMessage({ ...entry, outcome: { state: 'recorded' } });
    await removeSavedForms();
  });
  await expect.element(page.getByText(quote.recorded.title)).toBeVisible();
  return heard;
}

test('shows that another tab has delivered the request', async () => {
  await deliverInOtherTab();
});

test('does not report to the other tabs what one of them has delivered', async () => {
  const heard = await deliverInOtherTab();
  expect(heard).toEqual([]);
});

test('does not send a saved request while another tab sends it', async () => {
  const fetched = answer(201, { status: 'created' });
  await saveForm(SAVED);
  const otherTab = Promise.withResolvers<void>();
  const sending = withLock(SAVED.id, () => otherTab.promise);
  await showAnotherPage();
  const countLocks = async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    return { held: held.length, pending: pending.length };
  };
  await expect.poll(countLocks).toEqual({ held: 1, pending: 1 });
  await removeSavedForms(); // delivered
  otherTab.resolve();
  await sending;
  await expect.poll(countLocks).toEqual({ held: 0, pending: 0 });
  expect(fetched).not.toHaveBeenCalled();
});

test('tells the other tabs what it delivered', async () => {
  answer(201, { status: 'created' });
  const { heard } = openOtherTab();
  await saveForm(SAVED);
  await showAnotherPage();
  await expect.poll(() => heard).toMatchObject([{ id: SAVED.id, outcome: { state: 'recorded' } }]);
});

test('leaves the check to the server if its code cannot be loaded', async () => {
  const fetched = answer(400, WRONG_EMAIL);
  await show();
  await typeQuote();
  await field('email').fill('ana');
  // Not simply the next call: the delivery at the start of the page may make it.
  vi.mocked(withTimeLimit).mockImplementation(async (work) => {
    const result = await work;
    if (result instanceof Object && 'schemas' in result) throw new TypeError('Failed to fetch');
    return result;
  });
  await submit.click();
  await expect.element(page.getByText(errors.invalid.email)).toBeVisible();
  expect(fetched).toHaveBeenCalledOnce();
});

describe('a request for which the code cannot be loaded', () => {
  const note = page.getByRole('alert');

  beforeEach(async () => {
    vi.mocked(withTimeLimit).mockImplementation((work, limit) =>
      limit === CODE_LIMIT_MS ? Promise.reject(new TypeError('Failed to fetch')) : work,
    );
    await sendQuote();
    await expect.element(note).toBeVisible();
  });

  test('is reported with a way to reach a person', async () => {
    await expect.element(note).toHaveTextContent(fillIn(failed, { brand }));
  });

  test('stays in the form', async () => {
    await expect.element(field('lastName')).toHaveValue('Peña');
  });

  test('is sent at another try', async () => {
    vi.mocked(withTimeLimit).mockReset();
    answer(201, { status: 'created' });
    await submit.click();
    await expect.element(page.getByText(quote.recorded.title)).toBeVisible();
  });
});

test('says how long a message may be', async () => {
  await show();
  await typeQuote();
  await field('message').fill('x'.repeat(QUOTE_FIELDS.message.max + 1));
  await submit.click();
  await expect.element(page.getByText(fillIn(errors['too-long'], { max: '2,000' }))).toBeVisible();
});

describe('a request that a full device cannot send', () => {
  const note = page.getByRole('alert');

  beforeEach(async () => {
    fillDevice();
    loseNetwork();
    await sendQuote();
    await expect.element(note).toBeVisible();
  });

  test('is reported', async () => {
    await expect.element(note).toHaveTextContent(fillIn(failed, { brand }));
  });

  test.each([
    [brand.phone.display, brand.phone.href],
    [brand.email, `mailto:${brand.email}`],
  ])('leads to a person: %s', async (name, href) => {
    await expect.element(note.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  test('stays in the form', async () => {
    await expect.element(field('lastName')).toHaveValue('Peña');
  });
});

describe('a request that can be neither sent nor saved while the visitor is on another page', () => {
  beforeEach(async () => {
    fillDevice();
    const { promise, reject } = Promise.withResolvers<Response>();
    const fetched = vi.spyOn(window, 'fetch').mockReturnValueOnce(promise);
    const { rerender } = await sendQuote();
    await expect.poll(() => fetched.mock.calls).toHaveLength(1);
    await rerender(withDelivery(null));
    await expect.element(field('lastName')).not.toBeInTheDocument();
    reject(new TypeError('The network is down'));
    await expect.element(toast(late.quotes.refused.title)).toBeVisible();
  });

  test('is reported in a toast', async () => {
    await expect.element(toast(fillIn(failed, { brand }))).toBeVisible();
  });

  test('stays a draft', () => {
    expect(sessionStorage.getItem('quote-draft')).toContain('Peña');
  });
});

describe('a request that the server will never accept', () => {
  beforeEach(async () => {
    // The server may require a field that an old page does not have.
    answer(400, { error: 'invalid-fields', fields: [{ field: 'consent', reason: 'required' }] });
    await sendQuote();
  });

  test('says how to reach a person', async () => {
    await expect.element(page.getByRole('alert')).toHaveTextContent(fillIn(refused, { brand }));
  });

  test('stays in the form', async () => {
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.element(field('lastName')).toHaveValue('Peña');
  });
});

const { savedAt: _, outcome: __, ...OLDER } = SAVED;

describe('what the version of 2026-11-28 saved', () => {
  let fetched: ReturnType<typeof answer>;

  beforeEach(async () => {
    fetched = answer(201, { status: 'created' });
    await saveForm(OLDER);
    await showAnotherPage();
  });

  test('is sent once', async () => {
    await expect.element(toast(late.quotes.recorded.title)).toBeVisible();
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test('is not saved any longer once it is sent', async () => {
    await expect.poll(savedForms).toEqual([]);
  });
});

describe('what the service worker of 2026-11-28 delivered', () => {
  let fetched: ReturnType<typeof answer>;

  beforeEach(async () => {
    fetched = answer(400, WRONG_EMAIL);
    await saveForm({ ...OLDER, isDelivered: true });
    await showAnotherPage();
  });

  test('is reported', async () => {
    await expect.element(toast(late.quotes.recorded.title)).toBeVisible();
  });

  test('is not sent again', async () => {
    await expect.element(toast(late.quotes.recorded.title)).toBeVisible();
    expect(fetched).not.toHaveBeenCalled();
  });

  test('is not saved any longer once it is reported', async () => {
    await expect.poll(savedForms).toEqual([]);
  });
});
