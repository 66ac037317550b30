import { chakra } from '@chakra-ui/react';
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { BusyButton } from '../../components/busy-button';
import { Button, LinkButton } from '../../components/button';
import { EmptyState } from '../../components/empty-state';
import { focusHeading } from '../../components/focus-heading';
import { IconWarning } from '../../components/icons';
import { Section } from '../../components/section';
import { Lead, Text, Title } from '../../components/text';
import { pathTo } from '../../domain/paths';
import { useSession } from '../../services/session';

/**
 * Renders its children for admins only, and removes them the moment the role ends. Lazy children are not fetched for
 * anyone else. Source: spec 4 "Auth", 6; decisions "Accounts and roles".
 */
export function AdminGuard({ children }: { children: ReactNode }) {
  const { session, retry, follow } = useSession();
  const { state } = session;
  const signIn = pathTo('auth');
  const [pathname, navigate] = useLocation();

  // A visitor who goes back while the login page loads is sent there again.
  useEffect(() => {
    if (state === 'signed-out' && pathname !== signIn) navigate(signIn, { replace: true });
  }, [state, pathname, navigate, signIn]);
  useEffect(() => (state === 'signed-in' ? follow() : undefined), [state, follow]);

  if (state === 'unreachable') return <Unreachable onRetry={retry} />;
  if (state !== 'signed-in') return <Waiting />;
  if (session.isRoleUnknown) return <Unreachable onRetry={retry} />;
  if (!session.isAdmin) return <Denied />;
  return <Suspense fallback={<Waiting />}>{children}</Suspense>;
}

/** Stands in for the page. If it held the focus when it goes, the heading of the page that follows gets it. */
function StandIn({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = part;
    return () => {
      if (!current?.contains(document.activeElement)) return;
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) focusHeading();
      });
    };
  }, []);
  return (
    // As high as the screen: the page that follows moves nothing that is visible.
    <Section minH="100vh" py={{ base: '3', md: '6' }}>
      <div ref={part}>{children}</div>
    </Section>
  );
}

function Waiting() {
  const { t } = useTranslation('auth');
  return (
    <StandIn>
      <AdminHeading />
      <Text role="status" mt="4">
        {t('guard.loading')}
      </Text>
    </StandIn>
  );
}

/**
 * The role is unknown: neither grant nor deny; offer a retry. A retry can take long and fail again, so the button says
 * that it is running, and the alert is read out when it ends.
 */
function Unreachable({ onRetry }: { onRetry: () => Promise<void> }) {
  const { t } = useTranslation(['auth', 'media']);
  const [isChecking, setChecking] = useState(false);
  async function check() {
    setChecking(true);
    await onRetry();
    setChecking(false);
  }
  return (
    <StandIn>
      <AdminHeading />
      <chakra.div role="alert" aria-busy={isChecking} mt="4">
        <EmptyState icon={<IconWarning />} title={t('guard.unreachable')} text={t('media:checkConnection')}>
          <BusyButton isBusy={isChecking} onClick={check}>
            {isChecking ? t('guard.loading') : t('media:retry')}
          </BusyButton>
        </EmptyState>
      </chakra.div>
    </StandIn>
  );
}

/** An admin who loses the role while working may be far down a page that is gone: scroll to the heading and focus it. */
function Denied() {
  const { t } = useTranslation('auth');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Section minH="60vh">
      <chakra.div role="alert" display="grid" gap="5" justifyItems="start">
        <Title ref={heading} tabIndex={-1}>
          {t('guard.deniedTitle')}
        </Title>
        <Lead>{t('guard.denied')}</Lead>
        <LinkButton size="lg" href={pathTo('home')}>
          {t('guard.home')}
        </LinkButton>
      </chakra.div>
    </Section>
  );
}

/** The compact heading of the admin page: staff come here to work. `email` greets the admin who is signed in. */
export function AdminHeading({ email }: { email?: string }) {
  const { t } = useTranslation('admin');
  return (
    <chakra.div display={{ base: 'grid', lg: 'flex' }} columnGap="5" alignItems="baseline">
      <Title textStyle="subheading" flexShrink="0">
        {t('hero.title')}
      </Title>
      {email !== undefined && (
        <Text textStyle="small" maxW="none" overflowWrap="anywhere">
          {t('hero.lead', { email })}
        </Text>
      )}
    </chakra.div>
  );
}

/** In place of a screen whose code could not be fetched: the connection is gone, or a newer version has replaced it. */
export function Unavailable() {
  const { t } = useTranslation(['admin', 'media']);
  return (
    <Section>
      <EmptyState icon={<IconWarning />} title={t('unavailable.title')} text={t('media:checkConnection')}>
        <Button onClick={() => location.reload()}>{t('unavailable.reload')}</Button>
      </EmptyState>
    </Section>
  );
}
