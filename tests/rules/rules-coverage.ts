import { addressOf } from '../../emulators/ports';

/** A node of the emulator's report: an expression, its observed values (none if it was skipped), and its parts. */
interface Reported {
  sourcePosition: { line: number; column: number; currentOffset: number; endOffset: number };
  values?: { value: { boolValue?: boolean; undefined?: object } }[];
  children?: Reported[];
}

const withParts = (node: Reported): Reported[] => [node, ...(node.children ?? []).flatMap(withParts)];

/**
 * The expressions of the project's rules that were not both true and false since they were loaded, as
 * `line:column expression: observed values`. A literal `true` and what is not a condition only have to be evaluated.
 */
export async function uncovered(project: string): Promise<string[]> {
  const response = await fetch(`http://${addressOf('firestore')}/emulator/v1/projects/${project}:ruleCoverage`);
  const { rules, report } = (await response.json()) as { rules: { files: [{ content: string }] }; report: Reported[] };
  const [{ content }] = rules.files;
  const seen = new Map<string, Set<string>>();
  for (const { sourcePosition: at, values = [] } of report.flatMap(withParts)) {
    const expression = `${at.line}:${at.column} ${content.slice(at.currentOffset, at.endOffset + 1)}`;
    const kinds = seen.get(expression) ?? new Set();
    seen.set(expression, kinds);
    for (const { value } of values) {
      if (value.undefined)
        kinds.add('an error'); // which denies
      else if (Object.keys(value).length > 0) kinds.add(String(value.boolValue ?? 'a value'));
    }
  }
  const isCovered = ([expression, kinds]: [string, Set<string>]) =>
    kinds.has('a value') || /^\S+ true$/.test(expression) ? kinds.size > 0 : kinds.has('true') && kinds.has('false');
  return [...seen].filter((each) => !isCovered(each)).map(([expression, kinds]) => `${expression}: ${[...kinds]}`);
}
