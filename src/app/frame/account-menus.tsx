import { chakra } from '@chakra-ui/react/styled-system';
import { useContent, useHref } from '../../i18n/place';
import { Button, ButtonLink } from '../../ui/button';
import { IconChevron, IconUser } from '../../ui/icons';
import { styled } from '../../ui/styled';
import { Menu, NavLink, Panel, Summary } from './nav-menu';
import { useAccountPlace } from './use-account-place';

/** Where the frame says who is here (account-place.tsx). */
export type AccountPlaceName = 'header' | 'drawer';

export interface SignedIn {
  email: string;
  isAdmin: boolean;
  label: string;
  signOut: () => Promise<void>;
}

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

/** Of the top bar. */
function AccountMenu({ account }: { account: SignedIn }) {
  const { header } = useContent('frame');
  const href = useHref();
  const menu = useAccountPlace<HTMLDetailsElement>();
  return (
    <Menu ref={menu} name="menu" data-menu>
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
function AccountRows({ account }: { account: SignedIn }) {
  const { header } = useContent('frame');
  const href = useHref();
  const rows = useAccountPlace<HTMLParagraphElement>();
  return (
    <>
      <chakra.p
        ref={rows}
        display="flex"
        alignItems="center"
        gap="2"
        textStyle="small"
        color="muted"
        overflowWrap="anywhere"
      >
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

/** Who is signed in, for each place of the frame. */
export const MENUS = {
  header: styled(AccountMenu),
  drawer: styled(AccountRows),
} satisfies Record<AccountPlaceName, unknown>;
