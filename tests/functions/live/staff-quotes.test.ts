import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SUBSCRIBERS_COLLECTION } from '../../../src/domain/newsletter';
import { NEW_QUOTE, OPEN_QUOTE, QUOTES_COLLECTION } from '../../../src/domain/quotes';
import { getQuote } from '../../../src/features/inbox/api/get-quotes';
import { getSubscriber } from '../../../src/features/inbox/api/get-subscribers';
import { setQuoteNote } from '../../../src/features/inbox/api/set-quote-note';
import { setQuoteStatus } from '../../../src/features/inbox/api/set-quote-status';
import { auth } from '../../../src/firebase/auth';
import { exampleQuote } from '../../support/example-quote';
import { refused, signInAsStaff } from './staff';

const { loseAnswer } = await vi.hoisted(async () => (await import('./recorded-requests')).recordRequests());

const { services, asVisitor } = signInAsStaff();
const { firestore } = services;
const quotes = firestore.collection(QUOTES_COLLECTION);
const subscribers = firestore.collection(SUBSCRIBERS_COLLECTION);
const removeAll = () => Promise.all([quotes, subscribers].map((each) => firestore.recursiveDelete(each)));

const CREATED = new Date(1e9);
const FLOOD = { status: 'unverified', suspect: ['flood'], expires_at: new Date(1e10) };
const ANSWERED_BY_LUIS = { status: 'answered', answered_at: new Date(5), answered_by: 'luis@example.com' };

beforeAll(removeAll);
afterEach(removeAll);

const quote = exampleQuote({ ...NEW_QUOTE, created_at: CREATED });
const { id } = quote;
/** Stores the request with other fields. */
const change = (fields: object) => quotes.doc(id).set({ ...quote, ...fields });
const stored = async () => (await quotes.doc(id).get()).data();

beforeEach(() => quotes.doc(id).set(quote));

describe('a quote request is read by its id', () => {
  it('with all its fields', async () => {
    expect(await getQuote(id)).toEqual({ ...quote, created_at: CREATED.getTime() });
  });

  it('as null if it is gone', async () => {
    expect(await getQuote('gone')).toBeNull();
  });

  it('as null if it is malformed', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await change({ language: 7 });
    expect(await getQuote(id)).toBeNull();
  });

  it('by no visitor', () =>
    refused(
      asVisitor(() => getQuote(id)),
      'session-ended',
    ));
});

describe('a subscriber is read by its id', () => {
  const ana = { email: 'ana@example.com', language: 'es', suspect: [], created_at: CREATED };

  it('with all fields', async () => {
    await subscribers.doc('ana').set(ana);
    expect(await getSubscriber('ana')).toEqual({ id: 'ana', ...ana, created_at: CREATED.getTime() });
  });

  it('as null if it is gone', async () => {
    expect(await getSubscriber('gone')).toBeNull();
  });
});

describe('a note', () => {
  it('is stored, and nothing else of the request changes', async () => {
    expect(await setQuoteNote({ id, base: '', text: 'Call back' })).toBeNull();
    expect(await stored()).toEqual({ ...(await stored()), ...quote, created_at: expect.anything(), note: 'Call back' });
  });

  it('is stored without invisible characters and the spaces around it', async () => {
    await setQuoteNote({ id, base: '', text: ' Call\u200B back\n' });
    expect(await stored()).toMatchObject({ note: 'Call back' });
  });

  it('replaces the one that its author saw', async () => {
    await change({ note: 'Call back' });
    expect(await setQuoteNote({ id, base: 'Call back', text: 'Called' })).toBeNull();
    expect(await stored()).toMatchObject({ note: 'Called' });
  });

  it('is removed by an empty text', async () => {
    await change({ note: 'Call back' });
    await setQuoteNote({ id, base: 'Call back', text: ' ' });
    expect(await stored()).toMatchObject({ note: null });
  });

  it('does not replace what a colleague has written since, but returns that', async () => {
    await change({ note: 'By Luis' });
    expect(await setQuoteNote({ id, base: '', text: 'By Ana' })).toBe('By Luis');
    expect(await stored()).toMatchObject({ note: 'By Luis' });
  });

  it('counts as saved if its answer is lost', async () => {
    loseAnswer(/:commit$/);
    const note = { id, base: '', text: 'Call back' };
    await setQuoteNote(note).catch(() => setQuoteNote(note));
    expect(await setQuoteNote(note)).toBeNull();
    expect(await stored()).toMatchObject({ note: 'Call back' });
  });

  it('is refused if the request is gone', () => refused(setQuoteNote({ id: 'gone', base: '', text: 'x' }), 'gone'));

  it('is refused to a visitor', async () => {
    await refused(
      asVisitor(() => setQuoteNote({ id, base: '', text: 'x' })),
      'session-ended',
    );
    expect(await stored()).not.toHaveProperty('note');
  });
});

describe('a request that is marked as answered', () => {
  it('says who answered it when', async () => {
    const before = Date.now();
    expect(await setQuoteStatus({ id, from: 'open', status: 'answered' })).toBe('answered');
    const { answered_at, ...rest } = (await getQuote(id)) ?? {};
    expect(rest).toMatchObject({ status: 'answered', answered_by: auth.currentUser?.email });
    expect(answered_at).toBeGreaterThan(before - 5000);
    expect(answered_at).toBeLessThan(Date.now() + 5000);
  });

  it('keeps the name of a colleague who was faster', async () => {
    await change(ANSWERED_BY_LUIS);
    expect(await setQuoteStatus({ id, from: 'open', status: 'answered' })).toBe('answered');
    expect(await getQuote(id)).toMatchObject({ answered_at: 5, answered_by: 'luis@example.com' });
  });

  it('is not suspect any more', async () => {
    await change(FLOOD);
    await setQuoteStatus({ id, from: 'unverified', status: 'answered' });
    const fields = await stored();
    expect(fields).toMatchObject({ status: 'answered', suspect: [] });
    expect(fields).not.toHaveProperty('expires_at');
  });
});

describe('a request that is marked as open', () => {
  it('says no longer who answered it', async () => {
    await change(ANSWERED_BY_LUIS);
    expect(await setQuoteStatus({ id, from: 'answered', status: 'open' })).toBe('open');
    expect(await stored()).toMatchObject(OPEN_QUOTE);
  });

  it('does not expire any more', async () => {
    await change({ ...ANSWERED_BY_LUIS, suspect: [], expires_at: new Date(1e13) });
    await setQuoteStatus({ id, from: 'answered', status: 'open' });
    expect(await stored()).not.toHaveProperty('expires_at');
  });

  it('is not suspect any more', async () => {
    await change(FLOOD);
    expect(await setQuoteStatus({ id, from: 'unverified', status: 'open' })).toBe('open');
    const fields = await stored();
    expect(fields).toMatchObject(OPEN_QUOTE);
    expect(fields).not.toHaveProperty('expires_at');
  });
});

it('a visitor cannot change the status of a request', async () => {
  await refused(
    asVisitor(() => setQuoteStatus({ id, from: 'open', status: 'answered' })),
    'session-ended',
  );
  expect(await stored()).toMatchObject(OPEN_QUOTE);
});
