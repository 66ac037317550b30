import { Tabs } from '@chakra-ui/react/tabs';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../components/button';
import { FormNote } from '../../components/form';
import { TabPanel, TabsRoot } from '../../components/tabs';
import { dismissToasts, toast } from '../../components/toaster';
import { type Credentials, loginSchema, type SignUpFields, signUpSchema } from '../../domain/account-forms';
import type { AccountFailure, SessionEnd } from '../../domain/accounts';
import { useFormDraft } from '../../hooks/use-form-draft';
import { useLocale } from '../../i18n/i18n';
import { sessionValue } from '../../services/session-value';
import { LoginForm, SignUpForm } from './account-forms';
import { attempt } from './api/attempt';
import { FIELD_OF_FAILURE, failureToast, isAboutField } from './failure';
import { useSession } from './session';

type Tab = 'login' | 'signUp';

/** The drafts of the forms, without passwords, and the open tab. */
const loginDraft = sessionValue<Partial<Pick<Credentials, 'email'>>>('login-draft', {});
const signUpDraft = sessionValue<Partial<Pick<SignUpFields, 'fullName' | 'email'>>>('sign-up-draft', {});
const openTab = sessionValue<{ tab: Tab }>('auth-tab', { tab: 'login' });

/** Deletes the drafts after the login. */
export function clearDrafts(): void {
  for (const { write } of [loginDraft, signUpDraft, openTab]) write(null);
}

interface Note {
  status: 'success' | 'info' | 'error';
  text: string;
  /** The form that the message is about, if any. */
  tab?: Tab;
  /** The account whose verification mail can be sent again. */
  unverified?: Credentials;
}

