import { Input } from '@chakra-ui/react/input';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { Field } from '../../components/field';
import { Form } from '../../components/form';
import { PasswordInput } from '../../components/password-input';
import type { Credentials } from '../../domain/account-forms';
import { fieldErrorText } from './failure';

interface LoginFormProps {
  form: UseFormReturn<Credentials>;
  /** Whether the account also needs the code of its authenticator app. */
  asksCode: boolean;
  onForgot(): void;
  isSending: boolean;
  /** Logged in; the next screen is about to appear. */
  isEntering: boolean;
  onSubmit(credentials: Credentials): Promise<void>;
  /** A message about the whole form. */
  note: ReactNode;
}

/** Email and password, and a code if the account needs one. Source: spec 5 "Login". */
export function LoginForm({ form, asksCode, isEntering, isSending, onSubmit, onForgot, note }: LoginFormProps) {
  const { t } = useTranslation('auth');
  const { errors, isSubmitting } = form.formState;
  const isBusy = isSubmitting || isEntering;
  return (
    <Form onSubmit={form.handleSubmit(onSubmit)}>
      {note}
      <Field label={t('fields.email')} required error={fieldErrorText(t, errors.email)}>
        <Input type="email" autoComplete="username" {...form.register('email')} />
      </Field>
      <Field label={t('fields.password')} required error={fieldErrorText(t, errors.password)}>
        <PasswordInput autoComplete="current-password" {...form.register('password')} />
      </Field>
      {asksCode && (
        <Field label={t('fields.code')} hint={t('fields.codeHint')} required error={fieldErrorText(t, errors.code)}>
          <Input
            inputMode="numeric"
            autoComplete="one-time-code"
            {...form.register('code', { shouldUnregister: true })}
          />
        </Field>
      )}
      <Button type="submit" size="lg" disabled={isBusy}>
        {isBusy ? t('login.busy') : t('login.submit')}
      </Button>
      <Button variant="ghost" justifySelf="start" mx="-3" my="-2" disabled={isBusy || isSending} onClick={onForgot}>
        {isSending ? t('reset.busy') : t('reset.ask')}
      </Button>
    </Form>
  );
}
