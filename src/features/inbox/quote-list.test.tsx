import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { exampleQuote } from '../../../tests/support/example-quote';
import { counted, fillIn } from '../../../tests/support/fill-in';
import { hasToast, renderComponent, toast } from '../../../tests/support/render-component';
import { formatMoment, formatSpreadsheetTime } from '../../domain/format';
import type { Locale } from '../../domain/locale';
import { isQuoteIn, type QuoteFilter } from '../../domain/quote-filters';
import { MAX_NOTE_LENGTH, NEW_QUOTE, type QuoteRecord } from '../../domain/quotes';
import { expiryOf, RETENTION_MONTHS } from '../../domain/retention';
import { PAGE_SIZE, SEARCH_STEP } from '../../domain/staff-lists';
import { StoreError } from '../../domain/store-error';
import admin from '../../locales/en/admin.json';
import common from '../../locales/en/common.json';
import forms from '../../locales/en/forms.json';
import sources from '../../locales/en/lead-source.json';
import type { PageRequest } from './api/get-page';
import { QuoteList } from './quote-list';

const api = vi.hoisted(() => ({
  getQuotes: vi.fn(),
  getQuote: vi.fn(),
  getOpenQuotes: vi.fn(),
  setQuoteStatus: vi.fn(),
  setQuoteNote: vi.fn(),
  deleteRecords: vi.fn(),
  keepRecords: vi.fn(),
  saveFile: vi.fn(),
}));
vi.mock('./api/get-quotes', () => ({
  getQuotes: api.getQuotes,
  getQuote: api.getQuote,
  getOpenQuotes: api.getOpenQuotes,
}));
vi.mock('./api/get-subscribers', () => ({ getSubscriber: null }));
vi.mock('./api/set-quote-status', () => ({ setQuoteStatus: api.setQuoteStatus }));
vi.mock('./api/set-quote-note', () => ({ setQuoteNote: api.setQuoteNote }));
vi.mock('./api/change-records', () => ({ deleteRecords: api.deleteRecords, keepRecords: api.keepRecords }));
vi.mock('../../services/save-file', () => ({ saveFile: api.saveFile }));

const { quotes: words, selection, failure: failures } = admin;
const MINUTE = 60_000;

const quote = (firstName: string, fields: Partial<QuoteRecord> = {}) => {
  const contact = { id: firstName, firstName, lastName: 'Peña', email: 'a@example.com', phone: '(956) 555-0177' };
  return exampleQuote({ ...contact, created_at: Date.now(), ...NEW_QUOTE, suspect: [], ...fields }) as QuoteRecord;
};
const many = (count: number, fields: Partial<QuoteRecord> = {}) =>
  Array.from({ length: count }, (_, index) => quote(`Ana${index}`, fields));
const BOT: Partial<QuoteRecord> = { status: 'suspect', suspect: ['honeypot'] };
const FLOOD: Partial<QuoteRecord> = { status: 'unverified', suspect: ['flood'] };

/** The requests on the server, newest first, and how many of them were read. */
let stored: readonly QuoteRecord[] = [];
let reads = 0;
const change = (id: string, fields: Partial<QuoteRecord>) => {
  stored = stored.map((each) => (each.id === id ? { ...each, ...fields } : each));
};

beforeEach(() => {
  reads = 0;
  api.getQuotes.mockImplementation(async (filter: QuoteFilter, { count, after }: PageRequest) => {
    const start = (after as unknown as number) ?? 0;
    const items = stored.filter((request) => isQuoteIn(filter, request)).slice(start, start + count);
    reads += items.length;
    return { items, read: items.length, last: items.length === count ? start + count : undefined };
  });
  api.getOpenQuotes.mockImplementation(async (since: number) => ({
    items: stored.filter(({ status, created_at }) => status === 'open' && created_at >= since),
  }));
  api.getQuote.mockImplementation(async (id: string) => {
    reads += 1;
    return stored.find((request) => request.id === id) ?? null;
  });
  api.deleteRecords.mockImplementation(async (_, ids: string[]) => {
    stored = stored.filter(({ id }) => !ids.includes(id));
  });
  api.keepRecords.mockImplementation(async (_, ids: string[]) => {
    for (const id of ids) change(id, { status: 'open', suspect: [] });
  });
});

function Inbox() {
  const [filter, setFilter] = useState<QuoteFilter>('all');
  return <QuoteList filter={filter} onFilter={setFilter} />;
}

function show(requests: readonly QuoteRecord[], locale: Locale = 'en') {
  stored = requests;
  return renderComponent(<Inbox />, ['admin', 'forms', 'lead-source'], locale);
}

const list = page.getByRole('region', { name: words.title });
const request = (name: string) => list.getByRole('listitem').filter({ hasText: `${name} Peña` });
const inList = (name: string) => list.getByRole('button', { name, exact: true });
const inRequest = (name: string, label: string) => request(name).getByRole('button', { name: label });
const answer = inRequest('Ana', words.close.answered);
const failed = list.getByRole('heading', { name: words.failed });
const retry = inList(common.retry);
const search = list.getByLabelText(words.search);
const note = list.getByLabelText(words.note.label);
const saveNote = inList(words.note.save);
const bar = list.getByRole('region', { name: words.bulk.label });
const inBar = (name: string) => bar.getByRole('button', { name, exact: true });
const select = (name: string) => list.getByRole('checkbox', { name: fillIn(words.select, { name: `${name} Peña` }) });
const selectShown = list.getByLabelText(selection.shown);
const question = page.getByRole('alertdialog');
const confirm = (name: string) => question.getByRole('button', { name, exact: true });
/** A control of the filter: its input has no size. */
const choose = async (filter: QuoteFilter) => {
  const control = await list.getByRole('radio', { name: words.filter[filter], exact: true }).findElement();
  (control as HTMLElement).click();
};
/** Opens a request. */
const open = (name: string) => inRequest(name, words.details).click();
async function typeNote() {
  await open('Ana');
  await request('Ana').getByText(words.note.add).click();
  await expect.element(note).toHaveFocus();
  await note.fill('Llamar el lunes');
}

const more = inList(words.more);

test('shows the newest requests', async () => {
  await show(many(PAGE_SIZE + 3));
  await expect.element(request('Ana19')).toBeVisible();
  await expect.element(request('Ana20')).not.toBeInTheDocument();
});

