import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { exampleQuote } from '../../../tests/support/example-quote';
import { counted, fillIn } from '../../../tests/support/fill-in';
import { renderComponent, toast, wordsOf } from '../../../tests/support/render-component';
import { formatMoment, formatNumber } from '../../domain/format';
import { MAX_NOTE_LENGTH, NEW_QUOTE, type QuoteRecord } from '../../domain/quotes';
import { QuoteList } from './quote-list';

const [getDocs, update, storedField, saveFile] = vi.hoisted(() => [vi.fn(), vi.fn(), vi.fn(), vi.fn()]);
const exists = vi.hoisted(() => vi.fn(() => true));
vi.mock('../../services/save-file', () => ({ saveFile }));
vi.mock('../../firebase/auth', () => ({ auth: { currentUser: { email: 'luis@mesquite.example' } } }));
vi.mock('../../firebase/firestore', () => ({ firestore: {} }));
vi.mock('../../firebase/with-token', () => ({ asStaff: (work: () => unknown) => work(), LIST_LIMIT_MS: 0 }));
vi.mock('firebase/firestore/lite', () => ({
  getDocs,
  runTransaction: (_: object, change: (transaction: object) => unknown) =>
    change({ get: async () => ({ get: storedField, exists }), update }),
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

const { quotes: words } = wordsOf('admin');
const common = wordsOf('common');
const MINUTE = 60_000;
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

const list = page.getByRole('region', { name: words.title });
const request = (name: string) => list.getByRole('listitem').filter({ hasText: `${name} Peña` });
const show = (requests: readonly QuoteRecord[]) => {
  serve(requests);
  return renderComponent(<QuoteList />, ['admin']);
};
const note = list.getByLabelText(words.note.label);
const saveNote = list.getByRole('button', { name: words.note.save });
/** A control of the filter: its input has no size. */
const choose = async (filter: keyof typeof words.filter) => {
  (list.getByRole('radio', { name: words.filter[filter], exact: true }).element() as HTMLElement).click();
};

test('says that the requests failed to load, and shows them after a retry', async () => {
  getDocs.mockRejectedValue(new Error('unavailable'));
  await renderComponent(<QuoteList />, ['admin']);
  await expect.element(list.getByRole('heading', { name: words.failed })).toBeVisible();
  serve([]);
  (list.getByRole('button', { name: common.retry }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(list.getByRole('heading', { name: words.empty })).toBeVisible();
  await expect.element(list.getByRole('heading', { name: words.title })).toHaveFocus();
});

test('a button loads older requests, keeps the focus while it does, and passes it on when it goes', async () => {
  await show(Array.from({ length: 23 }, (_, index) => quote(`Ana${index}`)));
  await expect.element(request('Ana19')).toBeVisible();
  await expect.element(request('Ana20')).not.toBeInTheDocument();
  let arrive = () => {};
  const page2 = getDocs.getMockImplementation();
  getDocs.mockImplementationOnce(async (asked) => {
    await new Promise<void>((resolve) => (arrive = resolve));
    return page2?.(asked);
  });
  const more = list.getByRole('button', { name: words.more });
  await more.click();
  await expect.element(list.getByRole('button', { name: words.loadingMore })).toHaveFocus();
  await expect.element(list).toHaveAttribute('aria-busy', 'true');
  arrive();
  await expect.element(request('Ana22')).toBeVisible();
  await expect.element(more).not.toBeInTheDocument();
  await vi.waitFor(() => expect(list.getByRole('list').element().contains(document.activeElement)).toBe(true));

  await list.getByLabelText(words.search).fill('Ana');
  await expect.element(list.getByText(counted(words, 'found', 23))).toBeVisible();
  await expect.element(request('Ana20')).not.toBeInTheDocument();
  await more.click();
  await expect.element(request('Ana22')).toBeVisible();
});

test('says beside the button that older requests failed to load, and loads them after a retry', async () => {
  await show(Array.from({ length: 23 }, (_, index) => quote(`Ana${index}`)));
  await expect.element(request('Ana19')).toBeVisible();
  getDocs.mockImplementationOnce(fail);
  await list.getByRole('button', { name: words.more }).click();
  await expect.element(list.getByRole('heading', { name: words.failed })).toBeInViewport();
  await expect.element(list.getByRole('button', { name: common.retry })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(request('Ana22')).toBeVisible();
});

test('shows which requests were emailed, and which not yet', async () => {
  const emailed = Date.UTC(2026, 0, 2);
  await show([
    quote('Ana', { notification: 'sent', notified_at: emailed }),
    quote('Beto', { notification: 'failed' }),
    quote('Caro', { created_at: Date.now() - 31 * MINUTE }),
    quote('Dora', { created_at: Date.now() - MINUTE }),
    quote('Eva', { created_at: Date.now() - 31 * MINUTE, status: 'answered' }),
  ]);
  await expect.element(request('Ana')).toHaveTextContent(fillIn(words.emailed, { time: formatMoment(emailed, 'en') }));
  await expect.element(request('Beto').getByText(words.notEmailed, { exact: true })).toBeVisible();
  await expect.element(request('Caro')).toHaveTextContent(words.notEmailedYet);
  for (const name of ['Dora', 'Eva']) await expect.element(request(name)).not.toHaveTextContent(words.notEmailedYet);
});

test('says that a status could not be changed, and marks the request as answered at the next try', async () => {
  const open = quote('Ana');
  await show([open]);
  storedField.mockImplementationOnce(fail);
  await request('Ana').getByRole('button', { name: words.answer }).click();
  await expect.element(request('Ana').getByRole('alert')).toHaveTextContent(words.statusFailed);
  serve([{ ...open, status: 'answered', answered_at: Date.now(), answered_by: 'luis@mesquite.example' }]);
  await request('Ana').getByRole('button', { name: words.answer }).click();
  await expect.element(request('Ana')).toHaveTextContent('luis@mesquite.example');
  await expect.element(toast(words.marked.answered)).toBeVisible();
  expect(update).toHaveBeenLastCalledWith('Ana', expect.objectContaining({ status: 'answered' }));
});

test.each([
  ['open', words.answer],
  ['suspect', words.keep],
] as const)('a request that was %s keeps who has answered it meanwhile', async (status, action) => {
  await show([quote('Ana', { status })]);
  await choose(status);
  storedField.mockReturnValueOnce('answered');
  await request('Ana').getByRole('button', { name: action }).click();
  await expect.element(toast(words.marked.answered)).toBeVisible();
  expect(update).not.toHaveBeenCalled();
});

test('a request that a colleague has deleted goes, and a typed note stays until then', async () => {
  await show([quote('Ana'), quote('Beto')]);
  await editNote();
  await note.fill('Llamar el lunes');
  exists.mockReturnValueOnce(false).mockReturnValueOnce(false);
  getDocs.mockRejectedValueOnce(new Error('unavailable'));
  await saveNote.click();
  await expect.element(toast(words.gone)).toBeVisible();
  await expect.element(note).toHaveAccessibleDescription(expect.stringContaining(words.gone));
  await expect.element(note).toHaveValue('Llamar el lunes');
  serve([quote('Beto')]);
  await request('Ana').getByRole('button', { name: words.answer }).click();
  await expect.element(request('Ana')).not.toBeInTheDocument();
  await expect.element(request('Beto')).toBeVisible();
  expect(update).not.toHaveBeenCalled();
});

test('a filter shows open, answered or suspect requests, and why they are suspect', async () => {
  const expires_at = Date.UTC(2026, 11, 24);
  await show([
    quote('Ana'),
    quote('Beto', { status: 'answered' }),
    quote('Robot', { status: 'suspect', suspect: ['honeypot', 'flood'], expires_at }),
  ]);
  await expect.element(request('Beto')).toBeVisible();
  await expect.element(request('Robot')).not.toBeInTheDocument();
  await choose('open');
  await expect.element(request('Beto')).not.toBeInTheDocument();
  await expect.element(list.getByText(counted(words, 'listed', 1))).toBeVisible();
  await choose('suspect');
  await expect.element(request('Ana')).not.toBeInTheDocument();
  const time = formatMoment(expires_at, 'en');
  for (const text of [words.suspect.honeypot, words.suspect.flood, fillIn(words.expires, { time })])
    await expect.element(request('Robot')).toHaveTextContent(text);
  serve([quote('Robot')]);
  storedField.mockReturnValueOnce('suspect');
  await request('Robot').getByRole('button', { name: words.keep }).click();
  await expect.element(list.getByRole('heading', { name: words.emptyFiltered })).toBeVisible();
  expect(update).toHaveBeenLastCalledWith('Robot', expect.objectContaining({ status: 'open', suspect: [] }));
});

test('lists suspect requests only under their filter, and a search and its export find them under all', async () => {
  await show([quote('Ana'), quote('Robot', { status: 'suspect', suspect: ['flood'] })]);
  await expect.element(request('Ana')).toBeVisible();
  await expect.element(list.getByText(`${counted(words, 'listed', 1)}. ${words.withoutSuspect}`)).toBeVisible();
  await list.getByLabelText(words.search).fill('robot');
  await expect.element(request('Robot')).toHaveTextContent(words.suspect.flood);
  await list.getByRole('button', { name: wordsOf('admin').export }).click();
  await vi.waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
  expect(await saveFile.mock.lastCall?.[0].text()).toContain('Robot');
  await choose('open');
  await expect.element(list.getByText(counted(words, 'found', 0))).toBeVisible();
});

test('a search can be refreshed', async () => {
  await show([quote('Ana'), quote('Beto', { phone: '956 555 0188' })]);
  await list.getByLabelText(words.search).fill('ana 9565550177');
  await expect.element(list.getByText(counted(words, 'found', 1))).toBeVisible();
  const refresh = list.getByRole('button', { name: words.refresh });
  let arrive = () => {};
  getDocs.mockReturnValueOnce(new Promise((resolve) => (arrive = () => resolve({ docs: [] }))));
  await refresh.click();
  await expect.element(refresh).toHaveAttribute('aria-disabled', 'true');
  arrive();
  await expect.element(list.getByRole('heading', { name: words.emptyFiltered })).toBeVisible();
});

/** Opens the editor of Ana's note. */
async function editNote() {
  await request('Ana').getByText(words.note.add).click();
  await expect.element(note).toHaveFocus();
}

test('an unsaved note stays while a filter hides its request, if it is too long, and after a failure', async () => {
  await show([quote('Ana')]);
  await editNote();
  await note.fill('Llamar el lunes');
  await choose('answered');
  await expect.element(note).not.toBeInTheDocument();
  await choose('open');
  await expect.element(note).toHaveValue('Llamar el lunes');
  await expect.element(note).not.toHaveFocus();
  await note.fill('x'.repeat(MAX_NOTE_LENGTH + 1));
  const tooLong = fillIn(words.note.tooLong, { max: formatNumber(MAX_NOTE_LENGTH, 'en') });
  await expect.element(note).toHaveAccessibleDescription(expect.stringContaining(tooLong));
  await saveNote.click();
  await expect.element(note).toHaveFocus();
  expect(update).not.toHaveBeenCalled();
  await note.fill('Llamar el lunes');
  update.mockImplementationOnce(fail);
  await saveNote.click();
  await expect.element(note).toHaveAccessibleDescription(expect.stringContaining(words.note.failed));
  await expect.element(note).toHaveValue('Llamar el lunes');
  await saveNote.click();
  await expect.element(note).not.toBeInTheDocument();
  expect(update).toHaveBeenLastCalledWith('Ana', { note: 'Llamar el lunes' });
});

test('a canceled note and its failure are forgotten', async () => {
  await show([quote('Ana')]);
  await editNote();
  await note.fill('Otra nota');
  update.mockImplementationOnce(fail);
  await saveNote.click();
  await expect.element(note).toHaveAccessibleDescription(expect.stringContaining(words.note.failed));
  await list.getByRole('button', { name: common.cancel }).click();
  await editNote();
  await expect.element(note).toHaveValue('');
  await expect.element(note).toHaveAccessibleDescription(words.note.hint);
  await list.getByRole('button', { name: common.cancel }).click();
});

test('nothing can be changed while offline, and the list says why', async () => {
  await show([quote('Ana')]);
  await editNote();
  const controls = [saveNote, request('Ana').getByText(words.answer), request('Ana').getByText(words.delete)];
  dispatchEvent(new Event('offline'));
  await expect.element(list.getByText(common.cannotChange)).toBeVisible();
  for (const control of controls) await expect.element(control).toBeDisabled();
  dispatchEvent(new Event('online'));
  for (const control of controls) await expect.element(control).toBeEnabled();
});

test('a note does not replace what a colleague wrote meanwhile, except on request', async () => {
  await show([quote('Ana')]);
  await editNote();
  await note.fill('Llamar el lunes');
  storedField.mockReturnValue('Quiere 2 terminales');
  await saveNote.click();
  const changed = fillIn(words.note.changed, { note: 'Quiere 2 terminales' });
  await expect.element(note).toHaveAccessibleDescription(expect.stringContaining(changed));
  await choose('answered');
  await expect.element(note).not.toBeInTheDocument();
  await choose('open');
  await expect.element(note).toHaveAccessibleDescription(expect.stringContaining(changed));
  await expect.element(note).toHaveValue('Llamar el lunes');
  expect(update).not.toHaveBeenCalled();
  storedField.mockReturnValue(undefined);
  await saveNote.click();
  await expect.element(note).toHaveAccessibleDescription(expect.stringContaining(words.note.removed));
  await saveNote.click();
  await expect.element(note).not.toBeInTheDocument();
  expect(update).toHaveBeenCalledExactlyOnceWith('Ana', { note: 'Llamar el lunes' });
});
