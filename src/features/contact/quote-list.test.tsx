import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { exampleQuote } from '../../../tests/support/example-quote';
import { counted, fillIn } from '../../../tests/support/fill-in';
import { renderComponent, toast } from '../../../tests/support/render-component';
import { formatMoment } from '../../domain/format';
import { NEW_QUOTE, type QuoteRecord } from '../../domain/quotes';
import admin from '../../locales/en/admin.json';
import common from '../../locales/en/common.json';
import { QuoteList } from './quote-list';

const [getDocs, update, saveFile] = vi.hoisted(() => [vi.fn(), vi.fn(), vi.fn()]);
/** A field of the request on the server when a transaction reads it. */
const stored = vi.hoisted(() => vi.fn());
vi.mock('../../services/save-file', () => ({ saveFile }));
vi.mock('../../firebase/auth', () => ({ auth: { currentUser: { email: 'luis@mesquite.example' } } }));
vi.mock('../../firebase/firestore', () => ({ firestore: {} }));
vi.mock('../../firebase/with-token', () => ({ asStaff: (work: () => unknown) => work(), LIST_LIMIT_MS: 0 }));
vi.mock('firebase/firestore/lite', () => ({
  getDocs,
  runTransaction: (_: object, change: (transaction: object) => unknown) =>
    change({ get: async () => ({ exists: () => true, get: stored }), update }),
  deleteDoc: vi.fn(),
  deleteField: () => undefined,
  serverTimestamp: () => undefined,
  collection: () => ({ withConverter: () => null }),
  doc: (_: object, __: string, id: string) => id,
  documentId: () => null,
  limit: (count: number) => ({ count }),
  orderBy: () => null,
  startAfter: () => null,
  where: (_field: string, _in: string, statuses: string[]) => ({ statuses }),
  query: (_: null, ...parts: object[]) => Object.assign({}, ...parts),
}));

const { quotes: words, export: exportCsv } = admin;
const fail = () => {
  throw new Error('unavailable');
};

const quote = (firstName: string, fields: Partial<QuoteRecord> = {}) => {
  const contact = { id: firstName, firstName, lastName: 'Peña', email: 'a@example.com', phone: '(956) 555-0177' };
  return exampleQuote({ ...contact, created_at: Date.now(), ...NEW_QUOTE, suspect: [], ...fields }) as QuoteRecord;
};

/** Answers queries from these requests, 20 at a time. */
function serve(requests: readonly QuoteRecord[]) {
  let from = 0;
  getDocs.mockImplementation(async ({ statuses, count }: { statuses: string[]; count: number }) => {
    const found = requests
      .filter(({ status }) => statuses.includes(status))
      .slice(count && from, count && from + count);
    if (found.length === count) from += count;
    return { docs: found.map((request) => ({ data: () => request })) };
  });
}
const show = (requests: readonly QuoteRecord[]) => {
  serve(requests);
  return renderComponent(<QuoteList />, ['admin']);
};

const list = page.getByRole('region', { name: words.title });
const request = (name: string) => list.getByRole('listitem').filter({ hasText: `${name} Peña` });
const answer = request('Ana').getByRole('button', { name: words.answer });
const failed = list.getByRole('heading', { name: words.failed });
const retry = list.getByRole('button', { name: common.retry });
const search = list.getByLabelText(words.search);
const note = list.getByLabelText(words.note.label);
const saveNote = list.getByRole('button', { name: words.note.save });
/** A control of the filter: its input has no size. */
const choose = async (filter: keyof typeof words.filter) => {
  (list.getByRole('radio', { name: words.filter[filter], exact: true }).element() as HTMLElement).click();
};
async function typeNote() {
  await request('Ana').getByText(words.note.add).click();
  await expect.element(note).toHaveFocus();
  await note.fill('Llamar el lunes');
}

test('loads the newest requests, and older ones at the press of a button, each again after a failure', async () => {
  getDocs.mockImplementationOnce(fail);
  await show(Array.from({ length: 23 }, (_, index) => quote(`Ana${index}`)));
  await expect.element(failed).toBeVisible();
  await retry.click();
  await expect.element(request('Ana19')).toBeVisible();
  await expect.element(request('Ana20')).not.toBeInTheDocument();
  getDocs.mockImplementationOnce(fail);
  const more = list.getByRole('button', { name: words.more });
  await more.click();
  await expect.element(failed).toBeInViewport();
  await expect.element(retry).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(request('Ana22')).toBeVisible();
  await expect.element(more).not.toBeInTheDocument();
});

test('shows which requests were emailed, and which not yet', async () => {
  const emailed = Date.UTC(2026, 0, 2);
  const created_at = Date.now() - 31 * 60_000;
  await show([
    quote('Ana', { notification: 'sent', notified_at: emailed }),
    quote('Beto', { notification: 'failed' }),
    quote('Caro', { created_at }),
    quote('Dora'),
    quote('Eva', { created_at, status: 'answered' }),
  ]);
  await expect.element(request('Ana')).toHaveTextContent(fillIn(words.emailed, { time: formatMoment(emailed, 'en') }));
  await expect.element(request('Beto').getByText(words.notEmailed, { exact: true })).toBeVisible();
  await expect.element(request('Caro')).toHaveTextContent(words.notEmailedYet);
  for (const name of ['Dora', 'Eva']) await expect.element(request(name)).not.toHaveTextContent(words.notEmailedYet);
});

