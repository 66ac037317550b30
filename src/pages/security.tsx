import { Stack } from '@chakra-ui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../components/section';
import { Lead, Subheading, Title } from '../components/text';
import { useSession } from '../features/auth/session';
import { SessionGuard, Unavailable } from '../features/auth/session-guard';
import { queryClient } from '../services/query-client';

// Loaded for signed-in users only.
const DeleteAccount = lazy(() => import('../features/auth/delete-account').catch(() => ({ default: Unavailable })));
const SecondFactor = lazy(() => import('../features/auth/second-factor').catch(() => ({ default: Unavailable })));

/** How an account is protected, and how it is deleted, for every signed-in user. Source: decisions "Accounts and roles". */
export default function Security() {
  return (
    <SessionGuard heading={<Hero />}>
      <Account />
    </SessionGuard>
  );
}

function Hero() {
  const { t } = useTranslation('security');
  return (
    <Stack gap="4" pt="rows.md">
      <Title>{t('hero.title')}</Title>
      <Lead>{t('hero.lead')}</Lead>
    </Stack>
  );
}

function Account() {
  const { t } = useTranslation('security');
  const { session } = useSession();
  const email = session.state === 'signed-in' ? session.email : '';
  return (
    <Section py="rows.md">
      <Hero />
      <Stack gap="section.sm" maxW="42rem" pt="section.sm" pb="section.md">
        <QueryClientProvider client={queryClient}>
          <SecondFactor email={email} />
          <Stack as="section" gap="2" layerStyle="row" pt="rows.md">
            <Subheading as="h2">{t('lost.title')}</Subheading>
            <p>{t('lost.text')}</p>
          </Stack>
          <DeleteAccount email={email} />
        </QueryClientProvider>
      </Stack>
    </Section>
  );
}
