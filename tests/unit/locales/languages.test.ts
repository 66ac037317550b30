import { describe, expect, test } from 'vitest';
import { brand } from '../../../src/domain/brand';
import { fillFacts } from '../../support/words';
import { everyString, NAMESPACES, stringsOf } from './every-string';

/** Names and figures that are the same in every language. */
const SAME_IN_ALL = new Set<string>([
  brand.name,
  brand.email,
  brand.phone.display,
  ...[brand.coverage, brand.claims, brand.prices].flatMap((facts) => Object.values(facts)),
  `${brand.address.locality}, ${brand.address.region}`,
  `${brand.address.locality}, ${brand.address.region} ${brand.address.postalCode}`,
  ...['Facebook', 'Instagram', 'LinkedIn', '404', 'Admin', 'Videos', 'Total', '1 guacamole', 'N/A', 'No', 'Error'],
  ...['Video', 'Audio', 'Taquería La Parada', 'Puente Dos Customs', 'Redfish Marina Supply'],
]);
/** `$40.00`, `35%`, `150+`, `15`. */
const isFigure = (text: string) => /^−?\$?[\d,.]+[%+]?$/.test(text);
/** A text that consists only of placeholders. */
const isFormat = (text: string) => !/\p{L}/u.test(text.replaceAll(/{{.*?}}/g, ''));
/** The language switch uses the other language on purpose. */
const spanish = everyString('es').filter(
  ({ namespace, key }) => !(namespace === 'common' && key.startsWith('language.')),
);

/** Matches whole words, case-insensitively but with accents. */
const wordsIn = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

describe.each(NAMESPACES)('%s in Spanish', (namespace) => {
  const english = stringsOf(namespace, 'en');
  const spanish = [...stringsOf(namespace, 'es')];

  test('is translated, except names and figures', () => {
    const untranslated = spanish.filter(
      ([key, text]) =>
        english.get(key) === text && !SAME_IN_ALL.has(fillFacts(text)) && !isFigure(text) && !isFormat(text),
    );
    expect(untranslated).toEqual([]);
  });

  test('has the same placeholders, besides facts of the business', () => {
    const placeholders = (text = '') => [...new Set(fillFacts(text).match(/{{.*?}}/g))].sort();
    for (const [key, text] of spanish.filter(([key]) => english.has(key)))
      expect(placeholders(text), key).toEqual(placeholders(english.get(key)));
  });
});

test.each([
  ['an English word', wordsIn("the|and|with|your?|our|for|from|is|are|get|free|month|don't|quote|see")],
  ['a word for tú', wordsIn('tú|tus?|ti|te|contigo|tuy[oa]s?|eres|tienes|puedes|quieres|necesitas|haz')],
  ['a word for vosotros', wordsIn('vosotr[oa]s|vuestr[oa]s?')],
  // Elsewhere in a sentence these are also the third person: "una temporada que pide terminales".
  ['a command to tú', /(?:^|[.:;¡] ?)(?:pide|llama|escribe|conoce|elige|obtén|ten|mira|habla|empieza)(?!\p{L})/iu],
])('no Spanish text has %s', (_, pattern) => {
  expect(spanish.filter(({ text }) => pattern.test(text))).toEqual([]);
});

test('Spanish opens its questions and exclamations', () => {
  const count = (text: string, mark: string) => text.split(mark).length;
  const isUnbalanced = (text: string) => count(text, '¿') !== count(text, '?') || count(text, '¡') !== count(text, '!');
  expect(spanish.filter(({ text }) => isUnbalanced(text))).toEqual([]);
});
