import { Stack, Text } from '@chakra-ui/react';
import { Input } from '@chakra-ui/react/input';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../components/button';
import { Dialog } from '../../components/dialog';
import { Field } from '../../components/field';
import { Form, FormNote } from '../../components/form';
import { submitForm } from '../../components/submit-form';
import { type Credentials, loginSchema } from '../../domain/account-forms';
import type { AccountFailure } from '../../domain/accounts';
import { CodeField, PasswordInput } from './account-forms';
import { attempt } from './api/attempt';
import { FIELD_OF_FAILURE, fieldErrorText, isAboutField } from './failure';

interface SignInAgainProps {
  email: string;
  onDone: () => void;
  onClose: () => void;
}

/** Asks the signed-in user for the password again: the server refuses sensitive changes after an old sign-in. */
export function SignInAgain({ email, onDone, onClose }: SignInAgainProps) {
  const { t } = useTranslation(['auth', 'common']);
  const form = useForm<Credentials>({ resolver: zodResolver(loginSchema), defaultValues: { email } });
  const { errors, isSubmitting } = form.formState;
  const [asksCode, setAsksCode] = useState(false);
  const [failure, setFailure] = useState<AccountFailure | null>(null);
  useEffect(() => form.setFocus(asksCode ? 'code' : 'password'), [asksCode, form]);

  const submit = submitForm(form, async ({ password, code }) => {
    setFailure(null);
    const failed = await attempt(({ signIn }) => signIn(email, password, code));
    if (!failed) return onDone();
    if (failed === 'code-required') return setAsksCode(true);
    if (isAboutField(failed)) form.setError(FIELD_OF_FAILURE[failed], { message: failed }, { shouldFocus: true });
    else setFailure(failed);
  });

  return (
    <Dialog
      label={t('again.title')}
      closeLabel={t('common:cancel')}
      onClose={onClose}
      isHeld={isSubmitting}
      w="calc(100% - 2rem)"
      h="fit-content"
      maxW="28rem"
      borderWidth="1px"
      borderRadius="surface"
    >
      <Form onSubmit={submit} p={{ base: '5', md: '6' }} overflowY="auto">
        <Stack gap="1">
          <Text>{t('again.text')}</Text>
          <Text fontWeight="semibold">{email}</Text>
        </Stack>
        {failure && <FormNote status="error">{t(`failures.${failure}`)}</FormNote>}
        {/* For password managers. */}
        <Input hidden autoComplete="username" {...form.register('email')} readOnly />
        <Field label={t('fields.password')} required error={fieldErrorText(t, errors.password)}>
          <PasswordInput autoComplete="current-password" {...form.register('password')} />
        </Field>
        {asksCode && <CodeField error={errors.code} {...form.register('code', { shouldUnregister: true })} />}
        <BusyButton type="submit" isBusy={isSubmitting} busyLabel={t('login.busy')}>
          {t('again.submit')}
        </BusyButton>
      </Form>
    </Dialog>
  );
}
