import { Box, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { BusyButton, Button, LinkButton } from '../../components/button';
import { EmptyState } from '../../components/empty-state';
import { IconWarning } from '../../components/icons';
import { Announcement } from '../../components/live-region';
import { Section, type SectionProps } from '../../components/section';
import { Lead, Title } from '../../components/text';
import { pathTo } from '../../domain/paths';
import { watchProfile } from './api/watch-profile';
import { useSession } from './session';

interface SessionGuardProps {
  /** The heading of the page until its content is there. */
  heading: ReactNode;
  isForAdmins?: boolean;
  children: ReactNode;
}

/**
 * Renders its children for signed-in users, or for admins only, and removes them as soon as the session or the role
 * ends. Lazy children are not loaded for anyone else. Source: spec 4 "Auth", 6; decisions "Accounts and roles".
 */
export function SessionGuard({ heading, isForAdmins = false, children }: SessionGuardProps) {
  const { session, refresh } = useSession();
  const { state } = session;
  const watchedUid = isForAdmins && state === 'signed-in' ? session.uid : null;
  const signIn = pathTo('auth');
  const [pathname, navigate] = useLocation();

  // Redirects again if the visitor goes back while the login page loads.
  useEffect(() => {
    if (state === 'signed-out' && pathname !== signIn) navigate(signIn, { replace: true });
  }, [state, pathname, navigate, signIn]);
  useEffect(() => (watchedUid ? watchProfile(watchedUid, refresh) : undefined), [watchedUid, refresh]);

  if (state === 'unreachable') return <Unreachable heading={heading} onRetry={refresh} />;
  if (state !== 'signed-in') return <Waiting heading={heading} />;
  if (isForAdmins && session.role === 'unknown') return <Unreachable heading={heading} onRetry={refresh} />;
  if (isForAdmins && session.role !== 'admin') return <Denied />;
  return <Suspense fallback={<Waiting heading={heading} />}>{children}</Suspense>;
}

/** As high as the screen, so that the next page causes no visible layout shift. */
const Placeholder = (props: SectionProps) => <Section minH="100vh" py={{ base: '3', md: '6' }} {...props} />;

function Waiting({ heading }: Pick<SessionGuardProps, 'heading'>) {
  const { t } = useTranslation('auth');
  return (
    <Placeholder>
      {heading}
      <Text mt="4">{t('guard.loading')}</Text>
      <Announcement>{t('guard.loading')}</Announcement>
    </Placeholder>
  );
}

interface UnreachableProps extends Pick<SessionGuardProps, 'heading'> {
  onRetry: () => Promise<void>;
}

/**
 * Session or role unknown: neither grant nor deny; offer a retry. A retry can take long and fail again, so the button
 * shows that it is running, and a screen reader reads the message again when it ends.
 */
function Unreachable({ heading, onRetry }: UnreachableProps) {
  const { t } = useTranslation(['auth', 'common']);
  const [isChecking, setChecking] = useState(false);
  async function check() {
    setChecking(true);
    await onRetry();
    setChecking(false);
  }
  return (
    <Placeholder>
      {heading}
      <Box mt="4">
        <EmptyState icon={<IconWarning />} title={t('guard.unreachable')} text={t('common:checkConnection')}>
          <BusyButton isBusy={isChecking} busyLabel={t('guard.loading')} onClick={check}>
            {t('common:retry')}
          </BusyButton>
        </EmptyState>
      </Box>
      <Announcement role="alert">
        {!isChecking && `${t('guard.unreachable')} ${t('common:checkConnection')}`}
      </Announcement>
    </Placeholder>
  );
}

/** An admin can lose the role while scrolled far down: scroll to the heading and focus it. */
function Denied() {
  const { t } = useTranslation('auth');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Section minH="60vh">
      <Stack gap="5" align="start">
        <Title ref={heading} tabIndex={-1}>
          {t('guard.deniedTitle')}
        </Title>
        <Lead>{t('guard.denied')}</Lead>
        <LinkButton size="lg" href={pathTo('home')}>
          {t('guard.home')}
        </LinkButton>
      </Stack>
    </Section>
  );
}

/** Shown if the code of a screen cannot be loaded: offline, or a newer version replaced it. */
export function Unavailable() {
  const { t } = useTranslation(['auth', 'common']);
  return (
    <Section>
      <EmptyState icon={<IconWarning />} title={t('guard.unavailable')} text={t('common:checkConnection')}>
        <Button onClick={() => location.reload()}>{t('guard.reload')}</Button>
      </EmptyState>
    </Section>
  );
}
