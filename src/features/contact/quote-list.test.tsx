import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { exampleQuote } from '../../../tests/support/example-quote';
import { counted, fillIn } from '../../../tests/support/fill-in';
import { renderComponent, toast } from '../../../tests/support/render-component';
import { formatMoment } from '../../domain/format';
import { isQuoteIn, type QuoteFilter } from '../../domain/quote-filters';
import { NEW_QUOTE, type QuoteRecord } from '../../domain/quotes';
import { PAGE_SIZE, SEARCH_STEP } from '../../domain/staff-lists';
import { StoreError } from '../../domain/store-error';
import admin from '../../locales/en/admin.json';
import common from '../../locales/en/common.json';
import type { PageRequest } from './api/get-page';
import { QuoteList } from './quote-list';

const api = vi.hoisted(() => ({
  getQuotes: vi.fn(),
  getQuote: vi.fn(),
  setQuoteStatus: vi.fn(),
  setQuoteNote: vi.fn(),
  deleteRecords: vi.fn(),
  keepRecords: vi.fn(),
  saveFile: vi.fn(),
}));
vi.mock('./api/get-quotes', () => ({ getQuotes: api.getQuotes, getQuote: api.getQuote }));
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

function show(requests: readonly QuoteRecord[]) {
  stored = requests;
  return renderComponent(<QuoteList />, ['admin']);
}

const list = page.getByRole('region', { name: words.title });
const request = (name: string) => list.getByRole('listitem').filter({ hasText: `${name} Peña` });
const inList = (name: string) => list.getByRole('button', { name, exact: true });
const inRequest = (name: string, label: string) => request(name).getByRole('button', { name: label });
const answer = inRequest('Ana', words.answer);
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
  (list.getByRole('radio', { name: words.filter[filter], exact: true }).element() as HTMLElement).click();
};
async function typeNote() {
  await request('Ana').getByText(words.note.add).click();
  await expect.element(note).toHaveFocus();
  await note.fill('Llamar el lunes');
}

test('loads the newest requests, and older ones at the press of a button, each again after a failure', async () => {
  api.getQuotes.mockRejectedValueOnce(new Error('unavailable'));
  await show(many(PAGE_SIZE + 3));
  await expect.element(failed).toBeVisible();
  await retry.click();
  await expect.element(request('Ana19')).toBeVisible();
  await expect.element(request('Ana20')).not.toBeInTheDocument();
  api.getQuotes.mockRejectedValueOnce(new Error('unavailable'));
  const more = inList(words.more);
  await more.click();
  await expect.element(failed).toBeInViewport();
  await expect.element(retry).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(request('Ana22')).toBeVisible();
  await expect.element(more).not.toBeInTheDocument();
});

test('shows which requests were emailed, and which not yet', async () => {
  const emailed = Date.UTC(2026, 0, 2);
  const created_at = Date.now() - 31 * MINUTE;
  await show([
    quote('Ana', { notification: 'sent', notified_at: emailed }),
    quote('Beto', { notification: 'failed', created_at }),
    quote('Caro', { created_at }),
    quote('Dora'),
    quote('Eva', { created_at, status: 'answered' }),
    quote('Flor', { ...FLOOD, created_at }),
    quote('Gil', { ...FLOOD, created_at: created_at - 60 * MINUTE }),
  ]);
  await expect.element(request('Ana')).toHaveTextContent(fillIn(words.emailed, { time: formatMoment(emailed, 'en') }));
  for (const name of ['Beto', 'Caro', 'Gil'])
    await expect.element(request(name)).toHaveTextContent(words.notEmailedYet);
  for (const name of ['Dora', 'Eva', 'Flor'])
    await expect.element(request(name)).not.toHaveTextContent(words.notEmailedYet);
  await choose('notEmailed');
  await expect.element(request('Eva')).not.toBeInTheDocument();
  for (const name of ['Beto', 'Caro', 'Dora', 'Flor', 'Gil']) await expect.element(request(name)).toBeVisible();
});

test('says that a request could not be marked as answered, and shows who answered it meanwhile', async () => {
  await show([quote('Ana')]);
  api.setQuoteStatus.mockRejectedValueOnce(new StoreError('offline'));
  await answer.click();
  await expect.element(request('Ana').getByRole('alert')).toHaveTextContent(words.statusFailed);
  api.setQuoteStatus.mockImplementationOnce(async () => {
    change('Ana', { status: 'answered', answered_at: Date.now(), answered_by: 'luis@mesquite.example' });
    return 'answered';
  });
  await answer.click();
  await expect.element(toast(words.marked.answered)).toBeVisible();
  await expect.element(request('Ana')).toHaveTextContent('luis@mesquite.example');
  expect(api.setQuoteStatus).toHaveBeenLastCalledWith({ id: 'Ana', from: 'open', status: 'answered' });
});

