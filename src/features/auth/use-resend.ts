import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../components/toaster';
import type { Credentials } from '../../domain/account-forms';
import { useLocale } from '../../i18n/use-locale';
import { failureToast } from './failure';
import { useAttempt } from './use-attempt';

/** Sends the verification mail again and tells what came of it. Source: decisions "Accounts and roles". */
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
