/** How one value stands in the query of a URL; what stands there as it is at first is left out. */
export interface UrlValue<Value> {
  param: string;
  initial: Value;
  /** What a text of the URL means; `initial` where it means nothing. */
  read: (text: string) => Value;
  write: (value: Value) => string;
}

export type UrlValues<Values> = { readonly [Name in keyof Values]: UrlValue<Values[Name]> };

/** Any text, empty at first. */
export const text = (param: string): UrlValue<string> => ({ param, initial: '', read: String, write: String });

/** One of `values`, at first the first of them. */
export function choice<Value extends string>(param: string, values: readonly [Value, ...Value[]]): UrlValue<Value> {
  const [initial] = values;
  return { param, initial, read: (written) => values.find((value) => value === written) ?? initial, write: String };
}

const YES = 'yes';

/** What may be switched on, and is off at first. */
export const flag = (param: string): UrlValue<boolean> => ({
  param,
  initial: false,
  read: (written) => written === YES,
  write: () => YES,
});

/** What a URL's query says; a value that is missing or none is as it is at first. */
export function readValues<Values>(values: UrlValues<Values>, params: URLSearchParams): Values {
  const entries = (Object.keys(values) as (keyof Values)[]).map((name) => {
    const { param, initial, read } = values[name];
    const written = params.get(param);
    return [name, written === null ? initial : read(written)];
  });
  return Object.fromEntries(entries);
}

/** The query with these values changed; whatever else it holds stays. */
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
