import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../src/domain/locale';
import { defaultVariables } from '../../src/i18n/default-variables';
import type Resources from '../../src/i18n/resources';

export type Namespace = keyof Resources;

type Widened<Words> = { [Key in keyof Words]: Words[Key] extends string ? string : Widened<Words[Key]> };

/** The words of a namespace in a language, with the facts of the business filled in. */
export type Words<Name extends Namespace> = Widened<Resources[Name]>;

const at = (values: unknown, path: string) =>
  path.split('.').reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], values);

/** Fills in the placeholders of a text, `{{name}}` or `{{count, number}}`, as i18next does. Others stay. */
export const fillIn = (text: string, values: Record<string, unknown>): string =>
  text.replaceAll(/{{([\w.]+)(?:, number)?}}/g, (placeholder, path: string) => String(at(values, path) ?? placeholder));

/** Fills in the facts of the business, as i18next does in every sentence. */
export const fillFacts = (text: string): string => fillIn(text, defaultVariables);

/** The tags that `<Trans>` turns into links. */
const TAGS = /<\/?\w+>/g;

/** The text for a count, of the two that both languages have. */
export const counted = <Key extends string>(
  texts: Record<`${Key}_one` | `${Key}_other`, string>,
  key: Key,
  count: number,
): string => fillIn(texts[`${key}_${count === 1 ? 'one' : 'other'}`], { count });

const folder = join(import.meta.dirname, '../../src/locales');

/** Reads the words of a namespace without i18next, so that tests compare two independent readings of the files. */
export function wordsOf<Name extends Namespace>(name: Name, locale: Locale): Words<Name> {
  return JSON.parse(readFileSync(join(folder, locale, `${name}.json`), 'utf8'), (_, value) =>
    typeof value === 'string' ? fillFacts(value).replaceAll(TAGS, '') : value,
  );
}