test('lists unverified requests among the others, with the reason, and suspect ones only under their filter', async () => {
  const expires_at = Date.UTC(2026, 11, 24);
  const robot = quote('Robot', { ...BOT, suspect: ['honeypot', 'flood'], expires_at });
  await show([quote('Ana'), quote('Beto', { status: 'answered' }), quote('Flor', FLOOD), robot]);
  await expect.element(list.getByText(counted(words, 'listed', 3))).toBeVisible();
  await expect.element(list.getByText(words.withoutSuspect)).toBeVisible();
  await expect.element(request('Flor').getByText(words.status.unverified, { exact: true })).toBeVisible();
  await expect.element(request('Flor')).toHaveTextContent(words.suspect.flood);
  await expect.element(request('Ana')).not.toHaveTextContent(words.status.unverified);
  await choose('unverified');
  await expect.element(request('Ana')).not.toBeInTheDocument();
  await choose('suspect');
  await expect.element(request('Flor')).not.toBeInTheDocument();
  const time = formatMoment(expires_at, 'en');
  for (const text of [words.status.suspect, words.suspect.honeypot, fillIn(words.expires, { time })])
    await expect.element(request('Robot')).toHaveTextContent(text);
});

test('keeps a suspect request, whose filter then loses it, and reads only this one again', async () => {
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
  await expect.element(request('Robot')).not.toBeInTheDocument();
  await vi.waitFor(() => expect(request('Eva').element().contains(document.activeElement)).toBe(true));
  expect(api.setQuoteStatus).toHaveBeenCalledWith({ id: 'Robot', from: 'suspect', status: 'open' });
  expect(reads).toBe(1);
});

test('finds requests by name and number, but no suspect ones under “All”, and exports what it has found', async () => {
  await show([
    quote('Ana', { phone: '+52 956 555 0142' }),
    quote('Beto', { phone: '956 555 0188' }),
    quote('Robot', BOT),
  ]);
  await search.fill('peña 9565550188');
  await expect.element(list.getByText(counted(words, 'found', 1))).toBeVisible();
  await search.fill('robot');
  await expect.element(list.getByText(words.emptyFiltered)).toBeVisible();
  expect(reads).toBe(4); // two to list, two to search
  await choose('suspect');
  await expect.element(request('Robot')).toBeVisible();
  await choose('all');
  await search.fill('ana');
  await expect.element(request('Ana')).toBeVisible();
  await inList(admin.export).click();
  await vi.waitFor(() => expect(api.saveFile).toHaveBeenCalledOnce());
  const csv: string = await api.saveFile.mock.lastCall?.[0].text();
  const [head, ...rows] = csv.replace('\uFEFF', '').trim().split('\r\n');
  expect(head).toContain(`"${fillIn(words.columns.date, { zone: 'GMT+00:00' })}`);
  expect(rows).toEqual([expect.stringContaining('"Ana","Peña","a@example.com","+52 956 555 0142"')]);
});

test('searches the newest requests first, says how many, and older ones at the press of a button', async () => {
  await show([...many(SEARCH_STEP + 5), quote('Zoe')]);
  await expect.element(request('Ana0')).toBeVisible();
  await search.fill('zoe');
  const searched = `${counted(words, 'found', 0)}. ${fillIn(words.searched_other, { count: '1,000' })}`;
  await expect.element(list.getByText(searched)).toBeVisible();
  await expect.element(list.getByText(words.emptyFiltered)).not.toBeInTheDocument();
  expect(reads).toBe(PAGE_SIZE + SEARCH_STEP);
  await inList(words.searchOlder).click();
  await expect.element(request('Zoe')).toBeVisible();
  await expect.element(list.getByText(counted(words, 'found', 1), { exact: true })).toBeVisible();
  await expect.element(inList(words.searchOlder)).not.toBeInTheDocument();
  await search.fill('ana');
  await expect.element(request('Ana19')).toBeVisible();
  await expect.element(request('Ana20')).not.toBeInTheDocument();
  await inList(words.more).click();
  await expect.element(request('Ana20')).toBeVisible();
  expect(reads).toBe(PAGE_SIZE + SEARCH_STEP + 6);
});

