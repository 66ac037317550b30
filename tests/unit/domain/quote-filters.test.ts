import { describe, expect, it } from 'vitest';
import { isQuoteIn, type QuoteFilter, quoteMatcher } from '../../../src/domain/quote-filters';
import { NEW_QUOTE, type QuoteRecord } from '../../../src/domain/quotes';
import { exampleQuote } from '../../support/example-quote';

const request = (fields: Partial<QuoteRecord> = {}) =>
  exampleQuote({ created_at: 0, ...NEW_QUOTE, ...fields }) as QuoteRecord;

const OPEN: Partial<QuoteRecord> = { notification: 'sent' };
const NOT_EMAILED: Partial<QuoteRecord> = { notification: 'queued' };
const ANSWERED: Partial<QuoteRecord> = { status: 'answered', notification: 'queued' };
const UNVERIFIED: Partial<QuoteRecord> = { status: 'unverified', notification: 'sent' };
const SUSPECT: Partial<QuoteRecord> = { status: 'suspect', notification: 'queued' };
const ALL = { OPEN, NOT_EMAILED, ANSWERED, UNVERIFIED, SUSPECT };

it.each<[QuoteFilter, (keyof typeof ALL)[]]>([
  ['all', ['OPEN', 'NOT_EMAILED', 'ANSWERED', 'UNVERIFIED']],
  ['open', ['OPEN', 'NOT_EMAILED']],
  ['answered', ['ANSWERED']],
  ['notEmailed', ['NOT_EMAILED']],
  ['unverified', ['UNVERIFIED']],
  ['suspect', ['SUSPECT']],
])('The filter "%s" lists the requests that are %j', (filter, expected) => {
  const listed = Object.entries(ALL).filter(([, fields]) => isQuoteIn(filter, request(fields)));
  expect(listed.map(([name]) => name)).toEqual(expected);
});

it('An unverified request that was not emailed is among those that were not', () => {
  expect(isQuoteIn('notEmailed', request({ ...UNVERIFIED, notification: 'failed' }))).toBe(true);
});

describe('A search', () => {
  const isFound = (search: string) =>
    quoteMatcher(search)(
      request({ firstName: 'José', business: 'Café Luz', phone: '(956) 555-0199', message: 'Hola' }),
    );

  it.each(['jose', 'CAFE jos', 'ana@example', '(956) 555 0199', '1 956 555 0199', 'luz 9565550199'])(
    'for "%s" finds the request with these words',
    (search) => {
      expect(isFound(search)).toBe(true);
    },
  );

  it.each(['jose perez', 'hola', '555 0198'])('for "%s" does not find it', (search) => {
    expect(isFound(search)).toBe(false);
  });
});
