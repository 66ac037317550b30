import { chakra } from '@chakra-ui/react';
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { pathTo } from '../../domain/paths';
import { useSession } from '../../stores/session';
import { BusyButton } from '../../ui/busy-button';
import { LinkButton } from '../../ui/button';
import { EmptyNotice } from '../../ui/empty-notice';
import { focusHeading } from '../../ui/focus-heading';
import { IconWarning } from '../../ui/icons';
import { Section } from '../../ui/section';
import { Lead, Text, Title } from '../../ui/text';

/**
 * Shows its children to admins only, and stops showing them the moment their right ends. The children are not drawn
 * before that: those that are `lazy` are not even fetched. Source: spec 4 "Auth", 6; decisions "Accounts and roles".
 */
export function AdminGuard({ children }: { children: ReactNode }) {
  const { session, retry, follow } = useSession();
  const { state } = session;
  const signIn = pathTo('auth');
  const [pathname, navigate] = useLocation();

  // Whoever goes back while the login is on its way is led there once more.
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

/** What stands in for the page: when it goes and had the focus, the heading of what follows has it. */
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
    <Section minH="100vh">
      <div ref={part}>{children}</div>
    </Section>
  );
}

function Waiting() {
  const { t } = useTranslation(['auth', 'admin']);
  return (
    <StandIn>
      <Title>{t('admin:hero.title')}</Title>
      <Text role="status" mt="4">
        {t('guard.loading')}
      </Text>
    </StandIn>
  );
}

/**
 * What would tell who this is cannot be had: that makes nobody an admin, and nobody less. To look once more may take
 * long and end as it began: the button says that it is under way, and all is read out when it is over.
 */
function Unreachable({ onRetry }: { onRetry: () => Promise<void> }) {
  const { t } = useTranslation(['auth', 'admin', 'media']);
  const [isChecking, setChecking] = useState(false);
  async function check() {
    setChecking(true);
    await onRetry();
    setChecking(false);
  }
  return (
    <StandIn>
      <Title mb="6">{t('admin:hero.title')}</Title>
      <div role="alert" aria-busy={isChecking}>
        <EmptyNotice icon={<IconWarning />} title={t('guard.unreachable')} text={t('media:checkConnection')}>
          <BusyButton isBusy={isChecking} onClick={check}>
            {isChecking ? t('guard.loading') : t('media:retry')}
          </BusyButton>
        </EmptyNotice>
      </div>
    </StandIn>
  );
}

/** Whoever loses the right while working may be far down a page, with the focus in it, that is gone by then. */
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
