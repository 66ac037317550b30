import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentType } from 'react';
import type { RouteId } from '../../domain/paths';
import { useContent, useHref, usePlace } from '../../i18n/place';
import { IconCard, IconHome, IconMail, IconMenu } from '../../ui/icons';
import { DRAWER_ID } from './links';

const ITEMS = [
  { id: 'home', Icon: IconHome },
  { id: 'services', Icon: IconCard },
  { id: 'contact', Icon: IconMail },
] as const satisfies { id: RouteId; Icon: ComponentType }[];

const item = {
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.5',
  minH: '3.75rem',
  textStyle: 'label',
  color: 'muted',
  textDecoration: 'none',
  '&[aria-current]': { color: 'accent' },
  '& svg': { boxSize: '1.375rem' },
} as const;
const Item = chakra('a', { base: item });
const More = chakra('button', { base: { ...item, border: 0, bg: 'transparent' } });

/** The phone's navigation, within reach of the thumb. */
export function BottomBar() {
  const { bottomBar } = useContent('frame');
  const { id } = usePlace();
  const href = useHref();
  return (
    <chakra.nav
      aria-label={bottomBar.label}
      hideFrom="md"
      position="fixed"
      insetInline="0"
      bottom="0"
      zIndex="header"
      display="flex"
      bg="surface"
      borderTopWidth="1px"
      borderColor="line"
      pb="env(safe-area-inset-bottom)"
    >
      {ITEMS.map(({ id: route, Icon }) => (
        <Item key={route} href={href(route)} aria-current={id === route ? 'page' : undefined}>
          <Icon />
          {bottomBar[route]}
        </Item>
      ))}
      <More type="button" popoverTarget={DRAWER_ID} aria-label={bottomBar.openMenu}>
        <IconMenu />
        {bottomBar.more}
      </More>
    </chakra.nav>
  );
}
