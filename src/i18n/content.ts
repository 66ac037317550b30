import type { Locale } from '../domain/locale';
import type { RouteId } from '../domain/paths';
import type { Contents, PageContents } from './contents';

/**
 * The words of the site: one module a page and language (src/content; a language is two letters), fetched with the page
 * that needs it and read synchronously once it is there, so that a page never shows half its words.
 */
const files = import.meta.glob<{ default: unknown }>('../content/*/??.ts');
const loaded = new Map<string, unknown>();

const fileOf = (name: keyof Contents, locale: Locale) => `../content/${name}/${locale}.ts`;

type Kebab<Id extends string> = Id extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `-${Lowercase<Letter>}`}${Kebab<Rest>}`
  : '';

/** The content folder of a route: `posSystems` → `pos-systems`. A route that has none does not compile. */
export function contentOf(id: RouteId): keyof PageContents {
  return id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) as Kebab<RouteId>;
}

/** Fetches a content module; does nothing where it is there already. Rejects where it cannot be had. */
export async function loadContent(name: keyof Contents, locale: Locale): Promise<void> {
  const file = fileOf(name, locale);
  if (loaded.has(file)) return;
  const module = await files[file]?.();
  if (!module) throw new Error(`No content ${file}`);
  loaded.set(file, module.default);
}

/** Content that `loadContent` has fetched before. Throws where nobody did. */
export function readContent<Name extends keyof Contents>(name: Name, locale: Locale): Contents[Name] {
  const content = loaded.get(fileOf(name, locale));
  if (!content) throw new Error(`Content ${fileOf(name, locale)} is read before it is loaded`);
  return content as Contents[Name];
}
