import type { RouteId } from '../domain/paths';
import type Resources from './resources';

/** A translation file in src/locales/<language>: one per page or feature, and `common` for the layout. */
export type WordsNamespace = keyof Resources;

/** The pages, including not-found and offline. */
export type PageId = RouteId | 'notFound' | 'offline';

type Kebab<Id extends string> = Id extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `-${Lowercase<Letter>}`}${Kebab<Rest>}`
  : '';

/** The namespace of a page: `posSystems` → `pos-systems`. A page without a translation file does not compile. */
export function namespaceOf<Id extends PageId>(id: Id): Kebab<Id> {
  return id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) as Kebab<Id>;
}
