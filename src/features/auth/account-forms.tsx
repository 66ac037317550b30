import { Input } from '@chakra-ui/react/input';
import { InputGroup } from '@chakra-ui/react/input-group';
import { type ComponentProps, type MouseEvent, type ReactNode, useState } from 'react';
import type { FieldError, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { Field } from '../../components/field';
import { Form } from '../../components/form';
import { readBoxes, submitForm } from '../../components/submit-form';
import type { Credentials, SignUpFields } from '../../domain/account-forms';
import { MIN_PASSWORD_LENGTH } from '../../domain/accounts';
import { fieldErrorText } from './failure';

interface LoginFormProps {
  form: UseFormReturn<Credentials>;
  /** Whether the account also needs the code of its authenticator app. */
  asksCode: boolean;
  onForgot(): void;
  isSending: boolean;
  /** Whether the login succeeded and the next screen is about to appear. */
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
  const forgot = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    readBoxes(form, currentTarget.form);
    onForgot();
  };
  return (
    <Form onSubmit={submitForm(form, onSubmit)}>
      {note}
      <Field label={t('fields.email')} required error={fieldErrorText(t, errors.email)}>
        <Input type="email" autoComplete="username" {...form.register('email')} />
      </Field>
      <Field label={t('fields.password')} required error={fieldErrorText(t, errors.password)}>
        <PasswordInput autoComplete="current-password" {...form.register('password')} />
      </Field>
      {asksCode && <CodeField error={errors.code} {...form.register('code', { shouldUnregister: true })} />}
      <Button type="submit" size="lg" disabled={isBusy}>
        {isBusy ? t('login.busy') : t('login.submit')}
      </Button>
      <Button variant="ghost" justifySelf="start" mx="-3" my="-2" disabled={isBusy || isSending} onClick={forgot}>
        {isSending ? t('reset.busy') : t('reset.ask')}
      </Button>
    </Form>
  );
}

/** The code of the account's authenticator app. */
export function CodeField({ error, ...input }: ComponentProps<typeof Input> & { error: FieldError | undefined }) {
  const { t } = useTranslation('auth');
  return (
    <Field label={t('fields.code')} hint={t('fields.codeHint')} required error={fieldErrorText(t, error)}>
      <Input inputMode="numeric" autoComplete="one-time-code" {...input} />
    </Field>
  );
}

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
    <Form onSubmit={submitForm(form, onSubmit)}>
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

/** A password, hidden until its owner asks to see it, after Chakra's snippet. */
export function PasswordInput(props: ComponentProps<typeof Input>) {
  const { t } = useTranslation('auth');
  const [isShown, setShown] = useState(false);
  const toggle = (
    <Button
      variant="ghost"
      color="fg.muted"
      onClick={() => setShown(!isShown)}
      aria-label={isShown ? t('fields.hidePassword') : t('fields.showPassword')}
    >
      {isShown ? t('fields.hide') : t('fields.show')}
    </Button>
  );
  return (
    <InputGroup endElement={toggle} endElementProps={{ px: '0.5' }}>
      <Input {...props} type={isShown ? 'text' : 'password'} spellCheck={false} autoCapitalize="none" pe="6rem" />
    </InputGroup>
  );
}