test('selects requests with the keyboard, a range with Shift, and forgets them for another filter', async () => {
  await show(['Ana', 'Beto', 'Caro', 'Dora'].map((name) => quote(name)));
  const selected = (count: number) =>
    expect.element(bar.getByText(counted(selection, 'selected', count))).toBeVisible();
  await select('Beto').click();
  await select('Dora').click({ modifiers: ['Shift'] });
  await selected(3);
  await expect.element(selectShown).toBePartiallyChecked();
  await userEvent.keyboard(' ');
  await selected(2);
  await selectShown.click();
  await selected(4);
  await expect.element(selectShown).toBeChecked();
  await selectShown.click();
  await expect.element(bar).not.toBeInTheDocument();
  await select('Ana').click();
  await choose('answered');
  await expect.element(select('Ana')).not.toBeInTheDocument();
  await choose('all');
  await expect.element(select('Ana')).not.toBeChecked();
  await expect.element(bar).not.toBeInTheDocument();
});

test('deletes all requests that match, also those not shown, after one question that names the number', async () => {
  await show([...many(30, BOT), quote('Robot', BOT), quote('Zoe')]);
  await choose('suspect');
  await search.fill('ana');
  await expect.element(request('Ana19')).toBeVisible();
  await expect.element(request('Ana20')).not.toBeInTheDocument();
  await inList(selection.all).click();
  await expect.element(bar.getByText(counted(selection, 'selected', 30))).toBeVisible();
  await inBar(words.bulk.delete.confirm).click();
  await expect.element(question).toHaveTextContent(counted(words.bulk.delete, 'question', 30));
  await confirm(words.bulk.delete.confirm).click();
  await expect.element(toast(counted(words.bulk.delete, 'done', 30))).toBeVisible();
  await expect.element(list.getByRole('heading', { name: words.title })).toHaveFocus();
  await expect.element(bar).not.toBeInTheDocument();
  expect(stored.map(({ id }) => id)).toEqual(['Robot', 'Zoe']);
});

test('finds all that match on the server, and stops when the selection is cleared', async () => {
  await show(many(2 * SEARCH_STEP));
  await expect.element(request('Ana0')).toBeVisible();
  let answerPage = (_page: object) => {};
  api.getQuotes.mockReturnValueOnce(new Promise((resolve) => (answerPage = resolve)));
  await inList(selection.all).click();
  await expect.element(bar.getByText(counted(selection, 'finding', PAGE_SIZE))).toBeVisible();
  await expect.element(inBar(words.bulk.delete.confirm)).toBeDisabled();
  await inBar(selection.none).click();
  await expect.element(bar).not.toBeInTheDocument();
  answerPage({ items: many(3), read: 3, last: 9 });
  await inList(selection.all).click();
  await expect.element(bar.getByText(fillIn(selection.selected_other, { count: '2,000' }))).toBeVisible();
  expect(reads).toBe(2 * SEARCH_STEP);
});

test('shows the progress of a deletion, and after a failure what remains, which can be tried again', async () => {
  await show(many(1020, BOT));
  await choose('suspect');
  await inList(selection.all).click();
  await expect.element(bar.getByText('1,020', { exact: false })).toBeVisible();
  await inBar(words.bulk.delete.confirm).click();
  let end = () => {};
  const remove = api.deleteRecords.getMockImplementation() as (list: string, ids: string[]) => Promise<void>;
  api.deleteRecords.mockImplementationOnce(remove);
  api.deleteRecords.mockImplementationOnce(
    (_, ids) => new Promise((resolve) => (end = () => resolve(remove('quotes', ids)))),
  );
  api.deleteRecords.mockRejectedValueOnce(new StoreError('offline'));
  await confirm(words.bulk.delete.confirm).click();
  await expect.element(confirm('520 of 1,020')).toBeVisible();
  const mayLeave = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(mayLeave()).toBe(false);
  end();
  const stopped = fillIn(words.bulk.delete.stopped_other, { done: '1,000', count: '1,020' });
  const because = fillIn(failures.because, { failure: stopped, reasons: failures.reasons.offline });
  await expect.element(question.getByRole('alert')).toHaveTextContent(`${because}. ${selection.tryAgain}`);
  await expect.element(question).toHaveTextContent(counted(words.bulk.delete, 'question', 20));
  expect(mayLeave()).toBe(true);
  await confirm(words.bulk.delete.confirm).click();
  await expect.element(toast(counted(words.bulk.delete, 'done', 20))).toBeVisible();
  expect(stored).toEqual([]);
});

