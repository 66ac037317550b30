/** How a value is stored in the query of a URL; the initial value is omitted. */
export interface UrlValue<Value> {
  param: string;
  initial: Value;
  /** Parses the text; returns `initial` if it is invalid. */
  read: (text: string) => Value;
  write: (value: Value) => string;
}

export type UrlValues<Values> = { readonly [Name in keyof Values]: UrlValue<Values[Name]> };

/** Any text, initially empty. */
export const text = (param: string): UrlValue<string> => ({ param, initial: '', read: String, write: String });

/** One of `values`, initially the first. */
export function choice<Value extends string>(param: string, values: readonly [Value, ...Value[]]): UrlValue<Value> {
  const [initial] = values;
  return { param, initial, read: (written) => values.find((value) => value === written) ?? initial, write: String };
}

const YES = 'yes';

/** A switch, initially off. */
export const flag = (param: string): UrlValue<boolean> => ({
  param,
  initial: false,
  read: (written) => written === YES,
  write: () => YES,
});

/** Parses the query of a URL; missing or invalid values become initial ones. */
export function readValues<Values>(values: UrlValues<Values>, params: URLSearchParams): Values {
  const entries = (Object.keys(values) as (keyof Values)[]).map((name) => {
    const { param, initial, read } = values[name];
    const written = params.get(param);
    return [name, written === null ? initial : read(written)];
  });
  return Object.fromEntries(entries);
}

/** The query with these values changed; keeps all other parameters. */
export function withValues<Values>(
  values: UrlValues<Values>,
  params: URLSearchParams,
  change: Partial<Values>,
): URLSearchParams {
  const changed = new URLSearchParams(params);
  for (const name of Object.keys(change) as (keyof Values)[]) {
    const value = change[name];
    if (value === undefined) continue;
    const { param, initial, write } = values[name];
    if (value === initial) changed.delete(param);
    else changed.set(param, write(value));
  }
  return changed;
}
