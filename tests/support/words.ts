import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../src/domain/locale';
import { defaultVariables } from '../../src/i18n/default-variables';
import type { WordsNamespace } from '../../src/i18n/namespaces';
import type Resources from '../../src/i18n/resources';
import { fillIn } from './fill-in';

export { counted, fillIn } from './fill-in';

type Widened<Words> = { [Key in keyof Words]: Words[Key] extends string ? string : Widened<Words[Key]> };

/** The words of a namespace in a language, with the facts of the business filled in. */
export type Words<Name extends WordsNamespace> = Widened<Resources[Name]>;

/** Fills in the facts of the business, as i18next does in every sentence. */
export const fillFacts = (text: string): string => fillIn(text, defaultVariables);

const folder = join(import.meta.dirname, '../../src/locales');

/** Reads the words of a namespace without i18next, so that tests compare two independent readings of the files. */
export function wordsOf<Name extends WordsNamespace>(name: Name, locale: Locale): Words<Name> {
  return JSON.parse(readFileSync(join(folder, locale, `${name}.json`), 'utf8'), (_, value) =>
    typeof value === 'string' ? fillFacts(value) : value,
  );
}
