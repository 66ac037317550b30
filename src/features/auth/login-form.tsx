import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Form } from '../../ui/form';
import { emailRules } from './email-rules';
import { PasswordField } from './password-field';
import type { Credentials } from './use-resend';

interface LoginFormProps {
  form: UseFormReturn<Credentials>;
  /** Whether the account has said that it needs the code of its authenticator app too. */
  asksCode: boolean;
  onForgot(): void;
  isSending: boolean;
  /** Let in, and on the way to the next screen. */
  isEntering: boolean;
  onSubmit(credentials: Credentials): Promise<void>;
  /** A word about the whole form. */
  note: ReactNode;
}

const CODE = /^\s*(\d\s*){6}$/;

/** Email and password, and a code where the account needs one. Source: spec 5 "Login". */
export function LoginForm({ form, asksCode, isEntering, isSending, onSubmit, onForgot, note }: LoginFormProps) {
  const { t } = useTranslation('auth');
  const { errors, isSubmitting } = form.formState;
  const isBusy = isSubmitting || isEntering;
  return (
    <Form onSubmit={form.handleSubmit(onSubmit)}>
      {note}
      <Field
        label={t('fields.email')}
        type="email"
        required
        autoComplete="username"
        error={errors.email?.message}
        {...form.register('email', emailRules(t))}
      />
      <PasswordField
        required
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password', { required: t('errors.password') })}
      />
      {asksCode && (
        <Field
          label={t('fields.code')}
          hint={t('fields.codeHint')}
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          error={errors.code?.message}
          {...form.register('code', {
            shouldUnregister: true,
            validate: (code = '') => CODE.test(code) || t('errors.code'),
          })}
        />
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