/** The two forms and their results. Source: spec 2, 4, 5, 8; decisions "Accounts and roles". */
export function AuthForms() {
  const { t } = useTranslation('auth');
  const { session, watch } = useSession();
  const language = useLocale();
  const login = useForm<Credentials>({ resolver: zodResolver(loginSchema) });
  const signUp = useForm<SignUpFields>({ resolver: zodResolver(signUpSchema) });
  useFormDraft(login, loginDraft, ['email']);
  useFormDraft(signUp, signUpDraft, ['fullName', 'email']);
  const [tab, setTab] = useState(openTab.read().tab);
  const [note, setNote] = useState<Note | null>(null);
  const [isEntering, setEntering] = useState(false);
  /** The address whose account asks for a code. */
  const [codeFor, setCodeFor] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [isResending, setResending] = useState(false);

  const end = session.state === 'signed-out' && session.end;
  useEffect(() => {
    const texts: Record<SessionEnd, string> = {
      'session-ended': t('failures.session-ended'),
      'factor-removed': t('session.factorRemoved'),
      'account-deleted': t('session.accountDeleted'),
    };
    if (end) setNote({ status: 'info', text: texts[end] });
  }, [end, t]);
  useEffect(() => {
    if (codeFor !== null) login.setFocus('code');
  }, [codeFor, login]);

  /** A result that arrived while the other form was shown appears now. */
  function changeTab(next: Tab): void {
    setCodeFor(null);
    openForm(next, note?.tab === next ? note : null);
  }

  function openForm(next: Tab, shown: Note | null = null): void {
    setTab(next);
    openTab.write({ tab: next });
    setNote(shown);
    dismissToasts();
  }

  /** Shows a failure twice: in a toast, and permanently at its field or above the form. */
  function showFailure(
    title: string,
    failure: AccountFailure,
    form: typeof login | typeof signUp,
    credentials: Credentials,
  ) {
    const unverified = failure === 'unverified' || failure === 'mail-not-sent' ? credentials : undefined;
    const action = unverified && { label: t('verification.resend'), onClick: () => void resend(unverified) };
    toast({ ...failureToast(t, title, failure), action });
    if (failure === 'wrong-code') login.setError('code', { message: failure }, { shouldFocus: true });
    else if (isAboutField(failure)) {
      form.setError(FIELD_OF_FAILURE[failure], { message: failure }, { shouldFocus: true });
    } else {
      const tab = form === login ? 'login' : 'signUp';
      setNote({ status: 'error', text: t(`failures.${failure}`), tab, unverified });
    }
  }

  async function resend(unverified: Credentials): Promise<void> {
    const { email, password } = unverified;
    setResending(true);
    const failure = await attempt(({ resendVerification }) => resendVerification(email, password, language));
    setResending(false);
    if (failure) return toast(failureToast(t, t('verification.failed'), failure));
    toast({ kind: 'success', title: t('verification.doneTitle'), description: t('signUp.done') });
    const text = t('verification.sent', { email });
    setNote((shown) => (shown?.unverified === unverified ? { ...shown, status: 'success', text } : shown));
  }

  async function logIn(credentials: Credentials): Promise<void> {
    openForm('login');
    const { email, password, code } = credentials;
    login.setValue('email', email); // without invisible characters that were pasted
    const failure = await attempt(({ signIn }) => signIn(email, password, code));
    if (failure === 'code-required') return setCodeFor(email);
    if (failure === 'wrong-credentials') setCodeFor(null);
    if (failure) return showFailure(t('login.failed'), failure, login, credentials);
    setEntering(true); // until the session is known and replaces this screen
    watch();
    toast({ kind: 'success', title: t('login.doneTitle'), description: t('login.done') });
  }

  /** Shows the same message whether or not the address has an account. Source: decisions "Accounts and roles". */
  async function sendReset(): Promise<void> {
    openForm('login');
    if (!(await login.trigger('email', { shouldFocus: true }))) return;
    const { password } = login.getValues();
    const email = loginSchema.shape.email.parse(login.getValues('email'));
    setSending(true);
    const failure = await attempt(({ sendPasswordReset }) => sendPasswordReset(email, language));
    setSending(false);
    if (failure) return showFailure(t('reset.failed'), failure, login, { email, password });
    setNote({ status: 'success', text: t('reset.sent', { email }), tab: 'login' });
  }

  async function createAccount(account: SignUpFields): Promise<void> {
    openForm('signUp');
    const failure = await attempt((accounts) => accounts.signUp({ ...account, language }));
    if (failure && failure !== 'mail-not-sent') return showFailure(t('signUp.failed'), failure, signUp, account);
    const { email, password } = account;
    openForm('login');
    login.reset({ email, password: '' });
    signUp.reset({ fullName: '', email: '', password: '' });
    loginDraft.write({ email });
    signUpDraft.write(null);
    if (failure) return showFailure(t('signUp.failed'), failure, login, { email, password });
    toast({ kind: 'success', title: t('signUp.doneTitle'), description: t('signUp.done') });
    const text = t('verification.sent', { email });
    setNote({ status: 'success', text, tab: 'login', unverified: { email, password } });
  }

  const unverified = note?.unverified;
  const formNote = note && (note.tab ?? tab) === tab && (
    <FormNote status={note.status}>
      {note.text}
      {unverified && (
        <BusyButton variant="outline" isBusy={isResending} onClick={() => resend(unverified)}>
          {isResending ? t('verification.busy') : t('verification.resend')}
        </BusyButton>
      )}
    </FormNote>
  );

  return (
    <TabsRoot value={tab} onValueChange={({ value }) => changeTab(value as Tab)}>
      <Tabs.List aria-label={t('tabs.label')}>
        <Tabs.Trigger value="login">{t('tabs.login')}</Tabs.Trigger>
        <Tabs.Trigger value="signUp">{t('tabs.signUp')}</Tabs.Trigger>
      </Tabs.List>
      <TabPanel value="login" tabIndex={-1}>
        <LoginForm
          form={login}
          asksCode={login.watch('email') === codeFor}
          isEntering={isEntering}
          isSending={isSending}
          onSubmit={logIn}
          onForgot={sendReset}
          note={tab === 'login' && formNote}
        />
      </TabPanel>
      <TabPanel value="signUp" tabIndex={-1}>
        <SignUpForm form={signUp} onSubmit={createAccount} note={tab === 'signUp' && formNote} />
      </TabPanel>
    </TabsRoot>
  );
}
