import { Grid, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton, Button } from '../../components/button';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { LoadFailed } from '../../components/empty-state';
import { FormNote } from '../../components/form';
import { LiveRegion } from '../../components/live-region';
import { Subheading } from '../../components/text';
import type { SecondFactorFields } from '../../domain/account-forms';
import { AccountError, type AccountFailure } from '../../domain/accounts';
import { formatMoment } from '../../domain/format';
import { useNotify } from '../../hooks/use-notify';
import { useLocale } from '../../i18n/i18n';
import type { SecondFactor as Factor, Setup } from './api/second-factor';
import { SecondFactorSetup, useFailureText } from './second-factor-setup';
import { useSession } from './session';
import { SignInAgain } from './sign-in-again';
import { useConfirmSetup, useRemoveFactor, useSecondFactors, useStartSetup } from './use-second-factors';

/** The authenticator app of the signed-in account: set up, turn on, remove. One app, because the login asks for one. */
export default function SecondFactor({ email }: { email: string }) {
  const { t } = useTranslation('security');
  const notify = useNotify();
  const { explainEnd } = useSession();
  const failureText = useFailureText();
  const { data: factors, isPending, isError, refetch } = useSecondFactors(email);
  const { mutateAsync: startSetup, isPending: isStarting } = useStartSetup();
  const { mutateAsync: confirmSetup } = useConfirmSetup();
  const { mutateAsync: removeFactor } = useRemoveFactor();
  const [setup, setSetup] = useState<Setup | null>(null);
  const [removing, setRemoving] = useState<Factor | null>(null);
  const [failure, setFailure] = useState<AccountFailure | null>(null);
  /** The request that the server refused because the sign-in was too old. */
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
    return run(async () => setSetup(await startSetup(email)), setFailure);
  };
  const confirm = ({ secret }: Setup, fields: SecondFactorFields, onFailure: (reason: AccountFailure) => void) =>
    run(async () => {
      await confirmSetup({ secret, ...fields });
      setSetup(null);
      notify.success(t('setup.done'));
    }, onFailure);
  const nameOf = ({ name, isApp }: Factor) => name ?? (isApp ? t('app') : t('phone'));
  const remove = async (factor: Factor) => {
    setFailure(null);
    await run(async () => {
      const { hasEnded } = await removeFactor(factor.id);
      if (hasEnded) explainEnd('factor-removed');
      else notify.success(t('remove.done', { name: nameOf(factor) }));
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
      <LiveRegion>{isPending && t('loading')}</LiveRegion>
      {isError && <LoadFailed title={t('loadFailed')} onRetry={() => refetch()} />}
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
          {!setup && !factors.some(({ isApp }) => isApp) && (
            <BusyButton isBusy={isStarting} busyLabel={t('setup.busy')} alignSelf="start" onClick={start}>
              {t('setup.start')}
            </BusyButton>
          )}
          {setup && (
            <SecondFactorSetup setup={setup} onConfirm={confirm} onRestart={start} onClose={() => setSetup(null)} />
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
