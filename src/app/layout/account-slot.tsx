import { HStack, Stack, Text } from '@chakra-ui/react';
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../components/button';
import { IconUser } from '../../components/icons';
import { pathTo } from '../../domain/paths';
import { useSession } from '../../features/auth/session';
import { Menu, NavLink } from './nav-menu';

/** A link to the login. main.ts hides it while a stored session is being checked. */
function LoginLink() {
  const { t } = useTranslation();
  return (
    <LinkButton variant="outline" href={pathTo('auth')} css={{ '[data-session=pending] &': { visibility: 'hidden' } }}>
      {t('header.login')}
    </LinkButton>
  );
}

function useAccount() {
  const { t } = useTranslation();
  const { session, signOut } = useSession();
  const isKnown = session.state !== 'loading';
  useLayoutEffect(() => {
    if (isKnown) delete document.documentElement.dataset.session;
  }, [isKnown]);
  if (session.state !== 'signed-in') return null;
  const labels = { admin: t('header.admin'), user: t('header.user'), unknown: t('header.account') };
  return { email: session.email, isAdmin: session.role === 'admin', label: labels[session.role], signOut };
}

/** The account menu in the header, or the link to the login. Source: spec 2 "Shared layout", 6. */
export function AccountMenu() {
  const { t } = useTranslation();
  const account = useAccount();
  return (
    <div data-account="header">
      {account ? (
        <Menu icon={<IconUser />} title={account.label} aria-label={t('header.userMenu')} right="0">
          <li>
            <Text
              px="2.5"
              pt="2"
              pb="3"
              mb="2"
              borderBottomWidth="1px"
              borderColor="border"
              textStyle="label"
              overflowWrap="anywhere"
            >
              {account.email}
            </Text>
          </li>
          {account.isAdmin && (
            <li>
              <NavLink display="flex" href={pathTo('admin')}>
                {t('header.adminPanel')}
              </NavLink>
            </li>
          )}
          <li>
            <NavLink display="flex" href={pathTo('security')}>
              {t('routes.security')}
            </NavLink>
          </li>
          <li>
            <NavLink asChild width="full">
              <button type="button" onClick={account.signOut}>
                {t('header.signOut')}
              </button>
            </NavLink>
          </li>
        </Menu>
      ) : (
        <LoginLink />
      )}
    </div>
  );
}

/** The account section of the phone's drawer. */
export function AccountRows() {
  const { t } = useTranslation();
  const account = useAccount();
  return (
    <Stack data-account="drawer" gap="3">
      {account ? (
        <>
          <HStack as="p" textStyle="small" color="fg.muted" overflowWrap="anywhere">
            <IconUser />
            {account.label}: {account.email}
          </HStack>
          {account.isAdmin && (
            <LinkButton variant="outline" href={pathTo('admin')}>
              {t('header.adminPanel')}
            </LinkButton>
          )}
          <LinkButton variant="outline" href={pathTo('security')}>
            {t('routes.security')}
          </LinkButton>
          <Button variant="outline" onClick={account.signOut}>
            {t('header.signOut')}
          </Button>
        </>
      ) : (
        <LoginLink />
      )}
    </Stack>
  );
}
