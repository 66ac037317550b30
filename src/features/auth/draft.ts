import { sessionValue } from '../../ui/session-value';

export type Tab = 'login' | 'signUp';

/** What was typed into the forms, passwords excepted. */
interface Draft {
  tab?: Tab;
  login?: { email: string };
  signUp?: { fullName: string; email: string };
}

export const { read: readDraft, write: keepDraft } = sessionValue<Draft>('auth-draft', {});
