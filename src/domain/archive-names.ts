import { cleanText } from './clean-text';

/** The maximum length in bytes (UTF-8). File systems allow 255, but Windows only 260 characters for the whole path. */
const MAX_BYTES = 200;

/** Characters that Windows does not allow, and unassigned code points, which macOS does not allow. */
const FORBIDDEN = /[<>:"|?*\p{Cc}\p{Cn}]/gu;

/** Windows reserves these names for devices, with and without an extension. */
const DEVICE = /^(?:con|prn|aux|nul|(?:com|lpt)[\d¹²³]|conin\$|conout\$) *(?:\.|$)/i;

/** An ending longer than this is not an extension. */
const EXTENSION = /(?<=.)\.[^. ]{1,16}$/;

const encoder = new TextEncoder();

/**
 * Names under which the files of an archive can be extracted on Windows, macOS and Linux, in the order of `names`:
 * without folders, forbidden characters and names of devices, and not too long. A repeated name gets a number
 * (`menu.png`, `menu (2).png`). Names that differ only in case or in the encoding of accents count as repeated, because
 * some systems treat them as one.
 */
export function archiveNames(names: readonly string[]): string[] {
  /** The last number of each name, by its key. */
  const numbers = new Map<string, number>();
  return names.map((name) => {
    const portable = portableName(name);
    const key = keyOf(withSuffix(portable, ''));
    let number = numbers.get(key) ?? 0;
    let unique: string;
    do {
      number += 1;
      unique = withSuffix(portable, number > 1 ? ` (${number})` : '');
    } while (numbers.has(keyOf(unique)));
    numbers.set(keyOf(unique), 1).set(key, number);
    return unique;
  });
}

/** A key that is equal for all names that some file system treats as one. */
const keyOf = (name: string) => name.normalize().toUpperCase().toLowerCase();

/** Windows ignores dots and spaces at the end of a name. */
const trimEnd = (name: string) => name.replace(/[. ]+$/, '');

function portableName(name: string): string {
  const parts = cleanText(name).split(/[/\\]/);
  const joined = parts.filter((part) => !/^\.{0,2}$/.test(part)).join('_');
  const allowed = trimEnd(joined.replace(FORBIDDEN, '_').trimStart());
  return allowed === '' || DEVICE.test(allowed) ? `_${allowed}` : allowed;
}

/** Inserts `suffix` before the extension of a name. If the result is too long, shortens the part before `suffix`. */
function withSuffix(name: string, suffix: string): string {
  const end = suffix + (EXTENSION.exec(name)?.[0] ?? '');
  const stem = name.slice(0, name.length - end.length + suffix.length);
  const { read } = encoder.encodeInto(stem, new Uint8Array(MAX_BYTES - encoder.encode(end).length));
  return (read < stem.length ? trimEnd(stem.slice(0, read)) : stem) + end;
}
