import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { localePath, START_QUERY, splitLocale } from '../../src/domain/locale';

const [, script = ''] = /<script>(.*?)<\/script>/s.exec(readFileSync('index.html', 'utf8')) ?? [];

const REFERRER = 'https://www.google.com/';

/** Opens a page in a browser that has stored one language and prefers another, and runs the inline script. */
function run(language: string | null, pathname: string, search: string, preferred: string) {
  const sessionStorage: { visit?: string } = {};
  const replace = vi.fn<(url: string) => void>();
  const dataset: { offer?: string } = {};
  runInContext(
    script,
    createContext({
      window: {},
      document: { documentElement: { dataset, lang: splitLocale(pathname).locale }, referrer: REFERRER },
      sessionStorage,
      localStorage: { getItem: (key: string) => (key === 'language' ? language : null) },
      location: { pathname, search, hash: '', replace },
      navigator: { language: preferred },
      addEventListener() {},
    }),
  );
  return { address: replace.mock.lastCall?.[0], offer: dataset.offer, visit: sessionStorage.visit };
}

/** Opens a page in a browser that has stored this language. Returns where the inline script leads, if anywhere. */
const open = (language: string | null, pathname: string, search = '') =>
  run(language, pathname, search, 'en-US').address;

/** The language that the app offers when it starts in a browser that has stored one language and prefers another. */
const offerOf = (language: string | null, preferred: string) => run(language, '/', START_QUERY, preferred).offer;

it.each(['en', 'es'] as const)(
  'an app that was installed in the other language starts in %s once that is chosen',
  (chosen) => {
    const other = chosen === 'en' ? 'es' : 'en';
    expect(open(chosen, localePath(other, '/'), START_QUERY)).toBe(localePath(chosen, `/${START_QUERY}`));
  },
);

it('an app starts in the language in which it was installed if no language is chosen', () => {
  expect(open(null, '/es', START_QUERY)).toBeUndefined();
});

it('a link to the Spanish home page shows it even to a visitor who has chosen English', () => {
  expect(open('en', '/es')).toBeUndefined();
});

it.each(['es', 'es-MX'])('the app offers Spanish if no language is chosen and the device prefers %s', (preferred) => {
  expect(offerOf(null, preferred)).toBe('es');
});

it('the app offers no other language on a device that prefers English', () => {
  expect(offerOf(null, 'en-US')).toBeUndefined();
});

it('the app offers no other language than the one that is chosen', () => {
  expect(offerOf('en', 'es-MX')).toBeUndefined();
});

it('the Spanish page does not offer Spanish', () => {
  expect(run(null, '/es', '', 'es-MX').offer).toBeUndefined();
});

it('a visitor who is led to the Spanish home page keeps the address of the site that led to the English one', () => {
  expect(JSON.parse(run('es', '/', '', 'es-MX').visit ?? '')).toEqual({ referrer: REFERRER });
});

it.each([
  ['has chosen no language', null, '/'],
  ['opens another page', 'es', '/contact'],
])('nothing is kept for a visitor who %s', (_, language, pathname) => {
  expect(run(language, pathname, '', 'es-MX').visit).toBeUndefined();
});
