import { chakra } from '@chakra-ui/react/styled-system';
import { useContent, useHref } from '../../i18n/place';
import { useSession } from '../../stores/session';
import { useStores } from '../../stores/stores';
import { Button, ButtonLink } from '../../ui/button';
import { IconChevron, IconUser } from '../../ui/icons';
import { Menu, NavLink, Panel, Summary } from './nav-menu';

const Email = chakra('p', {
  base: {
    px: '2.5',
    pt: '2',
    pb: '3',
    mb: '2',
    borderBottomWidth: '1px',
    borderColor: 'line',
    textStyle: 'label',
    color: 'muted',
    overflowWrap: 'anywhere',
  },
});

/**
 * Who is signed in, if anybody. Until that is known this is a visitor, as on the prerendered page: most are.
 * Source: spec 2 "Shared layout", 6.
 */
function useAccount() {
  const { header } = useContent('frame');
  const { session } = useSession();
  const stores = useStores();
  if (session.state !== 'signed-in') return null;
  return {
    ...session,
    label: session.isAdmin ? header.admin : header.user,
    signOut: async () => (await stores.accounts()).signOut(),
  };
}

function Login() {
  const { header } = useContent('frame');
  const href = useHref();
  return (
    <ButtonLink variant="outline" href={href('auth')}>
      {header.login}
    </ButtonLink>
  );
}

/** Of the top bar: Login for a visitor, a menu for who is signed in. */
export function AccountMenu() {
  const { header } = useContent('frame');
  const href = useHref();
  const account = useAccount();
  if (!account) return <Login />;
  return (
    <Menu name="menu" data-menu>
      <Summary>
        <IconUser />
        {account.label}
        <IconChevron />
      </Summary>
      <Panel aria-label={header.userMenu} left="auto" right="0">
        <li>
          <Email>{account.email}</Email>
        </li>
        {account.isAdmin && (
          <li>
            <NavLink href={href('admin')}>{header.adminPanel}</NavLink>
          </li>
        )}
        <li>
          <NavLink asChild width="full">
            <button type="button" onClick={account.signOut}>
              {header.signOut}
            </button>
          </NavLink>
        </li>
      </Panel>
    </Menu>
  );
}

/** The same in the phone's menu. */
export function AccountRows() {
  const { header } = useContent('frame');
  const href = useHref();
  const account = useAccount();
  if (!account) return <Login />;
  return (
    <>
      <chakra.p display="flex" alignItems="center" gap="2" textStyle="small" color="muted" overflowWrap="anywhere">
        <IconUser />
        {account.label}: {account.email}
      </chakra.p>
      {account.isAdmin && (
        <ButtonLink variant="outline" href={href('admin')}>
          {header.adminPanel}
        </ButtonLink>
      )}
      <Button variant="outline" onClick={account.signOut}>
        {header.signOut}
      </Button>
    </>
  );
}