test('says that a request could not be marked as answered, and keeps who answered it meanwhile', async () => {
  const open = quote('Ana');
  await show([open]);
  stored.mockImplementationOnce(fail);
  await answer.click();
  await expect.element(request('Ana').getByRole('alert')).toHaveTextContent(words.statusFailed);
  stored.mockReturnValueOnce('answered');
  await answer.click();
  await expect.element(toast(words.marked.answered)).toBeVisible();
  expect(update).not.toHaveBeenCalled();
  serve([{ ...open, status: 'answered', answered_at: Date.now(), answered_by: 'luis@mesquite.example' }]);
  await answer.click();
  await expect.element(request('Ana')).toHaveTextContent('luis@mesquite.example');
  expect(update).toHaveBeenCalledWith('Ana', expect.objectContaining({ status: 'answered' }));
});

test('shows suspect requests only under their filter, with the reasons, and moves one unless it was answered', async () => {
  const expires_at = Date.UTC(2026, 11, 24);
  const robot = quote('Robot', { status: 'suspect', suspect: ['honeypot', 'flood'], expires_at });
  await show([quote('Ana'), quote('Beto', { status: 'answered' }), robot]);
  await expect.element(list.getByText(`${counted(words, 'listed', 2)}. ${words.withoutSuspect}`)).toBeVisible();
  await expect.element(request('Robot')).not.toBeInTheDocument();
  await choose('open');
  await expect.element(request('Beto')).not.toBeInTheDocument();
  await choose('suspect');
  await expect.element(request('Ana')).not.toBeInTheDocument();
  const time = formatMoment(expires_at, 'en');
  for (const text of [words.suspect.honeypot, words.suspect.flood, fillIn(words.expires, { time })])
    await expect.element(request('Robot')).toHaveTextContent(text);
  const keep = request('Robot').getByRole('button', { name: words.keep });
  stored.mockReturnValueOnce('answered').mockReturnValueOnce('suspect');
  await keep.click();
  await expect.element(toast(words.marked.answered)).toBeVisible();
  expect(update).not.toHaveBeenCalled();
  await keep.click();
  await expect.element(toast(words.marked.open)).toBeVisible();
  expect(update).toHaveBeenCalledWith('Robot', expect.objectContaining({ status: 'open', suspect: [] }));
});

test('finds requests by name and number, suspect ones too, and exports what it has found', async () => {
  await show([quote('Ana'), quote('Beto', { phone: '956 555 0188' }), quote('Robot', { status: 'suspect' })]);
  await search.fill('peña 9565550188');
  await expect.element(list.getByText(counted(words, 'found', 1))).toBeVisible();
  await search.fill('robot');
  await expect.element(request('Robot')).toBeVisible();
  await list.getByRole('button', { name: exportCsv }).click();
  await vi.waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
  const csv = await saveFile.mock.lastCall?.[0].text();
  expect(csv).toContain('Robot');
  expect(csv).not.toContain('Beto');
});

test('an unsaved note stays while a filter hides its request, and after a failure', async () => {
  await show([quote('Ana')]);
  await typeNote();
  await choose('answered');
  await expect.element(note).not.toBeInTheDocument();
  await choose('open');
  await expect.element(note).toHaveValue('Llamar el lunes');
  update.mockImplementationOnce(fail);
  await saveNote.click();
  await expect.element(note).toHaveAccessibleDescription(expect.stringContaining(words.note.failed));
  await expect.element(note).toHaveValue('Llamar el lunes');
  await saveNote.click();
  await expect.element(note).not.toBeInTheDocument();
  expect(update).toHaveBeenLastCalledWith('Ana', { note: 'Llamar el lunes' });
});

test('a note does not replace what a colleague wrote meanwhile, except on request', async () => {
  await show([quote('Ana')]);
  await typeNote();
  stored.mockReturnValue('Quiere 2 terminales');
  await saveNote.click();
  const changed = fillIn(words.note.changed, { note: 'Quiere 2 terminales' });
  await expect.element(note).toHaveAccessibleDescription(expect.stringContaining(changed));
  await expect.element(note).toHaveValue('Llamar el lunes');
  expect(update).not.toHaveBeenCalled();
  await saveNote.click();
  await expect.element(note).not.toBeInTheDocument();
  expect(update).toHaveBeenCalledExactlyOnceWith('Ana', { note: 'Llamar el lunes' });
});

test('nothing can be changed while offline, and the list says why', async () => {
  await show([quote('Ana')]);
  await typeNote();
  dispatchEvent(new Event('offline'));
  await expect.element(list.getByText(common.cannotChange)).toBeVisible();
  for (const control of [saveNote, answer, request('Ana').getByText(words.delete)])
    await expect.element(control).toBeDisabled();
  dispatchEvent(new Event('online'));
  await expect.element(answer).toBeEnabled();
});
