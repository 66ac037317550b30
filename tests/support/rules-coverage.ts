/** A node of the emulator's report: an expression, the values it had, and what it consists of. */
interface Reported {
  sourcePosition: { line: number; column: number; currentOffset: number; endOffset: number };
  values?: { value: { boolValue?: boolean; undefined?: object } }[];
  children?: Reported[];
}

/** What the emulator answers to `ruleCoverage`. */
export interface RulesCoverage {
  rules: { files: { content: string }[] };
  report: Reported[];
}

const withParts = (node: Reported): Reported[] => [node, ...(node.children ?? []).flatMap(withParts)];

/** What an expression was: true, false, an error (which refuses) or something else; nothing where it was skipped. */
function kindsOf({ value }: { value: { boolValue?: boolean; undefined?: object } }): string[] {
  if (Object.keys(value).length === 0) return [];
  if (value.undefined) return ['an error'];
  return [value.boolValue === undefined ? 'a value' : String(value.boolValue)];
}

/** A literal cannot be anything else, and a value is none where it is not true or false alone. */
function isProven(expression: string, kinds: Set<string>): boolean {
  if (kinds.has('a value') || expression === 'true') return kinds.size > 0;
  return kinds.has('true') && kinds.has('false');
}

/**
 * What of the rules was not seen both true and false, or was never reached: `line:column`, the expression, and what was
 * seen of it.
 */
export function unproven({ rules, report }: RulesCoverage): string[] {
  const text = rules.files[0]?.content ?? '';
  const seen = new Map<string, Set<string>>();
  const expressions = new Map<string, string>();
  for (const { sourcePosition: at, values = [] } of report.flatMap(withParts)) {
    const expression = text.slice(at.currentOffset, at.endOffset + 1);
    const key = `${at.line}:${at.column} ${expression}`;
    expressions.set(key, expression);
    seen.set(key, new Set([...(seen.get(key) ?? []), ...values.flatMap(kindsOf)]));
  }
  return [...seen]
    .filter(([key, kinds]) => !isProven(expressions.get(key) ?? '', kinds))
    .map(([key, kinds]) => `${key}: ${[...kinds].join(' and ') || 'never reached'}`);
}
