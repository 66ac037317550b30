/** The keys of a table, in its order. */
export const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) => Object.keys(table) as Key[];

/** A table with these keys, whose entries are made from them. */
export const tableFrom = <Key extends string, Entry>(keys: readonly Key[], make: (key: Key) => Entry) =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Entry>;

/** A table with the same keys, whose values are made from the entries. */
export const mapTable = <Key extends string, Entry, Value>(
  table: Readonly<Record<Key, Entry>>,
  make: (entry: Entry, key: Key) => Value,
) => tableFrom(keysOf(table), (key) => make(table[key], key));

/** Checks the entries of a table and keeps its keys: `tableOf<Entry>()({ key: entry })`. */
export const tableOf =
  <Entry>() =>
  <Key extends string>(table: Readonly<Record<Key, Entry>>) =>
    table;
