import { expect, test } from 'vitest';
import { brand } from '../../../src/domain/brand';
import { LOCALES, type Locale } from '../../../src/domain/locale';
import { failureToast } from '../../../src/features/auth/failure';
import { createI18n, loadNamespaces } from '../../../src/i18n/i18n';
import { fillFacts, wordsOf } from '../../support/words';

const files = Object.entries(
  import.meta.glob<object>('../../../src/locales/*/*.json', { eager: true, import: 'default' }),
);

/** The strings of a language by file and key: `home.hero.title` → `Payment Processing Made Simple`. */
function stringsOf(locale: Locale): Map<string, string> {
  const strings = new Map<string, string>();
  const walk = (node: unknown, key: string) => {
    if (typeof node === 'string') strings.set(key, node);
    else for (const [name, child] of Object.entries(node as object)) walk(child, `${key}.${name}`);
  };
  for (const [file, words] of files) {
    const [, language, name = ''] = /(\w+)\/([\w-]+)\.json$/.exec(file) ?? [];
    if (language === locale) walk(words, name);
  }
  return strings;
}
const english = stringsOf('en');
const spanish = stringsOf('es');

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

test('every text is translated to Spanish, except names, figures and the switch to English', () => {
  const ENGLISH = /(?<!\p{L})(?:the|and|with|your?|our|for|from|is|are|get|free|month|don't|quote|see)(?!\p{L})/iu;
  for (const [key, text] of spanish) {
    if (key.startsWith('common.language.')) continue;
    const isSame = SAME_IN_ALL.has(fillFacts(text)) || isFigure(text) || isFormat(text);
    if (!isSame) expect.soft(text, key).not.toBe(english.get(key));
    expect.soft(fillFacts(text), key).not.toMatch(ENGLISH);
  }
});

test('Spanish says usted, and opens its questions and exclamations', () => {
  const INFORMAL =
    /(?<!\p{L})(?:tú|tus?|ti|te|contigo|tuy[oa]s?|vosotr[oa]s|vuestr[oa]s?|eres|tienes|puedes|quieres|necesitas)(?!\p{L})/iu;
  // Elsewhere in a sentence these are also the third person: "una temporada que pide terminales".
  const COMMAND = /(?:^|[.:;¡] ?)(?:pide|llama|escribe|conoce|elige|obtén|ten|mira|habla|empieza)(?!\p{L})/iu;
  const count = (text: string, mark: string) => text.split(mark).length;
  for (const [key, text] of spanish) {
    if (key.startsWith('common.language.')) continue; // English, for the switch to it
    expect.soft(text, key).not.toMatch(INFORMAL);
    expect.soft(text, key).not.toMatch(COMMAND);
    expect.soft([count(text, '¿'), count(text, '¡')], key).toEqual([count(text, '?'), count(text, '!')]);
  }
});

test('a translation has the placeholders of its text, besides facts of the business', () => {
  const placeholders = (text = '') => [...new Set(fillFacts(text).match(/{{.*?}}/g))].sort();
  for (const [key, text] of spanish)
    if (english.has(key)) expect.soft(placeholders(text), key).toEqual(placeholders(english.get(key)));
});

/** Facts that only the brand module may hold. `$0` is too common to count. */
const { slug, owner, phone, email, address, founded, claims, clientsByIndustry, prices } = brand;
const facts = [slug, owner, phone.display, email, address.postalCode, String(founded)]
  .concat(...[claims, clientsByIndustry, prices].map((each) => Object.values<string>(each)))
  .filter((fact) => fact !== prices.setupFee)
  .map((fact) => fact.toLowerCase());

test.each(LOCALES)('no text in %s repeats a fact of the brand module', (locale) => {
  const strings = [...stringsOf(locale)];
  expect(strings.length).toBeGreaterThan(1000);
  expect(strings.filter(([, text]) => facts.some((fact) => text.toLowerCase().includes(fact)))).toEqual([]);
});

test.each(LOCALES)('titles and descriptions are unique and fit search results in %s', (locale) => {
  const textsOf = (name: string) =>
    [...stringsOf(locale)].flatMap(([key, text]) => (key.endsWith(`.meta.${name}`) ? fillFacts(text) : []));
  const [titles, descriptions] = [textsOf('title'), textsOf('description')];
  for (const texts of [titles, descriptions]) expect(new Set(texts).size).toBe(texts.length);
  expect(titles.filter((title) => !title.endsWith(` | ${brand.name}`))).toEqual([]);
  expect(descriptions.filter((description) => description.length > 155)).toEqual([]);
});

// tests/e2e/specified.ts has the other ones.
test('the texts around every page and on the page for unknown addresses are those of the specification', () => {
  const { routes, header, drawer } = wordsOf('common', 'en');
  expect(routes.whoWeAre).toBe('Who We Are');
  expect(header).toMatchObject({ user: 'User', admin: 'Admin', adminPanel: 'Admin Panel', signOut: 'Sign Out' });
  expect(drawer).toMatchObject({ title: 'Navigation Menu', services: 'Services', quote: 'Get Your Free Quote' });
  const notFound = { code: '404', title: 'Oops! Page not found', home: 'Return to Home' };
  expect(wordsOf('not-found', 'en')).toMatchObject(notFound);
});

test('the toast of a failed login or sign-up is that of the specification', async () => {
  const i18n = createI18n('en');
  await loadNamespaces(i18n, ['auth']);
  const t = i18n.getFixedT(null, 'auth');
  expect(failureToast(t, 'Signup Failed', 'email-taken')).toMatchObject({ kind: 'error', title: 'Signup Failed' });
  const unexpected = { kind: 'error', title: 'Error', description: 'An unexpected error occurred' };
  expect(failureToast(t, 'Login Failed', 'unknown')).toEqual(unexpected);
});
