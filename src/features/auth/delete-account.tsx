import { Stack } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../components/button';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { FormNote } from '../../components/form';
import { IconTrash } from '../../components/icons';
import { Subheading, TextLink } from '../../components/text';
import { AccountError, type AccountFailure } from '../../domain/accounts';
import { pathTo } from '../../domain/paths';
import { deleteAccount } from './api/delete-account';
import { useSession } from './session';
import { SignInAgain } from './sign-in-again';

/** Deletes the signed-in account, after a confirmation and a recent sign-in. */
export default function DeleteAccount({ email }: { email: string }) {
  const { t } = useTranslation(['security', 'auth']);
  const { signOut, explainEnd } = useSession();
  const { mutateAsync, isPending } = useMutation({ mutationFn: () => deleteAccount() });
  const [dialog, setDialog] = useState<'question' | 'sign-in' | null>(null);
  const [failure, setFailure] = useState<AccountFailure | null>(null);

  async function remove() {
    setFailure(null);
    try {
      await mutateAsync();
      await signOut();
      explainEnd('account-deleted');
    } catch (error) {
      const reason = error instanceof AccountError ? error.reason : 'unknown';
      setDialog(reason === 'reauthenticate' ? 'sign-in' : null);
      if (reason !== 'reauthenticate') setFailure(reason);
    }
  }
  const proceed = () => {
    setDialog(null);
    void remove();
  };
  const close = () => setDialog(null);

  return (
    <Stack as="section" aria-labelledby="delete-account" gap="4" layerStyle="row" pt="rows.md">
      <Subheading as="h2" id="delete-account">
        {t('delete.title')}
      </Subheading>
      <p>{t('delete.text')}</p>
      <TextLink href={pathTo('privacy', 'deletion')} alignSelf="start">
        {t('delete.privacy')}
      </TextLink>
      {failure && <FormNote status="error">{t(`auth:failures.${failure}`)}</FormNote>}
      <BusyButton
        variant="outline"
        color="fg.error"
        alignSelf="start"
        isBusy={isPending}
        busyLabel={t('delete.busy')}
        onClick={() => setDialog('question')}
      >
        <IconTrash />
        {t('delete.label')}
      </BusyButton>
      {dialog === 'question' && (
        <ConfirmDialog
          label={t('delete.label')}
          question={t('delete.question', { email })}
          confirm={t('delete.label')}
          busy={t('delete.busy')}
          onConfirm={remove}
          onClose={close}
        />
      )}
      {dialog === 'sign-in' && <SignInAgain email={email} onDone={proceed} onClose={close} />}
    </Stack>
  );
}
