import { Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../components/badge';
import { BusyButton, Button } from '../../components/button';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { LoadFailed } from '../../components/empty-state';
import { Fold } from '../../components/fold';
import { Form } from '../../components/form';
import { LiveRegion } from '../../components/live-region';
import { OfflineNotice } from '../../components/offline-notice';
import { submitForm } from '../../components/submit-form';
import { Subheading } from '../../components/text';
import { TextField } from '../../components/text-field';
import { formatMoment } from '../../domain/format';
import { inviteSchema, type RoleChange, type TeamFailure, type TeamMember, type TeamRequest } from '../../domain/team';
import { useNotify } from '../../hooks/use-notify';
import { useLocale } from '../../i18n/i18n';
import { accountDrafts } from '../../services/account-drafts';
import { useOnline } from '../../services/connection';
import { useSession } from '../auth/session';
import { SignInAgain } from '../auth/sign-in-again';
import { refusalOf, useChangeTeam, useTeam } from './use-team';

type Change = Exclude<TeamRequest, { action: 'list' }>;

const inviteDrafts = accountDrafts<string>('invite-drafts');

/** Lists the admins and the changes of roles, and lets admins invite and remove others. */
export function Team() {
  const { t } = useTranslation('admin');
  return (
    <Fold id="team" title={t('team.title')}>
      <TeamMembers />
    </Fold>
  );
}

function TeamMembers() {
  const { t } = useTranslation('admin');
  const { session } = useSession();
  const isOnline = useOnline();
  const notify = useNotify();
  const { data: team, isPending, isError, isFetching, refetch } = useTeam();
  const { mutateAsync, isPending: isChanging } = useChangeTeam();
  const [removing, setRemoving] = useState<TeamMember | null>(null);
  /** The request that the server refused because the sign-in was too old. */
  const [waiting, setWaiting] = useState<Change | null>(null);
  const me = session.state === 'signed-in' ? session : null;
  const drafts = inviteDrafts(me?.uid ?? '');
  const form = useForm({
    resolver: zodResolver(inviteSchema),
    defaultValues: { email: drafts.find('email') ?? '' },
  });
  const { error } = form.getFieldState('email', form.formState);

  async function change(request: Change): Promise<void> {
    try {
      await mutateAsync(request);
      if (request.action === 'grant') {
        form.reset({ email: '' });
        drafts.forget('email');
      }
      notify.success(request.action === 'grant' ? t('team.invited', { email: request.email }) : t('team.removed'));
    } catch (thrown) {
      const reason: TeamFailure | null = refusalOf(thrown);
      if (reason === 'reauthenticate') setWaiting(request);
      else if (reason && request.action === 'grant') {
        const message = t(`team.failures.${reason}`);
        form.setError('email', { type: 'server', message }, { shouldFocus: true });
      } else notify.failure(reason ? t(`team.failures.${reason}`) : t('team.failed'));
    }
  }

  const invite = submitForm(form, ({ email }) => change({ action: 'grant', email }));
  const remove = async () => {
    if (removing) await change({ action: 'revoke', uid: removing.uid });
    setRemoving(null);
  };
  const continueChange = () => {
    setWaiting(null);
    if (waiting) void change(waiting);
  };

  return (
    <Stack aria-busy={isFetching} gap="5">
      <OfflineNotice isOnline={isOnline} />
      {isError && <LoadFailed title={t('team.loadFailed')} onRetry={() => refetch()} />}
      <LiveRegion>{isPending && t('team.loading')}</LiveRegion>
      {team && (
        <>
          <ul>
            {team.admins.map((member) => (
              <MemberRow
                key={member.uid}
                member={member}
                isMe={member.uid === me?.uid}
                canChange={isOnline}
                onRemove={() => setRemoving(member)}
              />
            ))}
          </ul>
          <Form onSubmit={invite} gap="3" maxW="36rem">
            <TextField
              label={t('team.invite')}
              hint={t('team.inviteHint')}
              error={error?.type === 'server' ? error.message : error && t('team.failures.invalid')}
              type="email"
              autoComplete="off"
              readOnly={isChanging}
              {...form.register('email', { onChange: ({ target }) => drafts.keep('email', target.value) })}
            />
            <BusyButton type="submit" disabled={!isOnline} isBusy={isChanging} justifySelf="start">
              {t('team.submit')}
            </BusyButton>
          </Form>
          {team.changes.length > 0 && <Changes changes={team.changes} />}
        </>
      )}
      {removing && (
        <ConfirmDialog
          label={t('team.removeLabel')}
          question={t('team.question', { email: removing.email })}
          confirm={t('team.remove')}
          busy={t('team.removing')}
          canChange={isOnline}
          notice={<OfflineNotice isOnline={isOnline} />}
          onConfirm={remove}
          onClose={() => setRemoving(null)}
        />
      )}
      {waiting && me && <SignInAgain email={me.email} onDone={continueChange} onClose={() => setWaiting(null)} />}
    </Stack>
  );
}

interface MemberRowProps {
  member: TeamMember;
  isMe: boolean;
  canChange: boolean;
  onRemove: () => void;
}

function MemberRow({ member: { email, granted, isWorking }, isMe, canChange, onRemove }: MemberRowProps) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  return (
    <Grid
      as="li"
      templateColumns="minmax(0, 1fr) auto"
      alignItems="center"
      columnGap="4"
      minH="target"
      py="2"
      layerStyle="row"
      textStyle="small"
      overflowWrap="anywhere"
    >
      <Stack gap="0.5">
        <Flex wrap="wrap" gap="2">
          <Text fontWeight="semibold">{email}</Text>
          {!isWorking && <Badge>{t('team.notWorking')}</Badge>}
        </Flex>
        <Text color="fg.muted">
          {granted
            ? t('team.since', { time: formatMoment(granted.at, locale), name: granted.by ?? t('team.commandLine') })
            : t('team.sinceUnknown')}
        </Text>
      </Stack>
      {isMe ? (
        <Text color="fg.muted">{t('team.me')}</Text>
      ) : (
        <Button variant="ghost" disabled={!canChange} aria-label={t('team.removeNamed', { email })} onClick={onRemove}>
          {t('team.remove')}
        </Button>
      )}
    </Grid>
  );
}

/** The changes of roles, newest first. */
function Changes({ changes }: { changes: readonly RoleChange[] }) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  return (
    <Stack gap="2">
      <Subheading textStyle="body" fontWeight="semibold">
        {t('team.changes')}
      </Subheading>
      <ul>
        {changes.map(({ uid, email, role, by, at }) => (
          <Text as="li" key={`${at} ${uid}`} py="1" textStyle="small" color="fg.muted" overflowWrap="anywhere">
            {t(role === 'admin' ? 'team.granted' : 'team.revoked', {
              email,
              name: by ?? t('team.commandLine'),
              time: formatMoment(at, locale),
            })}
          </Text>
        ))}
      </ul>
    </Stack>
  );
}