describe('a request', () => {
  const HOURS = 60 * MINUTE;
  const waiting = {
    created_at: Date.now() - 5 * HOURS,
    business: 'Panadería Peña',
    message: 'Tengo 2 cajas',
    note: 'Llamé',
  };
  const toggle = inRequest('Ana', words.details);

  beforeEach(() => show([quote('Ana', waiting)]));

  test('says who waits, and how long', async () => {
    await expect.element(request('Ana')).toHaveTextContent(fillIn(words.waiting, { age: '5 hours' }));
    await expect.element(request('Ana')).toHaveTextContent('Panadería Peña');
  });

  test('is called with one press', async () => {
    const call = request('Ana').getByRole('link', { name: `${words.phone} (956) 555-0177` });
    await expect.element(call).toHaveAttribute('href', 'tel:9565550177');
  });

  test('is emailed with one press', async () => {
    const email = request('Ana').getByRole('link', { name: `${words.email} a@example.com` });
    await expect.element(email).toHaveAttribute('href', 'mailto:a@example.com');
  });

  test('shows the note of staff', async () => {
    await expect.element(request('Ana').getByText('Llamé')).toBeVisible();
  });

  test('does not show the message before it is opened', async () => {
    await expect.element(request('Ana')).toBeVisible();
    await expect.element(request('Ana')).not.toHaveTextContent('Tengo 2 cajas');
  });

  test('shows the message once it is opened', async () => {
    await toggle.click();
    await expect.element(request('Ana').getByText('Tengo 2 cajas')).toBeVisible();
  });

  test('opens with the keyboard, and keeps the focus', async () => {
    ((await toggle.findElement()) as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(request('Ana').getByText('Tengo 2 cajas')).toBeVisible();
    await expect.element(toggle).toHaveFocus();
  });

  test('can be closed again', async () => {
    await toggle.click();
    await toggle.click();
    await expect.element(request('Ana')).not.toHaveTextContent('Tengo 2 cajas');
  });
});

describe('requests that could not be loaded', () => {
  beforeEach(async () => {
    api.getQuotes.mockRejectedValueOnce(new Error('unavailable'));
    await show([quote('Ana')]);
  });

  test('are reported', async () => {
    await expect.element(failed).toBeVisible();
  });

  test('are loaded again on request', async () => {
    await retry.click();
    await expect.element(request('Ana')).toBeVisible();
  });
});

test('reports that the shown requests could not be loaded again', async () => {
  await show([quote('Ana')]);
  await expect.element(request('Ana')).toBeVisible();
  api.getQuotes.mockRejectedValueOnce(new Error('unavailable'));
  await inList(admin.refresh).click();
  await expect.element(failed).toBeVisible();
});

test('shows older requests at the press of a button', async () => {
  await show(many(PAGE_SIZE + 3));
  await more.click();
  await expect.element(request('Ana22')).toBeVisible();
});

test('offers no older requests once all are shown', async () => {
  await show(many(PAGE_SIZE + 3));
  await more.click();
  await expect.element(more).not.toBeInTheDocument();
});

describe('older requests that could not be loaded', () => {
  beforeEach(async () => {
    await show(many(PAGE_SIZE + 3));
    await expect.element(request('Ana19')).toBeVisible();
    api.getQuotes.mockRejectedValueOnce(new Error('unavailable'));
    await more.click();
    await expect.element(failed).toBeVisible();
  });

  test('are reported where the reader is', async () => {
    await expect.element(failed).toBeInViewport();
  });

  test('move the focus to the retry', async () => {
    await expect.element(retry).toHaveFocus();
  });

  test('are loaded by Enter on the retry', async () => {
    await expect.element(retry).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(request('Ana22')).toBeVisible();
  });
});

describe('the source of a request', () => {
  const HOSTILE = '<img src=x onerror="document.title=1"> {{count}} $t(fields.page)';

  test('is shown with it', async () => {
    const source = { referrer: 'google.com', utm_campaign: 'summer', landing_page: '/', page: '/contact' };
    await show([quote('Ana', { source })]);
    await open('Ana');
    const line = 'Came from: google.com · Campaign (utm_campaign): summer · First page: / · Page of the form: /contact';
    await expect.element(request('Ana').getByText(line, { exact: true })).toBeVisible();
  });

  test('that is unknown is not mentioned', async () => {
    await show([quote('Ana', { source: {} })]);
    await open('Ana');
    await expect.element(request('Ana')).toBeVisible();
    for (const label of Object.values(sources.fields)) await expect.element(list).not.toHaveTextContent(label);
  });

  test('is text even if it is hostile', async () => {
    await show([quote('Ana', { source: { utm_source: HOSTILE } })]);
    await open('Ana');
    await expect.element(request('Ana')).toHaveTextContent(HOSTILE);
    await expect.element(list.getByText(`1 from ${HOSTILE}`)).toBeVisible();
  });

  test('is exported in columns of its own, as text that no spreadsheet runs', async () => {
    await show([quote('Ana', { source: { referrer: 'google.com', utm_content: '=1+1', page: '/contact' } })]);
    await expect.element(request('Ana')).toBeVisible();
    await inList(admin.export).click();
    await vi.waitFor(() => expect(api.saveFile).toHaveBeenCalledOnce());
    const csv: string = await api.saveFile.mock.lastCall?.[0].text();
    const [head, row] = csv.trim().split('\r\n');
    expect(head).toContain(`"${Object.values(sources.fields).join('","')}"`);
    expect(row).toMatch(/,"google\.com","","","","","'=1\+1","","\/contact"$/);
  });
});

describe('where the latest open requests came from', () => {
  const GOOGLE = { source: { referrer: 'google.com', page: '/contact' } };
  const FACEBOOK = { source: { referrer: 'm.facebook.com', utm_source: 'facebook', page: '/contact' } };
  const DIRECT = { source: { landing_page: '/', page: '/contact' } };
  const OLD = { created_at: Date.now() - 31 * 24 * 60 * MINUTE };
  const requests = [
    quote('Ana', GOOGLE),
    quote('Beto', GOOGLE),
    quote('Caro', FACEBOOK),
    quote('Dora', DIRECT),
    quote('Eva', { source: {} }),
    quote('Flor', { ...FACEBOOK, ...FLOOD }),
    quote('Gil', { ...FACEBOOK, status: 'answered' }),
    quote('Hugo', { ...FACEBOOK, ...OLD }),
  ];

  test('is said above the list', async () => {
    await show(requests);
    const counts = '2 from google.com, 1 from facebook (utm_source), 1 directly, and 1 of unknown origin';
    await expect.element(list.getByText(`Open requests of the last 30 days: ${counts}`)).toBeVisible();
  });

  test('is said in Spanish', async () => {
    await show(requests, 'es');
    const counts = '2 desde google.com, 1 por facebook (utm_source), 1 directa y 1 de origen desconocido';
    await expect.element(page.getByText(`Solicitudes pendientes de los últimos 30 días: ${counts}`)).toBeVisible();
  });

  test('follows a change without reading the others again', async () => {
    await show([quote('Ana', GOOGLE), quote('Beto', DIRECT)]);
    await expect.element(list.getByText('1 from google.com and 1 directly')).toBeVisible();
    answerElsewhere();
    await answer.click();
    await expect
      .element(list.getByText('Open requests of the last 30 days: 1 directly', { exact: true }))
      .toBeVisible();
    expect(api.getOpenQuotes).toHaveBeenCalledOnce();
  });

  test('is read again at the press of a button', async () => {
    await show([quote('Ana', GOOGLE)]);
    await expect.element(list.getByText('1 from google.com')).toBeVisible();
    stored = [quote('Beto', GOOGLE), ...stored];
    await inList(admin.refresh).click();
    await expect.element(list.getByText('2 from google.com')).toBeVisible();
  });

  test('is not said if no source is known', async () => {
    await show([quote('Ana', { source: {} })]);
    await expect.element(request('Ana')).toBeVisible();
    await expect.element(list).not.toHaveTextContent(/last 30 days/);
  });

  test('counts all but the most frequent places together', async () => {
    await show(
      Array.from({ length: 7 }, (_, place) => quote(`Ana${place}`, { source: { referrer: `${place}.example` } })),
    );
    await expect.element(list.getByText(counted(sources.summary, 'others', 2))).toBeVisible();
  });

  test('is said of the newest if there are very many', async () => {
    api.getOpenQuotes.mockResolvedValueOnce({ items: many(SEARCH_STEP, GOOGLE), last: 'more' });
    await show([quote('Ana')]);
    await expect.element(list.getByText('The newest 1,000 open requests: 1,000 from google.com')).toBeVisible();
  });
});

describe('the email about a request', () => {
  const emailed = Date.UTC(2026, 0, 2);
  const longAgo = () => Date.now() - 31 * MINUTE;

  test('was sent at a time that the open request shows', async () => {
    await show([quote('Ana', { notification: 'sent', notified_at: emailed })]);
    await open('Ana');
    await expect
      .element(request('Ana'))
      .toHaveTextContent(fillIn(words.emailed, { time: formatMoment(emailed, 'en') }));
  });

  test.each<[string, () => Partial<QuoteRecord>]>([
    ['it failed', () => ({ notification: 'failed', created_at: longAgo() })],
    ['nothing was sent in half an hour', () => ({ created_at: longAgo() })],
    ['no digest was sent in an hour and a half', () => ({ ...FLOOD, created_at: longAgo() - 60 * MINUTE })],
  ])('is missing if %s', async (_, fields) => {
    await show([quote('Ana', fields())]);
    await expect.element(request('Ana')).toHaveTextContent(words.notEmailedYet);
  });

  test.each<[string, () => Partial<QuoteRecord>]>([
    ['of a new request', () => ({})],
    ['of an answered request', () => ({ created_at: longAgo(), status: 'answered' })],
    ['of an unverified request, which waits for the digest', () => ({ ...FLOOD, created_at: longAgo() })],
  ])('%s is not missing', async (_, fields) => {
    await show([quote('Ana', fields())]);
    await expect.element(request('Ana')).toBeVisible();
    await expect.element(request('Ana')).not.toHaveTextContent(words.notEmailedYet);
  });

  test('decides what one of the filters lists', async () => {
    await show([
      quote('Ana', { notification: 'failed', created_at: longAgo() }),
      quote('Beto', { created_at: longAgo() }),
      quote('Caro'),
      quote('Dora', { ...FLOOD, created_at: longAgo() }),
      quote('Eva', { created_at: longAgo(), status: 'answered' }),
      quote('Flor', { notification: 'sent', notified_at: emailed }),
    ]);
    await expect.element(request('Eva')).toBeVisible();
    await choose('notEmailed');
    await expect.element(request('Eva')).not.toBeInTheDocument();
    await expect.element(request('Flor')).not.toBeInTheDocument();
    for (const name of ['Ana', 'Beto', 'Caro', 'Dora']) await expect.element(request(name)).toBeVisible();
  });
});

describe('the acknowledgment of a request', () => {
  test('tells staff to call if the address was refused', async () => {
    await show([quote('Ana', { acknowledgment: 'refused' })]);
    await expect.element(request('Ana')).toHaveTextContent(words.addressRefused);
  });

  test('is not mentioned otherwise', async () => {
    await show([quote('Ana', { acknowledgment: 'sent' })]);
    await expect.element(request('Ana')).toBeVisible();
    await expect.element(request('Ana')).not.toHaveTextContent(words.addressRefused);
  });
});

/** A colleague marks the request at the same time. */
function answerElsewhere() {
  api.setQuoteStatus.mockImplementationOnce(async () => {
    change('Ana', { status: 'answered', answered_at: Date.now(), answered_by: 'luis@mesquite.example' });
    return 'answered';
  });
}

test('says that a request could not be marked as answered', async () => {
  await show([quote('Ana')]);
  api.setQuoteStatus.mockRejectedValueOnce(new StoreError('offline'));
  await answer.click();
  await expect.element(request('Ana').getByRole('alert')).toHaveTextContent(words.statusFailed);
});

/** Marks a request as answered at the second try. */
async function answerAfterFailure() {
  await show([quote('Ana')]);
  api.setQuoteStatus.mockRejectedValueOnce(new StoreError('offline'));
  await answer.click();
  await expect.element(request('Ana').getByRole('alert')).toHaveTextContent(words.statusFailed);
  answerElsewhere();
  await answer.click();
}

test('does not say that a request which could not be marked is gone', async () => {
  await answerAfterFailure();
  await expect.element(toast(words.marked.answered)).toBeVisible(); // after any toast about the failure
  expect(hasToast(words.gone)).toBe(false);
});

test('marks a request as answered', async () => {
  await show([quote('Ana')]);
  answerElsewhere();
  await answer.click();
  await expect.element(toast(words.marked.answered)).toBeVisible();
  expect(api.setQuoteStatus).toHaveBeenCalledExactlyOnceWith({ id: 'Ana', from: 'open', status: 'answered' });
});

test('marks a request as answered after a failure', async () => {
  await answerAfterFailure();
  await expect.element(toast(words.marked.answered)).toBeVisible();
});

test('shows who has answered a request in the meantime', async () => {
  await show([quote('Ana')]);
  answerElsewhere();
  await answer.click();
  await expect.element(request('Ana')).toHaveTextContent('luis@mesquite.example');
});

test('loads the list again if an answered request cannot be read', async () => {
  await show([quote('Ana')]);
  answerElsewhere();
  api.getQuote.mockRejectedValueOnce(new StoreError('offline'));
  await answer.click();
  await expect.element(request('Ana')).toHaveTextContent('luis@mesquite.example');
});

describe('a request that someone else has deleted', () => {
  async function answerDeleted() {
    await show([quote('Ana'), quote('Beto')]);
    api.setQuoteStatus.mockRejectedValueOnce(new StoreError('gone'));
    await answer.click();
  }

  test('is said to be gone when it is answered', async () => {
    await answerDeleted();
    await expect.element(toast(words.gone)).toBeVisible();
  });

  test('leaves the list when it is answered', async () => {
    await answerDeleted();
    await expect.element(request('Ana')).not.toBeInTheDocument();
  });

  test('leaves the others in the list', async () => {
    await answerDeleted();
    await expect.element(request('Ana')).not.toBeInTheDocument();
    await expect.element(request('Beto')).toBeVisible();
  });
});

describe('an answered request', () => {
  const answered_at = Date.now();
  const status = 'answered';

  test('says until when it is kept', async () => {
    await show([quote('Ana', { status, answered_at })]);
    await open('Ana');
    const time = formatMoment(expiryOf(answered_at, null, Date.now()) ?? 0, 'en');
    await expect.element(request('Ana')).toHaveTextContent(fillIn(words.keptUntil, { time }));
  });

  test('says the stored date if that is later', async () => {
    const expires_at = Date.now() + 5 * 24 * 60 * MINUTE;
    await show([quote('Ana', { status, answered_at: Date.UTC(2020, 0, 1), expires_at })]);
    await open('Ana');
    const time = formatMoment(expires_at, 'en');
    await expect.element(request('Ana')).toHaveTextContent(fillIn(words.keptUntil, { time }));
  });

  test('says that a person whose name was erased has answered it', async () => {
    await show([quote('Ana', { status, answered_at, answered_by: null })]);
    await expect.element(request('Ana')).toHaveTextContent(words.formerColleague);
  });

  test('is not said to be kept by a button for suspect ones', async () => {
    await show([quote('Ana', { status, answered_at, expires_at: expiryOf(answered_at, null, Date.now()) ?? 0 })]);
    await open('Ana');
    await expect.element(request('Ana').getByText(words.keptUntil.split(' {')[0] ?? '')).toBeVisible();
    await expect.element(request('Ana')).not.toHaveTextContent(words.keep);
  });
});

test('says how long answered requests are kept', async () => {
  await show([quote('Ana')]);
  await choose('answered');
  await expect.element(list.getByText(counted(words, 'retention', RETENTION_MONTHS ?? 0))).toBeVisible();
});

test('does not say that open requests are deleted', async () => {
  await show([quote('Ana')]);
  await choose('open');
  await expect.element(request('Ana')).toBeVisible();
  await expect.element(list.getByText(counted(words, 'retention', RETENTION_MONTHS ?? 0))).not.toBeInTheDocument();
});

test('leaves the focus at the next open request when one is answered', async () => {
  await show([quote('Ana'), quote('Beto')]);
  await choose('open');
  answerElsewhere();
  await answer.click();
  await expect.element(request('Ana')).not.toBeInTheDocument();
  await vi.waitFor(() => expect(request('Beto').element().contains(document.activeElement)).toBe(true));
});

describe('doubted requests', () => {
  const expires_at = Date.UTC(2026, 11, 24);

  beforeEach(async () => {
    const robot = quote('Robot', { ...BOT, suspect: ['honeypot', 'flood'], expires_at });
    await show([quote('Ana'), quote('Beto', { status: 'answered' }), quote('Flor', FLOOD), robot]);
    await expect.element(request('Ana')).toBeVisible();
  });

  test('that are unverified are among the others', async () => {
    await expect.element(request('Flor')).toBeVisible();
    await expect.element(list.getByText(counted(words, 'listed', 3))).toBeVisible();
  });

  test('that are unverified are marked', async () => {
    await expect.element(request('Flor').getByText(words.status.unverified, { exact: true })).toBeVisible();
  });

  test('that are unverified have the reason', async () => {
    await expect.element(request('Flor')).toHaveTextContent(admin.suspect.flood);
  });

  test('leave an ordinary request without a mark', async () => {
    await expect.element(request('Ana')).not.toHaveTextContent(words.status.unverified);
  });

  test('that are unverified have a filter', async () => {
    await choose('unverified');
    await expect.element(request('Ana')).not.toBeInTheDocument();
    await expect.element(request('Flor')).toBeVisible();
  });

  test('that are suspect are not among the others', async () => {
    await expect.element(request('Robot')).not.toBeInTheDocument();
  });

  test('that are suspect are said to be missing', async () => {
    await expect.element(list.getByText(words.withoutSuspect)).toBeVisible();
  });

  test('that are suspect have a filter', async () => {
    await choose('suspect');
    await expect.element(request('Robot')).toBeVisible();
    await expect.element(request('Flor')).not.toBeInTheDocument();
  });

  test('that are suspect are marked', async () => {
    await choose('suspect');
    await expect.element(request('Robot')).toHaveTextContent(words.status.suspect);
  });

  test('that are suspect have all their reasons', async () => {
    await choose('suspect');
    for (const reason of [admin.suspect.honeypot, admin.suspect.flood])
      await expect.element(request('Robot')).toHaveTextContent(reason);
  });

  test('that are suspect say when they are deleted', async () => {
    await choose('suspect');
    await open('Robot');
    const time = formatMoment(expires_at, 'en');
    await expect.element(request('Robot')).toHaveTextContent(fillIn(words.expires, { time }));
  });
});

describe('keeping a suspect request', () => {
  beforeEach(async () => {
    await show([quote('Robot', BOT), quote('Eva', BOT)]);
    await choose('suspect');
    api.setQuoteStatus.mockImplementationOnce(async ({ id, status }) => {
      change(id, { status, suspect: [] });
      return status;
    });
    await expect.element(request('Eva')).toBeVisible();
    reads = 0;
    await inRequest('Robot', words.keep).click();
    await expect.element(toast(words.marked.open)).toBeVisible();
  });

  test('makes it an open one', () => {
    expect(api.setQuoteStatus).toHaveBeenCalledExactlyOnceWith({ id: 'Robot', from: 'suspect', status: 'open' });
  });

  test('takes it out of the list of suspect ones', async () => {
    await expect.element(request('Robot')).not.toBeInTheDocument();
  });

  test('moves the focus to the next request', async () => {
    await vi.waitFor(() => expect(request('Eva').element().contains(document.activeElement)).toBe(true));
  });

  test('reads only this request again', async () => {
    await expect.element(request('Robot')).not.toBeInTheDocument();
    expect(reads).toBe(1);
  });
});

describe('a search', () => {
  beforeEach(async () => {
    await show([
      quote('Ana', { phone: '+52 956 555 0142' }),
      quote('Beto', { phone: '956 555 0188' }),
      quote('Robot', BOT),
    ]);
    await expect.element(request('Ana')).toBeVisible();
  });

  test('finds requests by name and number', async () => {
    await search.fill('peña 9565550188');
    await expect.element(request('Ana')).not.toBeInTheDocument();
    await expect.element(request('Beto')).toBeVisible();
  });

  test('says how many requests it has found', async () => {
    await search.fill('peña 9565550188');
    await expect.element(list.getByText(counted(words, 'found', 1))).toBeVisible();
  });

  test('finds no suspect requests under “All”', async () => {
    await search.fill('robot');
    await expect.element(list.getByText(words.emptyFiltered)).toBeVisible();
  });

  test('finds suspect requests under their filter', async () => {
    await search.fill('robot');
    await choose('suspect');
    await expect.element(request('Robot')).toBeVisible();
  });

  test('for something else reads nothing again', async () => {
    await search.fill('beto');
    await expect.element(list.getByText(counted(words, 'found', 1))).toBeVisible();
    await search.fill('robot');
    await expect.element(list.getByText(words.emptyFiltered)).toBeVisible();
    expect(reads).toBe(4); // two to list, two to search
  });

  /** The rows of the CSV file with what the search has found. */
  async function exported() {
    await search.fill('ana');
    await expect.element(request('Beto')).not.toBeInTheDocument();
    await inList(admin.export).click();
    await vi.waitFor(() => expect(api.saveFile).toHaveBeenCalledOnce());
    const csv: string = await api.saveFile.mock.lastCall?.[0].text();
    return csv.replace('\uFEFF', '').trim().split('\r\n');
  }

  test('decides what is exported', async () => {
    const [, ...rows] = await exported();
    expect(rows).toEqual([expect.stringContaining('"Ana","Peña","a@example.com","+52 956 555 0142"')]);
  });

  test('is exported with a column for each field of the form, by the name that it has there', async () => {
    const [head] = await exported();
    expect(head).toContain(`"${Object.values(forms.quote.fields).join('","')}"`);
  });

  test('is exported with the time zone of its times', async () => {
    const [head] = await exported();
    expect(head).toContain(`"${fillIn(words.columns.date, { zone: 'GMT+00:00' })}`);
  });
});

describe('the export', () => {
  const ANSWERED = Date.UTC(2026, 1, 3, 16, 5);
  const { columns } = words;
  const dated = (header: string) => fillIn(header, { zone: 'GMT+00:00' });

  /** The cells of the CSV file of this request, by column. */
  async function exportOf(fields: Partial<QuoteRecord>): Promise<Record<string, string | undefined>> {
    await show([quote('Ana', fields)]);
    await expect.element(request('Ana')).toBeVisible();
    await inList(admin.export).click();
    await vi.waitFor(() => expect(api.saveFile).toHaveBeenCalledOnce());
    const csv: string = await api.saveFile.mock.lastCall?.[0].text();
    const [head = [], row = []] = csv
      .replace('\uFEFF', '')
      .split('\r\n')
      .map((line) => line.slice(1, -1).split('","'));
    return Object.fromEntries(head.map((column, index) => [column, row[index]]));
  }

  test('says when a request arrived', async () => {
    const created_at = Date.UTC(2026, 0, 2, 9, 30);
    expect(await exportOf({ created_at })).toMatchObject({ [dated(columns.date)]: formatSpreadsheetTime(created_at) });
  });

  test('says when a request was answered', async () => {
    const row = await exportOf({ status: 'answered', answered_at: ANSWERED });
    expect(row).toMatchObject({ [dated(columns.answeredAt)]: formatSpreadsheetTime(ANSWERED) });
  });

  test('says who answered a request', async () => {
    const row = await exportOf({ status: 'answered', answered_at: ANSWERED, answered_by: 'luis@mesquite.example' });
    expect(row).toMatchObject({ [columns.answeredBy]: 'luis@mesquite.example' });
  });

  test('has the note of staff', async () => {
    expect(await exportOf({ note: 'Llamé' })).toMatchObject({ [columns.note]: 'Llamé' });
  });

  test.each([
    ['time', dated(columns.answeredAt)],
    ['name', columns.answeredBy],
  ])('leaves the %s of the answer empty while a request waits', async (_, column) => {
    expect(await exportOf({})).toMatchObject({ [column]: '' });
  });
});

test('says that an export could not be loaded', async () => {
  await show([quote('Ana')]);
  await expect.element(request('Ana')).toBeVisible();
  api.getQuotes.mockRejectedValueOnce(new StoreError('offline'));
  await inList(admin.export).click();
  await expect.element(toast(words.failed)).toBeVisible();
  expect(api.saveFile).not.toHaveBeenCalled();
});

describe('a search among very many requests', () => {
  const searchOlder = inList(words.searchOlder);

  beforeEach(async () => {
    await show([...many(SEARCH_STEP + 5), quote('Zoe')]);
    await expect.element(request('Ana0')).toBeVisible();
    await search.fill('zoe');
    await expect.element(searchOlder).toBeVisible();
  });

  test('reads only the newest at first', () => {
    expect(reads).toBe(PAGE_SIZE + SEARCH_STEP);
  });

  test('says how many it has searched', async () => {
    const searched = `${counted(words, 'found', 0)}. ${fillIn(words.searched_other, { count: '1,000' })}`;
    await expect.element(list.getByText(searched)).toBeVisible();
  });

  test('does not say that there are none before all are searched', async () => {
    await expect.element(list.getByText(words.emptyFiltered)).not.toBeInTheDocument();
  });

  test('finds older ones at the press of a button', async () => {
    await searchOlder.click();
    await expect.element(request('Zoe')).toBeVisible();
  });

  test('says only how many it has found once all are searched', async () => {
    await searchOlder.click();
    await expect.element(list.getByText(counted(words, 'found', 1), { exact: true })).toBeVisible();
  });

  test('offers no older ones once all are searched', async () => {
    await searchOlder.click();
    await expect.element(searchOlder).not.toBeInTheDocument();
  });

  test('shows the first of many that it has found', async () => {
    await search.fill('ana');
    await expect.element(request('Ana19')).toBeVisible();
    await expect.element(request('Ana20')).not.toBeInTheDocument();
  });

  test('shows more of those that it has found', async () => {
    await search.fill('ana');
    await more.click();
    await expect.element(request('Ana20')).toBeVisible();
  });

  test('reads nothing again to show more', async () => {
    await search.fill('ana');
    await more.click();
    await expect.element(request('Ana20')).toBeVisible();
    expect(reads).toBe(PAGE_SIZE + SEARCH_STEP);
  });
});

describe('the selection', () => {
  const selected = (count: number) =>
    expect.element(bar.getByText(counted(selection, 'selected', count))).toBeVisible();

  beforeEach(async () => {
    await show(['Ana', 'Beto', 'Caro', 'Dora'].map((name) => quote(name)));
    await expect.element(request('Ana')).toBeVisible();
  });

  async function selectRange() {
    await select('Beto').click();
    await select('Dora').click({ modifiers: ['Shift'] });
    await selected(3);
  }

  test('is a range with Shift', async () => {
    await selectRange();
    for (const name of ['Beto', 'Caro', 'Dora']) await expect.element(select(name)).toBeChecked();
  });

  test('of a part shows in the box of all', async () => {
    await selectRange();
    await expect.element(selectShown).toBePartiallyChecked();
  });

  test('loses a request at the press of Space', async () => {
    await selectRange();
    await userEvent.keyboard(' ');
    await selected(2);
  });

  test('is all requests with the box of all', async () => {
    await selectRange();
    await selectShown.click();
    await selected(4);
    await expect.element(selectShown).toBeChecked();
  });

  test('is empty when the box of all is cleared', async () => {
    await selectShown.click();
    await selected(4);
    await selectShown.click();
    await expect.element(bar).not.toBeInTheDocument();
  });

  test('is empty after another filter', async () => {
    await select('Ana').click();
    await choose('answered');
    await expect.element(select('Ana')).not.toBeInTheDocument();
    await choose('all');
    await expect.element(select('Ana')).not.toBeChecked();
    await expect.element(bar).not.toBeInTheDocument();
  });
});

describe('deleting all requests that match', () => {
  beforeEach(async () => {
    await show([...many(30, BOT), quote('Robot', BOT), quote('Zoe')]);
    await choose('suspect');
    await search.fill('ana');
    await expect.element(request('Ana19')).toBeVisible();
    await inList(selection.all).click();
    await expect.element(bar.getByText(counted(selection, 'selected', 30))).toBeVisible();
  });

  async function deleteAll() {
    await inBar(words.bulk.delete.confirm).click();
    await confirm(words.bulk.delete.confirm).click();
    await expect.element(toast(counted(words.bulk.delete, 'done', 30))).toBeVisible();
  }

  test('asks one question, which names the number', async () => {
    await inBar(words.bulk.delete.confirm).click();
    await expect.element(question).toHaveTextContent(counted(words.bulk.delete, 'question', 30));
  });

  test('deletes also those that are not shown, and no others', async () => {
    await expect.element(request('Ana20')).not.toBeInTheDocument();
    await deleteAll();
    expect(stored.map(({ id }) => id)).toEqual(['Robot', 'Zoe']);
  });

  test('moves the focus to the heading', async () => {
    await deleteAll();
    await expect.element(list.getByRole('heading', { name: words.title })).toHaveFocus();
  });

  test('removes the bar of the selection', async () => {
    await deleteAll();
    await expect.element(bar).not.toBeInTheDocument();
  });
});

describe('selecting all of very many requests', () => {
  let answerPage = (_page: object) => {};

  beforeEach(async () => {
    await show(many(2 * SEARCH_STEP));
    await expect.element(request('Ana0')).toBeVisible();
    api.getQuotes.mockReturnValueOnce(new Promise((resolve) => (answerPage = resolve)));
    await inList(selection.all).click();
    await expect.element(bar).toBeVisible();
  });

  test('says how many it has found so far', async () => {
    await expect.element(bar.getByText(counted(selection, 'finding', PAGE_SIZE))).toBeVisible();
  });

  test('allows no action before it ends', async () => {
    await expect.element(inBar(words.bulk.delete.confirm)).toBeDisabled();
  });

  test('stops when the selection is cleared', async () => {
    await inBar(selection.none).click();
    answerPage({ items: many(3), read: 3 });
    await new Promise((rendered) => setTimeout(rendered, 100));
    await expect.element(bar).not.toBeInTheDocument();
  });

  test('starts from the beginning after it was stopped', async () => {
    await inBar(selection.none).click();
    answerPage({ items: many(3), read: 3, last: 9 });
    await inList(selection.all).click();
    await expect.element(bar.getByText(fillIn(selection.selected_other, { count: '2,000' }))).toBeVisible();
  });

  test('reads only what the list has not read', async () => {
    await inBar(selection.none).click();
    await inList(selection.all).click();
    await expect.element(bar.getByText(fillIn(selection.selected_other, { count: '2,000' }))).toBeVisible();
    expect(reads).toBe(2 * SEARCH_STEP);
  });
});

describe('selecting all requests, of which some could not be read', () => {
  beforeEach(async () => {
    await show(many(2 * SEARCH_STEP));
    await expect.element(request('Ana0')).toBeVisible();
    api.getQuotes.mockRejectedValueOnce(new StoreError('offline'));
    await inList(selection.all).click();
    await expect.element(toast(words.failed)).toBeVisible();
  });

  test('selects none', async () => {
    await expect.element(bar).not.toBeInTheDocument();
  });

  test('selects all at another try', async () => {
    await inList(selection.all).click();
    await expect.element(bar.getByText(fillIn(selection.selected_other, { count: '2,000' }))).toBeVisible();
  });
});

describe('a deletion of very many requests', () => {
  const mayLeave = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
  let end = () => {};

  beforeEach(async () => {
    await show(many(1020, BOT));
    await choose('suspect');
    await inList(selection.all).click();
    await expect.element(bar.getByText('1,020', { exact: false })).toBeVisible();
    await inBar(words.bulk.delete.confirm).click();
    const remove = api.deleteRecords.getMockImplementation() as (list: string, ids: string[]) => Promise<void>;
    api.deleteRecords.mockImplementationOnce(remove);
    api.deleteRecords.mockImplementationOnce(
      (_, ids) => new Promise((resolve) => (end = () => resolve(remove('quotes', ids)))),
    );
    api.deleteRecords.mockRejectedValueOnce(new StoreError('offline'));
    await confirm(words.bulk.delete.confirm).click();
    await expect.element(confirm('520 of 1,020')).toBeVisible();
  });
  afterEach(async () => {
    end();
    await expect.element(question.getByRole('alert')).toBeVisible();
  });

  test('shows its progress', async () => {
    await expect.element(confirm('520 of 1,020')).toBeVisible();
  });

  test('warns before the page is left', () => {
    expect(mayLeave()).toBe(false);
  });

  describe('that fails halfway', () => {
    beforeEach(async () => {
      end();
      await expect.element(question.getByRole('alert')).toBeVisible();
    });

    test('says how far it got, and why', async () => {
      const stopped = fillIn(words.bulk.delete.stopped_other, { done: '1,000', count: '1,020' });
      const because = fillIn(failures.because, { failure: stopped, reasons: failures.reasons.offline });
      await expect.element(question.getByRole('alert')).toHaveTextContent(`${because}. ${selection.tryAgain}`);
    });

    test('asks about those that remain', async () => {
      await expect.element(question).toHaveTextContent(counted(words.bulk.delete, 'question', 20));
    });

    test('lets the page be left', () => {
      expect(mayLeave()).toBe(true);
    });

    test('keeps those that remain', () => {
      expect(stored).toHaveLength(20);
    });
  });
});

test('a deletion that failed halfway deletes the rest at another try', async () => {
  await show(many(520, BOT));
  await choose('suspect');
  await inList(selection.all).click();
  await inBar(words.bulk.delete.confirm).click();
  const remove = api.deleteRecords.getMockImplementation() as (list: string, ids: string[]) => Promise<void>;
  api.deleteRecords.mockImplementationOnce(remove).mockRejectedValueOnce(new StoreError('offline'));
  await confirm(words.bulk.delete.confirm).click();
  await expect.element(question).toHaveTextContent(counted(words.bulk.delete, 'question', 20));
  await confirm(words.bulk.delete.confirm).click();
  await expect.element(toast(counted(words.bulk.delete, 'done', 20))).toBeVisible();
  expect(stored).toEqual([]);
});

test('says with a toast how far a deletion got after its page was left', async () => {
  stored = [quote('Ana'), quote('Beto')];
  const { rerender } = await renderComponent(<Inbox />, ['admin', 'forms']);
  await selectShown.click();
  await inBar(words.bulk.delete.confirm).click();
  let fail = (_reason: Error) => {};
  api.deleteRecords.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
  await confirm(words.bulk.delete.confirm).click();
  await rerender(null);
  await expect.element(question).not.toBeInTheDocument();
  fail(new StoreError('offline'));
  await expect.element(toast(fillIn(words.bulk.delete.stopped_other, { done: 0, count: 2 }))).toBeVisible();
});

describe('keeping the selected requests', () => {
  beforeEach(() => show([quote('Ana'), quote('Flor', FLOOD), quote('Gil', FLOOD)]));

  async function keepAll() {
    await selectShown.click();
    await inBar(words.bulk.keep.confirm).click();
    await confirm(words.bulk.keep.confirm).click();
    await expect.element(toast(counted(words.bulk.keep, 'done', 2))).toBeVisible();
  }

  test('is not offered for those without a doubt', async () => {
    await select('Ana').click();
    await expect.element(inBar(words.bulk.keep.confirm)).toBeDisabled();
  });

  test('asks about the doubted ones among them', async () => {
    await selectShown.click();
    await inBar(words.bulk.keep.confirm).click();
    await expect.element(question).toHaveTextContent(counted(words.bulk.keep, 'question', 2));
  });

  test('keeps the doubted ones among them', async () => {
    await keepAll();
    expect(api.keepRecords).toHaveBeenCalledExactlyOnceWith('quotes', ['Flor', 'Gil']);
  });

  test('removes the mark of the doubt', async () => {
    await keepAll();
    await expect.element(request('Flor')).toBeVisible();
    await expect.element(request('Flor')).not.toHaveTextContent(words.status.unverified);
  });
});

describe('deleting one request', () => {
  beforeEach(async () => {
    await show([quote('Ana'), quote('Beto')]);
    await open('Ana');
    await inRequest('Ana', words.delete).click();
  });

  test('asks for it by name', async () => {
    await expect.element(question).toHaveTextContent(fillIn(words.question, { name: 'Ana Peña' }));
  });

  test('removes it from the list', async () => {
    await confirm(words.delete).click();
    await expect.element(toast(words.deleted)).toBeVisible();
    await expect.element(request('Ana')).not.toBeInTheDocument();
    expect(api.deleteRecords).toHaveBeenCalledExactlyOnceWith('quotes', ['Ana']);
  });

  test('moves the focus to the next one', async () => {
    await confirm(words.delete).click();
    await vi.waitFor(() => expect(request('Beto').element().contains(document.activeElement)).toBe(true));
  });

  test('says that it failed', async () => {
    api.deleteRecords.mockRejectedValueOnce(new StoreError('offline'));
    await confirm(words.delete).click();
    await expect.element(toast(words.deleteFailed)).toBeVisible();
  });

  test('can be tried again after it failed', async () => {
    api.deleteRecords.mockRejectedValueOnce(new StoreError('offline'));
    await confirm(words.delete).click();
    await expect.element(toast(words.deleteFailed)).toBeVisible();
    await confirm(words.delete).click();
    await expect.element(request('Ana')).not.toBeInTheDocument();
  });
});

describe('a note', () => {
  const store = async ({ id, text }: { id: string; text: string }) => {
    change(id, { note: text });
    return null;
  };

  beforeEach(async () => {
    await show([quote('Ana')]);
    await typeNote();
  });

  test('that is not saved stays while a filter hides its request', async () => {
    await choose('answered');
    await expect.element(note).not.toBeInTheDocument();
    await choose('open');
    await expect.element(note).toHaveValue('Llamar el lunes');
  });

  test('says that it could not be saved', async () => {
    api.setQuoteNote.mockRejectedValueOnce(new StoreError('offline'));
    await saveNote.click();
    await expect.element(note).toHaveAccessibleDescription(expect.stringContaining(words.note.failed));
  });

  test('that could not be saved stays in its box', async () => {
    api.setQuoteNote.mockRejectedValueOnce(new StoreError('offline'));
    await saveNote.click();
    await expect.element(note).toHaveAccessibleDescription(expect.stringContaining(words.note.failed));
    await expect.element(note).toHaveValue('Llamar el lunes');
  });

  test('is shown with its request once it is saved', async () => {
    api.setQuoteNote.mockImplementationOnce(store);
    await saveNote.click();
    await expect.element(note).not.toBeInTheDocument();
    await expect.element(request('Ana')).toHaveTextContent('Llamar el lunes');
  });

  test('can be changed once it is saved', async () => {
    api.setQuoteNote.mockImplementationOnce(store);
    await saveNote.click();
    await request('Ana').getByText(words.note.edit).click();
    await expect.element(note).toHaveValue('Llamar el lunes');
  });

  test('is forgotten when it is canceled', async () => {
    await inList(common.cancel).click();
    await open('Ana');
    await open('Ana');
    await expect.element(request('Ana').getByText(words.note.add)).toBeVisible();
    await expect.element(note).not.toBeInTheDocument();
  });

  test('that could not be saved is not said to be on a request that is gone', async () => {
    api.setQuoteNote.mockRejectedValueOnce(new StoreError('offline'));
    await saveNote.click();
    await expect.element(note).toHaveAccessibleDescription(expect.stringContaining(words.note.failed));
    answerElsewhere();
    await answer.click();
    await expect.element(toast(words.marked.answered)).toBeVisible(); // after any toast about the failure
    expect(hasToast(words.gone)).toBe(false);
  });

  describe('whose request is closed while it is saved', () => {
    let server: PromiseWithResolvers<string | null>;
    /** The server answers, and the request opens again. */
    async function openAfter(answered: string | null) {
      server.resolve(answered);
      await expect.poll(() => api.getQuote.mock.calls).toHaveLength(1);
      await open('Ana');
    }

    beforeEach(async () => {
      server = Promise.withResolvers();
      api.setQuoteNote.mockReturnValueOnce(server.promise);
      await saveNote.click();
      await open('Ana');
      await expect.element(note).not.toBeInTheDocument();
    });

    test('is no longer in its box once it is saved', async () => {
      change('Ana', { note: 'Llamar el lunes' });
      await openAfter(null);
      await expect.element(request('Ana').getByText(words.note.edit)).toBeVisible();
      await expect.element(note).not.toBeInTheDocument();
    });

    test('stays in its box if a colleague wrote another one in the meantime', async () => {
      change('Ana', { note: 'Quiere 2 terminales' });
      await openAfter('Quiere 2 terminales');
      await expect.element(note).toHaveValue('Llamar el lunes');
    });

    test('stays in its box if it was changed after that', async () => {
      await open('Ana');
      await note.fill('Llamar el martes');
      await open('Ana');
      await openAfter(null);
      await expect.element(note).toHaveValue('Llamar el martes');
    });
  });

  describe('that is too long', () => {
    beforeEach(async () => {
      await note.fill('x'.repeat(MAX_NOTE_LENGTH + 1));
      await saveNote.click();
    });

    test('says how long it may be', async () => {
      const message = fillIn(words.note.tooLong, { max: '2,000' });
      await expect.element(note).toHaveAccessibleDescription(expect.stringContaining(message));
    });

    test('has the focus', async () => {
      await expect.element(note).toHaveFocus();
    });

    test('is not sent', () => {
      expect(api.setQuoteNote).not.toHaveBeenCalled();
    });

    test('is sent once it is shorter', async () => {
      api.setQuoteNote.mockResolvedValueOnce(null);
      await note.fill('x'.repeat(MAX_NOTE_LENGTH));
      await saveNote.click();
      await expect.element(note).not.toBeInTheDocument();
    });
  });

  test('says that a colleague has removed the one that it changes', async () => {
    api.setQuoteNote.mockResolvedValueOnce('');
    await saveNote.click();
    await expect.element(note).toHaveAccessibleDescription(expect.stringContaining(words.note.removed));
  });

  describe('to which a colleague wrote another one in the meantime', () => {
    beforeEach(async () => {
      api.setQuoteNote.mockResolvedValueOnce('Quiere 2 terminales').mockResolvedValueOnce(null);
      await saveNote.click();
    });
    const changed = fillIn(words.note.changed, { note: 'Quiere 2 terminales' });

    test('shows that one', async () => {
      await expect.element(note).toHaveAccessibleDescription(expect.stringContaining(changed));
    });

    test('stays in its box', async () => {
      await expect.element(note).toHaveAccessibleDescription(expect.stringContaining(changed));
      await expect.element(note).toHaveValue('Llamar el lunes');
    });

    test('replaces that one only on request', async () => {
      await expect.element(note).toHaveAccessibleDescription(expect.stringContaining(changed));
      await saveNote.click();
      await expect.element(note).not.toBeInTheDocument();
      const bases = api.setQuoteNote.mock.calls.map(([{ base }]) => base);
      expect(bases).toEqual(['', 'Quiere 2 terminales']);
    });
  });

  describe('on a request that someone else has deleted', () => {
    beforeEach(async () => {
      api.setQuoteNote.mockRejectedValueOnce(new StoreError('gone'));
      await saveNote.click();
    });

    test('says that the request is gone', async () => {
      await expect.element(toast(words.gone)).toBeVisible();
    });

    test('disappears with the request', async () => {
      await expect.element(request('Ana')).not.toBeInTheDocument();
    });
  });
});

describe('for screen readers', () => {
  const named = (label: string) => request('Ana').getByRole('button', { name: `${label}: Ana Peña`, exact: true });

  test.each([
    ['details', words.details],
    ['answered', words.close.answered],
  ])('the button "%s" names the person', async (_, label) => {
    await show([quote('Ana')]);
    await expect.element(named(label)).toBeVisible();
  });

  test('the button that keeps a request names the person', async () => {
    await show([quote('Ana', FLOOD)]);
    await expect.element(named(words.keep)).toBeVisible();
  });

  test.each([
    ['delete', words.deleteNamed],
    ['add a note', words.note.addNamed],
  ])('the button "%s" names the person', async (_, label) => {
    await show([quote('Ana')]);
    await open('Ana');
    const name = fillIn(label, { name: 'Ana Peña' });
    await expect.element(request('Ana').getByRole('button', { name, exact: true })).toBeVisible();
  });

  test('the button that changes a note names the person', async () => {
    await show([quote('Ana', { note: 'Llamé' })]);
    await open('Ana');
    const name = fillIn(words.note.editNamed, { name: 'Ana Peña' });
    await expect.element(request('Ana').getByRole('button', { name, exact: true })).toBeVisible();
  });

  test.each([
    ['call', words.phone, '(956) 555-0177'],
    ['write', words.email, 'a@example.com'],
  ])('the link to %s says where it leads', async (_, label, to) => {
    await show([quote('Ana')]);
    await expect.element(request('Ana').getByRole('link', { name: `${label} ${to}`, exact: true })).toBeVisible();
  });

  test('a message has the language in which it was sent', async () => {
    await show([quote('Ana', { message: '¿Cuánto cuesta?', language: 'es' })]);
    await open('Ana');
    await expect.element(request('Ana').getByText('¿Cuánto cuesta?')).toHaveAttribute('lang', 'es');
  });
});

describe('while offline', () => {
  beforeEach(async () => {
    await show([quote('Ana', FLOOD)]);
    await select('Ana').click();
    await typeNote();
    dispatchEvent(new Event('offline'));
  });
  afterEach(() => void dispatchEvent(new Event('online')));

  test('the list says why nothing can be changed', async () => {
    await expect.element(list.getByText(common.cannotChange).first()).toBeVisible();
  });

  test('the bar of the selection says why nothing can be changed', async () => {
    await expect.element(bar.getByText(common.cannotChange)).toBeVisible();
  });

  test.each([
    ['keep a request', inRequest('Ana', words.keep)],
    ['delete a request', request('Ana').getByText(words.delete)],
    ['save a note', saveNote],
    ['keep the selected', inBar(words.bulk.keep.confirm)],
    ['delete the selected', inBar(words.bulk.delete.confirm)],
  ])('no one can %s', async (_, control) => {
    await expect.element(control).toBeDisabled();
  });

  test('a change is possible again once the connection is back', async () => {
    await expect.element(inBar(words.bulk.delete.confirm)).toBeDisabled();
    dispatchEvent(new Event('online'));
    await expect.element(inBar(words.bulk.delete.confirm)).toBeEnabled();
  });
});
