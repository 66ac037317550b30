import { useEffect } from 'react';
import { useSession } from '../../services/session';
import { AuthForms } from './auth-forms';
import { Redirecting } from './redirecting';

/** Sign-in and sign-up; whoever is signed in is led on. Source: spec 2 "Auth screen", 4 "Auth". */
export function AuthScreen() {
  const { session, watch } = useSession();
  // Whoever comes here means to sign in: the accounts are fetched meanwhile.
  useEffect(watch, [watch]);
  return session.state === 'signed-in' ? <Redirecting /> : <AuthForms />;
}
