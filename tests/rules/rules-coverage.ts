import { addressOf } from '../../emulators/ports';

interface Value {
  boolValue?: boolean;
  undefined?: object;
}

/** A node of the emulator's report: an expression, the values it had, and its parts. */
interface Reported {
  sourcePosition: { line: number; column: number; currentOffset: number; endOffset: number };
  values?: { value: Value }[];
  children?: Reported[];
}

/** The emulator's answer to `ruleCoverage`. */
interface RulesCoverage {
  rules: { files: { content: string }[] };
  report: Reported[];
}

/** The values that the expressions of the project's rules have had since they were loaded. */
export async function readCoverage(project: string): Promise<RulesCoverage> {
  const response = await fetch(`http://${addressOf('firestore')}/emulator/v1/projects/${project}:ruleCoverage`);
  return (await response.json()) as RulesCoverage;
}

const withParts = (node: Reported): Reported[] => [node, ...(node.children ?? []).flatMap(withParts)];

/** The kind of a value: true, false, an error (which denies), another value, or none where it was skipped. */
function kindsOf({ value }: { value: Value }): string[] {
  if (Object.keys(value).length === 0) return [];
  if (value.undefined) return ['an error'];
  return [value.boolValue === undefined ? 'a value' : String(value.boolValue)];
}

/** A literal `true` and an expression that is no condition only have to be evaluated. */
function isCovered(expression: string, kinds: Set<string>): boolean {
  if (kinds.has('a value') || expression === 'true') return kinds.size > 0;
  return kinds.has('true') && kinds.has('false');
}

/** The expressions that were not both true and false, as `line:column expression: observed values`. */
export function uncovered({ rules, report }: RulesCoverage): string[] {
  const text = rules.files[0]?.content ?? '';
  const seen = new Map<string, { expression: string; kinds: Set<string> }>();
  for (const { sourcePosition: at, values = [] } of report.flatMap(withParts)) {
    const expression = text.slice(at.currentOffset, at.endOffset + 1);
    const key = `${at.line}:${at.column} ${expression}`;
    const { kinds } = seen.get(key) ?? { kinds: [] };
    seen.set(key, { expression, kinds: new Set([...kinds, ...values.flatMap(kindsOf)]) });
  }
  return [...seen]
    .filter(([, { expression, kinds }]) => !isCovered(expression, kinds))
    .map(([key, { kinds }]) => `${key}: ${[...kinds].join(' and ') || 'never evaluated'}`);
}
