/** The keys of a table, in its order. */
export const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) => Object.keys(table) as Key[];

/** A table with the same keys, whose values are made from the entries. */
export const mapTable = <Key extends string, Entry, Value>(
  table: Readonly<Record<Key, Entry>>,
  make: (entry: Entry, key: Key) => Value,
) => Object.fromEntries(keysOf(table).map((key) => [key, make(table[key], key)])) as Record<Key, Value>;

/** Checks the entries of a table and keeps its keys: `tableOf<Entry>()({ key: entry })`. */
export const tableOf =
  <Entry>() =>
  <Key extends string>(table: Readonly<Record<Key, Entry>>) =>
    table;