test('says with a toast how far a deletion got after its page was left', async () => {
  stored = [quote('Ana'), quote('Beto')];
  const { rerender } = await renderComponent(<QuoteList />, ['admin']);
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

test('keeps the doubted ones among the selected requests', async () => {
  await show([quote('Ana'), quote('Flor', FLOOD), quote('Gil', FLOOD)]);
  await select('Ana').click();
  await expect.element(inBar(words.bulk.keep.confirm)).toBeDisabled();
  await selectShown.click();
  await inBar(words.bulk.keep.confirm).click();
  await expect.element(question).toHaveTextContent(counted(words.bulk.keep, 'question', 2));
  await confirm(words.bulk.keep.confirm).click();
  await expect.element(toast(counted(words.bulk.keep, 'done', 2))).toBeVisible();
  expect(api.keepRecords).toHaveBeenCalledExactlyOnceWith('quotes', ['Flor', 'Gil']);
  await expect.element(request('Flor')).toBeVisible();
  await expect.element(request('Flor')).not.toHaveTextContent(words.status.unverified);
});

test('deletes one request after a question, and the focus moves to the next', async () => {
  await show([quote('Ana'), quote('Beto')]);
  await inRequest('Ana', words.delete).click();
  await expect.element(question).toHaveTextContent(fillIn(words.question, { name: 'Ana Peña' }));
  api.deleteRecords.mockRejectedValueOnce(new StoreError('offline'));
  await confirm(words.delete).click();
  await expect.element(toast(words.deleteFailed)).toBeVisible();
  await confirm(words.delete).click();
  await expect.element(toast(words.deleted)).toBeVisible();
  await expect.element(request('Ana')).not.toBeInTheDocument();
  await vi.waitFor(() => expect(request('Beto').element().contains(document.activeElement)).toBe(true));
  expect(api.deleteRecords).toHaveBeenLastCalledWith('quotes', ['Ana']);
});

test('an unsaved note stays while a filter hides its request, and after a failure', async () => {
  await show([quote('Ana')]);
  await typeNote();
  await choose('answered');
  await expect.element(note).not.toBeInTheDocument();
  await choose('open');
  await expect.element(note).toHaveValue('Llamar el lunes');
  api.setQuoteNote.mockRejectedValueOnce(new StoreError('offline'));
  await saveNote.click();
  await expect.element(note).toHaveAccessibleDescription(expect.stringContaining(words.note.failed));
  await expect.element(note).toHaveValue('Llamar el lunes');
  api.setQuoteNote.mockImplementationOnce(async ({ id, text }) => {
    change(id, { note: text });
    return null;
  });
  await saveNote.click();
  await expect.element(note).not.toBeInTheDocument();
  await expect.element(request('Ana')).toHaveTextContent('Llamar el lunes');
});

test('a note does not replace what a colleague wrote meanwhile, except on request', async () => {
  await show([quote('Ana')]);
  await typeNote();
  api.setQuoteNote.mockResolvedValueOnce('Quiere 2 terminales').mockResolvedValueOnce(null);
  await saveNote.click();
  const changed = fillIn(words.note.changed, { note: 'Quiere 2 terminales' });
  await expect.element(note).toHaveAccessibleDescription(expect.stringContaining(changed));
  await expect.element(note).toHaveValue('Llamar el lunes');
  await saveNote.click();
  await expect.element(note).not.toBeInTheDocument();
  const bases = api.setQuoteNote.mock.calls.map(([{ base }]) => base);
  expect(bases).toEqual(['', 'Quiere 2 terminales']);
});

test('a request that someone else has deleted disappears when its note is saved', async () => {
  await show([quote('Ana')]);
  await typeNote();
  api.setQuoteNote.mockRejectedValueOnce(new StoreError('gone'));
  await saveNote.click();
  await expect.element(toast(words.gone)).toBeVisible();
  await expect.element(request('Ana')).not.toBeInTheDocument();
});

test('nothing can be changed while offline, and the list says why', async () => {
  await show([quote('Ana', FLOOD)]);
  await select('Ana').click();
  await typeNote();
  dispatchEvent(new Event('offline'));
  await expect.element(list.getByText(common.cannotChange).first()).toBeVisible();
  await expect.element(bar.getByText(common.cannotChange)).toBeVisible();
  const inRow = [inRequest('Ana', words.keep), request('Ana').getByText(words.delete)];
  for (const control of [saveNote, ...inRow, inBar(words.bulk.keep.confirm), inBar(words.bulk.delete.confirm)])
    await expect.element(control).toBeDisabled();
  dispatchEvent(new Event('online'));
  await expect.element(inBar(words.bulk.delete.confirm)).toBeEnabled();
});
