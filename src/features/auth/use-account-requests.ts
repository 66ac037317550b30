import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../components/toaster';
import type { Credentials } from '../../domain/account-forms';
import type { AccountFailure, Accounts } from '../../domain/accounts';
import { useLocale } from '../../i18n/i18n';
import { loadAccounts } from './api/load-accounts';
import { failureOf, failureToast } from './failure';

/** Returns a function that sends a request to the accounts. It returns the failure or null, and never throws. */
export function useAttempt() {
  return async (work: (accounts: Accounts) => Promise<void>): Promise<AccountFailure | null> => {
    try {
      await work(await loadAccounts());
      return null;
    } catch (error) {
      console.warn('The account request failed', error);
      return failureOf(error);
    }
  };
}

/** Sends the verification mail again and shows the result in a toast. Source: decisions "Accounts and roles". */
export function useResend() {
  const { t } = useTranslation('auth');
  const attempt = useAttempt();
  const language = useLocale();
  const [isSending, setSending] = useState(false);

  async function resend({ email, password }: Credentials): Promise<void> {
    setSending(true);
    const failure = await attempt((accounts) => accounts.resendVerification(email, password, language));
    setSending(false);
    if (failure) toast(failureToast(t, t('verification.failed'), failure));
    else toast({ kind: 'success', title: t('verification.doneTitle'), description: t('signUp.done') });
  }

  return { isSending, resend };
}
