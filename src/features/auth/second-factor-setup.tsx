import { chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { Input } from '@chakra-ui/react/input';
import { QrCode } from '@chakra-ui/react/qr-code';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AnchorButton, BusyButton, Button } from '../../components/button';
import { Field } from '../../components/field';
import { Form, FormNote } from '../../components/form';
import { Announcement } from '../../components/live-region';
import { submitForm } from '../../components/submit-form';
import { Subheading } from '../../components/text';
import { type SecondFactorFields, secondFactorSchema } from '../../domain/account-forms';
import type { AccountFailure } from '../../domain/accounts';
import { useNotify } from '../../hooks/use-notify';
import { qrCodeRecipe } from '../../theme/recipes/qr-code';
import { CodeField } from './account-forms';
import type { Setup } from './api/second-factor';

/** Translates a failure. `not-offered` means here that authenticator apps are not turned on for the project. */
export function useFailureText() {
  const { t } = useTranslation(['security', 'auth']);
  return (failure: AccountFailure) =>
    failure === 'not-offered' ? t('setup.notOffered') : t(`auth:failures.${failure}`);
}

interface SetupProps {
  setup: Setup;
  onConfirm: (setup: Setup, fields: SecondFactorFields, onFailure: (reason: AccountFailure) => void) => Promise<void>;
  onRestart: () => void;
  onClose: () => void;
}

/** The QR code, and the form that turns the app on. */
export function SecondFactorSetup({ setup, onConfirm, onRestart, onClose }: SetupProps) {
  const { t } = useTranslation(['security', 'auth', 'common']);
  const notify = useNotify();
  const failureText = useFailureText();
  const form = useForm<SecondFactorFields>({
    resolver: zodResolver(secondFactorSchema),
    defaultValues: { name: t('setup.defaultName'), code: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const [failure, setFailure] = useState<AccountFailure | null>(null);
  const [copied, setCopied] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isOpeningApp = useRef(false);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    // Ask before a reload, which would create a different key. Do not ask when the link to the authenticator app is
    // followed: the page stays open.
    const ask = (event: Event) => {
      if (event.isTrusted && isOpeningApp.current) isOpeningApp.current = false;
      else event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
  const { url } = setup;
  const { secretKey } = setup.secret;

  const submit = submitForm(form, async (fields) => {
    setFailure(null);
    await onConfirm(setup, fields, (reason) => {
      if (reason === 'wrong-code') form.setError('code', { message: reason }, { shouldFocus: true });
      else setFailure(reason);
    });
  });
  const copy = () =>
    navigator.clipboard.writeText(secretKey).then(
      () => setCopied(secretKey),
      () => notify.failure(t('setup.copyFailed')),
    );
  const restart = () => {
    setFailure(null);
    onRestart();
  };

  return (
    <Form onSubmit={submit} p={{ base: '5', md: '6' }} layerStyle="card">
      <Subheading ref={heading} tabIndex={-1} outline="none">
        {t('setup.title')}
      </Subheading>
      <p>{t('setup.scan')}</p>
      <QrCode.Root recipe={qrCodeRecipe} value={url} encoding={{ border: 4 }}>
        <QrCode.Frame role="img" aria-label={t('setup.qr')}>
          <QrCode.Pattern />
        </QrCode.Frame>
      </QrCode.Root>
      <AnchorButton variant="outline" href={url} hideFrom="md" onClick={() => (isOpeningApp.current = true)}>
        {t('setup.open')}
      </AnchorButton>
      <Stack gap="2" align="start">
        <p>{t('setup.key')}</p>
        <chakra.code userSelect="all" overflowWrap="anywhere" letterSpacing="0.05em" fontWeight="semibold">
          {secretKey}
        </chakra.code>
        <Button variant="outline" onClick={copy}>
          {copied === secretKey ? t('setup.copied') : t('setup.copy')}
        </Button>
        <Announcement>{copied === secretKey && t('setup.copied')}</Announcement>
        <Text textStyle="small" color="fg.muted">
          {t('setup.secret')}
        </Text>
      </Stack>
      {failure && (
        <FormNote status="error">
          {failureText(failure)}
          {failure === 'setup-expired' && (
            <Button variant="outline" onClick={restart}>
              {t('setup.again')}
            </Button>
          )}
        </FormNote>
      )}
      <CodeField error={errors.code} {...form.register('code')} />
      <Field label={t('setup.name')} hint={t('setup.nameHint')}>
        <Input autoComplete="off" maxLength={60} {...form.register('name')} />
      </Field>
      <Flex wrap="wrap" gap="3">
        <BusyButton type="submit" isBusy={isSubmitting} busyLabel={t('setup.checking')}>
          {t('setup.submit')}
        </BusyButton>
        <Button variant="ghost" onClick={onClose}>
          {t('common:cancel')}
        </Button>
      </Flex>
    </Form>
  );
}
