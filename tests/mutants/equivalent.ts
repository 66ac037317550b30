import type { Mutant, OperatorName } from './mutants';

/** A change that changes no answer, by what stood there, and why that is so. */
interface Equivalent {
  operator: OperatorName;
  before: string;
  because: string;
}

export const EQUIVALENTS: Equivalent[] = [
  {
    operator: 'drop a condition',
    before: 'request.auth != null && ',
    because:
      'What stands behind it reads request.auth, which is an error where that is null, and an error refuses as well.',
  },
];

/** Says whether no case could tell the mutant from its original. */
export const isEquivalent = (mutant: Mutant): boolean =>
  EQUIVALENTS.some(({ operator, before }) => mutant.operator === operator && mutant.before === before);
