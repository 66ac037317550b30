import type { Outcome } from './suite';

/** How many mutants met which fate; `applied` are those that the emulator took, `equivalent` those it was not given. */
export interface Figures {
  applied: number;
  killed: number;
  survived: number;
  invalid: number;
  equivalent: number;
}

/** The figures of every file and operator, and of all together. */
export function figures(outcomes: Record<string, Outcome[]>): Record<string, Figures> {
  const table: Record<string, Figures> = {};
  for (const [file, tried] of Object.entries(outcomes)) {
    for (const { mutant, fate } of tried) {
      for (const row of [`${file}: ${mutant.operator}`, `${file} in all`, 'in all']) {
        table[row] ??= { applied: 0, killed: 0, survived: 0, invalid: 0, equivalent: 0 };
        table[row][fate] += 1;
        if (fate === 'killed' || fate === 'survived') table[row].applied += 1;
      }
    }
  }
  return table;
}

/** The mutants that no case gave away, as one looks for them in the file. */
export function survivors(outcomes: readonly Outcome[]): string[] {
  return outcomes
    .filter(({ fate }) => fate === 'survived')
    .map(
      ({ mutant: { line, column, operator, before, after } }) => `${line}:${column} ${operator}: ${before} → ${after}`,
    );
}
