import { describe, expect, it } from 'vitest';
import { type LeadSource, SOURCE_FIELD_NAMES, SOURCE_FIELDS } from '../../../src/domain/lead-source';
import { quoteRecordSchema, quoteSchema } from '../../../src/domain/quotes';
import { summarizeSources } from '../../../src/domain/source-summary';
import { exampleQuote } from '../../support/example-quote';

describe('the source of a quote request', () => {
  const read = (source: unknown) => quoteSchema.parse(exampleQuote({ source })).source;

  it('may have each field of the table, and no other', () => {
    const known = Object.fromEntries(SOURCE_FIELD_NAMES.map((field) => [field, `the ${field}`]));
    expect(read({ ...known, email: 'ana@example.com' })).toEqual(known);
  });

  it.each<[string, unknown]>([
    ['missing', undefined],
    ['null', null],
    ['a text', 'google.com'],
    ['a number', 7],
    ['a list', ['google.com']],
    ['empty', {}],
  ])('is empty if it is %s', (_, source) => {
    expect(read(source)).toEqual({});
  });

  it.each<[string, unknown]>([
    ['a number', 7],
    ['null', null],
    ['an object', { page: '/' }],
    ['blank', ' \n '],
    ['invisible', '\u0000\u200B'],
  ])('loses a field that is %s, and no other', (_, utm_source) => {
    expect(read({ utm_source, page: '/contact' })).toEqual({ page: '/contact' });
  });

  it('is cleaned of invisible and control characters and of line breaks', () => {
    expect(read({ utm_source: ' face\u200B\u0007book\r\nBcc:\tx ' })).toEqual({ utm_source: 'facebook Bcc: x' });
  });

  it('keeps markup and formulas as texts', () => {
    const source = { utm_source: '<img src=x onerror=alert(1)>', utm_term: '=1+1' };
    expect(read(source)).toEqual(source);
  });

  it.each(SOURCE_FIELD_NAMES)('is cut if its %s has 10 KB', (field) => {
    expect(read({ [field]: 'x'.repeat(10_240) })).toEqual({ [field]: 'x'.repeat(SOURCE_FIELDS[field].max) });
  });

  it('is cut between two characters', () => {
    const start = 'x'.repeat(SOURCE_FIELDS.page.max - 1);
    expect(read({ page: `${start}😀` })).toEqual({ page: start });
  });

  it('keeps characters of two units', () => {
    expect(read({ utm_campaign: 'fiesta 🎉 2026' })).toEqual({ utm_campaign: 'fiesta 🎉 2026' });
  });

  it('is empty in a record from before it was kept', () => {
    const { source: _, ...older } = exampleQuote({ created_at: 0, status: 'open' });
    expect(quoteRecordSchema.parse(older).source).toEqual({});
  });
});

describe('the summary of sources', () => {
  const direct: LeadSource = { landing_page: '/', page: '/contact' };
  const google: LeadSource = { ...direct, referrer: 'google.com' };
  const facebook: LeadSource = { ...direct, referrer: 'm.facebook.com', utm_source: 'facebook' };

  it('counts a link with utm_source by it, and others by their site', () => {
    expect(summarizeSources([google, facebook, google])).toMatchObject({
      places: [
        { field: 'referrer', name: 'google.com', count: 2 },
        { field: 'utm_source', name: 'facebook', count: 1 },
      ],
    });
  });

  it('counts a site and a utm_source of the same name separately', () => {
    const summary = summarizeSources([google, { utm_source: 'google.com' }]);
    expect(summary.places.map(({ field }) => field)).toEqual(['referrer', 'utm_source']);
  });

  it('names the most frequent places and counts the rest', () => {
    const sources = Array.from({ length: 7 }, (_, place) =>
      Array.from({ length: place + 1 }, () => ({ referrer: `${place}.example` })),
    ).flat();
    const { places, others } = summarizeSources(sources);
    expect(places.map(({ count }) => count)).toEqual([7, 6, 5, 4, 3]);
    expect(others).toBe(3);
  });

  it('distinguishes visitors who came directly from those whose source is unknown', () => {
    expect(summarizeSources([direct, {}, {}])).toEqual({ places: [], others: 0, direct: 1, unknown: 2 });
  });
});
