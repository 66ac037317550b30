import { sessionValue } from '../../components/session-value';
import type { Credentials, SignUpFields } from '../../domain/account-forms';

export type Tab = 'login' | 'signUp';

/** The drafts of the forms, without passwords, and the open tab. */
export const loginDraft = sessionValue<Partial<Pick<Credentials, 'email'>>>('login-draft', {});
export const signUpDraft = sessionValue<Partial<Pick<SignUpFields, 'fullName' | 'email'>>>('sign-up-draft', {});
export const openTab = sessionValue<{ tab: Tab }>('auth-tab', { tab: 'login' });

/** Deletes the drafts after the login. */
export function clearDrafts(): void {
  for (const { write } of [loginDraft, signUpDraft, openTab]) write(null);
}
