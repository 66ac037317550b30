import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fillIn } from '../../../tests/support/fill-in';
import { renderComponent } from '../../../tests/support/render-component';
import { removeSavedForms, savedForms, saveForm } from '../../../tests/support/saved-forms';
import { brand } from '../../domain/brand';
import common from '../../locales/es/common.json';
import forms from '../../locales/es/forms.json';
import { DRAFTS } from './draft';
import { NewsletterForm } from './newsletter-form';
import OutboxDelivery from './outbox-delivery';

// The tests type faster than people do: without this, each form would wait before it is sent.
vi.mock('../../domain/outbox', async (original) => ({ ...(await original<object>()), MIN_FILL_MS: 0 }));

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

const loseNetwork = () => vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('The network is down'));

/** The connection is back, and the server records what was saved. Returns its requests. */
function reconnect() {
  const fetched = answer(201, { status: 'created' });
  fetched.mockClear();
  dispatchEvent(new Event('online'));
  return fetched;
}

async function subscribeWrongly() {
  const fetched = answer(201, { status: 'created' });
  await show();
  await subscribe('ana@');
  await expect.element(address).toBeInvalid();
  return fetched;
}

test('leads to what happens with the address', async () => {
  await show();
  await expect.element(page.getByRole('link', { name: common.routes.privacy })).toHaveAttribute('href', '/es/privacy');
});

test('explains what is wrong with an address', async () => {
  await subscribeWrongly();
  await expect.element(address).toHaveAccessibleDescription(errors.invalid.email);
});

test('keeps a wrong address for a correction', async () => {
  await subscribeWrongly();
  await expect.element(address).toHaveValue('ana@');
});

test('does not send a wrong address', async () => {
  const fetched = await subscribeWrongly();
  expect(fetched).not.toHaveBeenCalled();
});

test('does not say where the visitor came from', async () => {
  const fetched = answer(201, { status: 'created' });
  await show();
  await subscribe('ana@example.com');
  await expect.element(page.getByText(newsletter.recorded.title)).toBeVisible();
  expect(postedTo(fetched, 'source')).toEqual([undefined]);
});

test('says during an outage that it has saved an address', async () => {
  loseNetwork();
  await show();
  await subscribe('ana@example.com');
  await expect.element(page.getByText(saved.server.text)).toBeVisible();
});

test('says when a saved address is on the list', async () => {
  loseNetwork();
  await show();
  await subscribe('ana@example.com');
  await expect.element(page.getByText(saved.server.text)).toBeVisible();
  reconnect();
  await expect.element(page.getByText(newsletter.recorded.title)).toBeVisible();
});

test('sends a saved address again under the same id', async () => {
  const failed = loseNetwork();
  await show();
  await subscribe('ana@example.com');
  await expect.element(page.getByText(saved.server.text)).toBeVisible();
  const [id] = postedTo(failed, 'id');
  expect(id).toMatch(/^[\da-f-]{36}$/);
  const fetched = reconnect();
  await expect.element(page.getByText(newsletter.recorded.title)).toBeVisible();
  expect(postedTo(fetched, 'id')).toEqual([id]);
});

describe('while an earlier address is saved', () => {
  beforeEach(async () => {
    loseNetwork();
    await saveForm(SAVED);
    await show();
    await subscribe('luz@example.com');
    await expect.element(page.getByText(saved.server.title)).toBeVisible();
  });

  test('takes another address', async () => {
    const addresses = async () => (await savedForms()).map(({ fields }) => fields.email).sort();
    await expect.poll(addresses).toEqual(['ana@example.com', 'luz@example.com']);
  });

  test('subscribes both when the connection is back', async () => {
    const fetched = reconnect();
    await expect.poll(() => postedTo(fetched, 'email').sort()).toEqual(['ana@example.com', 'luz@example.com']);
  });

  test('says of the later address in the form that it is on the list', async () => {
    reconnect();
    await expect.element(page.getByText(newsletter.recorded.text)).toBeVisible();
  });

  test('says of the earlier address in a toast that it is on the list', async () => {
    reconnect();
    await expect.element(page.getByText(late.newsletter.recorded.text).first()).toBeVisible();
  });
});

describe('an address that the server answers with a 401 for three days', () => {
  const note = page.getByRole('alert');

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    answer(401, { error: 'not-attested' });
    await show();
    await subscribe('ana@example.com');
    await expect.element(page.getByText(saved.server.title)).toBeVisible();
    vi.setSystemTime(Date.now() + FOUR_DAYS);
    dispatchEvent(new Event('online'));
    await expect.element(note).toBeVisible();
  });

  test('is given up with a message', async () => {
    await expect.element(note).toHaveTextContent(fillIn(givenUp, { brand }));
  });

  test.each([brand.email, brand.phone.display])('leads to another way to subscribe: %s', async (name) => {
    await expect.element(note.getByRole('link', { name })).toBeVisible();
  });

  test('leaves an empty form', async () => {
    await expect.element(address).toHaveValue('');
  });

  test('is forgotten on this device', async () => {
    await expect.poll(savedForms).toEqual([]);
    expect(JSON.stringify(sessionStorage)).not.toContain('ana@');
  });
});

describe('an address that is given up on another page', () => {
  beforeEach(async () => {
    answer(401, { error: 'not-attested' });
    DRAFTS.newsletter.restore(SAVED.id, SAVED.fields); // what the form of this tab sent
    await saveForm(SAVED);
    await renderComponent(<OutboxDelivery />, [], 'es');
  });
  afterEach(() => DRAFTS.newsletter.save({}));

  test('is reported in a toast', async () => {
    await expect.element(page.getByText(fillIn(givenUp, { brand })).first()).toBeVisible();
  });

  test('is forgotten on this device', async () => {
    await expect.poll(savedForms).toEqual([]);
  });

  test('leaves no draft', async () => {
    await expect.poll(savedForms).toEqual([]);
    expect(DRAFTS.newsletter.isEmpty()).toBe(true);
  });

  test('leads to the other ways to subscribe', async () => {
    await page.getByRole('button', { name: late.contact }).click();
    expect(location.pathname).toBe('/es/contact');
  });
});

describe('a refused address of an earlier visit', () => {
  beforeEach(async () => {
    answer(400, { fields: [{ field: 'email', reason: 'invalid' }] });
    await saveForm(SAVED);
    await show();
  });

  test('comes back into the form', async () => {
    await expect.element(address).toHaveValue('ana@example.com');
  });

  test('comes with the reason', async () => {
    await expect.element(address).toHaveAccessibleDescription(errors.invalid.email);
  });
});
