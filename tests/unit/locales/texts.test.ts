import { describe, expect, test } from 'vitest';
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

/** The Spanish texts, except those of the switch to English, which are in English. */
const translated = [...spanish].filter(([key]) => !key.startsWith('common.language.'));

test('every text is translated to Spanish, except names and figures', () => {
  for (const [key, text] of translated) {
    const isSame = SAME_IN_ALL.has(fillFacts(text)) || isFigure(text) || isFormat(text);
    if (!isSame) expect.soft(text, key).not.toBe(english.get(key));
  }
});

test('no Spanish text has English words', () => {
  const ENGLISH = /(?<!\p{L})(?:the|and|with|your?|our|for|from|is|are|get|free|month|don't|quote|see)(?!\p{L})/iu;
  for (const [key, text] of translated) expect.soft(fillFacts(text), key).not.toMatch(ENGLISH);
});

test('Spanish says usted', () => {
  const INFORMAL =
    /(?<!\p{L})(?:tú|tus?|ti|te|contigo|tuy[oa]s?|vosotr[oa]s|vuestr[oa]s?|eres|tienes|puedes|quieres|necesitas)(?!\p{L})/iu;
  // Elsewhere in a sentence these are also the third person: "una temporada que pide terminales".
  const COMMAND = /(?:^|[.:;¡] ?)(?:pide|llama|escribe|conoce|elige|obtén|ten|mira|habla|empieza)(?!\p{L})/iu;
  for (const [key, text] of translated) {
    expect.soft(text, key).not.toMatch(INFORMAL);
    expect.soft(text, key).not.toMatch(COMMAND);
  }
});

test.each([
  ['questions', '¿', '?'],
  ['exclamations', '¡', '!'],
])('Spanish opens its %s', (_, opening, closing) => {
  const count = (text: string, mark: string) => text.split(mark).length;
  for (const [key, text] of translated) expect.soft(count(text, opening), key).toBe(count(text, closing));
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

describe.each(LOCALES)('the titles and descriptions in %s', (locale) => {
  const textsOf = (name: string) =>
    [...stringsOf(locale)].flatMap(([key, text]) => (key.endsWith(`.meta.${name}`) ? fillFacts(text) : []));

  test.each(['title', 'description'])('differ: %s', (name) => {
    const texts = textsOf(name);
    expect(texts.length).toBeGreaterThan(0);
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('name the business at the end of a title', () => {
    expect(textsOf('title').filter((title) => !title.endsWith(` | ${brand.name}`))).toEqual([]);
  });

  test('fit search results', () => {
    expect(textsOf('description').filter((description) => description.length > 155)).toEqual([]);
  });
});

// tests/e2e/specified.ts has the other ones.
describe('the texts are those of the specification', () => {
  const { routes, header, drawer } = wordsOf('common', 'en');

  test('of the link to the page about us', () => {
    expect(routes.whoWeAre).toBe('Who We Are');
  });

  test('of the header', () => {
    expect(header).toMatchObject({ user: 'User', admin: 'Admin', adminPanel: 'Admin Panel', signOut: 'Sign Out' });
  });

  test('of the drawer', () => {
    expect(drawer).toMatchObject({ title: 'Navigation Menu', services: 'Services', quote: 'Get Your Free Quote' });
  });

  test('of the page for unknown addresses', () => {
    const notFound = { code: '404', title: 'Oops! Page not found', home: 'Return to Home' };
    expect(wordsOf('not-found', 'en')).toMatchObject(notFound);
  });

  test('of the toast after a failed sign-up', async () => {
    const toast = failureToast(await authWords(), 'Signup Failed', 'email-taken');
    expect(toast).toMatchObject({ kind: 'error', title: 'Signup Failed' });
  });

  test('of the toast after an unexpected error', async () => {
    const unexpected = { kind: 'error', title: 'Error', description: 'An unexpected error occurred' };
    expect(failureToast(await authWords(), 'Login Failed', 'unknown')).toEqual(unexpected);
  });

  async function authWords() {
    const i18n = createI18n('en');
    await loadNamespaces(i18n, ['auth']);
    return i18n.getFixedT(null, 'auth');
  }
});
