const at = (values: unknown, path: string) =>
  path.split('.').reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], values);

/** Fills in the placeholders of a text, `{{name}}`, `{{count, number}}` or `{{names, list}}`, as i18next does. Others stay. */
export const fillIn = (text: string, values: Record<string, unknown>): string =>
  text.replaceAll(/{{([\w.]+)(?:, (?:number|list))?}}/g, (placeholder, path: string) =>
    String(at(values, path) ?? placeholder),
  );

/** The singular or plural text for a count. */
export const counted = <Key extends string>(
  texts: Record<`${Key}_one` | `${Key}_other`, string>,
  key: Key,
  count: number,
): string => fillIn(texts[`${key}_${count === 1 ? 'one' : 'other'}`], { count });
