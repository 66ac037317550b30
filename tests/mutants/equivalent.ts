import type { Mutant } from './mutants';

/** A change that changes no answer: what the changed line says then, and why that comes to the same. */
interface Equivalent {
  becomes: string;
  because: string;
}

export const EQUIVALENTS: Equivalent[] = [
  {
    becomes: 'return request.auth.token.admin == true',
    because: 'Where nobody is signed in, reading their token is an error, and an error refuses as well.',
  },
  {
    becomes: 'allow get: if request.auth.uid == uid;',
    because: 'Where nobody is signed in, reading their uid is an error, and an error refuses as well.',
  },
  {
    becomes: 'allow read: if request.auth != null && request.auth.uid == uid;',
    because: 'A list has no uid: comparing it is an error, which refuses, and get is allowed already.',
  },
  {
    becomes: 'allow write: if isWorkingAdmin() && isEdit(',
    because:
      'diff() is an error where there is no record before or none after, and deleting is allowed to them already.',
  },
];

/** Says whether no case could tell the mutant from its original. */
export function isEquivalent({ text, line }: Mutant): boolean {
  const changed = text.split('\n')[line - 1] ?? '';
  return EQUIVALENTS.some(({ becomes }) => changed.includes(becomes));
}
