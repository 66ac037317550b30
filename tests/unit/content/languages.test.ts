import { describe, expect, test } from 'vitest';
import { partnerNames } from '../../../src/content/partners/names';
import { brand } from '../../../src/domain/brand';
import { DEFAULT_LOCALE, LOCALES } from '../../../src/domain/locale';
import { ROUTE_IDS } from '../../../src/domain/paths';
import { contentOf } from '../../../src/i18n/content';
import { everyString, PAGES, stringsOf } from './every-page';

/** Names and figures that read the same in every language. */
const SAME_IN_ALL = new Set<string>([
  ...[brand.name, brand.email, brand.phone.display],
  ...[brand.coverage, brand.claims, brand.prices].flatMap((facts) => Object.values(facts)),
  ...[partnerNames.processors, partnerNames.posSystems].flatMap((names) => Object.values(names)),
  `${brand.address.locality}, ${brand.address.region}`,
  `${brand.address.locality}, ${brand.address.region} ${brand.address.postalCode}`,
  ...['Facebook', 'Instagram', 'LinkedIn', '404', 'Admin', 'Videos', '1 guacamole'],
  ...['Taquería La Parada', 'Puente Dos Customs', 'Redfish Marina Supply'],
]);
/** `$40.00`, `35%`, `150+`, `15`. */
const isFigure = (text: string) => /^−?\$?[\d,.]+[%+]?$/.test(text);
/** The language switch speaks the other language on purpose. */
const spanish = everyString('es').filter(({ page, place }) => !(page === 'frame' && place.startsWith('language.')));

/** Matches whole words in any case, but with their accents. */
const wordsIn = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

test('every route and the frame have texts', () => {
  expect(PAGES).toEqual(expect.arrayContaining(['frame', ...ROUTE_IDS.map(contentOf)]));
});

describe.each(PAGES)('%s', (page) => {
  const english = stringsOf(page, DEFAULT_LOCALE);
  test('has texts', () => expect(english.size).toBeGreaterThan(3));

  describe.each(LOCALES.filter((locale) => locale !== DEFAULT_LOCALE))('in %s', (locale) => {
    const translated = stringsOf(page, locale);
    test('has the same keys', () => expect([...translated.keys()]).toEqual([...english.keys()]));

    test('is translated, except names and figures', () => {
      const untranslated = [...translated].filter(
        ([place, text]) => english.get(place) === text && !SAME_IN_ALL.has(text) && !isFigure(text),
      );
      expect(untranslated).toEqual([]);
    });
  });
});

test.each(LOCALES)('no text is empty, padded or doubly spaced in %s', (locale) => {
  const isUntidy = (text: string) => text === '' || text !== text.trim() || text.includes('  ');
  expect(everyString(locale).filter(({ text }) => isUntidy(text))).toEqual([]);
});

test('no English word is left in a Spanish sentence', () => {
  const english = wordsIn("the|and|with|your?|our|for|from|is|are|get|free|month|don't|quote|see");
  expect('Vea the services').toMatch(english);
  expect(spanish.filter(({ text }) => english.test(text))).toEqual([]);
});

test('Spanish addresses the reader as usted', () => {
  const familiar = wordsIn(
    'tú|tus?|ti|te|contigo|tuy[oa]s?|eres|tienes|puedes|quieres|necesitas|haz|vosotr[oa]s|vuestr[oa]s?',
  );
  // Elsewhere in a sentence these are also the third person: "una temporada que pide terminales".
  const command = /(?:^|[.:;¡] ?)(?:pide|llama|escribe|conoce|elige|obtén|ten|mira|habla|empieza)(?!\p{L})/iu;
  expect('Con tu cotización').toMatch(familiar);
  expect('Gratis. Pide una cotización').toMatch(command);
  expect(spanish.filter(({ text }) => familiar.test(text) || command.test(text))).toEqual([]);
});

test('Spanish opens its questions and exclamations', () => {
  const count = (text: string, mark: string) => text.split(mark).length;
  const isUnbalanced = (text: string) => count(text, '¿') !== count(text, '?') || count(text, '¡') !== count(text, '!');
  expect(spanish.filter(({ text }) => isUnbalanced(text))).toEqual([]);
});

test('only the 404 page has exclamation marks', () => {
  const loud = LOCALES.flatMap((locale) => everyString(locale)).filter(({ text }) => text.includes('!'));
  expect(loud.map(({ page, place }) => `${page} ${place}`)).toEqual(['frame notFound.title', 'frame notFound.title']);
});
