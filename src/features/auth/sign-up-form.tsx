import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MIN_PASSWORD_LENGTH } from '../../domain/accounts';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Form } from '../../ui/form';
import { emailRules } from './email-rules';
import { PasswordField } from './password-field';
import type { Credentials } from './use-resend';

export interface SignUpFields extends Credentials {
  fullName: string;
}

interface SignUpFormProps {
  form: UseFormReturn<SignUpFields>;
  onSubmit(account: SignUpFields): Promise<void>;
  /** A word about the whole form. */
  note: ReactNode;
}

/** Full name, email and password. Source: spec 5 "Sign-up". */
export function SignUpForm({ form, onSubmit, note }: SignUpFormProps) {
  const { t } = useTranslation('auth');
  const { errors, isSubmitting } = form.formState;
  const min = MIN_PASSWORD_LENGTH;
  return (
    <Form onSubmit={form.handleSubmit(onSubmit)}>
      {note}
      <Field
        label={t('fields.fullName')}
        required
        autoComplete="name"
        error={errors.fullName?.message}
        {...form.register('fullName', { validate: (name) => !!name.trim() || t('errors.fullName') })}
      />
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
        autoComplete="new-password"
        hint={t('fields.passwordHint', { min })}
        error={errors.password?.message}
        {...form.register('password', {
          required: t('errors.newPassword'),
          minLength: { value: min, message: t('errors.shortPassword', { min }) },
        })}
      />
      <Button type="submit" size="lg" disabled={isSubmitting}>
        {isSubmitting ? t('signUp.busy') : t('signUp.submit')}
      </Button>
    </Form>
  );
}
