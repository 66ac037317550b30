import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Form } from '../../ui/form';
import { PasswordField } from './password-field';
import type { Credentials } from './use-resend';

interface LoginFormProps {
  form: UseFormReturn<Credentials>;
  /** Let in, and on the way to the next screen. */
  isEntering: boolean;
  onSubmit(credentials: Credentials): Promise<void>;
  /** A word about the whole form. */
  note: ReactNode;
}

/** Email and password. Source: spec 5 "Login". */
export function LoginForm({ form, isEntering, onSubmit, note }: LoginFormProps) {
  const { t } = useTranslation();
  const { errors, isSubmitting } = form.formState;
  const isBusy = isSubmitting || isEntering;
  return (
    <Form onSubmit={form.handleSubmit(onSubmit)}>
      {note}
      <Field
        label={t('auth.fields.email')}
        type="email"
        required
        autoComplete="username"
        error={errors.email?.message}
        {...form.register('email', { required: t('auth.errors.email') })}
      />
      <PasswordField
        required
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password', { required: t('auth.errors.password') })}
      />
      <Button type="submit" size="lg" disabled={isBusy}>
        {isBusy ? t('auth.login.busy') : t('auth.login.submit')}
      </Button>
    </Form>
  );
}
