import { describe, expect, test } from 'vitest';
import { brand } from '../../../src/domain/brand';
import { LOCALES } from '../../../src/domain/locale';
import { ROUTE_IDS } from '../../../src/domain/paths';
import { namespaceOf } from '../../../src/i18n/namespaces';
import { everyString } from './every-string';

/** Search results truncate longer descriptions. */
const LONGEST_DESCRIPTION = 155;

describe.each(LOCALES)('what search engines read in %s', (locale) => {
  const meta = (name: string) => everyString(locale).filter(({ key }) => key === `meta.${name}`);

  test.each(['title', 'description', 'keywords'])('each page has its %s', (name) => {
    const found = new Set(meta(name).map(({ namespace }) => namespace));
    expect(ROUTE_IDS.map((id) => namespaceOf(id)).filter((namespace) => !found.has(namespace))).toEqual([]);
  });

  test('titles and descriptions are unique, and have the form that search results show', () => {
    const [titles, descriptions] = ['title', 'description'].map((name) => meta(name).map(({ text }) => text));
    for (const texts of [titles, descriptions]) expect(new Set(texts).size).toBe(texts?.length);
    expect(titles?.filter((title) => !title.endsWith(` | ${brand.name}`))).toEqual([]);
    expect(descriptions?.filter((description) => description.length > LONGEST_DESCRIPTION)).toEqual([]);
  });
});
