/** Fills in the placeholders of a text, `{{name}}` or `{{count, number}}`, as i18next does. */
export const fillIn = (text: string, values: Record<string, unknown>): string =>
  text.replaceAll(/{{(\w+)(?:, number)?}}/g, (placeholder, name: string) => String(values[name] ?? placeholder));

/** The text for a count, of the two that a language has. */
export const counted = <Key extends string>(
  texts: Record<`${Key}_one` | `${Key}_other`, string>,
  key: Key,
  count: number,
): string => fillIn(texts[`${key}_${count === 1 ? 'one' : 'other'}`], { count });
