import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { localePath, START_QUERY } from '../../src/domain/locale';

const [, script = ''] = /<script>(.*?)<\/script>/s.exec(readFileSync('index.html', 'utf8')) ?? [];

/** Opens a page in a browser that has stored this language. Returns where the inline script leads, if anywhere. */
function open(language: string | null, pathname: string, search = ''): string | undefined {
  const replace = vi.fn<(url: string) => void>();
  runInContext(
    script,
    createContext({
      window: {},
      document: { documentElement: { dataset: {} } },
      localStorage: { getItem: (key: string) => (key === 'language' ? language : null) },
      location: { pathname, search, hash: '', replace },
      navigator: { language: 'en-US' },
      addEventListener() {},
    }),
  );
  return replace.mock.lastCall?.[0];
}

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
