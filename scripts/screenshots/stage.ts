import type { BrowserContext, Page } from 'playwright';
import type { Locale } from '../../src/domain/locale';
import type { RouteId } from '../../src/domain/paths';
import type { Contents } from '../../src/i18n/contents';

export const THEMES = ['dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

/** Windows in CSS pixels. The narrowest is pictured where it is asked for: what fits there fits the other phone. */
export const SIZES = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
  narrow: { width: 320, height: 640 },
};
export type Size = keyof typeof SIZES;

/** The words that are needed to find what is to be pressed. */
const NAMES = ['frame', 'forms', 'chat', 'search', 'installed', 'admin'] as const;
interface Interface {
  interface: typeof import('../../src/content/interface/en').default;
  library: typeof import('../../src/content/interface/library.en').default;
}
export type Words = Pick<Contents, (typeof NAMES)[number]> & Interface;

/** All words of a language that a state may need. */
export async function wordsOf(locale: Locale): Promise<Words> {
  const load = async (path: string) => (await import(`../../src/content/${path}.ts`)).default;
  const contents = NAMES.map(async (name) => [name, await load(`${name}/${locale}`)] as const);
  return {
    ...(Object.fromEntries(await Promise.all(contents)) as Words),
    interface: await load(`interface/${locale}`),
    library: await load(`interface/library.${locale}`),
  };
}

export interface Stage {
  page: Page;
  context: BrowserContext;
  words: Words;
  locale: Locale;
  size: Size;
}

/** Something of the site that one does not see by opening a page. */
export interface State {
  at: RouteId | `/${string}`;
  /** What follows the path. */
  query?: string;
  /** Whose session it is; nobody's, where it is left out. */
  as?: 'admin' | 'user';
  /** What it is found on; both, where it is left out. */
  only?: 'phone' | 'desktop';
  /** The language that it is found in; both, where it is left out. */
  language?: Locale;
  /** Pictures the whole page instead of the window. */
  whole?: boolean;
  /** What is done before the page is opened. */
  before?: (stage: Stage) => Promise<unknown>;
  /** What is done on the page. */
  show?: (stage: Stage) => Promise<unknown>;
}

/** The code of a part, by the name of its module. */
export const codeOf = (name: string) => new RegExp(`/assets/${name}-[\\w-]{8}\\.js$`);

/** Answers as a server does that refuses. */
export const REFUSED = { status: 403, body: '{"error":{"status":"PERMISSION_DENIED"}}' };
