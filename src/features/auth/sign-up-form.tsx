import { Input } from '@chakra-ui/react/input';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { Field } from '../../components/field';
import { Form } from '../../components/form';
import { PasswordInput } from '../../components/password-input';
import type { SignUpFields } from '../../domain/account-forms';
import { MIN_PASSWORD_LENGTH } from '../../domain/accounts';
import { fieldErrorText } from './failure';

interface SignUpFormProps {
  form: UseFormReturn<SignUpFields>;
  onSubmit(account: SignUpFields): Promise<void>;
  /** A message about the whole form. */
  note: ReactNode;
}

/** Full name, email and password. Source: spec 5 "Sign-up". */
export function SignUpForm({ form, onSubmit, note }: SignUpFormProps) {
  const { t } = useTranslation('auth');
  const { errors, isSubmitting } = form.formState;
  return (
    <Form onSubmit={form.handleSubmit(onSubmit)}>
      {note}
      <Field label={t('fields.fullName')} required error={fieldErrorText(t, errors.fullName)}>
        <Input autoComplete="name" {...form.register('fullName')} />
      </Field>
      <Field label={t('fields.email')} required error={fieldErrorText(t, errors.email)}>
        <Input type="email" autoComplete="username" {...form.register('email')} />
      </Field>
      <Field
        label={t('fields.password')}
        required
        hint={t('fields.passwordHint', { min: MIN_PASSWORD_LENGTH })}
        error={fieldErrorText(t, errors.password)}
      >
        <PasswordInput autoComplete="new-password" {...form.register('password')} />
      </Field>
      <Button type="submit" size="lg" disabled={isSubmitting}>
        {isSubmitting ? t('signUp.busy') : t('signUp.submit')}
      </Button>
    </Form>
  );
}
