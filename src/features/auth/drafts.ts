import { sessionValue } from '../../components/session-value';
import type { Credentials, SignUpFields } from '../../domain/account-forms';

export type Tab = 'login' | 'signUp';

/** What was typed into the forms, without passwords, and the tab that was open. */
export const loginDraft = sessionValue<Partial<Pick<Credentials, 'email'>>>('login-draft', {});
export const signUpDraft = sessionValue<Partial<Pick<SignUpFields, 'fullName' | 'email'>>>('sign-up-draft', {});
export const openTab = sessionValue<{ tab: Tab }>('auth-tab', { tab: 'login' });

/** Forgets all of it, once the user has logged in. */
export function clearDrafts(): void {
  for (const { write } of [loginDraft, signUpDraft, openTab]) write(null);
}
