import { chakra, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { Input } from '@chakra-ui/react/input';
import { QrCode } from '@chakra-ui/react/qr-code';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AnchorButton, BusyButton, Button } from '../../components/button';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { EmptyState } from '../../components/empty-state';
import { Field } from '../../components/field';
import { Form, FormNote } from '../../components/form';
import { IconWarning } from '../../components/icons';
import { Subheading } from '../../components/text';
import { useNotify } from '../../components/use-notify';
import { type SecondFactorFields, secondFactorSchema } from '../../domain/account-forms';
import { AccountError, type AccountFailure } from '../../domain/accounts';
import { formatMoment } from '../../domain/format';
import { useLocale } from '../../i18n/i18n';
import { qrCodeRecipe } from '../../theme/recipes/qr-code';
import { CodeField } from './account-forms';
import {
  type SecondFactor as Factor,
  setupUrl,
  useConfirmSetup,
  useRemoveFactor,
  useSecondFactors,
  useStartSetup,
} from './api/second-factor';
import { SignInAgain } from './sign-in-again';

type Secret = Parameters<typeof setupUrl>[0];

/** The authenticator app of the signed-in account: set up, turn on, remove. One app, because the login asks for one. */
export default function SecondFactor({ email }: { email: string }) {
  const { t } = useTranslation(['security', 'media']);
  const notify = useNotify();
  const failureText = useFailureText();
  const { data: factors, isPending, isError, refetch } = useSecondFactors(email);
  const { mutateAsync: startSetup, isPending: isStarting } = useStartSetup();
  const { mutateAsync: confirmSetup } = useConfirmSetup();
  const { mutateAsync: removeFactor } = useRemoveFactor();
  const [secret, setSecret] = useState<Secret | null>(null);
  const [removing, setRemoving] = useState<Factor | null>(null);
  const [failure, setFailure] = useState<AccountFailure | null>(null);
  /** What the server refused because the sign-in was too old. */
  const [waiting, setWaiting] = useState<(() => Promise<void>) | null>(null);

  async function run(request: () => Promise<void>, onFailure: (reason: AccountFailure) => void): Promise<void> {
    try {
      await request();
    } catch (error) {
      const reason = error instanceof AccountError ? error.reason : 'unknown';
      if (reason === 'reauthenticate') setWaiting(() => () => run(request, onFailure));
      else onFailure(reason);
    }
  }
  const start = () => {
    setFailure(null);
    return run(async () => setSecret(await startSetup()), setFailure);
  };
  const confirm = (used: Secret, fields: SecondFactorFields, onFailure: (reason: AccountFailure) => void) =>
    run(async () => {
      await confirmSetup({ secret: used, ...fields });
      setSecret(null);
      notify.success(t('setup.done'));
    }, onFailure);
  const nameOf = ({ name, isApp }: Factor) => name ?? (isApp ? t('app') : t('phone'));
  const remove = async (factor: Factor) => {
    setFailure(null);
    await run(async () => {
      await removeFactor(factor.id);
      notify.success(t('remove.done', { name: nameOf(factor) }));
    }, setFailure);
    setRemoving(null);
  };
  const proceed = () => {
    setWaiting(null);
    void waiting?.();
  };

  return (
    <Stack as="section" aria-labelledby="second-factor" gap="rows.md">
      <Subheading as="h2" id="second-factor">
        {t('title')}
      </Subheading>
      {isPending && <Text role="status">{t('loading')}</Text>}
      {isError && (
        <EmptyState icon={<IconWarning />} title={t('loadFailed')} text={t('media:checkConnection')}>
          <Button onClick={() => refetch()}>{t('media:retry')}</Button>
        </EmptyState>
      )}
      {factors && (
        <>
          <p>{factors.length > 0 ? t('on') : t('off')}</p>
          {factors.length > 0 && (
            <ul>
              {factors.map((factor) => (
                <FactorRow
                  key={factor.id}
                  name={nameOf(factor)}
                  since={factor.since}
                  onRemove={() => setRemoving(factor)}
                />
              ))}
            </ul>
          )}
          {failure && <FormNote status="error">{failureText(failure)}</FormNote>}
          {!secret && !factors.some(({ isApp }) => isApp) && (
            <BusyButton isBusy={isStarting} alignSelf="start" onClick={start}>
              {isStarting ? t('setup.busy') : t('setup.start')}
            </BusyButton>
          )}
          {secret && (
            <Setup
              secret={secret}
              email={email}
              onConfirm={confirm}
              onRestart={start}
              onClose={() => setSecret(null)}
            />
          )}
        </>
      )}
      {removing && (
        <ConfirmDialog
          label={t('remove.title')}
          question={t('remove.question', { name: nameOf(removing) })}
          confirm={t('remove.label')}
          busy={t('remove.busy')}
          onConfirm={() => remove(removing)}
          onClose={() => setRemoving(null)}
        />
      )}
      {waiting && <SignInAgain email={email} onDone={proceed} onClose={() => setWaiting(null)} />}
    </Stack>
  );
}

/** Translates a failure. The one that means that the login is closed means here that the project has no such apps. */
function useFailureText() {
  const { t } = useTranslation(['security', 'auth']);
  return (failure: AccountFailure) =>
    failure === 'not-offered' ? t('setup.notOffered') : t(`auth:failures.${failure}`);
}

interface FactorRowProps {
  name: string;
  since: number | null;
  onRemove: () => void;
}

function FactorRow({ name, since, onRemove }: FactorRowProps) {
  const { t } = useTranslation('security');
  const locale = useLocale();
  return (
    <Grid as="li" templateColumns="minmax(0, 1fr) auto" alignItems="center" columnGap="4" py="2" layerStyle="row">
      <Stack gap="0.5" textStyle="small" overflowWrap="anywhere">
        <Text fontWeight="semibold">{name}</Text>
        {since !== null && <Text color="fg.muted">{t('since', { time: formatMoment(since, locale) })}</Text>}
      </Stack>
      <Button variant="ghost" aria-label={t('remove.named', { name })} onClick={onRemove}>
        {t('remove.label')}
      </Button>
    </Grid>
  );
}

interface SetupProps {
  secret: Secret;
  email: string;
  onConfirm: (secret: Secret, fields: SecondFactorFields, onFailure: (reason: AccountFailure) => void) => Promise<void>;
  onRestart: () => void;
  onClose: () => void;
}

/** The QR code, and the form that turns the app on. */
function Setup({ secret, email, onConfirm, onRestart, onClose }: SetupProps) {
  const { t } = useTranslation(['security', 'auth', 'media']);
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
  useEffect(() => heading.current?.focus(), []);
  const { secretKey } = secret;
  const url = setupUrl(secret, email);

  const submit = form.handleSubmit(async (fields) => {
    setFailure(null);
    await onConfirm(secret, fields, (reason) => {
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
      <AnchorButton variant="outline" href={url} hideFrom="md">
        {t('setup.open')}
      </AnchorButton>
      <Stack gap="2" align="start">
        <p>{t('setup.key')}</p>
        <chakra.code userSelect="all" overflowWrap="anywhere" letterSpacing="0.05em" fontWeight="semibold">
          {secretKey}
        </chakra.code>
        <Button variant="outline" onClick={copy}>
          <span aria-live="polite">{copied === secretKey ? t('setup.copied') : t('setup.copy')}</span>
        </Button>
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
        <Button type="submit" disabled={isSubmitting}>
          {isSubmitting ? t('setup.checking') : t('setup.submit')}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t('media:cancel')}
        </Button>
      </Flex>
    </Form>
  );
}
